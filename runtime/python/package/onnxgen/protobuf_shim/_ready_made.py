"""Replacement for the modules that protoc generates from ONNX's schemas, with onnxgen's classes."""

from onnxgen.onnx import *  # noqa: F401,F403
