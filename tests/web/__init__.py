"""The service, on SQLite and on PostgreSQL."""
