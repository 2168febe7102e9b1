"""What a notebook calls: Lesson(name) and its few verbs.

lesson.check(kernel)      right or wrong, and why
lesson.time(kernel)       the live panel
lesson.inspect(kernel)    what the target's compiler makes of it, beside the previous stage
lesson.compare()          published, predicted and measured, every stage so far
lesson.predict(x=...)     commit a guess before you measure
lesson.hint()             the next hint
lesson.previous()         the kernel of the stage before
lesson.log(), lesson.restore(version)   the experiment log, and any earlier version out of it
"""

from __future__ import annotations

import contextlib
import os
import re
import threading
import time

from course import cells, lanes, lessonfile, second_look, state
from course.checker import Verdict
from course.contracts import contract
from course.figures import Figure
from course.lessonfile import Exercise
from course.lines import wrapped
from course.toolchains import source
from course.toolchains.base import KernelError
from course.worker.host import Worker, warm


class Told(Exception):
    """Something the reader must read; shown as its text alone, without a traceback."""

    def _render_traceback_(self):
        return [wrapped(str(self))]


class CheckFailed(Told):
    """A check that did not pass. `.verdict` has everything."""

    def __init__(self, verdict: Verdict):
        super().__init__(str(verdict))
        self.verdict = verdict


class Lesson:
    """One lesson. `lane`: ask for another lane than the best one here, e.g. "cpu" on a machine with the card.

    Raises Told in one sentence when there is no such lesson or lane."""

    def __init__(self, name: str, lane: str | None = None):
        try:
            self.file = lessonfile.read(name)
        except LookupError as error:
            raise Told(str(error)) from None
        self.name, self.wanted_lane = self.file.name, lane
        self.verdicts: dict[str, Verdict] = {}
        self.passed: set[tuple[str, str]] = set()  # (contract, hash) of the texts that passed in this session
        self.hints_shown: dict[str, int] = {}  # by exercise
        print(self.file.title)
        for exercise in self.file.exercises:
            print(f"  {exercise.name}: {contract(exercise.contract).promise}")
        if any(e.kind == "musa" for e in self.file.exercises):
            _load_magic("course.musa.magic")
        self.workers: dict[str, Worker] = {}
        for kind in dict.fromkeys(e.kind for e in self.file.exercises):
            self._start(kind)

    def _start(self, kind: str) -> None:
        """Pick a lane, say so, and start its worker and the second look's: both are warm when they are wanted."""
        try:
            lane, env = lanes.pick(kind, self.wanted_lane)
        except LookupError as error:
            print(f"  {kind} kernels: {error}")
            return
        self.workers[kind] = warm(kind, lane, env)
        watching = lanes.detector(kind, lane)
        for worker in [self.workers[kind], *([warm(kind, *watching)] if watching else [])]:
            threading.Thread(target=worker.start, daemon=True).start()
        print(f"  {kind} kernels run in lane: {lane}")

    def _exercise(self, kernel) -> Exercise:
        """The exercise that a kernel answers: by its name, else the only one of the lesson."""
        function = source.function_of(kernel)
        name = kernel if isinstance(kernel, str) else getattr(kernel, "name", "") or getattr(function, "__name__", "")
        exercises = self.file.exercises
        found = [e for e in exercises if e.name == name] or (exercises if len(exercises) == 1 else [])
        if not found:
            wanted = ", ".join(e.name for e in exercises) or "none"
            raise Told(f"{name or kernel!r} is no exercise of this lesson; it has {wanted}: pass that kernel's name.")
        return found[0]

    def _worker(self, kind: str) -> Worker:
        if kind not in self.workers:
            raise Told(f"Nothing here runs {kind} kernels: `course doctor` says what is missing.")
        return self.workers[kind]

    def _text(self, kernel) -> str:
        try:
            text = source.text_of(kernel)
        except KernelError as error:
            raise Told(str(error)) from None
        name = getattr(source.function_of(kernel), "__name__", "")
        if number := cells.untaken(kernel, name, text):
            raise Told(
                f"The cell In [{number}] that defines {name} stopped with an error, so that {name} is still the kernel "
                "of an earlier cell: mend that cell and run it again, then this one."
            )
        return text

    # ---- the verbs -----------------------------------------------------------------------------------------------

    def check(self, kernel, seed: int | None = None, level: str = "lesson") -> None:
        """Check a kernel on its contract's cases; prints the verdict, raises CheckFailed unless it passes.

        seed: repeat a check exactly. level: "quick", "lesson" or "long"."""
        exercise, text = self._exercise(kernel), self._text(kernel)
        promised = contract(exercise.contract)
        verdict = second_look.check(text, promised, self._worker(exercise.kind), exercise.name, seed, level)
        self.keep(exercise.name, verdict)
        self._record(exercise, text, verdict)
        if verdict.passed:
            self.passed.add((exercise.contract, state.code_hash(text)))
            print(wrapped(str(verdict)))
            return
        if verdict.judgement is not None and verdict.judgement.wrong.any() and _in_notebook():
            _show_error_map(verdict)
        raise CheckFailed(verdict)

    def keep(self, name: str, verdict: Verdict) -> None:
        """Remember an exercise's verdict; the last check's stands last."""
        self.verdicts.pop(name, None)
        self.verdicts[name] = verdict

    def _record(self, exercise: Exercise, text: str, verdict: Verdict) -> None:
        """To the experiment log; a full disk must not cost the reader the verdict."""
        with contextlib.suppress(OSError):
            entry = {
                "lesson": self.name,
                "exercise": exercise.name,
                "what": "check",
                "version": state.keep(text),
                "verdict": verdict.outcome,
                "causes": [c.name for c in verdict.causes],
                "seed": verdict.seed,
                "device": verdict.device,
            }
            state.append("log.jsonl", entry)

    def time(self, kernel, versus=None, sizes: dict | None = None):
        """The live panel: sizes, Run and Stop, a plot that grows while it measures.

        versus: another kernel, or the name of a stage, timed in turn in the same run. No time is shown for a kernel
        that fails its check."""
        from course.widgets.panel import Panel

        exercise, text = self._exercise(kernel), self._text(kernel)
        try:
            return Panel(self, exercise, text, versus, sizes)
        except (LookupError, ValueError, KernelError) as error:
            raise Told(str(error.args[0])) from None

    def inspect(self, kernel, versus: str | None = None, listing: bool = False) -> None:
        """Instructions of the target's compiler for this kernel, beside the previous stage's (or `versus`)."""
        from course import inspector

        exercise, text = self._exercise(kernel), self._text(kernel)
        try:
            print(inspector.report(self, exercise, text, versus, listing))
        except KernelError as error:
            raise Told(f"{error}" + (f" (line {error.line})" if error.line else "")) from None

    def source(self, kernel) -> None:
        """The source that the toolchain generates from a kernel (ESIMD: OpenCL C with the Python lines)."""
        import importlib

        from course.toolchains.base import TOOLCHAINS

        exercise = self._exercise(kernel)
        show = getattr(importlib.import_module(TOOLCHAINS[exercise.kind]), "generated", None)
        if show is None:
            raise Told(f"A {exercise.kind} kernel is compiled as it is: there is no generated source.")
        promised = contract(exercise.contract)
        problem = promised.make(promised.bench_case())
        try:
            print(show(self._text(kernel), problem.arguments, problem.case.scalars))
        except KernelError as error:
            raise Told(str(error)) from None

    def predict(self, **guesses) -> None:
        """Note guesses; compare() shows them beside what was measured. `...` and "..." mean: not yet.

        Where a word is wanted, the front matter lists its `choices`."""
        for name, value in guesses.items():
            choices = self.file.options.get("choices", {}).get(name, [])
            quoted = ", ".join(f'"{choice}"' for choice in choices)
            if choices and value not in choices:
                print(f'{name}: no guess yet. Write one of {quoted}, with its quotes, e.g. {name}="{choices[-1]}"')
            elif value in (..., "..."):
                print(f"{name}: no guess yet. Write a number in place of ..., e.g. {name}=4, or a word in quotes")
            elif isinstance(value, bool) or not isinstance(value, int | float | str):
                print(f"{name}: {value!r} is not a number or a word. Write one, e.g. {name}=4")
            else:
                with contextlib.suppress(OSError):
                    state.append("predictions.jsonl", {"lesson": self.name, "name": name, "value": value})
                print(f"{name}: noted, {value} (predicted)")

    def predictions(self) -> dict:
        """The last guess for each name in this lesson."""
        return {e["name"]: e["value"] for e in state.entries("predictions.jsonl") if e.get("lesson") == self.name}

    def hint(self, kernel=None) -> None:
        """The next hint for an exercise; what its last check found comes first.

        kernel: the exercise's kernel or its name; without one, the exercise that was checked last or comes next."""
        exercise = self._exercise(kernel) if kernel is not None else self._open_exercise()
        if exercise is None:
            print("This lesson has no exercise, and so no hints.")
            return
        name, shown = exercise.name, self.hints_shown.get(exercise.name, 0)
        hints = _hints(self.file)[name]
        verdict = self.verdicts.get(name)
        if shown == 0 and verdict is not None and not verdict.passed and verdict.causes:
            print(wrapped(f"Your last check: {verdict.causes[0].text}"))
        if shown < len(hints):
            print(wrapped(f"{name}, hint {shown + 1} of {len(hints)}: {hints[shown]}"))
            self.hints_shown[name] = shown + 1
            return
        print(
            f"There are no more hints for {name}. lesson.previous() shows the kernel of the stage before; "
            f"the solved notebook is solutions/{self.name}.ipynb."
        )

    def _open_exercise(self) -> Exercise | None:
        """The one whose check failed last, else the first that has not passed, else the last."""
        exercises = {e.name: e for e in self.file.exercises}
        failed = [name for name, v in self.verdicts.items() if not v.passed and name in exercises]
        passed = {name for name, v in self.verdicts.items() if v.passed}
        waiting = [name for name in exercises if name not in passed]
        chosen = failed[-1:] or waiting[:1] or list(exercises)[-1:]
        return exercises[chosen[0]] if chosen else None

    def explain(self, size: int = 4) -> None:
        """The last check that did not pass: which elements a wrong one was made of, and numbers around it."""
        from course import explain

        print(wrapped(explain.last([v for v in self.verdicts.values() if not v.passed], size)))

    def compare(self) -> None:
        """Published, predicted and measured, every stage of this ladder so far. Each figure says what it is."""
        from course import comparison

        print(comparison.table(self))

    def previous(self):
        """The kernel of the stage before, lines that this stage changes marked."""
        from course import previous

        return previous.show(self)

    def picture(self, **parameters):
        """Which elements a work-item, a work-group and a tile touch; `parameters` of this stage, with sliders."""
        from course import pictures

        return pictures.show(self, **parameters)

    def roofline(self, **problems):
        """Measure this device's two ceilings and place problems under them; each is (FLOP, bytes)."""
        from course import roofline

        try:
            roofline.show(self, problems)
        except KernelError as error:
            raise Told(str(error)) from None

    def gallery(self):
        """Faulty kernels of this stage as puzzles: find the fault, then ask the checker."""
        from course import gallery

        return gallery.show(self)

    def log(self, last: int = 10) -> None:
        """The last entries of the experiment log for this lesson."""
        mine = [e for e in state.entries("log.jsonl") if e.get("lesson") == self.name][-last:]
        for e in mine:
            said = e.get("verdict", "")
            if e.get("median_s"):
                said += f", {Figure(e['median_s'] * 1e3, 'ms', 'measured', e.get('device', 'this machine'))}"
            print(f"{e['at']}  {e.get('version', ''):12}  {e.get('exercise', '')}  {e.get('what', '')}: {said}")
        if not mine:
            print("Nothing yet: lesson.check and lesson.time write here.")

    def restore(self, version: str) -> None:
        """Print an earlier version of a kernel, to paste back. `version`: its first characters, from lesson.log()."""
        try:
            print(state.kept(version))
        except LookupError as error:
            raise Told(str(error)) from None


HINT = re.compile(r"<details>\s*<summary>[^<]*[Hh]int[^<]*</summary>(.*?)</details>", re.S)


def _hints(file) -> dict[str, list[str]]:
    """The folded hints after each exercise's cell (the first has those before it too), as text.

    In the lesson: <details><summary>Hint 1</summary>text</details>."""
    found = {e.name: [] for e in file.exercises}
    to_come = iter(found)
    name = next(to_come)
    first = True
    for cell in file.notebook.cells:
        if cell.cell_type == "code" and "kernel" in cell.metadata:
            name, first = (name, False) if first else (next(to_come), False)
        elif cell.cell_type == "markdown":
            found[name] += [re.sub(r"\s+", " ", text).strip() for text in HINT.findall(cell.source)]
    return found


def _load_magic(extension: str) -> None:
    """Without it `%%musa name` names nothing, and the check that follows stops on that name."""
    from IPython import get_ipython

    if get_ipython() is not None:
        get_ipython().extension_manager.load_extension(extension)


def _in_notebook() -> bool:
    try:
        from IPython import get_ipython
    except ImportError:
        return False
    shell = get_ipython()
    return shell is not None and getattr(shell, "kernel", None) is not None and "PYTEST_CURRENT_TEST" not in os.environ


def _show_error_map(verdict: Verdict) -> None:
    try:
        from course.errormap import figure
    except ImportError:
        return
    from course.pictures import show_figure

    show_figure(figure(verdict.judgement))


def stamp() -> str:
    """Now, for records."""
    return time.strftime("%Y-%m-%dT%H:%M:%S")
