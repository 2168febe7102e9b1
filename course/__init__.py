"""A course on kernel optimisation for Intel Arc A770, Hygon gfx936 and Moore Threads MTT S4000.

A notebook needs one name: ``from course import Lesson``. Heavy packages are imported where they are used.
"""

__all__ = ["Lesson"]
__version__ = "0.1.0"


def __getattr__(name: str):
    # Lazy, so that `import course` stays fast and the worker processes never load the notebook's side.
    if name == "Lesson":
        from course.lesson import Lesson

        return Lesson
    raise AttributeError(f"module 'course' has no attribute {name!r}")
