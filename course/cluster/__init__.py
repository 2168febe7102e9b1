"""Running grading on a cluster."""
