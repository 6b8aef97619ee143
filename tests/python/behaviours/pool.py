"""Functions that find descriptors and classes by name."""
from outcome import behaviour, classes, kinds
from google.protobuf import descriptor_pool, reflection, symbol_database
from google.protobuf.internal import enum_type_wrapper

onnx, sample, extended = classes("onnx"), classes("kinds"), classes("extensions")
pool = descriptor_pool.Default()
symbols = symbol_database.Default()

NAMES = ("onnx.NodeProto", "onnx.TensorProto.Segment", "sample.Scalars", "onnx.TensorProto.DataType", "onnx.Version",
         "onnx.NodeProto.name", "onnx.TensorShapeProto.Dimension.value", "sample.early", "sample.Extended.nested",
         "sample.Item.item", "onnx.Nonsense", "onnx.NodeProto.nonsense", "onnx.Nonsense.name", "nonsense.NodeProto",
         "NodeProto", "onnx.NodeProto.", ".onnx.NodeProto", "")


def descriptors():
    for name in NAMES:
        behaviour(f"by name {name}", lambda: pool.FindMessageTypeByName(name).full_name,
                  lambda: pool.FindEnumTypeByName(name).full_name, lambda: pool.FindFieldByName(name).full_name,
                  lambda: pool.FindOneofByName(name).full_name, lambda: pool.FindExtensionByName(name).full_name)
        if name != "onnx.TensorShapeProto.Dimension.value":  # onnxgen does not know the file of a oneof
            behaviour(f"file of {name}", lambda: pool.FindFileContainingSymbol(name).name)
    behaviour("the same", lambda: pool.FindMessageTypeByName("onnx.NodeProto") is onnx.NodeProto.DESCRIPTOR,
              lambda: pool.FindEnumTypeByName("onnx.TensorProto.DataType") is onnx.TensorProto.DataType.DESCRIPTOR,
              lambda: pool.FindExtensionByName("sample.early") is extended.early)
    of_extended = extended.Extended.DESCRIPTOR
    behaviour("extensions", lambda: pool.FindExtensionByNumber(of_extended, 10).full_name,
              lambda: pool.FindExtensionByNumber(of_extended, 201).full_name,
              lambda: pool.FindExtensionByNumber(of_extended, 11),
              lambda: sorted(each.full_name for each in pool.FindAllExtensions(of_extended)),
              lambda: len(pool.FindAllExtensions(onnx.NodeProto.DESCRIPTOR)))
    behaviour("files", lambda: pool.FindFileByName("kinds.proto").package, lambda: pool.FindFileByName("nonsense"),
              lambda: sorted(pool.FindFileByName("kinds.proto").message_types_by_name),
              lambda: sorted(pool.FindFileByName("onnx/onnx-ml.proto").enum_types_by_name))


def found_classes():
    behaviour("classes", lambda: symbols.GetSymbol("onnx.NodeProto") is onnx.NodeProto,
              lambda: symbols.GetSymbol("onnx.TensorProto.Segment") is onnx.TensorProto.Segment,
              lambda: symbols.GetPrototype(onnx.NodeProto.DESCRIPTOR) is onnx.NodeProto,
              lambda: symbols.RegisterMessage(onnx.NodeProto) is onnx.NodeProto,
              lambda: sorted(symbols.GetMessages(["extensions.proto"])))
    kinds("nonsense", lambda: symbols.GetSymbol("nonsense"), lambda: symbols.GetMessages(["nonsense"]))
    behaviour("types of classes", lambda: isinstance(onnx.NodeProto, reflection.GeneratedProtocolMessageType),
              lambda: isinstance(int, reflection.GeneratedProtocolMessageType),
              lambda: isinstance(onnx.NodeProto(), reflection.GeneratedProtocolMessageType))
    behaviour("reflection", lambda: reflection.MakeClass(onnx.NodeProto.DESCRIPTOR).__name__,
              lambda: reflection.ParseMessage(onnx.NodeProto.DESCRIPTOR, b"\x1a\x01n"),
              lambda: reflection.ParseMessage(onnx.NodeProto.DESCRIPTOR, b"\xff"))
    color = enum_type_wrapper.EnumTypeWrapper(onnx.TensorProto.DataLocation.DESCRIPTOR)
    behaviour("enums", lambda: color.items(), lambda: color.Name(1), lambda: color.DESCRIPTOR.full_name,
              lambda: color.ValueType, lambda: enum_type_wrapper.EnumTypeWrapper.ValueType,
              lambda: enum_type_wrapper.EnumTypeWrapper(enum_type=onnx.Version.DESCRIPTOR).Value("_START_VERSION"))


if __name__ == "__main__":
    descriptors()
    found_classes()
