class ConanInvalidConfiguration(Exception):
    """A recipe refuses its options or settings."""
