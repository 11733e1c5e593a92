"""Everything that touches the world: terminals, files, streams, processes, the network.

Open `cli.py` first: the command line, and which commands there are. `explaining.py` has `compare`
and `explain`, `comparing_pairs.py` what `compare` does without hands, `describing.py` `describe`;
`kata/` runs learners' programs, `play/` is the game at the terminal, `web/` the service, `page/`
what a browser runs. What several of them share lies beside: `solving.py` chooses the soonest way to
solve many lines, `answering.py` prints the answers to lines and counts the bad, `refusals.py` shows
what is wrong with input, `streams.py` and `files.py` read and write, `shipped.py` reads strengths
compiled before, `options.py` has the options of several commands, `colours.py` paints cards,
`policy.py` says what the site's pages may do.
"""
