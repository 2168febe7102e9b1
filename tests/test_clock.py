"""The clock's own test, on machines whose times are prescribed: a stream of known cost, and a timer that is off."""

import pytest

from course import clock
from course.timing import Timing


def life(start_s, call_s):
    """A process whose answer takes start_s for itself and call_s for every call."""
    return lambda calls: start_s + calls * call_s


def measured(*batches):
    return Timing("stream", "test device", {}, batches=list(batches), verdict="passed")


def test_the_difference_of_two_waits_holds_no_start_up():
    costs = clock.calibrated(life(3.0, 2e-3), 500)
    assert costs == pytest.approx([2e-3] * clock.PAIRS)


@pytest.mark.parametrize(("call_s", "good"), [(2e-3, True), (2.3e-3, False), (1.0e-3, False)])
def test_a_timer_that_is_off_is_found_out(call_s, good):
    said, inside = clock.verdict(
        measured(1.95e-3, 2e-3, 2.02e-3, 2e-3, 2.05e-3), clock.calibrated(life(3, call_s), 500)
    )
    assert inside is good and ("lies within" if good else "lies outside") in said


def test_on_a_gpu_the_kernels_time_is_compared():
    timing = measured(*[2.2e-3] * 5)
    timing.kernel_batches = [1.99e-3, 2e-3, 2e-3, 2e-3, 2.01e-3]
    assert clock.verdict(timing, [2e-3] * clock.PAIRS, hidden=True)[1]
    assert not clock.verdict(timing, [2e-3] * clock.PAIRS)[1]


def test_a_calibration_on_a_busy_machine_is_no_verdict():
    said, inside = clock.verdict(measured(*[2e-3] * 5), [1e-3, 2e-3, 4e-3, -1e-3, 3e-3, 0.5e-3, 3.5e-3, -2e-3, 5e-3])
    assert not inside and "too noisy" in said
