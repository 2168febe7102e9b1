"""What the course brings along so that numba-dpex 0.23 runs without its whole declared environment."""
