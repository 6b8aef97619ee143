"""Construction of messages, and the values, assignments and errors of their attributes."""
import copy

from outcome import behaviour, kinds, setting
from samples import node, attribute, model, tensor, onnx


def construction():
    behaviour("construct",
              lambda: onnx.NodeProto(), node, model, tensor,
              lambda: onnx.NodeProto(foo=1), lambda: onnx.NodeProto(5), lambda: onnx.NodeProto(input=5),
              lambda: onnx.NodeProto(input=[5]), lambda: onnx.NodeProto(input="abc"),
              lambda: onnx.NodeProto(input=None, name=None, attribute=None),
              lambda: onnx.NodeProto(attribute=[5]), lambda: onnx.NodeProto(attribute=5),
              lambda: onnx.NodeProto(attribute=[{"name": "a"}, attribute("b", 2)]),
              lambda: onnx.NodeProto(attribute=[{"foo": "a"}]),
              lambda: onnx.NodeProto(attribute=(each for each in [attribute("b", 2)])),
              lambda: onnx.ModelProto(graph=5), lambda: onnx.ModelProto(graph=node()),
              lambda: onnx.ModelProto(graph={}).HasField("graph"),
              lambda: onnx.ModelProto(graph=onnx.GraphProto()).HasField("graph"),
              lambda: onnx.ModelProto(graph={"foo": 1}), lambda: onnx.ModelProto(graph=None).HasField("graph"),
              lambda: onnx.AttributeProto(type="FLOAT"), lambda: onnx.AttributeProto(type="FLOATY"),
              lambda: onnx.AttributeProto(type=1), lambda: onnx.AttributeProto(type=99),
              lambda: onnx.AttributeProto(type="FLOAT", name=b"bytes"),
              lambda: onnx.TensorProto.Segment(begin=1, end=2), lambda: onnx.TensorShapeProto.Dimension(dim_value=1),
              lambda: onnx.TensorShapeProto.Dimension(dim_value=1, dim_param="a"))


def scalars():
    behaviour("string", *setting(onnx.NodeProto(), "name", "a", "", "äöü€😀", "a\0b", b"bytes", b"\xff", 5, None, 1.5,
                                 ["a"], "\ud800"))
    behaviour("bytes", *setting(onnx.AttributeProto(), "s", b"a", b"", b"\xff\0", "text", 5, None, bytearray(b"a")))
    kinds("bytes of another", *setting(onnx.AttributeProto(), "s", memoryview(b"a")))
    behaviour("int32", *setting(onnx.TensorProto(), "data_type", 0, 1, -1, 2**31 - 1, -2**31, 2**31, -2**31 - 1, 2**64,
                                -2**70, True, 1.0, 1.5, "1", None, [1]))
    behaviour("int64", *setting(onnx.AttributeProto(), "i", 0, 1, -1, 2**63 - 1, -2**63, 2**63, -2**63 - 1, 2**70, True,
                                1.0, "1", None))
    behaviour("float", *setting(onnx.AttributeProto(), "f", 0, 1, 0.1, -0.0, 1e38, 1e39, -1e39, 3.4028235e38,
                                3.4028236e38, 1e-50, float("inf"), float("-inf"), float("nan"), 2**70, 10**400, True,
                                "1", b"1", None, [1]))
    behaviour("enum", *setting(onnx.AttributeProto(), "type", 1, 0, 14, 99, -1, 2**31, 2**40, True, "FLOAT", 1.0, None))

    class Index:
        def __index__(self):
            return 7

    class Float:
        def __float__(self):
            return 2.5

    class Failing:
        def __index__(self):
            raise KeyError("mine")

    kinds("int like", *setting(onnx.AttributeProto(), "i", Index(), Float(), Failing()))
    kinds("float like", *setting(onnx.AttributeProto(), "f", Float(), Index(), "x"))
    empty = onnx.NodeProto()
    behaviour("unset", lambda: empty.name, lambda: onnx.AttributeProto().f, lambda: onnx.AttributeProto().i,
              lambda: onnx.AttributeProto().s, lambda: onnx.AttributeProto().type, lambda: onnx.TensorProto().raw_data)
    behaviour("default is set", lambda: empty.HasField("name"), lambda: setattr(empty, "name", ""),
              lambda: empty.HasField("name"), lambda: empty.ByteSize(), lambda: empty.SerializeToString())


def refused_attributes():
    message, tensor_type = onnx.NodeProto(), onnx.ModelProto()
    kinds("no attribute", lambda: message.foo, lambda: message.SerializeToStrin)
    behaviour("attribute", lambda: setattr(message, "foo", 1), lambda: delattr(message, "name"),
              lambda: setattr(message, "input", ["a"]), lambda: setattr(message, "attribute", []),
              lambda: setattr(tensor_type, "graph", onnx.GraphProto()), lambda: delattr(message, "input"),
              lambda: setattr(tensor_type, "graph", None))


def presence():
    message = onnx.ModelProto()
    behaviour("has", lambda: message.HasField("graph"), lambda: message.HasField("ir_version"),
              lambda: message.HasField("foo"), lambda: message.HasField("opset_import"),
              lambda: message.HasField("graph") or message.graph.name or message.HasField("graph"))
    kinds("has of another type", lambda: message.HasField(5))
    message.graph.name = "g"
    behaviour("set below", lambda: message.HasField("graph"), lambda: message)
    behaviour("clear field", lambda: message.ClearField("graph"), lambda: message.HasField("graph"),
              lambda: message.ClearField("foo"), lambda: message.ClearField(5), lambda: message.ClearField("graph"))
    number = 0
    for touch in (lambda graph: graph.SetInParent(), lambda graph: graph.Clear(), lambda graph: graph.ClearField("name"),
                  lambda graph: graph.MergeFrom(onnx.GraphProto()), lambda graph: graph.CopyFrom(onnx.GraphProto()),
                  lambda graph: graph.node.add(), lambda graph: graph.node.extend([]), lambda graph: graph.ByteSize(),
                  lambda graph: graph.SerializeToString(), lambda graph: graph.ListFields(), lambda graph: str(graph),
                  lambda graph: graph.MergeFromString(b""), lambda graph: graph.ParseFromString(b""),
                  lambda graph: graph.node, lambda graph: len(graph.node), lambda graph: graph == onnx.GraphProto(),
                  lambda graph: graph.DiscardUnknownFields(), lambda graph: copy.deepcopy(graph)):
        fresh = onnx.ModelProto()
        touch(fresh.graph)
        number += 1
        behaviour(f"touched {number}", lambda: fresh.HasField("graph"))
    dimension = onnx.TensorShapeProto.Dimension()
    behaviour("oneof", lambda: dimension.WhichOneof("value"), lambda: setattr(dimension, "dim_value", 0),
              lambda: dimension.WhichOneof("value"), lambda: setattr(dimension, "dim_param", "n"),
              lambda: (dimension.WhichOneof("value"), dimension.dim_value, dimension.HasField("dim_value")),
              lambda: dimension.HasField("value"), lambda: dimension.ClearField("value"),
              lambda: dimension.WhichOneof("value"), lambda: dimension.HasField("value"),
              lambda: dimension.WhichOneof("foo"), lambda: setattr(dimension, "dim_value", 1),
              lambda: dimension.WhichOneof(b"value"), lambda: dimension.WhichOneof(b"foo"),
              lambda: dimension.WhichOneof(5))
    kind = onnx.TypeProto()
    kind.tensor_type.elem_type = 1
    held = kind.tensor_type
    kind.sequence_type.elem_type.tensor_type.elem_type = 2
    behaviour("oneof of messages", lambda: kind, lambda: held.elem_type, lambda: kind.WhichOneof("value"),
              lambda: setattr(held, "elem_type", 7), lambda: kind, lambda: held.elem_type)


if __name__ == "__main__":
    construction()
    scalars()
    refused_attributes()
    presence()
