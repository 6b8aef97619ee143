"""Serialized messages."""
from outcome import behaviour, kinds
from samples import model, tensor, onnx
from google.protobuf.unknown_fields import UnknownFieldSet


def bytes_in_and_out():
    encoded = model().SerializeToString()
    behaviour("serialize", lambda: encoded, lambda: model().SerializePartialToString() == encoded,
              lambda: model().SerializeToString(deterministic=True) == encoded, lambda: model().ByteSize(),
              lambda: model().SerializeToString(True) == encoded,
              lambda: onnx.ModelProto().SerializeToString(), lambda: tensor().SerializeToString())
    kinds("serialize misused", lambda: model().SerializeToString(foo=1))
    behaviour("parse", lambda: onnx.ModelProto.FromString(encoded) == model(),
              lambda: onnx.ModelProto().ParseFromString(encoded), lambda: onnx.ModelProto().MergeFromString(encoded),
              lambda: onnx.ModelProto().ParseFromString(bytearray(encoded)),
              lambda: onnx.ModelProto().ParseFromString(memoryview(encoded)), lambda: onnx.ModelProto().ParseFromString("a"),
              lambda: onnx.ModelProto().ParseFromString(5), lambda: onnx.ModelProto().ParseFromString(None),
              lambda: onnx.ModelProto.FromString(b"\xff"), lambda: onnx.ModelProto.FromString(encoded[:-1]),
              lambda: onnx.ModelProto.FromString(b"\x08"), lambda: onnx.ModelProto.FromString(b"\x3a\x05\x0a\xff"),
              lambda: onnx.ModelProto.FromString(b"\x0f"))
    twice = onnx.ModelProto()
    twice.MergeFromString(encoded)
    twice.MergeFromString(encoded)
    behaviour("merge bytes", lambda: twice, lambda: twice.graph.ParseFromString(onnx.GraphProto(name="p").SerializeToString()),
              lambda: twice.graph)
    unknown = onnx.NodeProto.FromString(b"\xf8\x07\x05\x0a\x01x\xfa\x07\x02hi\xfd\x07\1\2\3\4\xf9\x07\1\2\3\4\5\6\7\x08")
    behaviour("unknown", lambda: unknown, lambda: len(unknown.UnknownFields()),
              lambda: [(each.field_number, each.wire_type, each.data) for each in unknown.UnknownFields()],
              lambda: [each.data for each in UnknownFieldSet(unknown)], lambda: UnknownFieldSet(unknown)[0].field_number,
              lambda: unknown.SerializeToString(), lambda: unknown == onnx.NodeProto(input=["x"]),
              lambda: unknown.DiscardUnknownFields(), lambda: unknown, lambda: len(unknown.UnknownFields()))
    behaviour("unknown enum", lambda: onnx.AttributeProto.FromString(b"\xa0\x01\x63"),
              lambda: onnx.AttributeProto.FromString(b"\xa0\x01\x63").type,
              lambda: onnx.AttributeProto.FromString(b"\xa0\x01\x63").HasField("type"))
    behaviour("not UTF-8", lambda: onnx.NodeProto.FromString(b"\x1a\x01\xff").name,
              lambda: onnx.NodeProto.FromString(b"\x1a\x01\xff").SerializeToString())


if __name__ == "__main__":
    bytes_in_and_out()
