"""Features that ONNX's schemas do not use: defaults, required fields, closed enums, oneofs of every kind, groups."""
import copy

from outcome import behaviour, classes, kinds, setting

sample = classes("kinds")
NAMES = [field.name for field in sample.Scalars.DESCRIPTOR.fields]


def defaults():
    message = sample.Defaults()
    for field in message.DESCRIPTOR.fields:
        behaviour("default " + field.name, lambda: getattr(message, field.name), lambda: message.HasField(field.name),
                  lambda: field.default_value, lambda: field.has_default_value,
                  lambda: setattr(message, field.name, field.default_value), lambda: message.HasField(field.name),
                  lambda: message.SerializeToString(), lambda: message.ClearField(field.name),
                  lambda: getattr(message, field.name), lambda: message.HasField(field.name))
    behaviour("all defaults", lambda: message, lambda: message.ByteSize(), lambda: message.WhichOneof("choice"),
              lambda: setattr(message, "member", 42), lambda: message.WhichOneof("choice"), lambda: message.text_member)


def scalars():
    values = (0, 1, -1, 2**31 - 1, 2**31, -2**31, -2**31 - 1, 2**32 - 1, 2**32, 2**63 - 1, 2**63, -2**63, -2**63 - 1,
              2**64 - 1, 2**64, 2**200, True, False, 1.0, 0.5, 1e300, -1e300, float("inf"), float("nan"), "1", b"1", None, [],
              {}, (), 3 + 4j)
    for name in NAMES:
        behaviour(name, *setting(sample.Scalars(), name, *values))
        behaviour(name + " constructed", *[lambda value=value: sample.Scalars(**{name: value}) for value in values])
        kinds(name + " listed", *[lambda value=value: sample.Unpacked(**{name: [value]}) for value in values])
    behaviour("surrogates", *setting(sample.Scalars(), "string_value", "\U0001f600", "\0", "\x7f", "\u2028", "\uffff"))
    kinds("lone surrogates", *setting(sample.Scalars(), "string_value", "\ud83d", "a\udc00b"))


def required():
    message = sample.Required()
    behaviour("required", lambda: message.IsInitialized(), lambda: message.FindInitializationErrors(),
              lambda: setattr(message, "id", 1), lambda: message.child.SetInParent(),
              lambda: message.children.add().child.SetInParent(), lambda: message.FindInitializationErrors(),
              lambda: message.SerializePartialToString(), lambda: message.ByteSize(), lambda: message,
              lambda: sample.Required.FromString(b"\x08\x05").IsInitialized())
    errors = []
    behaviour("errors", lambda: message.IsInitialized(errors), lambda: errors, lambda: copy.deepcopy(message) == message)
    kinds("incomplete", lambda: message.SerializeToString(), lambda: sample.Required().SerializeToString(),
          lambda: sample.Required().ParseFromString(b""), lambda: sample.Required.FromString(b""))
    behaviour("incomplete in words", lambda: sample.Required().SerializeToString())
    complete = sample.Required(id=1, name="n", color=0)
    behaviour("complete", lambda: complete.IsInitialized(), lambda: complete.FindInitializationErrors(),
              lambda: complete.SerializeToString())


def closed_enums():
    encoded = b"\x80\x01\x63"
    message = sample.Scalars.FromString(encoded)
    listed = sample.Unpacked.FromString(b"\x80\x01\x01\x80\x01\x63\x80\x01\x10")
    packed = sample.Packed.FromString(b"\x82\x01\x03\x01\x63\x10")
    mapped = sample.Maps.FromString(b"\x22\x04\x08\x01\x10\x63\x22\x04\x08\x02\x10\x01")
    behaviour("closed", lambda: message.color_value, lambda: message.HasField("color_value"), lambda: message,
              lambda: message.SerializeToString(), lambda: len(message.UnknownFields()), lambda: list(listed.color_value),
              lambda: listed.SerializeToString(), lambda: list(packed.color_value), lambda: packed.SerializeToString(),
              lambda: mapped.uint64_color[2], lambda: listed.color_value.append(99), lambda: listed.color_value.extend([99]),
              lambda: setattr(message, "color_value", 99), lambda: sample.Scalars(color_value="GREEN"),
              lambda: sample.Scalars(color_value="NONE"), lambda: listed.color_value.append(-5), lambda: list(listed.color_value))
    color = sample.Color
    behaviour("enum", lambda: color.Name(-5), lambda: color.Name(16), lambda: color.Name(2), lambda: color.Value("BLUE"),
              lambda: color.Value("X"), lambda: color.keys(), lambda: color.values(), lambda: color.items(),
              lambda: color.BLUE, lambda: sample.BLUE, lambda: color.Name(None), lambda: color.Name("RED"),
              lambda: color.Name(1.5), lambda: color.Name(2**70), lambda: color.Name(True), lambda: color.Value(1),
              lambda: color.NONE, lambda: color.DESCRIPTOR.values_by_name["BLUE"].number,
              lambda: [(each.name, each.number, each.index) for each in color.DESCRIPTOR.values],
              lambda: sorted(color.DESCRIPTOR.values_by_number), lambda: color.DESCRIPTOR.containing_type,
              lambda: color.DESCRIPTOR.values[0].type is color.DESCRIPTOR, lambda: color.DESCRIPTOR.name,
              lambda: color.DESCRIPTOR.file.name)


def oneofs():
    values = {"number": 0, "text": "", "blob": b"", "color": 0, "real": 0.0, "flag": False}
    message = sample.Choice()
    for name, value in values.items():
        behaviour("oneof " + name, lambda: setattr(message, name, value), lambda: message.WhichOneof("value"),
                  lambda: message.HasField(name), lambda: message.HasField("value"), lambda: message.SerializeToString(),
                  lambda: message, lambda: [each.name for each, _ in message.ListFields()],
                  lambda: copy.copy(message).WhichOneof("value"))
    behaviour("oneof of messages", lambda: message.scalars.int32_value, lambda: message.WhichOneof("value"),
              lambda: message.scalars.SetInParent(), lambda: message.WhichOneof("value"), lambda: message.flag,
              lambda: setattr(message.choice.choice, "text", "deep"), lambda: message,
              lambda: message.HasField("scalars"), lambda: message.ClearField("scalars"), lambda: message.WhichOneof("value"),
              lambda: message.ClearField("value"), lambda: message.WhichOneof("value"), lambda: message,
              lambda: message.WhichOneof("other"))
    both = sample.Choice.FromString(b"\x10\x05\x1a\x01a")
    first, second = sample.Choice(scalars={"int32_value": 1}), sample.Choice(scalars={"int64_value": 2})
    behaviour("oneofs merged", lambda: both, lambda: first.MergeFrom(second), lambda: first,
              lambda: first.MergeFrom(sample.Choice(text="t")), lambda: first, lambda: first.MergeFrom(sample.Choice()),
              lambda: first, lambda: sample.Choice(number=1, text="both"), lambda: sample.Choice(text=None, number=1),
              lambda: first.MergeFromString(b"\x10\x07"), lambda: first)
    kinds("oneofs misused", lambda: message.WhichOneof("nonsense"), lambda: message.HasField("nonsense"),
          lambda: message.ClearField("nonsense"), lambda: message.value, lambda: setattr(message, "value", 1))


def groups():
    message = sample.Groups()
    behaviour("groups", lambda: setattr(message.single, "number", 5), lambda: message.many.add(name="m").name,
              lambda: message.many[0].part.add(data=b"d").data, lambda: setattr(message.chosen, "weight", 1.5),
              lambda: message.WhichOneof("choice"), lambda: message, lambda: message.SerializeToString(),
              lambda: sample.Groups.FromString(message.SerializeToString()) == message,
              lambda: sample.Groups.Single.__name__, lambda: message.DESCRIPTOR.fields_by_name["single"].type,
              lambda: message.DESCRIPTOR.fields_by_name["single"].message_type.full_name,
              lambda: [each.name for each in message.DESCRIPTOR.nested_types])


def unknown_fields():
    message = sample.Tree.FromString(b"\xf8\x07\x05\x1a\x05\xf8\x07\x06\x0a\x00\x22\x04\xfa\x07\x01x\x0a\x01l")
    behaviour("unknown", lambda: message, lambda: message.left, lambda: len(message.UnknownFields()),
              lambda: [(each.field_number, each.wire_type, each.data) for each in message.left.UnknownFields()],
              lambda: message.UnknownFields()[0].data, lambda: message.SerializeToString(), lambda: message.ByteSize(),
              lambda: copy.deepcopy(message) == message, lambda: message == sample.Tree(label="l"),
              lambda: message.MergeFrom(message.left), lambda: message.SerializeToString(),
              lambda: message.DiscardUnknownFields(), lambda: message.SerializeToString(),
              lambda: len(message.children[0].UnknownFields()))


def many_fields():
    message = sample.Switches()
    for number in (1, 8, 32, 33, 40):
        setattr(message, f"s{number}", -number)
    behaviour("has-bits", lambda: message, lambda: [field.number for field, _ in message.ListFields()],
              lambda: sample.Switches.FromString(message.SerializeToString()) == message, lambda: message.s39,
              lambda: sample.Numbers(largest=1, one_byte=2, five_bytes=["a"], three_bytes=[-1]).SerializeToString(),
              lambda: [field.number for field in sample.Numbers.DESCRIPTOR.fields],
              lambda: sample.Numbers.DESCRIPTOR.fields_by_number[536870911].name)


if __name__ == "__main__":
    for part in (defaults, scalars, required, closed_enums, oneofs, groups, unknown_fields, many_fields):
        part()
