"""Time launches on a GPU: CUDA graphs of many launches, inputs rotated, median and quartiles of the replays.

A graph holds enough launches that its own start does not count. Only torch is needed.
"""

import statistics
import time

import torch


def graph(launch, n: int):
    """A CUDA graph of `launch(0) ... launch(n - 1)`, in order; what the launches allocate is kept alive with it."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for i in range(3):
            launch(i)
    torch.cuda.current_stream().wait_stream(stream)
    torch.cuda.synchronize()
    captured = torch.cuda.CUDAGraph()
    with torch.cuda.graph(captured):
        for i in range(n):
            launch(i)
    captured.replay()
    torch.cuda.synchronize()
    return captured


def replay(captured, n: int) -> float:
    """Microseconds a launch in one replay of a graph of n launches."""
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    start.record()
    captured.replay()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / n * 1e3


def compare(graphs: dict, n: int, rounds: int, settle: int = 3) -> dict:
    """Replay every graph once a round, in turn, so that heat and clocks are shared; {name: microseconds a round}."""
    times = {name: [] for name in graphs}
    for r in range(rounds + settle):
        for name, captured in graphs.items():
            us = replay(captured, n)
            if r >= settle:
                times[name].append(us)
    return times


def call_us(launch, n: int = 100) -> float:
    """Microseconds of host time that one ordinary launch takes to submit, without a graph: the median of n."""
    for i in range(5):
        launch(i)
    torch.cuda.synchronize()
    spans = []
    for i in range(n):
        began = time.perf_counter()
        launch(i)
        spans.append(time.perf_counter() - began)
        if i % 16 == 15:
            torch.cuda.synchronize()  # the queue never fills
    torch.cuda.synchronize()
    return statistics.median(spans) * 1e6


def summary(times: list[float]) -> dict:
    """Median and quartiles, microseconds."""
    ordered = sorted(times)
    low, high = ordered[len(ordered) // 4], ordered[len(ordered) * 3 // 4]
    return dict(us=statistics.median(ordered), low=low, high=high, runs=len(ordered))
