"""Descriptors and descriptor pools, also for files without a module."""
