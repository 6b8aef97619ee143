"""google.protobuf.json_format, as provided by onnxgen.protobuf_shim."""

import unittest

import onnxgen.protobuf_shim

onnxgen.protobuf_shim.install()

import described  # noqa: E402
import kinds  # noqa: E402
import well_known  # noqa: E402
from google.protobuf import any_pb2, descriptor_pool, json_format  # noqa: E402
from made_up import shapes  # noqa: E402

from onnxgen.onnx import NodeProto, TensorProto  # noqa: E402


class Replacing(unittest.TestCase):
    """Parsing into a nonempty message replaces the fields in the JSON and keeps the others."""

    def setUp(self):
        self.shape = shapes.Shape(name="s", points=[{"x": 1}], notes={1: "one"}, color={"rgb": 255, "profile": b"p"},
                                  radius=2)

    def parse(self, text):
        return json_format.Parse(text, self.shape)

    def test_repeated_fields_and_maps(self):
        self.parse('{"points": [{"x": 5}, {}], "notes": {"2": "two"}, "from": [7]}')
        self.assertEqual([point.x for point in self.shape.points], [5, 0])
        self.assertEqual((dict(self.shape.notes), getattr(self.shape, "from")), ({2: "two"}, [7]))
        self.parse('{"points": []}')
        self.assertEqual((len(self.shape.points), self.shape.name), (0, "s"))

    def test_messages_are_merged(self):
        self.parse('{"color": {"rgb": 1}}')
        self.assertEqual(self.shape.color, shapes.Color(rgb=1, profile=b"p"))

    def test_null_clears(self):
        self.parse('{"name": null, "points": null, "notes": null, "color": null, "radius": null}')
        self.assertEqual(self.shape, shapes.Shape())

    def test_another_member_of_a_oneof(self):
        self.parse('{"corner": {"x": 1}}')
        self.assertEqual(self.shape.WhichOneof("size"), "corner")

    def test_dicts(self):
        self.assertIs(json_format.ParseDict({"points": ({"x": 3},), "kind": 1}, self.shape), self.shape)
        self.assertEqual((len(self.shape.points), self.shape.points[0].x, self.shape.kind), (1, 3, 1))

    def test_well_known_types(self):
        struct = json_format.ParseDict({"a": [1, None, {"b": "c"}], "d": True}, well_known.Struct())
        json_format.ParseDict({"e": 1.5}, struct)
        self.assertEqual(json_format.MessageToDict(struct), {"e": 1.5})
        values = json_format.ParseDict([1, 2], well_known.ListValue())
        self.assertEqual(json_format.MessageToDict(json_format.ParseDict([None], values)), [None])
        mask = json_format.Parse('"fooBar,a.b"', well_known.FieldMask(paths=["z"]))
        self.assertEqual(list(mask.paths), ["foo_bar", "a.b"])
        time = json_format.Parse('"1970-01-01T00:00:01Z"', well_known.Timestamp(seconds=5, nanos=7))
        self.assertEqual((time.seconds, time.nanos), (1, 0))


class Printing(unittest.TestCase):
    def test_an_unset_value_is_null(self):
        self.assertEqual(json_format.MessageToDict(well_known.ListValue(values=[{}, {"number_value": 1}])), [None, 1.0])

    def test_an_any_of_a_module_that_was_imported_later(self):
        message = any_pb2.Any()
        message.Pack(shapes.Shape(name="s"))
        expected = {"@type": "type.googleapis.com/drawing.Shape", "name": "s"}
        self.assertEqual(json_format.MessageToDict(message), expected)
        self.assertEqual(json_format.ParseDict(expected, any_pb2.Any()), message)
        with self.assertRaisesRegex(TypeError, "^Can not find message descriptor by type_url: type.googleapis.com/draw"):
            json_format.MessageToDict(message, descriptor_pool=descriptor_pool.DescriptorPool())

    def test_extensions(self):
        request = described.Request(snake_case_name=3)
        request.Extensions[described.Request.note] = "n"
        text = json_format.MessageToDict(request)
        self.assertEqual(text, {"snakeCaseName": 3, "[described.Request.note]": "n"})
        self.assertEqual(json_format.ParseDict(text, described.Request()), request)

    def test_fields_that_are_not_set(self):
        request = described.Request()
        self.assertEqual(json_format.MessageToDict(request, including_default_value_fields=True),
                         {"snakeCaseName": 5, "exact": False, "l": "LOW", "parts": [], "counts": {}})
        self.assertEqual(json_format.MessageToDict(request, always_print_fields_with_no_presence=True),
                         {"parts": [], "counts": {}})

    def test_times(self):
        self.assertEqual(json_format.MessageToDict(well_known.Timestamp(seconds=1, nanos=500_000_000)),
                         "1970-01-01T00:00:01.500Z")
        self.assertEqual(json_format.MessageToDict(well_known.Duration(nanos=-1)), "-0.000000001s")
        with self.assertRaisesRegex(OverflowError, "date value out of range"):
            json_format.MessageToDict(well_known.Timestamp(seconds=1 << 60))
        with self.assertRaisesRegex(ValueError, "Duration is not valid: Sign mismatch."):
            json_format.MessageToDict(well_known.Duration(seconds=1, nanos=-1))


class Errors(unittest.TestCase):
    def fails(self, text, message, words, **options):
        with self.assertRaisesRegex(json_format.ParseError, words):
            json_format.Parse(text, message, **options)

    def test_their_words(self):
        for text, words in (
                ('{"int32Value": 1.5}', "^Failed to parse int32Value field: Couldn't parse integer: 1.5 at Scalars.int32"),
                ('{"int32Value": true}', "Bool value True is not acceptable for integer field"),
                ('{"int32Value": 3000000000}', "^Failed to parse int32Value field: Value out of range: 3000000000."),
                ('{"boolValue": 1}', "Expected true or false without quotes at Scalars.boolValue"),
                ('{"floatValue": 1e39}', "Float value too large"),
                ('{"doubleValue": NaN}', 'use quoted "NaN" instead'),
                ('{"colorValue": "MAUVE"}', "Invalid enum value MAUVE for enum type"),
                ('{"colorValue": 12345}', "Invalid enum value 12345 for enum type"),
                ('{"stringValue": "\\ud800"}', "Unpaired surrogate"),
                ('{"nothing": 1}', r'no field named "nothing" at "Scalars".\n Available Fields.*: "\[\''),
                ('{"int32Value": 1, "int32Value": 2}', "^Failed to load JSON: duplicate key int32Value.$"),
                ('{', "^Failed to load JSON: "), ("", "^Failed to load JSON: "), ("[]", "Message must be in a dict")):
            self.fails(text, kinds.Scalars(), words)
        self.fails('{"int32String": {"a": "b"}}', kinds.Maps(), "Failed to parse int32String field: invalid literal")
        self.fails('{"notes": []}', shapes.Shape(), r"Map field notes must be in a dict which is \[\] at Shape.notes")
        self.fails('{"points": [null]}', shapes.Shape(), r"null is not allowed .* at Shape.points\[0\]")
        self.fails('{"points": {}}', shapes.Shape(), r"repeated field points must be in \[\] which is {} at Shape")
        self.fails('{"radius": 1, "corner": {}}', shapes.Shape(), 'should not have multiple "size" oneof fields')
        self.fails('{"parent": {"parent": {}}}', shapes.Shape(), "Max recursion depth is 2", max_recursion_depth=2)

    def test_well_known_types(self):
        for text, message, words in (
                ('"1s "', well_known.Duration(), 'Duration must end with letter "s"'),
                ('"1-1s"', well_known.Duration(), "Couldn't parse duration: 1-1s."),
                ('"1970"', well_known.Timestamp(), "missing valid timezone offset"),
                ('"1970-01-01T00:00:00+99"', well_known.Timestamp(), "Invalid timezone offset value"),
                ('"a_b"', well_known.FieldMask(), 'must not contain "_"s'),
                ("5", well_known.Timestamp(), "Timestamp JSON value not a string: 5"),
                ("1", well_known.Struct(), "Struct must be in a dict which is 1 at Struct"),
                ("{}", well_known.ListValue(), r"ListValue must be in \[\] which is {} at ListValue"),
                ('{"a": 1}', any_pb2.Any(), "@type is missing when parsing any message at Any"),
                ('{"@type": "x/Nothing"}', any_pb2.Any(), "Can not find message descriptor by type_url: x/Nothing at Any")):
            self.fails(text, message, words)

    def test_deep_values(self):
        self.fails("[" * 200 + "]" * 200, well_known.ListValue(), "Message too deep")

    def test_a_failed_parse_of_a_plain_message_is_no_half_success(self):
        node = NodeProto()
        self.fails('{"name": "n", "opType": 5}', node, "Expected a string, not 5")

    def test_unknown_names_may_be_ignored(self):
        node = json_format.Parse('{"name": "n", "nothing": [{"x": 1}]}', NodeProto(), ignore_unknown_fields=True)
        self.assertEqual(node, NodeProto(name="n"))

    def test_bytes(self):
        for text in ('"/w=="', '"/w"', '"_w"'):
            self.assertEqual(json_format.Parse('{"rawData": %s}' % text, TensorProto()).raw_data, b"\xff")


if __name__ == "__main__":
    unittest.main()
