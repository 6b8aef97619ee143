"""Enums."""
from outcome import behaviour
from samples import onnx


def enums():
    kind = onnx.TensorProto.DataType
    behaviour("enum wrapper", lambda: kind.Name(1), lambda: kind.Name(99), lambda: kind.Name("a"), lambda: kind.Name(1.0),
              lambda: kind.Name(number=1), lambda: kind.Value(name="FLOAT"),
              lambda: kind.Value(b"FLOAT"), lambda: kind.Value(b"X"),
              lambda: kind.Value("FLOAT"), lambda: kind.Value("X"), lambda: kind.FLOAT, lambda: kind.X,
              lambda: kind.items()[:17], lambda: kind.keys()[:17], lambda: kind.values()[:17],
              lambda: onnx.TensorProto.FLOAT, lambda: onnx.TensorProto().FLOAT, 
              lambda: onnx.Version.Value("IR_VERSION_2017_10_10"), lambda: onnx.IR_VERSION_2017_10_10,
              lambda: onnx.AttributeProto.AttributeType.keys(), lambda: kind.DESCRIPTOR.full_name,
              lambda: kind.DESCRIPTOR.values_by_number[1].name, lambda: kind.DESCRIPTOR.containing_type.full_name)


if __name__ == "__main__":
    enums()
