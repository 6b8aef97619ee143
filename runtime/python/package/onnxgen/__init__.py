"""ONNX models and other protobuf messages in Python, without protobuf.

    import onnxgen

    model = onnxgen.load("model.onnx")
    for tensor in model.graph.initializer:
        print(tensor.name, onnxgen.to_array(tensor).mean())
    onnxgen.save(model, "copy.onnx")

onnxgen.onnx contains the message classes, onnxgen.io the functions for files, and onnxgen.numpy those for arrays. With
onnxgen.protobuf_shim, the onnx package runs on these classes.

All errors of messages and models derive from Error. DecodeError, EncodeError and ModelError are also ValueErrors. A
file that cannot be used raises OSError or a subclass, such as FileNotFoundError.
"""

from onnxgen import onnx
from onnxgen._core import DecodeError, EncodeError, Error, ModelError
from onnxgen._core import __version__ as __version__
from onnxgen.io import (convert_model_from_external_data, convert_model_to_external_data, index, load,
                        load_external_data, load_from_string, load_model, load_model_from_string, load_tensor,
                        load_tensor_from_string, save, save_model, save_tensor)
from onnxgen.numpy import from_array, to_array

__all__ = ["DecodeError", "EncodeError", "Error", "ModelError", "convert_model_from_external_data",
           "convert_model_to_external_data", "from_array", "index", "load", "load_external_data", "load_from_string",
           "load_model", "load_model_from_string", "load_tensor", "load_tensor_from_string", "onnx", "save",
           "save_model", "save_tensor", "to_array"]
