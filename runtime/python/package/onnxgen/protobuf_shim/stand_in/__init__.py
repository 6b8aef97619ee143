"""onnxgen.protobuf_shim in place of google.protobuf."""

__version__ = "3.21.12"  # whose interface this is
