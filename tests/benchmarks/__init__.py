"""This library and its peers on the same hands. Run it with `python -m tests.benchmarks`."""
