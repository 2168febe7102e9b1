"""Tuning of the fast Triton kernels: `tuner` searches, `table.json` holds what it found, `clock` times, `works` says on what."""
