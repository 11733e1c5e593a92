"""The solver as a service: REST, GraphQL, and a history of games in a database."""
