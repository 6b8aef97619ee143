"""What protoc would make of ONNX's schemas, with onnxgen's classes."""

from onnxgen.onnx import *  # noqa: F401,F403
