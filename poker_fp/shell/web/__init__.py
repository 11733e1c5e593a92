"""The solver as a service: REST, GraphQL, and a history of games in a database.

Open `app.py` first: what the application is made of. `history_table.py` has the columns of the
history, `migrations/` makes them, `history_queries.py` reads and writes them.
"""
