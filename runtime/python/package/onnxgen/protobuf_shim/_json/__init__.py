"""JSON in Python, for what onnxgen._core does not do."""
