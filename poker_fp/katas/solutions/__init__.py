"""A worked solution of each kata, as a learner would write it: from nothing but Python."""
