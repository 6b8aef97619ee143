"""Descriptors, of files that have no module as well, and pools of them."""
