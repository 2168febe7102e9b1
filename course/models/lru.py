"""A cache that forgets what was unused for longest, and a GEMM's tiles going through it.

The model knows no sets, lines, banks or writes: it tells how much *could* be found again, not what a device finds.
"""

from __future__ import annotations

from collections import OrderedDict

import numpy as np


class Lru:
    """A fully associative cache of `capacity` bytes. `missed`: bytes fetched so far."""

    def __init__(self, capacity: int):
        self.capacity, self.used, self.missed = capacity, 0, 0
        self.held: OrderedDict = OrderedDict()

    def touch(self, key, size: int) -> bool:
        """Use `size` bytes under `key`; whether they were there. What does not fit at all is never kept."""
        if key in self.held:
            self.held.move_to_end(key)
            return True
        self.missed += size
        if size <= self.capacity:
            self.held[key] = size
            self.used += size
        while self.used > self.capacity:
            self.used -= self.held.popitem(last=False)[1]
        return False


def gemm_bytes(order, steps: int, tile_a: int, tile_b: int, resident: int, capacity: int, pace: float = 1.0, seed=0):
    """Bytes that a GEMM fetches from memory through an Lru of `capacity` bytes.

    order: (tile row, tile column) of every program; a program takes `steps` steps of K and reads `tile_a` and `tile_b`
    bytes in each. `resident` programs run at a time; when one ends, the next begins. In a tick, each takes its next
    step with probability `pace`: 1.0 is lock step, less lets them drift apart (drawn from `seed`)."""
    cache, rng = Lru(capacity), np.random.default_rng(seed)
    waiting = iter(order)
    running = [[m, n, 0] for m, n in (next(waiting, (None, None)) for _ in range(resident)) if m is not None]
    while running:
        moves = rng.random(len(running)) < pace
        left = []
        for program, moved in zip(running, moves, strict=True):
            if moved:
                m, n, k = program
                cache.touch((0, m, k), tile_a)
                cache.touch((1, n, k), tile_b)
                program[2] += 1
                if program[2] == steps:
                    tile = next(waiting, None)
                    if tile is None:
                        continue
                    program = [*tile, 0]
            left.append(program)
        running = left
    return cache.missed
