"""corpora_script.py onnxgen|protobuf MODULE: what each file named on standard input holds, a model or a tensor.

With protobuf, MODULE is what protoc made of the schema that onnxgen's classes are of: the onnx package gets that in place
of its own, which knows less.
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
    """Everything that can be seen of a message: of each field whether it is set and its value, set or not."""
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
    """The tensor as an array, where the onnx package 1.12 has one that is not made of another type."""
    if not 1 <= tensor.data_type <= 15 or tensor.data_location == tensor.EXTERNAL:
        return (len(tensor.raw_data),)
    try:
        array = to_array(tensor)
    except ValueError:  # of shape and bytes that do not fit
        return ("no array",)
    return array.dtype.str, array.shape, array.tolist() if array.dtype == object else array.tobytes()


def read(path):
    with open(path, "rb") as file:
        content = file.read()
    if path.endswith(".pb"):
        return content, TensorProto.FromString(content)  # some are sequences, which can be read as tensors as well
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
