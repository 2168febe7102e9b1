"""Tuning of the fast Triton kernels: `tuner` fills `table.json`, `clock` times, `works` says on what."""
