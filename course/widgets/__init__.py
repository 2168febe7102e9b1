"""The interactive parts of a lesson."""
