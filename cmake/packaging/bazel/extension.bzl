"""The module extension for generator.bzl; apart, because releases of Bazel without modules cannot load it."""

load(":generator.bzl", "onnxgen_generator")

def _generator(_context):
    onnxgen_generator(name = "onnxgen_generator")

generator = module_extension(implementation = _generator)
