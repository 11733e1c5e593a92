"""Our tables and those of others on the same hands. Run it: `python -m tests.benchmarks`."""
