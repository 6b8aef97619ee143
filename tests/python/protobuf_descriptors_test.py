"""Descriptors, pools, services and classes of google.protobuf, as provided by onnxgen.protobuf_shim."""

import collections.abc
import subprocess
import sys
import unittest

import onnxgen.protobuf_shim

onnxgen.protobuf_shim.install()

import described  # noqa: E402
from google.protobuf import (descriptor, descriptor_database, descriptor_pb2, descriptor_pool,  # noqa: E402
                             message_factory, proto_builder, service, symbol_database, unknown_fields)
from made_up import shapes  # noqa: E402

REQUEST = described.Request.DESCRIPTOR


def file_with(name, **fields):
    return descriptor_pb2.FileDescriptorProto(name=name, **fields)


class Descriptors(unittest.TestCase):
    """Descriptors of a module's messages."""

    def test_a_file_is_what_the_schema_says(self):
        file = described.DESCRIPTOR
        proto = descriptor_pb2.FileDescriptorProto.FromString(file.serialized_pb)
        self.assertEqual([each.name for each in proto.message_type], ["Request"])
        self.assertEqual(file.GetOptions().java_package, "org.described")
        self.assertEqual([each.name for each in file.dependencies],
                         ["colors.proto", "google/protobuf/any.proto", "google/protobuf/descriptor.proto"])
        self.assertEqual([each.name for each in file.public_dependencies], ["colors.proto"])
        self.assertIs(file.pool, descriptor_pool.Default())
        self.assertEqual((file.syntax, REQUEST.syntax, shapes.Shape.DESCRIPTOR.syntax), ("proto2", "proto2", "proto3"))

    def test_options(self):
        field = REQUEST.fields_by_name["snake_case_name"]
        self.assertTrue(field.has_options)
        self.assertTrue(field.GetOptions().deprecated)
        self.assertEqual(field.GetOptions().Extensions[described.unit], "m")
        self.assertIs(field.GetOptions(), field.GetOptions())
        self.assertFalse(REQUEST.has_options)
        self.assertTrue(described.Level.DESCRIPTOR.values_by_name["LOW"].GetOptions().deprecated)
        self.assertTrue(described.Level.DESCRIPTOR.GetOptions().allow_alias)
        self.assertTrue(REQUEST.fields_by_name["counts"].message_type.GetOptions().map_entry)

    def test_copy_to_proto(self):
        for described_object, proto in ((REQUEST, descriptor_pb2.DescriptorProto()),
                                        (REQUEST.fields[0], descriptor_pb2.FieldDescriptorProto()),
                                        (REQUEST.oneofs[0], descriptor_pb2.OneofDescriptorProto()),
                                        (described.Level.DESCRIPTOR, descriptor_pb2.EnumDescriptorProto()),
                                        (described.DESCRIPTOR, descriptor_pb2.FileDescriptorProto())):
            described_object.CopyToProto(proto)
            self.assertEqual(proto.name, described_object.name)
            with self.assertRaises(TypeError):
                described_object.CopyToProto(descriptor_pb2.FieldOptions())

    def test_what_the_schema_wrote_itself(self):
        self.assertEqual(REQUEST.extension_ranges, [(100, 200), (500, 536870912)])
        exact, level = REQUEST.fields_by_name["exact"], REQUEST.fields_by_name["level"]
        self.assertEqual((exact.has_default_value, exact.default_value), (True, False))
        self.assertEqual((level.has_default_value, level.default_value, level.json_name), (False, 1, "l"))
        self.assertEqual(REQUEST.fields[0].camelcase_name, "snakeCaseName")

    def test_the_oneof_of_an_optional_field_of_proto3(self):
        message = shapes.Shape.DESCRIPTOR
        self.assertEqual([each.name for each in message.oneofs], ["size", "_visible"])
        field = message.fields_by_name["visible"]
        self.assertEqual(field.containing_oneof.name, "_visible")
        self.assertEqual(list(field.containing_oneof.fields), [field])
        shape = shapes.Shape()
        self.assertIsNone(shape.WhichOneof("_visible"))
        shape.visible = False
        self.assertEqual((shape.WhichOneof("_visible"), shape.HasField("_visible")), ("visible", True))
        shape.ClearField("_visible")
        self.assertFalse(shape.HasField("visible"))
        with self.assertRaises(ValueError):
            shape.WhichOneof("_name")

    def test_names_are_given_as_bytes(self):
        name = REQUEST.fields[0].name.encode()
        fields = REQUEST.fields_by_name
        self.assertIs(fields[name], REQUEST.fields[0])
        self.assertIs(fields.get(name), REQUEST.fields[0])
        self.assertEqual((name in fields, b"\xff" in fields, fields.get(b"none")), (True, False, None))

    def test_lists_and_dicts_cannot_be_changed(self):
        self.assertIsInstance(REQUEST.fields, collections.abc.Sequence)
        self.assertIsInstance(REQUEST.fields_by_name, collections.abc.Mapping)
        for change in (lambda: REQUEST.fields.append(None), lambda: REQUEST.fields_by_name.__setitem__("a", 1)):
            self.assertRaises(TypeError, change)
        with self.assertRaisesRegex(AttributeError, "attribute is not writable: has_options"):
            REQUEST.has_options = True

    def test_the_text_of_a_file(self):
        text = described.DESCRIPTOR.GetDebugString()
        self.assertTrue(text.startswith('syntax = "proto2";\n\nimport public "colors.proto";\n'))
        for line in ("  option allow_alias = true;\n  LOW = 1;", "optional int32 snake_case_name = 1 [default = 5];",
                     "  map<string, int32> counts = 5;", "  oneof choice {\n    string left = 7;\n",
                     "  extensions 500 to max;", "  extend .described.Request {\n    optional string note = 150;",
                     "rpc Watch(stream .described.Request) returns (stream .colors.Color);"):
            self.assertIn(line, text)
        self.assertIn("\n  optional bool visible = 10;\n  .drawing.Shape parent = 11;\n",
                      shapes.DESCRIPTOR.GetDebugString())

    def test_without_a_class_for_options(self):
        """Options are available without the module of descriptor.proto, which defines their classes."""
        code = ("import sys, onnxgen.protobuf_shim\nonnxgen.protobuf_shim.install()\n"
                "sys.modules['google.protobuf.descriptor_pb2'] = None\nfrom made_up import shapes\n"
                "fields = shapes.Shape.DESCRIPTOR.fields_by_name\n"
                "print(fields['notes'].message_type.GetOptions().map_entry, fields['from'].GetOptions().packed)")
        self.assertEqual(subprocess.check_output([sys.executable, "-c", code], text=True), "True False\n")


class Services(unittest.TestCase):
    def test_descriptors(self):
        ruler = described.DESCRIPTOR.services_by_name["Ruler"]
        self.assertIs(ruler.file, described.DESCRIPTOR)
        watch = ruler.FindMethodByName("Watch")
        self.assertEqual((watch.full_name, watch.index), ("described.Ruler.Watch", 1))
        self.assertTrue(watch.client_streaming and watch.server_streaming)
        self.assertIs(watch.input_type, REQUEST)
        self.assertIs(watch.output_type._concrete_class, described.Color)

    def test_classes(self):
        class Implemented(described.Ruler):
            def Measure(self, controller, request, done):
                done(described.Color(rgb=request.snake_case_name))

        class Controller(service.RpcController):
            def SetFailed(self, reason):
                results.append(reason)

        results, method = [], described.Ruler.GetDescriptor().methods[0]
        Implemented().CallMethod(method, None, described.Request(), results.append)
        described.Ruler().CallMethod(method, Controller(), described.Request(), results.append)
        self.assertEqual(results, [described.Color(rgb=5), "Method Measure not implemented.", None])
        self.assertIs(described.Ruler().GetRequestClass(method), described.Request)

    def test_stubs(self):
        class Channel(service.RpcChannel):
            def CallMethod(self, method, controller, request, response_class, done):
                done((method.name, request, response_class))

        results = []
        described.Ruler_Stub(Channel()).Measure(None, "request", results.append)
        self.assertEqual(results, [("Measure", "request", described.Color)])


class Modules(unittest.TestCase):
    def test_public_imports_are_names_of_the_module(self):
        import colors_pb2

        self.assertIs(described.Color, colors_pb2.Color)

    def test_descriptors_are_names_of_the_module(self):
        self.assertIs(described._REQUEST, REQUEST)
        self.assertIs(described._LEVEL, described.Level.DESCRIPTOR)
        self.assertEqual(described._RULER.full_name, "described.Ruler")
        self.assertIs(shapes._SHAPE_POINT, shapes.Shape.Point.DESCRIPTOR)
        for missing in ("_NOTHING", "Nothing", "Any", "_SHAPE_NOTHING"):
            with self.assertRaisesRegex(AttributeError, f"module 'described' has no attribute '{missing}'"):
                getattr(described, missing)


class Pools(unittest.TestCase):
    def setUp(self):
        self.pool = descriptor_pool.DescriptorPool()

    def test_descriptors_are_made_of_a_file(self):
        file = file_with("a.proto", package="a", enum_type=[{"name": "E", "value": [{"name": "X", "number": 3}]}])
        inner = {"name": "Inner", "field": [{"name": "back", "number": 1, "type_name": "Outer", "label": 3}]}
        fields = [{"name": "text", "number": 2, "type": 9, "default_value": "ä"},
                  {"name": "real", "number": 3, "type": 2, "default_value": "0.1"},
                  {"name": "bits", "number": 4, "type": 12, "default_value": "\\001a"},
                  {"name": "kind", "number": 5, "type_name": ".a.E"}]
        file.message_type.add(name="Outer", nested_type=[inner], field=fields)
        self.pool.Add(file)
        outer = self.pool.FindMessageTypeByName("a.Outer")
        self.assertIsInstance(outer, descriptor.Descriptor)
        self.assertEqual([field.default_value for field in outer.fields], ["ä", 0.10000000149011612, b"\x01a", 3])
        self.assertIs(outer.nested_types[0].fields[0].message_type, outer)
        self.assertIs(self.pool.FindEnumTypeByName("a.E"), outer.fields_by_name["kind"].enum_type)
        self.assertIs(self.pool.FindFileContainingSymbol("a.X"), self.pool.FindFileByName("a.proto"))
        for find in (self.pool.FindMessageTypeByName, self.pool.FindServiceByName, self.pool.FindExtensionByName):
            self.assertRaises(KeyError, find, "a.Missing")
            self.assertRaises(TypeError, find, 5)
        with self.assertRaisesRegex(NotImplementedError, "^onnxgen has no class for a.Outer: it cannot create classes at run time"):
            message_factory.MessageFactory(self.pool).GetPrototype(outer)

    def test_a_file_is_added_once(self):
        self.pool.Add(file_with("a.proto"))
        self.pool.Add(file_with("a.proto"))
        with self.assertRaisesRegex(TypeError, "a.proto: A file with this name is already in the pool"):
            self.pool.Add(file_with("a.proto", package="other"))
        self.pool.Add(file_with("b.proto", message_type=[{"name": "M"}]))
        with self.assertRaisesRegex(TypeError, 'M: "M" is already defined in file "b.proto"'):
            self.pool.Add(file_with("c.proto", message_type=[{"name": "M"}]))

    def test_what_is_not_defined(self):
        field = {"name": "f", "number": 1, "type_name": "Missing"}
        with self.assertRaisesRegex(TypeError, 'M.f: "Missing" is not defined.'):
            self.pool.Add(file_with("a.proto", message_type=[{"name": "M", "field": [field]}]))
        with self.assertRaisesRegex(TypeError, 'Import "b.proto" was not found'):
            self.pool.Add(file_with("a.proto", dependency=["b.proto"]))
        self.assertRaises(KeyError, self.pool.FindMessageTypeByName, "M")

    def test_what_is_no_file(self):
        for data in (b"\xff", b"\x0a\xff\xff\xff\xff\x7f", b"\x0a\x05a", b"\x0b", b"\x80" * 12):
            self.assertRaises(ValueError, self.pool.AddSerializedFile, data)
        for wrong in (5, "text", None):
            self.assertRaises(TypeError, self.pool.AddSerializedFile, wrong)

    def test_files_of_any_bytes(self):
        """Adding a file succeeds or raises an error."""
        good, tried = described.DESCRIPTOR.serialized_pb, 0
        for place in range(0, len(good), 11):
            for byte in (0, 0x0A, 0xFF):
                data = good[:place] + bytes([byte]) + good[place + 1:]
                pool = descriptor_pool.DescriptorPool()
                for dependency in described.DESCRIPTOR.dependencies:
                    pool.AddSerializedFile(dependency.serialized_pb)
                try:
                    file = pool.AddSerializedFile(data)
                except (TypeError, ValueError):
                    continue
                for message in file.message_types_by_name.values():
                    tried += len([(field.json_name, field.cpp_type, field.has_presence) for field in message.fields])
        self.assertGreater(tried, 100)

    def test_files_with_fields_of_other_types(self):
        """Such fields are unknown fields, as in protobuf."""
        for data in (b"\x08\x05", b"\x0a\x01a\x20\xff\xff\xff\xff\x0f", b"\x0a\x01b\x22\x02\x08\x05", b"\x52\x01\xff",
                     b"\x0a\x01c\x22\x07\x0a\x01M\x12\x02\x1a\x00"):
            pool = descriptor_pool.DescriptorPool()
            self.assertIsInstance(pool.AddSerializedFile(data), descriptor.FileDescriptor)

    def test_files_of_a_database_are_taken_when_they_are_needed(self):
        database = descriptor_database.DescriptorDatabase()
        database.Add(file_with("a.proto", package="a", message_type=[{"name": "A"}]))
        field = {"name": "a", "number": 1, "type_name": ".a.A"}
        database.Add(file_with("b.proto", dependency=["a.proto"], message_type=[{"name": "B", "field": [field]}]))
        database.Add(file_with("c.proto", dependency=["c.proto"]))
        pool = descriptor_pool.DescriptorPool(database)
        self.assertEqual(pool.FindMessageTypeByName("B").fields[0].message_type.full_name, "a.A")
        self.assertRaises(KeyError, pool.FindFileByName, "c.proto")
        with self.assertRaises(ValueError):
            pool.Add(file_with("d.proto"))

    def test_what_modules_declare_has_their_classes(self):
        self.pool.Add(file_with("colors.proto"))
        files = [descriptor_pb2.FileDescriptorProto.FromString(described.Color.DESCRIPTOR.file.serialized_pb)]
        self.assertEqual(message_factory.GetMessages(files), {"colors.Color": described.Color})

    def test_the_default_pool_has_the_modules(self):
        pool = descriptor_pool.Default()
        self.assertIs(pool.FindMethodByName("described.Ruler.Watch"), described._RULER.methods[1])
        self.assertIs(pool.FindExtensionByName("described.Request.note"), described.Request.note)
        self.assertEqual(pool.FindAllExtensions(REQUEST), [described.Request.note])
        self.assertIs(pool.FindExtensionByNumber(REQUEST, 150), described.Request.note)
        self.assertIs(symbol_database.Default().GetSymbol("described.Request"), described.Request)
        self.assertIs(pool.AddSerializedFile(described.DESCRIPTOR.serialized_pb), described.DESCRIPTOR)

    def test_a_descriptor_of_its_own(self):
        made = descriptor.MakeDescriptor(descriptor_pb2.DescriptorProto(name="M", field=[{"name": "FooBar", "number": 1}]))
        self.assertEqual((made.fields[0].camelcase_name, made.fields[0].json_name), ("fooBar", "FooBar"))
        with self.assertRaises(NotImplementedError):
            proto_builder.MakeSimpleProtoClass({"a": 9}, full_name="a.B")


class UnknownFields(unittest.TestCase):
    def test_groups_are_sets(self):
        data = b"\x0b\x10\x05\x0c\x1a\x01a"  # 1: a group with 2: 5; 3: "a"
        fields = unknown_fields.UnknownFieldSet(onnxgen.onnx.TensorShapeProto.Dimension.FromString(data[:4] + data[4:]))
        self.assertIsInstance(fields, unknown_fields.UnknownFieldSet)
        self.assertEqual([field.field_number for field in fields], [1])
        self.assertIsInstance(fields[0].data, unknown_fields.UnknownFieldSet)
        self.assertEqual(fields[0].data[0].data, 5)

    def test_extensions_that_nobody_declares_are_among_them(self):
        request = described.Request.FromString(b"\xa2\x06\x01a\xc2\x3e\x01b")  # 100: "a", 1000: "b"
        self.assertEqual([(field.field_number, field.data) for field in unknown_fields.UnknownFieldSet(request)],
                         [(100, b"a"), (1000, b"b")])
        request.DiscardUnknownFields()


class Extensions(unittest.TestCase):
    def test_they_need_not_be_registered(self):
        self.assertIsNone(described.Request.RegisterExtension(described.Request.note))
        self.assertIsNone(described.Request().RegisterExtension(described.Request.note))
        for message_class, wrong in ((shapes.Shape, described.Request.note), (described.Request, REQUEST.fields[0]),
                                     (described.Request, 5), (described.Request, REQUEST), (described.Request, None)):
            self.assertRaises(TypeError, message_class.RegisterExtension, wrong)


class OlderPackages(unittest.TestCase):
    """A package with an older schema than onnxgen's has only the fields that its schema declares."""

    CODE = '''
import onnxgen.protobuf_shim
onnxgen.protobuf_shim.install()
from google.protobuf import descriptor_pb2, descriptor_pool, json_format
from google.protobuf.internal import builder
import onnxgen.onnx
newer = onnxgen.onnx.NodeProto(name="n", overload="o").SerializeToString()
file = descriptor_pb2.FileDescriptorProto()
onnxgen.onnx.DESCRIPTOR.CopyToProto(file)
for message in file.message_type:
    if message.name == "NodeProto":
        kept = [field for field in message.field if field.name != "overload"]
        del message.field[:]
        message.field.extend(kept)
    if message.name == "TensorProto":
        del message.enum_type[0].value[-2:]
file.name = "old.proto"
names = {}
builder.BuildTopDescriptorsAndMessages(
    descriptor_pool.Default().AddSerializedFile(file.SerializeToString()), "old_pb2", names)
NodeProto, TensorProto = names["NodeProto"], names["TensorProto"]
node = NodeProto.FromString(newer)
print(hasattr(node, "overload"), hasattr(NodeProto, "OVERLOAD_FIELD_NUMBER"), hasattr(node, "name"))
print("overload" in NodeProto.DESCRIPTOR.fields_by_name, [field.name for field, _ in node.ListFields()])
print(str(node).strip(), json_format.MessageToDict(node), node.SerializeToString() == newer)
for call in (lambda: NodeProto(overload="o"), lambda: node.HasField("overload"), lambda: node.ClearField("overload")):
    try:
        call()
    except ValueError:
        print("ValueError")
last = file.message_type[[m.name for m in file.message_type].index("TensorProto")].enum_type[0].value[-1].name
print(TensorProto.DataType.keys()[-1] == last, TensorProto.DataType.Value("FLOAT"), TensorProto.DataType.FLOAT)
print(onnxgen.load_model_from_string(onnxgen.onnx.ModelProto().SerializeToString()) == onnxgen.onnx.ModelProto())
'''

    def test_what_the_schema_lacks_is_hidden_and_kept(self):
        shown = subprocess.run([sys.executable, "-c", self.CODE], capture_output=True, text=True)
        self.assertEqual(shown.stderr, "")
        self.assertEqual(shown.stdout.splitlines(), [
            "False False True", "False ['name']", "name: \"n\" {'name': 'n'} True", "ValueError", "ValueError",
            "ValueError", "True 1 1", "True"])

    def test_what_is_no_class_of_messages_is_refused(self):
        from onnxgen import _core

        for wrong in (5, int, _core.Message, None):
            self.assertRaises(TypeError, _core.hide_fields, wrong, ["a"])
        self.assertRaises(TypeError, _core.hide_fields, shapes.Shape, [5])
        self.assertRaises(TypeError, _core.hide_fields, shapes.Shape, 5)
        _core.hide_fields(shapes.Shape, ["no_field_of_it"])


if __name__ == "__main__":
    unittest.main()
