"""Models that lessons predict with before anything is measured: one idea a file."""
