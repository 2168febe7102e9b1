"""The error map: every element is in one class, and the picture says little and shows itself."""

import numpy as np

from course.contracts.base import Case, judge
from course.contracts.gemm import Gemm
from course.errormap import classes, figure


def judgement():
    contract = Gemm("x", in_dtype="f32", out_dtype="f32")
    p = contract.make(Case({"M": 24, "N": 16, "K": 8}, 1))
    given = p.fresh_arguments()
    c = given[2].view()
    c[:20] = p.want[:20]
    c[3, 4], c[5, :], c[6, 6] = np.nan, 0, np.inf
    return judge(p, given)


def test_every_element_is_in_one_class():
    found = classes(judgement())
    assert (sum(mask.astype(int) for mask in found.values()) == 1).all()
    assert {name: int(mask.sum()) for name, mask in found.items()} == {
        "right": 20 * 16 - 18, "unwritten": 64, "nan": 1, "infinite": 1, "wrong": 16,
    }  # fmt: skip


def test_the_picture_is_short_of_text_and_a_png():
    fig = figure(judgement(), tile=(8, 8))
    title = fig.axes[0].get_title()
    assert len(title.splitlines()) <= 5 and "82 of 384" in title
    assert fig._repr_png_().startswith(b"\x89PNG")
    assert {t.get_text() for t in fig.legends[0].get_texts()} == {"right", "not written", "NaN", "infinite"}


def test_a_single_column_and_a_vector_are_drawn():
    contract = Gemm("x", in_dtype="f32", out_dtype="f32")
    p = contract.make(Case({"M": 300, "N": 1, "K": 8}, 1))
    figure(judge(p, p.fresh_arguments()))._repr_png_()
