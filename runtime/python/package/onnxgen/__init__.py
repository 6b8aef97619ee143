"""ONNX models and other protobuf messages in Python, without protobuf.

    import onnxgen

    model = onnxgen.load("model.onnx")
    for tensor in model.graph.initializer:
        print(tensor.name, onnxgen.to_array(tensor).mean())
    onnxgen.save(model, "copy.onnx")

onnxgen.onnx contains the message classes, onnxgen.io the functions for files, and onnxgen.numpy those for arrays. With
onnxgen.protobuf_shim, the onnx package runs on these classes.
"""

from onnxgen.io import (convert_model_from_external_data, convert_model_to_external_data, index, load,
                        load_external_data, load_from_string, load_model, load_model_from_string, load_tensor,
                        load_tensor_from_string, save, save_model, save_tensor)

__all__ = ["convert_model_from_external_data", "convert_model_to_external_data", "from_array", "index", "load",
           "load_external_data", "load_from_string", "load_model", "load_model_from_string", "load_tensor",
           "load_tensor_from_string", "save", "save_model", "save_tensor", "to_array"]


def __getattr__(name):
    """Imports NumPy on first use, because the import would take half the time of loading a small model."""
    if name in ("from_array", "to_array"):
        from onnxgen import numpy

        return getattr(numpy, name)
    raise AttributeError(f"module 'onnxgen' has no attribute '{name}'")
