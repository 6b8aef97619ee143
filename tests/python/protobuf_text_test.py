"""google.protobuf.text_format, as provided by onnxgen.protobuf_shim."""

import math
import unittest

import onnxgen.protobuf_shim

onnxgen.protobuf_shim.install()

import described  # noqa: E402
import kinds  # noqa: E402
from google.protobuf import any_pb2, descriptor_pool, text_encoding, text_format  # noqa: E402
from made_up import shapes  # noqa: E402

from onnxgen import _core  # noqa: E402
from onnxgen.onnx import NodeProto  # noqa: E402


class Errors(unittest.TestCase):
    def fails(self, text, message, words, place=None, parse=text_format.Parse, **options):
        with self.assertRaises(text_format.ParseError) as caught:
            parse(text, message, **options)
        self.assertRegex(str(caught.exception), words)
        if place is not None:
            self.assertEqual((caught.exception.GetLine(), caught.exception.GetColumn()), place)

    def test_their_words_and_places(self):
        scalars = kinds.Scalars
        self.fails("foo: 1", scalars(), '^1:1 : Message type "[a-z.]*Scalars" has no field named "foo".$', (1, 1))
        self.fails("\n int32_value: x", scalars(), "^2:15 : ' int32_value: x': Couldn't parse integer: x$", (2, 15))
        self.fails("int32_value: 3000000000", scalars(), "Value out of range: 3000000000")
        self.fails("color_value: MAUVE", scalars(), 'Enum type ".*Color" has no value named MAUVE')
        self.fails("color_value: 77", scalars(), 'has no value with number 77')
        self.fails("bool_value: 2", scalars(), 'Expected "true" or "false".')
        self.fails('string_value: "a', scalars(), "String missing ending quote")
        self.fails(r'string_value: "\xff"', scalars(), "Couldn't parse string: 'utf-8'", (1, 21))
        self.fails("{", scalars(), "Expected identifier or number, got {.")
        self.fails("left {", kinds.Tree(), '^1:6 : Expected "}".$', (1, 6))
        self.fails("[a.b]: 1", described.Request(), '^1:4 : Extension "a.b" not registered.')
        self.fails("[a.b]: 1", kinds.Tree(), "does not have extensions.")
        self.assertIsNone(text_format.ParseError("words").GetLine())

    def test_fields_that_are_set_twice(self):
        self.fails("name: 'a' name: 'b'", NodeProto(), 'should not have multiple "name" fields.')
        self.fails("left {} left {}", kinds.Tree(), 'should not have multiple "left" fields.')
        self.fails("radius: 1 corner {}", shapes.Shape(), 'Field "corner" is specified along with field "radius"')
        self.assertEqual(text_format.Merge("name: 'a' name: 'b'", NodeProto()).name, "b")

    def test_fields_that_the_message_has(self):
        node = NodeProto(name="n", input=["a"])
        self.fails("name: 'b'", node, 'should not have multiple "name" fields.')
        self.assertEqual(text_format.Parse("input: 'b'", node).input, ["a", "b"])
        self.assertEqual(text_format.Merge("name: 'b'", node).name, "b")

    def test_deep_nesting(self):
        self.fails("left {" * 100_000, kinds.Tree(), "nested too deeply|Expected")


class PythonsParser(unittest.TestCase):
    """The parser written in Python, which is used if a pool is given, reads the same text as the one in C++."""

    def parse(self, text, message, **options):
        return text_format.Parse(text, message, descriptor_pool=descriptor_pool.Default(), **options)

    def test_the_same_messages(self):
        values = dict(double_value=-1.5e300, float_value=0.1, int32_value=-5, int64_value=-1 << 63, uint64_value=1 << 63,
                      bool_value=True, string_value="ä\"\\\n", bytes_value=b"\xff\0a", color_value=kinds.BLUE)
        for message in (kinds.Scalars(**values), kinds.Tree(label="a", left={"left": {"data": b"x"}}),
                        kinds.Maps(int32_string={1: "a", 0: ""}, bool_scalars={True: {"int32_value": 1}}),
                        shapes.Shape(points=[{"x": 1}, {}], notes={1: "x"})):
            text = text_format.MessageToString(message)
            self.assertEqual(self.parse(text, type(message)()), message)
            pointy = text_format.MessageToString(message, pointy_brackets=True, as_one_line=True)
            self.assertEqual(self.parse(pointy, type(message)()), message)

    def test_short_lists_and_separators(self):
        shape = self.parse("from: [1, 0x10, 010]; points: [{x: 1}, <y: 2;>], from: []", shapes.Shape())
        self.assertEqual((list(getattr(shape, "from")), [point.x for point in shape.points]), ([1, 16, 8], [1, 0]))

    def test_unknown_fields_may_be_skipped(self):
        text = 'a: 1 b { c: "x" "y" [d.e] < f: [1, 2] > } c: [{}, <>] name: "n" [x.y]: -inf'
        options = {"allow_unknown_field": True, "allow_unknown_extension": True}
        self.assertEqual(self.parse('a: 1 b { c: "x" } name: "n"', NodeProto(), **options), NodeProto(name="n"))
        self.assertEqual(self.parse(text, described.Request(), allow_unknown_field=True), described.Request())

    def test_numbers_of_fields(self):
        self.assertEqual(self.parse("1: 3 [described.Request.note]: 'a'", described.Request(), allow_field_number=True),
                         self.parse("150: 'a' 1: 3", described.Request(), allow_field_number=True))

    def test_anys(self):
        message = any_pb2.Any()
        message.Pack(shapes.Shape(name="s"))
        text = text_format.MessageToString(message)
        self.assertEqual(text, '[type.googleapis.com/drawing.Shape] {\n  name: "s"\n}\n')
        self.assertEqual(text_format.Parse(text, any_pb2.Any()), message)
        empty = descriptor_pool.DescriptorPool()
        self.assertEqual(text_format.MessageToString(message, descriptor_pool=empty),
                         'type_url: "type.googleapis.com/drawing.Shape"\nvalue: "\\n\\001s"\n')
        with self.assertRaisesRegex(text_format.ParseError, "^Type drawing.Shape not found in descriptor pool$"):
            text_format.Parse(text, any_pb2.Any(), descriptor_pool=empty)

    def test_core_expands_anys_with_types_of_all_modules(self):
        message = any_pb2.Any()
        message.Pack(NodeProto(name="n"))
        self.assertEqual(_core.print_text(message), '[type.googleapis.com/onnx.NodeProto] {\n  name: "n"\n}\n')
        for write, read in ((_core.print_text, _core.parse_text), (_core.print_json, _core.parse_json)):
            self.assertEqual(read(write(message), any_pb2.Any()), message)


class Printing(unittest.TestCase):
    TREE = kinds.Tree(label="a", left={"label": "b"})

    def test_pythons_printer_prints_the_same(self):
        for message in (self.TREE, kinds.Scalars(float_value=0.1, double_value=1e22, bytes_value=b"\xff'", color_value=kinds.BLUE),
                        shapes.Shape(points=[{"x": 1}], notes={2: "b", 1: "a"})):
            for options in ({}, {"as_one_line": True}, {"pointy_brackets": True}, {"force_colon": True},
                            {"use_field_number": True}, {"as_utf8": True}, {"indent": 4}, {"float_format": ".3f"}):
                self.assertEqual(text_format.MessageToString(message, message_formatter=lambda *_: None, **options),
                                 text_format.MessageToString(message, **options))

    def test_a_message_formatter(self):
        def formatter(message, indent, as_one_line):
            return f"{message.label}!" if message.label == "b" else None

        self.assertEqual(text_format.MessageToString(self.TREE, message_formatter=formatter),
                         'label: "a"\nleft {\n  b!\n}\n')

    def test_one_field(self):
        field = kinds.Tree.DESCRIPTOR.fields_by_name["left"]
        out = text_format.TextWriter(False)
        text_format.PrintField(field, self.TREE.left, out)
        text_format.PrintFieldValue(field, self.TREE.left, out)
        self.assertEqual(out.getvalue(), 'left {\n  label: "b"\n}\n{\n  label: "b"\n}')
        out.close()

    def test_unknown_fields(self):
        message = kinds.Tree.FromString(b"\xf8\x3e\x05\xfa\x3e\x02\x08\x01\xfa\x3e\x01\xff\xfb\x3e\x08\x02\xfc\x3e"
                                        b"\xfd\x3e\1\0\0\0")
        options = {"print_unknown_fields": True}
        self.assertEqual(text_format.MessageToString(message, message_formatter=lambda *_: None, **options),
                         '1007: 5\n1007 {\n  1: 1\n}\n1007: "\\377"\n1007 {\n  1: 2\n}\n1007: 0x00000001\n')

    def test_bytes(self):
        self.assertEqual(text_format.MessageToBytes(kinds.Tree(label="ä"), as_utf8=True), 'label: "ä"\n'.encode())
        self.assertEqual(text_format.MessageToBytes(kinds.Tree(label="ä")), b'label: "\\303\\244"\n')


class Tokens(unittest.TestCase):
    def test_values(self):
        tokens = text_format.Tokenizer(["name: 'a' \"b\" -017 # comment", "0x1f -inf 1.5f nan t x.y"])
        self.assertEqual((tokens.ConsumeIdentifier(), tokens.TryConsume(":")), ("name", True))
        self.assertEqual((tokens.ConsumeString(), tokens.ConsumeInteger(), tokens.ConsumeInteger()), ("ab", -15, 31))
        self.assertEqual((tokens.ConsumeFloat(), tokens.ConsumeFloat()), (-math.inf, 1.5))
        self.assertTrue(math.isnan(tokens.ConsumeFloat()) and tokens.ConsumeBool())
        for token in ("x", ".", "y"):
            tokens.Consume(token)
        self.assertTrue(tokens.AtEnd())

    def test_comments(self):
        tokens = text_format.Tokenizer(["# first", "1 # second # more"], skip_comments=False)
        self.assertEqual(tokens.ConsumeCommentOrTrailingComment(), (False, "# first"))
        tokens.ConsumeInteger()
        self.assertEqual(tokens.ConsumeCommentOrTrailingComment(), (True, "# second # more"))

    def test_functions(self):
        self.assertEqual(text_format.ParseInteger("-2147483648", is_signed=True), -1 << 31)
        self.assertEqual(text_format.ParseBool("False"), False)
        for parse, text in ((text_format.ParseInteger, "-1"), (text_format.ParseInteger, "1_0"),
                            (text_format.ParseInteger, "08"), (text_format.ParseInteger, "4294967296"),
                            (text_format.ParseFloat, "1_0"), (text_format.ParseFloat, ""), (text_format.ParseBool, "yes")):
            self.assertRaises(ValueError, parse, text)

    def test_escapes(self):
        for text in ("\\", "\\x", "a\\xg"):
            self.assertRaises(ValueError, text_encoding.CUnescape, text)
        self.assertEqual(text_encoding.CUnescape(r"\a\101\x4a\q"), b"\aAJq")
        self.assertEqual(text_encoding.CEscape("ä\n", as_utf8=True), "ä\\n")

    def test_long_lines_take_linear_time(self):
        self.assertEqual(len(text_format.Parse("input: 'a' " * 20_000, NodeProto(),
                                               descriptor_pool=descriptor_pool.Default()).input), 20_000)


if __name__ == "__main__":
    unittest.main()
