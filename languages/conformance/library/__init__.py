"""A small client on top of the functions that openapi-python-client generates.

The generated functions build the requests. This layer validates arguments, sends and
retries requests, parses errors, and follows pages and long-running operations as described by the extensions of the
document.
"""
