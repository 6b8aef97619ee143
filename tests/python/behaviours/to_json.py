"""JSON with all its options."""
import json

from outcome import behaviour, classes, kinds
from samples import attribute, model, onnx, tensor
from google.protobuf import json_format

sample = classes("kinds")
NUMBERS = (0.0, -0.0, 1.0, 0.1, 1 / 3, 5, 123456789.0, 16777217.0, 1e10, 1e16, 1e20, 1e38, 1e-5, 1e-45, 3.4028235e38,
           float("nan"), float("inf"), float("-inf"))


def numbers():
    for value in NUMBERS:
        message = sample.Scalars(float_value=value, double_value=value)
        behaviour(f"number {value}", lambda: json_format.MessageToJson(message), lambda: json_format.MessageToDict(message),
                  lambda: json_format.MessageToDict(message, float_precision=3))


def kinds_of_fields():
    scalars = sample.Scalars(int32_value=-1, int64_value=-2**63, uint32_value=2**32 - 1, uint64_value=2**64 - 1,
                             bool_value=True, string_value="ä\"\\\n\u2028<>", bytes_value=b"\xff\0\xfe", color_value=-5)
    lists = sample.Unpacked(int64_value=[1, 2], float_value=[0.5], bool_value=[False], color_value=[0, 16],
                            bytes_value=[b"", b"a"], message_value=[{"int32_value": 1}, {}])
    maps = sample.Maps(int32_string={1: "a"}, int64_bytes={-1: b"x"}, uint64_color={1: 1}, fixed32_float={3: 0.1},
                       bool_scalars={True: sample.Scalars(int32_value=3)}, string_maps={"k": sample.Maps()})
    for name, message in (("scalars", scalars), ("lists", lists), ("maps", maps), ("model", model()),
                          ("oneof", sample.Choice(text="t", before=1)), ("empty", sample.Scalars()), ("defaults", sample.Defaults()),
                          ("groups", sample.Groups(single={"number": 1, "inner": {"words": ["a"]}}, many=[{}, {"name": "m"}])),
                          ("tensor", tensor())):
        behaviour(name, lambda: json_format.MessageToJson(message), lambda: json_format.MessageToDict(message),
                  lambda: json_format.MessageToDict(message, preserving_proto_field_name=True),
                  lambda: json_format.MessageToDict(message, use_integers_for_enums=True),
                  lambda: json_format.ParseDict(json_format.MessageToDict(message), type(message)()) == message,
                  lambda: json_format.Parse(json_format.MessageToJson(message).encode(), type(message)()) == message)
        for options in ({"indent": None}, {"indent": 0}, {"indent": 4}, {"indent": "\t"}, {"sort_keys": True},
                        {"ensure_ascii": False}, {"float_precision": 2}, {"nonsense": 1}):
            behaviour(f"{name} {options}", lambda: json_format.MessageToJson(message, **options))
        if message.DESCRIPTOR.file.package == "onnx":
            continue  # onnxgen's messages have fields of later releases
        behaviour(name + " with defaults",
                  lambda: json_format.MessageToDict(message, including_default_value_fields=True) ==
                  json.loads(json_format.MessageToJson(message, including_default_value_fields=True)),
                  lambda: json_format.MessageToJson(message, including_default_value_fields=True, sort_keys=True),
                  lambda: json_format.MessageToJson(message, True, True, 0, True, True, None, 2, False))


def parsing():
    def parse(text, into=sample.Scalars, **options):
        return lambda: json_format.Parse(text, into(), **options)

    behaviour("parse", parse('{"int32Value": 1}'), parse('{"int32_value": 1}'), parse('{"int32Value": "1"}'),
              parse('{"int32Value": 1.0}'), parse('{"int32Value": 1e2}'), parse('{"doubleValue": "NaN"}'),
              parse('{"doubleValue": "-Infinity"}'), parse('{"doubleValue": "1.5"}'), parse('{"floatValue": 1}'),
              parse('{"int32Value": null}'), parse('{"bytesValue": "/wA="}'), parse('{"bytesValue": "_wA"}'),
              parse('{"colorValue": "BLUE"}'), parse('{"colorValue": 16}'), parse('{"uint64Value": "18446744073709551615"}'),
              parse('{"stringValue": "\\u00e4\\ud83d\\ude00"}'), parse(b'{"boolValue": true}'), parse("{}"),
              parse('{"int32String": {"1": "a"}}', sample.Maps), parse('{"boolScalars": {"true": {}}}', sample.Maps),
              parse('{"messageValue": [{}, {"int32Value": 1}]}', sample.Unpacked),
              parse('{"nonsense": {"a": [1]}, "int32Value": 1}', ignore_unknown_fields=True))
    kinds("parse faults", parse('{"nonsense": 1}'), parse('{"int32Value": 1.5}'), parse('{"int32Value": 2147483648}'),
          parse('{"uint32Value": -1}'), parse('{"int32Value": true}'), parse('{"boolValue": 1}'), parse('{"boolValue": "true"}'),
          parse('{"stringValue": 1}'), parse('{"colorValue": "NONSENSE"}'),
          parse("{"), parse(""), parse('{"int32Value": [1]}'), parse('{"int32Value": {}}'),
          parse('{"doubleValue": "nonsense"}'), parse('{"floatValue": 1e39}'), parse('{"int32Value": 1, "int32Value": 2}'),
          parse('{"int32Value": [null]}', sample.Unpacked),
          parse('{"number": 1, "text": "a"}', sample.Choice), parse('{"int32String": {"a": "a"}}', sample.Maps),
          parse('{"int32String": []}', sample.Maps), parse('{"messageValue": {}}', sample.Unpacked),
          parse('{"bytesValue": 5}'))
    deep = '{"choice": ' * 50 + "{}" + "}" * 50
    kinds("depth", parse(deep, sample.Choice, max_recursion_depth=100), parse(deep, sample.Choice, max_recursion_depth=20),
          parse(deep, sample.Choice, max_recursion_depth=51), parse(deep, sample.Choice, max_recursion_depth=50),
          parse('{"choice": ' * 120 + "{}" + "}" * 120, sample.Choice))
    behaviour("from dicts", lambda: json_format.ParseDict({"int32Value": 1, "floatValue": 0.5}, sample.Scalars()),
              lambda: json_format.ParseDict({"name": "n", "ints": [1, "2"]}, onnx.AttributeProto()),
              lambda: json_format.ParseDict({"nonsense": 1}, sample.Scalars(), ignore_unknown_fields=True))
    kept = attribute("kept", 1)
    behaviour("into a message that has values", lambda: json_format.Parse('{"f": 1}', kept), lambda: kept)


if __name__ == "__main__":
    numbers()
    kinds_of_fields()
    parsing()
