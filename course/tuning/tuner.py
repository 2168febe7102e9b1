"""Tune the fast kernels on the GPU of this machine: `python -m course.tuning.tuner OUT [WORD ...]`.

    compile   many processes, each launching its own candidates once: a crash or a hang costs only itself
    time      a process a work: every candidate is checked on fresh inputs, then timed; the best four and the library
              again, in turn, so that heat and clocks are shared
    OUT       table.json, the winner of each work; tuned.json, every candidate's time

WORDs choose works by parts of their names. Nothing but torch and triton is needed.
"""

from __future__ import annotations

import datetime
import functools
import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
KERNELS = HERE.parent / "kernels" / "triton" / "fast"
HUNG_S = 40
KEPT = 4


@functools.cache
def kernel(name: str, folder: Path = KERNELS):
    """A kernel file as a module, wherever its folder stands."""
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def launch(name: str, options: dict, arrays, work) -> None:
    """Start one launch of a fast kernel on one input set."""
    if work.page:
        *arrays, table = arrays
        options = {**options, "table": table, "L": work.L}
    kernel(name).launch(*arrays, **options)


def chosen(words: list[str]):
    """(work, its candidates) of the works whose names hold one of the words; all works for no words."""
    from course.tuning import candidates, works

    return [(w, candidates.of(w)) for w in works.all_works() if not words or any(x in w.name for x in words)]


# ---- compile ---------------------------------------------------------------------------------------------------------


def compile_some(log: str, words: list[str], todo: list) -> None:
    """Launch the candidates `todo`, [[work name, number], ...], once each; one line in `log` before and after."""
    import torch

    tasks = {(w.name, i): (w, c) for w, cs in chosen(words) for i, c in enumerate(cs)}
    name, arrays = None, None
    with open(log, "a", buffering=1) as out:
        for key in todo:
            work, (file, options) = tasks[tuple(key)]
            out.write(json.dumps(["start", key]) + "\n")
            try:
                if work.name != name:
                    name, arrays = work.name, None
                    arrays = work.data(1, empty=True)[0]
                launch(file, options, arrays, work)
                torch.cuda.synchronize()
                out.write(json.dumps(["ok", key]) + "\n")
            except Exception as error:
                out.write(json.dumps(["bad", key, f"{type(error).__name__}: {error}"[:300]]) + "\n")
                if "CUDA" in str(error):  # the process is spoilt: the parent starts another for what is left
                    os._exit(1)


class Compiler:
    """One process after another until a list of candidates is through."""

    def __init__(self, log: Path, words, todo):
        self.log, self.words, self.todo = log, words, todo
        self.start()

    def start(self) -> None:
        command = ["--compile", str(self.log), json.dumps(self.words), json.dumps(self.todo)]
        self.process = subprocess.Popen([sys.executable, "-m", __spec__.name, *command], stderr=subprocess.DEVNULL)
        self.lines, self.moved = 0, time.time()

    def seen(self) -> list:
        return [json.loads(x) for x in self.log.read_text().splitlines()] if self.log.exists() else []

    def through(self) -> bool:
        """Look once; restart behind a candidate that crashed or hangs."""
        found = self.seen()
        if len(found) != self.lines:
            self.lines, self.moved = len(found), time.time()
        hung = time.time() - self.moved > HUNG_S
        if self.process.poll() is None and not hung:
            return False
        self.stop()
        touched = [x[1] for x in found]
        self.todo = [k for k in self.todo if k not in touched]
        if self.todo:
            self.start()
        return not self.todo

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def compile_all(out: Path, words: list[str], workers: int = 14, limit_s: float = 150) -> dict:
    """(work name, number) -> ["ok"] or ["bad", why]; what crashed stays ["start"]."""
    keys = [[w.name, i] for w, cs in chosen(words) for i in range(len(cs))]
    running = [Compiler(out / f"compile.{n}", words, keys[n::workers]) for n in range(min(workers, len(keys)))]
    began, all_of_them = time.time(), list(running)
    while running and time.time() - began < limit_s:
        time.sleep(0.2)
        running = [c for c in running if not c.through()]
    state = {}
    for compiler in all_of_them:
        compiler.stop()
        for kind, key, *rest in compiler.seen():
            state[tuple(key)] = [kind, *rest]
        compiler.log.unlink(missing_ok=True)
    return state


# ---- time ------------------------------------------------------------------------------------------------------------


def time_work(out: str, name: str, good: list[int]) -> None:
    """Check and time the candidates `good` of one work; writes OUT/work.json."""
    import torch

    from course.tuning import clock

    torch.manual_seed(time.time_ns() % 2**31)
    [(work, cands)] = [x for x in chosen([name]) if x[0].name == name]
    data = work.data()
    want = torch.from_numpy(work.wanted(*data[0])[0]).cuda()
    graphs, entries = {}, []

    def graph(run):
        return clock.graph(lambda i: run(*data[i % work.sets]), work.launches)

    for i in good:
        file, options = cands[i]
        entry = dict(kernel=file, options=options)
        run = functools.partial(
            lambda *arrays, file, options: launch(file, options, arrays, work), file=file, options=options
        )
        try:
            got = data[0][work.output].fill_(float("nan"))
            run(*data[0])
            entry["error"] = ((got.double() - want).norm() / want.norm()).item()
            if entry["error"] < 6e-3:  # coarse: the winner meets the whole contract when it is recorded
                captured = graph(run)
                entry["us"] = clock.summary([clock.replay(captured, work.launches) for _ in range(9)])["us"]
                entry["run"] = run
        except Exception as problem:
            entry["bad"] = str(problem)[:200]
        entries.append(entry)
    entries.sort(key=lambda e: e.get("us", 1e9))
    for label, run in work.library().items():
        graphs[label] = graph(run)
    for n, entry in enumerate(entries[:KEPT]):
        if "us" in entry:
            graphs[n] = graph(entry["run"])
    final = {k: clock.summary(v) for k, v in clock.compare(graphs, work.launches, 25).items()}
    for n, entry in enumerate(entries[:KEPT]):
        entry["again"] = final.pop(n, None)
    for entry in entries:
        entry.pop("run", None)
    entries.sort(key=lambda e: (e.get("again") or {}).get("us", e.get("us", 1e9) + 1e9))
    Path(out, "work.json").write_text(json.dumps(dict(work=name, library=final, candidates=entries)))


def main(out: str, words: list[str]) -> int:
    import torch
    import triton

    folder, began = Path(out), time.time()
    folder.mkdir(exist_ok=True, parents=True)
    state = compile_all(folder, words)
    failed = {k: v for k, v in state.items() if v[0] != "ok"}
    print(f"compiled {len(state) - len(failed)}, failed {len(failed)}, {time.time() - began:.0f} s", flush=True)
    stamp = dict(
        device=torch.cuda.get_device_name(),
        torch=torch.__version__,
        triton=triton.__version__,
        date=datetime.date.today().isoformat(),
    )
    results, table = [], {**stamp, "works": {}}
    for work, cands in chosen(words):
        good = [i for i in range(len(cands)) if state.get((work.name, i), [""])[0] == "ok"]
        command = [sys.executable, "-m", __spec__.name, "--time", str(folder), work.name, json.dumps(good)]
        try:
            done = subprocess.run(command, timeout=130, capture_output=True, text=True)
            result = json.loads((folder / "work.json").read_text())
            (folder / "work.json").unlink()
        except (subprocess.TimeoutExpired, OSError) as error:
            print(f"{work.name}: {error} {done.stderr[-500:] if 'done' in dir() else ''}", flush=True)
            continue
        results.append(result)
        best = result["candidates"][0]
        table["works"][work.name] = {k: best[k] for k in ("kernel", "options")} | {
            "us": (best.get("again") or best)["us"]
        }
        library = min((t["us"] for t in result["library"].values()), default=None)
        print(f"{work.name}: {table['works'][work.name]}, library {library}, {time.time() - began:.0f} s", flush=True)
        (folder / "tuned.json").write_text(
            json.dumps({**stamp, "results": results, "failed": [[*k, *v] for k, v in failed.items()]})
        )
        (folder / "table.json").write_text(json.dumps(table, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    if sys.argv[1] == "--compile":
        compile_some(sys.argv[2], json.loads(sys.argv[3]), json.loads(sys.argv[4]))
    elif sys.argv[1] == "--time":
        time_work(sys.argv[2], sys.argv[3], json.loads(sys.argv[4]))
    else:
        sys.exit(main(sys.argv[1], sys.argv[2:]))
