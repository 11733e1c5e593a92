"""What the site's pages may do, as browsers are told: load what is theirs, and run it."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The Content-Security-Policy of each file; `wasm-unsafe-eval` lets Python be compiled."""
