"""corpora_script.py onnxgen|protobuf MODULE: prints the contents of each file named on standard input, a model or a
tensor.

With protobuf, MODULE is protoc's module of onnxgen's schema. It replaces the onnx package's own module, which has fewer
fields.
"""

import hashlib
import importlib.util
import sys

WITH_PROTOBUF = sys.argv[1] == "protobuf"
if WITH_PROTOBUF:
    spec = importlib.util.spec_from_file_location("onnx.onnx_ml_pb2", sys.argv[2])
    classes = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(classes)
    sys.modules[spec.name] = classes
    from onnx import ModelProto, TensorProto, numpy_helper

    to_array = numpy_helper.to_array
else:
    import onnxgen
    from onnxgen import to_array
    from onnxgen.onnx import ModelProto, TensorProto


class Digest:
    def __init__(self):
        self._hash = hashlib.sha256()
        self.count = 0

    def add(self, *values):
        self.count += 1
        self._hash.update(repr(values).encode())

    def __str__(self):
        return f"{self.count} {self._hash.hexdigest()}"


def walk(message, fields, arrays):
    """Adds everything that is visible in a message: the presence of each field, and its value, set or not."""
    for field in message.DESCRIPTOR.fields:
        value = getattr(message, field.name)
        if field.label == field.LABEL_REPEATED:
            fields.add(field.name, field.number, len(value))
            if field.type != field.TYPE_MESSAGE:
                fields.add(list(value))
            else:
                for element in value:
                    walk(element, fields, arrays)
        elif field.type == field.TYPE_MESSAGE:
            fields.add(field.name, field.number, message.HasField(field.name))
            if message.HasField(field.name):
                walk(value, fields, arrays)
        else:
            fields.add(field.name, field.number, message.HasField(field.name), value)
    for oneof in message.DESCRIPTOR.oneofs:
        fields.add(oneof.name, message.WhichOneof(oneof.name))
    fields.add([field.name for field, _ in message.ListFields()])
    if message.DESCRIPTOR.full_name == "onnx.TensorProto":
        arrays.add(message.data_type, *elements(message))


def elements(tensor):
    """Returns the tensor as an array, if onnx package 1.12 has one that is not converted from another type."""
    if not 1 <= tensor.data_type <= 15 or tensor.data_location == tensor.EXTERNAL:
        return (len(tensor.raw_data),)
    try:
        array = to_array(tensor)
    except ValueError:  # shape and bytes do not match
        return ("no array",)
    return array.dtype.str, array.shape, array.tolist() if array.dtype == object else array.tobytes()


def read(path):
    with open(path, "rb") as file:
        content = file.read()
    if path.endswith(".pb"):
        return content, TensorProto.FromString(content)  # some are sequences, which also parse as tensors
    if WITH_PROTOBUF:
        return content, ModelProto.FromString(content)
    return content, onnxgen.load(path, load_external_data=False)


def describe(path):
    content, message = read(path)
    fields, arrays = Digest(), Digest()
    walk(message, fields, arrays)
    same = "the same bytes" if message.SerializeToString() == content else "other bytes"
    return f"{same}, {message.ByteSize()}, fields {fields}, arrays {arrays}"


for line in sys.stdin:
    print(f"{line.strip()}: {describe(line.strip())}")
