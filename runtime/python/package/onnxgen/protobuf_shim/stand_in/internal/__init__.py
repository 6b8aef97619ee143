"""Internal modules imported by generated modules."""
