class ConanInvalidConfiguration(Exception):
    """Raised by a recipe that rejects its options or settings."""
