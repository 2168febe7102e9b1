"""What one token of a decoder must read: all weights once, and the keys and values of every token before it."""

from __future__ import annotations

import math


def linear(m: int, k: int, tokens: int) -> tuple[float, float]:
    """(FLOP, bytes) of Y[tokens, m] = X[tokens, k] W[m, k]^T in 16-bit formats, each array moved once."""
    return 2.0 * m * k * tokens, 2.0 * (m * k + tokens * k + tokens * m)


def kv_bytes(tokens: int, layers: int, kv_heads: int = 4, head_dim: int = 256, width: int = 2) -> int:
    """Bytes of keys and values that attention reads for one new token; defaults: article 002's heads, bf16."""
    return 2 * tokens * layers * kv_heads * head_dim * width


def tokens_at(ridge: float, m: int, k: int) -> int:
    """The least number of tokens for which `linear` has at least `ridge` FLOP/byte.

    Raises ValueError where no number is enough: the intensity stays below m k / (m + k)."""
    rest = 1 / ridge - 1 / m - 1 / k
    if rest <= 0:
        raise ValueError(f"{m} x {k} stays below {m * k / (m + k):.0f} FLOP/byte, whatever the number of tokens.")
    return math.ceil(1 / rest)
