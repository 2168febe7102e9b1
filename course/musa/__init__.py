"""MUSA C++ without a Moore Threads card: `shim/` (headers for g++), `simulator/` (blocks, warps, memory checks),
`names.json` (the map to CUDA), `wmma_shapes.json` (fragment shapes), `host.mu` (what the course calls in any build).
"""
