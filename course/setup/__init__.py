"""How the course's environment is made, locked and measured; standard library only, since nothing is installed yet."""
