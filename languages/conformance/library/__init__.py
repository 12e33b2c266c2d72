"""A small client over the functions that openapi-python-client generates.

The generated functions write the requests. This layer checks arguments before anything is sent, sends, repeats, reads
errors, and follows pages and long-running operations, as the extensions of the document say.
"""
