"""The replacement of google.protobuf, in a process without the original."""

import collections.abc
import io
import subprocess
import sys
import typing
import unittest

import onnxgen.protobuf_shim

onnxgen.protobuf_shim.install()

from google.protobuf import (descriptor, descriptor_pool, json_format, message, message_factory,  # noqa: E402
                             reflection, symbol_database, text_format)
from google.protobuf.internal import builder, containers, enum_type_wrapper  # noqa: E402

from onnxgen.onnx import AttributeProto, ModelProto, NodeProto, TensorProto  # noqa: E402

NODE = NodeProto(name="n", op_type="Relu", input=["a", "b"], attribute=[
    {"name": "f", "f": 1.5, "type": AttributeProto.FLOAT}, {"name": "i", "i": -1, "type": "INT", "s": b"\xff\""}])


def run(code):
    """Runs Python code in a separate process and returns its output."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


class Installing(unittest.TestCase):
    def test_the_names_are_those_of_our_classes(self):
        self.assertIsInstance(NODE, message.Message)
        self.assertTrue(issubclass(message.DecodeError, message.Error))
        self.assertIsInstance(NODE.input, containers.RepeatedScalarFieldContainer)
        self.assertIsInstance(NODE.attribute, containers.RepeatedCompositeFieldContainer)
        self.assertIsInstance(TensorProto.DataType, enum_type_wrapper.EnumTypeWrapper)
        self.assertIsInstance(NodeProto.DESCRIPTOR, descriptor.Descriptor)
        self.assertIsInstance(NODE.input, collections.abc.MutableSequence)
        self.assertIsInstance(NODE.attribute, collections.abc.MutableSequence)
        self.assertEqual(descriptor.FieldDescriptor.TYPE_STRING, NodeProto.DESCRIPTOR.fields_by_name["name"].type)

    def test_annotations_may_say_what_containers_hold(self):
        """As in the onnx package's own functions."""
        for container in (containers.RepeatedScalarFieldContainer, containers.RepeatedCompositeFieldContainer,
                          containers.ScalarMap, containers.MessageMap):
            annotated = container[NodeProto]
            self.assertEqual((typing.get_origin(annotated), typing.get_args(annotated)), (container, (NodeProto,)))

    def test_a_class_may_get_methods(self):
        """The onnx package assigns its own __repr__ to ModelProto and others."""
        written = AttributeProto.__repr__
        self.addCleanup(setattr, AttributeProto, "__repr__", written)
        AttributeProto.__repr__ = lambda attribute: f"<{attribute.name}>"
        self.assertEqual(f"{NODE.attribute[0]!r} {[AttributeProto(name='x')]}", "<f> [<x>]")
        self.assertTrue(str(NODE).startswith('input: "a"'))

    def test_another_protobuf_is_never_mixed_in(self):
        with self.assertRaisesRegex(ModuleNotFoundError, "onnxgen.protobuf_shim has no google.protobuf.pyext"):
            import google.protobuf.pyext  # noqa: F401
        for name, module in list(sys.modules.items()):
            if name.startswith("google.protobuf"):
                self.assertIn("protobuf_shim", module.__file__)

    def test_it_may_be_installed_again(self):
        finders = list(sys.meta_path)
        onnxgen.protobuf_shim.install()
        self.assertEqual(sys.meta_path, finders)

    def test_it_is_refused_after_the_real_one(self):
        result = run("import google.protobuf\nimport onnxgen.protobuf_shim as s\ns.install()")
        if "No module named" in result.stderr:
            self.skipTest("no python3-protobuf")
        self.assertIn("RuntimeError: google.protobuf is already imported", result.stderr)

    def test_it_comes_before_whatever_forbids_the_real_one(self):
        for forbid in ("sys.modules['google.protobuf'] = None",
                       "sys.meta_path.insert(0, type('Forbid', (), {'find_spec': lambda *_: 1 / 0})())"):
            result = run("import sys, importlib.util, onnxgen.protobuf_shim as s\n" + forbid + "\ns.install()\n"
                         "import google.protobuf.message as m\nprint(m.Message)")
            self.assertEqual(result.stdout, "<class 'onnxgen._core.Message'>\n", result.stderr)

    def test_modules_of_onnx_where_the_package_comes_without_them(self):
        result = run("import sys, types\nimport onnxgen.protobuf_shim as s\ns.install()\n"
                     "package = sys.modules['onnx'] = types.ModuleType('onnx')\npackage.__path__ = []\n"
                     "import onnx.onnx_ml_pb2, onnx.onnx_operators_ml_pb2, onnx.onnx_data_pb2\n"
                     "print(onnx.onnx_ml_pb2.ModelProto(ir_version=3).ir_version, onnx.onnx_data_pb2.MapProto.__name__)")
        self.assertEqual((result.stdout, result.stderr), ("3 MapProto\n", ""))


class GeneratedModules(unittest.TestCase):
    def test_they_get_our_classes_and_their_own_values(self):
        schema = (b"\x0a\x0fonnx/some.proto\x12\x04onnx\x22\x0b\x0a\x09NodeProto"
                  b"\x2a\x19\x0a\x07Version\x12\x0e\x0a\x0aIR_VERSION\x10\x07")
        file = descriptor_pool.Default().AddSerializedFile(schema)
        names = {}
        builder.BuildMessageAndEnumDescriptors(file, names)
        builder.BuildTopDescriptorsAndMessages(file, "some_pb2", names)
        self.assertIs(names["NodeProto"], NodeProto)
        self.assertIs(names["_NODEPROTO"], NodeProto.DESCRIPTOR)
        self.assertEqual(names["IR_VERSION"], 7)

    def test_a_class_that_nobody_has_is_named(self):
        schema = b"\x0a\x01f\x12\x01p\x22\x09\x0a\x07Unknown"
        file = descriptor_pool.Default().AddSerializedFile(schema)
        with self.assertRaisesRegex(ImportError, "no class for p.Unknown of f: generate a module"):
            builder.BuildTopDescriptorsAndMessages(file, "f_pb2", {})

    def test_one_of_a_later_protoc(self):
        lines = ["from google.protobuf import descriptor as _descriptor",
                 "from google.protobuf import descriptor_pool as _descriptor_pool",
                 "from google.protobuf import runtime_version as _runtime_version",
                 "from google.protobuf import symbol_database as _symbol_database",
                 "from google.protobuf.internal import builder as _builder",
                 "_runtime_version.ValidateProtobufRuntimeVersion(_runtime_version.Domain.PUBLIC, 6, 31, 1, '', 'a.proto')",
                 "_sym_db = _symbol_database.Default()",
                 "DESCRIPTOR = _descriptor_pool.Default().AddSerializedFile("
                 "b'\\n\\x07a.proto\\x12\\x04onnx\\\"\\x0b\\n\\tNodeProto')",
                 "_globals = globals()",
                 "_builder.BuildMessageAndEnumDescriptors(DESCRIPTOR, _globals)",
                 "_builder.BuildTopDescriptorsAndMessages(DESCRIPTOR, 'a_pb2', _globals)",
                 "if not _descriptor._USE_C_DESCRIPTORS:",
                 "  DESCRIPTOR._loaded_options = None",
                 "  _globals['_NODEPROTO']._serialized_start=17"]
        names = {}
        exec("\n".join(lines), names)
        self.assertIs(names["NodeProto"], NodeProto)
        self.assertEqual(names["DESCRIPTOR"].package, "onnx")

    def test_one_of_protoc_3_19(self):
        """Such a module creates its classes itself, from descriptors that it looks up."""
        schema = b"\x0a\x0fonnx/more.proto\x12\x04onnx\x22\x0b\x0a\x09NodeProto\x2a\x09\x0a\x07Version"
        file = descriptor_pool.Default().AddSerializedFile(schema)
        self.assertIs(descriptor_pool.Default().FindFileByName("onnx/more.proto"), file)
        version = enum_type_wrapper.EnumTypeWrapper(file.enum_types_by_name["Version"])
        self.assertIn("IR_VERSION", version.keys())
        names = {"DESCRIPTOR": file.message_types_by_name["NodeProto"], "__module__": "more_pb2"}
        made = reflection.GeneratedProtocolMessageType("NodeProto", (message.Message,), names)
        self.assertIs(symbol_database.Default().RegisterMessage(made), NodeProto)

    def test_enums_of_other_modules(self):
        from made_up import shapes

        onnxgen.protobuf_shim.add_classes(shapes)
        schema = b"\x0a\x0cshapes.proto\x12\x07drawing\x2a\x11\x0a\x05Layer\x12\x08\x0a\x04SIDE\x10\x09"
        names = {}
        builder.BuildTopDescriptorsAndMessages(descriptor_pool.Default().AddSerializedFile(schema), "shapes_pb2", names)
        self.assertIs(names["Layer"], shapes.Layer)
        self.assertEqual(names["SIDE"], 9)


class Finding(unittest.TestCase):
    """Lookups. behaviours/pool.py compares the others with protobuf."""

    def test_modules_that_were_imported_are_found(self):
        from made_up import shapes

        pool = descriptor_pool.Default()
        self.assertIs(pool.FindMessageTypeByName("drawing.Shape.Point"), shapes.Shape.Point.DESCRIPTOR)
        self.assertIs(pool.FindFileByName("colors.proto"), shapes.Color.DESCRIPTOR.file)
        self.assertIs(message_factory.GetMessageClass(shapes.Color.DESCRIPTOR), shapes.Color)
        self.assertEqual(message_factory.GetMessageClassesForFiles(["colors.proto"], pool), {"colors.Color": shapes.Color})
        self.assertIs(message_factory.MessageFactory().GetPrototype(shapes.Color.DESCRIPTOR), shapes.Color)

    def test_what_has_no_enum_is_refused(self):
        for wrong in (NodeProto.DESCRIPTOR, 5, None):
            with self.assertRaises(TypeError):
                enum_type_wrapper.EnumTypeWrapper(wrong)


class TextFormat(unittest.TestCase):
    def test_round_trip(self):
        for options in ({}, {"as_one_line": True}, {"as_utf8": True}, {"use_field_number": True}, {"indent": 2}):
            text = text_format.MessageToString(NODE, **options)
            parse = {"allow_field_number": True} if "use_field_number" in options else {}
            self.assertEqual(text_format.Parse(text, NodeProto(), **parse), NODE)
            self.assertEqual(text_format.Parse(text.encode(), NodeProto(), **parse), NODE)
        self.assertEqual(text_format.ParseLines(text_format.MessageToString(NODE).splitlines(), NodeProto()), NODE)
        out = io.StringIO()
        text_format.PrintMessage(NODE, out)
        self.assertEqual(out.getvalue(), str(NODE))

    def test_parse_and_merge_differ_in_what_is_there_twice(self):
        with self.assertRaises(text_format.ParseError):
            text_format.Parse('name: "a" name: "b"', NodeProto())
        self.assertEqual(text_format.Merge('name: "a" name: "b"', NodeProto()).name, "b")

    def test_faults(self):
        for text in ('name: 1', 'nonsense: 1', 'attribute {', 'name: "a'):
            with self.assertRaises(text_format.ParseError):
                text_format.Parse(text, NodeProto())
        text_format.Parse('nonsense: 1 name: "a"', NodeProto(), allow_unknown_field=True)


class Json(unittest.TestCase):
    def test_round_trip(self):
        self.assertEqual(json_format.Parse(json_format.MessageToJson(NODE), NodeProto()), NODE)
        self.assertEqual(json_format.ParseDict(json_format.MessageToDict(NODE), NodeProto()), NODE)

    def test_forms(self):
        model = ModelProto(ir_version=3, producer_name="ä")
        self.assertEqual(json_format.MessageToDict(model), {"irVersion": "3", "producerName": "ä"})
        self.assertEqual(json_format.MessageToDict(model, preserving_proto_field_name=True)["ir_version"], "3")
        self.assertEqual(json_format.MessageToJson(model, indent=None), '{"irVersion": "3", "producerName": "\\u00e4"}')
        tensor = NodeProto(attribute=[{"type": "INT"}])
        self.assertEqual(json_format.MessageToDict(tensor, use_integers_for_enums=True)["attribute"], [{"type": 2}])

    def test_fields_that_have_no_presence(self):
        """Tests an option of releases after 3.21. Of unset fields of a NodeProto, it prints only the lists."""
        with_lists = json_format.MessageToDict(NodeProto(name="n"), always_print_fields_with_no_presence=True)
        self.assertEqual(with_lists.pop("name"), "n")
        self.assertIn("input", with_lists)
        self.assertTrue(all(value == [] for value in with_lists.values()))
        with_all = json_format.MessageToDict(NodeProto(name="n"), including_default_value_fields=True)
        self.assertEqual(with_all["opType"], "")
        self.assertEqual(json_format.MessageToDict(NodeProto(name="n")), {"name": "n"})
        from made_up import shapes

        of_proto3 = json_format.MessageToDict(shapes.Shape(), always_print_fields_with_no_presence=True)
        self.assertEqual(of_proto3["name"], "")
        self.assertNotIn("visible", of_proto3, "it is declared with `optional`")
        text = json_format.MessageToJson(NodeProto(), indent=None, always_print_fields_with_no_presence=True)
        self.assertIn('"output": []', text)

    def test_faults(self):
        for text in ("", "[]", '{"nonsense": 1}', '{"name": 1}', "{"):
            with self.assertRaises(json_format.ParseError):
                json_format.Parse(text, NodeProto())
        json_format.Parse('{"nonsense": 1}', NodeProto(), ignore_unknown_fields=True)


class LaterReleases(unittest.TestCase):
    """Modules that protobuf 3.21 does not have."""

    def test_proto(self):
        from google.protobuf import proto

        self.assertEqual(proto.parse(NodeProto, proto.serialize(NODE)), NODE)
        self.assertEqual(proto.parse(NodeProto, proto.serialize(NODE, deterministic=True)), NODE)
        long = NodeProto(name="n" * 300)
        stream = io.BytesIO()
        for message in (NODE, NodeProto(), long):
            proto.serialize_length_prefixed(message, stream)
        stream.seek(0)
        read = [proto.parse_length_prefixed(NodeProto, stream) for _ in range(4)]
        self.assertEqual(read, [NODE, NodeProto(), long, None])

    def test_proto_of_streams_that_end_early(self):
        from google.protobuf import proto

        for data in (b"\x80", b"\x03\x1a\x01", b"\x80\x80\x80\x80\x80\x01", b"\x01\xff"):
            with self.assertRaises(message.DecodeError):
                proto.parse_length_prefixed(NodeProto, io.BytesIO(data))

    def test_proto_json(self):
        from google.protobuf import proto_json

        self.assertEqual(proto_json.serialize(NodeProto(op_type="Relu")), {"opType": "Relu"})
        self.assertEqual(proto_json.serialize(NodeProto(op_type="Relu"), preserving_proto_field_name=True),
                         {"op_type": "Relu"})
        self.assertEqual(proto_json.parse(NodeProto, proto_json.serialize(NODE)), NODE)
        self.assertEqual(proto_json.parse(NodeProto, {"x": 1}, ignore_unknown_fields=True), NodeProto())
        with self.assertRaises(json_format.ParseError):
            proto_json.parse(NodeProto, {"x": 1})


if __name__ == "__main__":
    unittest.main()
