"""The solver as a service: REST, GraphQL, and a history of games in a database.

Open `app.py` first: what the application is made of. By the question it answers:

- what is answered: `answers.py`; its fields, as clients are told of them: `shapes.py`
- at which path: `rest_solving.py`, `rest_history.py`, `rest_health.py`, `graphql.py`
- as which bytes: `json_responses.py`
- a site beside all that: `site.py`
- who may ask, how much, how long: `guards.py`, `bodies.py`, `limiting.py`, `graphql_limits.py`,
  with the limits in `settings.py`
- the history: its columns in `history_table.py`, made by `migrations/`; read and written by
  `history_queries.py`; for a request by `history_requests.py`; for a command by `saving.py`
- the database's URL, its connections and its locks: `connecting.py`
- what runs it: `service.py` (threads, the database beside), `server.py` (the process), `logs.py`,
  `commands.py`
"""
