"""JSON conversion in Python, for cases that onnxgen._core does not support."""
