"""Text format with all its options."""
import io

from outcome import behaviour, classes, kinds
from samples import model, onnx, tensor
from google.protobuf import text_format

sample = classes("kinds")
NUMBERS = (0.0, -0.0, 1.0, 0.1, 0.30000001192092896, 1 / 3, 5, 1234567.0, 123456789.0, 16777216.0, 16777217.0, 1e10, 1e15,
           1e16, 1e17, 1e20, 1e22, 1e38, 1e-4, 1e-5, 1.5e-7, 1e-45, 1.1754942e-38, 3.4028235e38, -2.5, 100000.0,
           999999.0, 1000000.0, float("nan"), float("inf"), float("-inf"))


def everything():
    message = onnx.AttributeProto(name="ä\u2028\x85'\"\n", t=tensor(), f=0.1, s=b"\xff\0", ints=[1, -2], floats=[0.1, 5],
                                  tensors=[tensor()], graphs=[{"name": "g", "doc_string": "d", "node": [{"input": "ab"}]}])
    message.t.double_data.extend([1e20, 0.1, 7])
    message.t.string_data.append(b"x")
    message.type = onnx.AttributeProto.FLOATS
    return message


def numbers():
    for value in NUMBERS:
        both = sample.Scalars(float_value=value, double_value=value)
        lists = sample.Unpacked(float_value=[value, value], double_value=[value])
        behaviour(f"number {value}", lambda: str(both), lambda: repr(lists), lambda: text_format.MessageToString(both),
                  lambda: text_format.MessageToString(lists, use_short_repeated_primitives=True),
                  lambda: text_format.Parse(text_format.MessageToString(both), sample.Scalars()).float_value,
                  lambda: text_format.Parse(str(both), sample.Scalars()).double_value)
    behaviour("defaults", lambda: sample.Defaults().float_value, lambda: sample.Defaults(float_value=2, double_value=3))
    behaviour("map of numbers", lambda: sample.Maps(uint32_double={2: 1, 1: 0.1}, fixed32_float={1: 0.1}),
              lambda: text_format.MessageToString(sample.Maps(fixed32_float={3: 0.1, 1: 2})))


def printing():
    message = everything()
    for name, values in (("as_utf8", (True,)), ("as_one_line", (True,)), ("use_short_repeated_primitives", (True,)),
                         ("pointy_brackets", (True,)), ("use_index_order", (True,)),
                         ("float_format", (".3f", "", ".15g", "10.2f", "e", 5)),
                         ("double_format", (".2f", "g")), ("use_field_number", (True,)), ("indent", (0, 3)),
                         ("print_unknown_fields", (True,)), ("force_colon", (True,)), ("nonsense", (True,))):
        for value in values:
            options = {name: value}
            behaviour(f"{name}={value}", lambda: text_format.MessageToString(message, **options),
                      lambda: text_format.MessageToString(sample.Maps(string_maps={"b": sample.Maps(), "a": sample.Maps()}), **options),
                      lambda: text_format.MessageToString(onnx.NodeProto(), **options))
            kinds(f"bytes {name}={value}", lambda: text_format.MessageToBytes(message, **options))
            out = io.StringIO()
            behaviour(f"print {name}={value}", lambda: text_format.PrintMessage(model(), out, **options), out.getvalue)
    behaviour("several", lambda: text_format.MessageToString(message, as_one_line=True, pointy_brackets=True,
                                                             force_colon=True, use_short_repeated_primitives=True),
              lambda: text_format.MessageToString(message, float_format=".2f", double_format=".5e", as_utf8=True, indent=4),
              lambda: text_format.MessageToString(message, True, True, True))
    kinds("a bad format", lambda: text_format.MessageToString(message, float_format="nonsense"))


def unknown():
    message = onnx.NodeProto.FromString(
        b"\xf8\x07\x05\x0a\x01x\xfa\x07\x02hi\xfd\x07\1\2\3\4\xf9\x07\1\2\3\4\5\6\7\x08\xfa\x07\x02\x08\x01\xfb\x07\x08\x01\xfc\x07"
        b"\xfa\x07\x03\xff\"'\xfa\x07\0")
    behaviour("unknown", lambda: str(message), lambda: text_format.MessageToString(message),
              lambda: text_format.MessageToString(message, print_unknown_fields=True),
              lambda: text_format.MessageToString(message, print_unknown_fields=True, as_one_line=True))


def groups():
    message = sample.Groups(single={"number": 1}, many=[{"name": "a"}, {}])
    message.chosen.weight = 2
    behaviour("groups", lambda: str(message), lambda: text_format.MessageToString(message),
              lambda: text_format.Parse(str(message), sample.Groups()) == message,
              lambda: text_format.MessageToString(message, use_field_number=True))


def parsing():
    def parse(text, into=onnx.AttributeProto, merge=text_format.Parse, **options):
        return lambda: merge(text, into(), **options)

    behaviour("parse", parse('name: "a" f: 1.5 ints: [1, 2] ints: 3 t { dims: 1 } type: INT'), parse(b'name: "a"'),
              parse("t < dims: 1 >"), parse("t: { dims: [1] };"), parse("f: nan"), parse("f: -inf"), parse("f: 1e400"),
              parse("f: 5"), parse("f: .5f"), parse("i: 0x10"), parse("i: 010"), parse("i: -9223372036854775808"),
              parse("s: 'a' \"b\""), parse(r's: "\x41\102\n\377"'), parse("type: 1"), parse("name: 'ä'"),
              parse("# comment\nname: 'x' # more"), parse(""), parse("ints: []"), parse("type: FLOAT, f: 1; i: 2"),
              parse("Single { number: 1 } Many { }", sample.Groups),
              parse("int32_string { key: 1 value: 'a' } int32_string { key: 1 value: 'b' }", sample.Maps),
              parse("int32_string: [{ key: 2 value: 'a' }, { key: 1 }]", sample.Maps),
              parse("bool_value: t", sample.Scalars), parse("bool_value: 1", sample.Scalars),
              parse("float_value: infinity double_value: -Inf", sample.Scalars), parse("color_value: -5", sample.Scalars))
    kinds("parse faults", parse("nonsense: 1"), parse("name: 1"), parse("i: 9223372036854775808"), parse("i: 1.5"),
          parse("t {"), parse("t { dims: 1 >"), parse('name: "a'), parse("type: NONSENSE"), parse("type: 99"),
          parse("bool_value: 2", sample.Scalars), parse("int32_value: 2147483648", sample.Scalars),
          parse("uint32_value: -1", sample.Scalars), parse("name"), parse("name: 'a' name: 'b'"), parse("i: 1 i: 1"),
          parse("[nonsense]: 1"), parse("1: 2"), parse("number: 1 text: 'a'", sample.Choice), parse("t: 1"),
          parse("id: 1", sample.Required), parse("}"), parse("i: --1"), parse("s: \"\\xz\""))
    behaviour("parse options", parse('1: "a"', allow_field_number=True), parse("name: 'a' name: 'b'", merge=text_format.Merge),
              parse("nonsense: 1 name: 'a' other { x: [1, 'a'] y < > }", allow_unknown_field=True),
              parse("number: 1 text: 'a'", sample.Choice, merge=text_format.Merge))
    kinds("unknown of another kind", parse("nonsense: 1", allow_unknown_extension=True),
          parse("123: 2", allow_field_number=True))
    behaviour("lines", lambda: text_format.ParseLines(["name: 'a'", "i: 1"], onnx.AttributeProto()),
              lambda: text_format.MergeLines([b"name: 'a'", b"name: 'b'"], onnx.AttributeProto()))
    kept = onnx.AttributeProto(name="kept")
    behaviour("into a message that has values", lambda: text_format.Parse("i: 1", kept), lambda: kept)


if __name__ == "__main__":
    numbers()
    printing()
    unknown()
    groups()
    parsing()
