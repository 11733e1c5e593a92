"""Everything that touches the world: terminals, files, streams, processes, the network.

Open `cli.py` first: the command line, and which commands there are. What several commands share
lies beside it; `kata/` runs learners' programs, `play/` is the game at the terminal, `web/` the
service.
"""
