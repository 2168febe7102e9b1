"""Wrong arguments of the verbs: one sentence and exit code 2, before any work."""

import pytest

from course import cli


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("gallery --seeds -1", "-1 is not a whole number from 0 on"),
        ("gallery --honest many", "many is not a whole number from 0 on"),
        ("gallery --jobs 0", "0 is not a whole number from 1 on"),
        ("gallery --long -5", "-5 is not a whole number from 1 on"),
        ("gallery --kind sycl,cuda", "--kind cuda: the gallery has esimd, musa, numpy, sycl, triton"),
        ("gallery --kind numpy --keep /no/such/folder/file", "--keep /no/such/folder/file: No such file or directory"),
        ("gallery --of /no/such/file", "--of: No such file or directory /no/such/file"),
        ("bench 01 --size Q=5", "01_naive has no size Q: gemm_naive has M, N, K"),
        ("bench 01 --size M", "write a name and a number"),
        ("bench 99", "There is no lesson '99'"),
        ("bench 01 --batches 0", "0 is not a whole number from 1 on"),
        ("grade . --lesson 01 --out x --workers 0", "0 is not a whole number from 1 on"),
        ("grade . --lesson 01 --out x --memory 1", "1 is not a whole number from 64 on"),
        ("grade . --lesson 01 --out x --case-limit nan", "nan is not a number of seconds above 0"),
        ("grade . --lesson 01 --out x --case-limit -2", "-2 is not a number of seconds above 0"),
    ],
)
def test_a_wrong_argument_is_told_in_one_sentence(line, said, capsys):
    try:
        code = cli.main(line.split())
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    assert code == 2
    assert said in out + err
    assert "Traceback" not in out + err
