"""What generated modules import."""
