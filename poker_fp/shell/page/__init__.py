"""The Python side of the site's page: plain data in, plain data out. It runs in a browser, too.

Open `answering.py` first: what may be asked, as JSON. By the question it answers: `folding.py`
says who wins and what every rule saw, `otherwise.py` what another order of the rules changes,
`trying.py` whether a rule that the reader wrote keeps the laws, `writing.py` what to type in Python
for all that, `picking.py` what becomes of a hand when a card is pressed. `asked.py` has which rules
are meant, and in which order, `own_rules.py` makes a rule of a reader's code, `keys.py` finds what
its `>` compares, `listening.py` hears what it prints, `showing.py` has cards, hands and evidence as
data, `opening.py` what the page shows before Python is there.

Nothing here imports what a browser's Python lacks, such as threads, processes or numpy. The page
itself is in `examples/site`.
"""
