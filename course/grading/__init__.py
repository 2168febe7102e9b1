"""Grading: students' notebooks in, marks that stand up out.

submission  a notebook read as data; its exercise texts by grade_id
master      the lesson's trusted notebook, whose cells only name those texts
harness     nbval runs it, hardened, in a process of its own
inside      what lesson.check is there: the sandbox, hidden cases, the record
sandbox     where student code runs: bubblewrap
marks       from records to points
results     one atomic file a submission: resume, and the same bytes twice
reports     marks.csv, JSON, Gradescope, HTML, JUnit
"""
