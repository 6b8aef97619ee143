"""Extensions of messages."""
import copy
import gc
import pickle

from outcome import behaviour, classes, kinds
from google.protobuf import json_format, text_format

sample = classes("extensions")
Extended, Needs = sample.Extended, sample.Needs
SINGULAR = (("early", 5, "x", 2**31), ("signed_number", -2**63, 2**63, 1.5), ("fixed_number", 2**32 - 1, -1, None),
            ("real", 0.1, "x", b"x"), ("wide_real", 1e300, "x", None), ("flag", False, "x", None),
            ("text", "ä", b"\xff", 5), ("data", b"\xff\0", "text", 5), ("shade", 1, 77, "LIGHT"),
            ("light_shade", 3, 0, 2**40), ("class", 1, "x", None))


def full():
    message = Extended(first=1, middle="m", last=[1, 2])
    for name, value, _, _ in SINGULAR:
        message.Extensions[getattr(sample, name)] = value
    message.Extensions[sample.needs].value = 3
    message.Extensions[sample.onegroup].number = 4
    message.Extensions[sample.numbers].extend([1, -2])
    message.Extensions[sample.packed_numbers].append(7)
    message.Extensions[sample.shades].append(1)
    message.Extensions[sample.texts].extend(["a", "b"])
    message.Extensions[sample.data_list].append(b"\xff")
    message.Extensions[sample.needs_list].add(value=1)
    message.Extensions[sample.needs_list].add(value=2, note="n")
    message.Extensions[sample.manygroups].add(name="g")
    message.Extensions[Extended.nested].Extensions[sample.early] = 9
    message.Extensions[Extended.nested_list].add().Extensions[Extended.nested_list].add(first=2)
    return message


def names(fields):
    return [each.full_name for each in fields]


def singular():
    for name, good, bad, worse in SINGULAR:
        extension, message = getattr(sample, name), Extended()
        values = message.Extensions
        behaviour(name, lambda: values[extension], lambda: extension in values, lambda: message.HasExtension(extension),
                  lambda: values.__setitem__(extension, good), lambda: values[extension], lambda: extension in values,
                  lambda: message.HasExtension(extension), lambda: message, lambda: message.SerializeToString(),
                  lambda: values.__setitem__(extension, bad), lambda: values.__setitem__(extension, worse),
                  lambda: values[extension], lambda: len(values), lambda: names(values),
                  lambda: values.__delitem__(extension), lambda: values[extension], lambda: len(values),
                  lambda: message.ClearExtension(extension), lambda: message == Extended())


def submessages():
    message = Extended()
    below = message.Extensions[sample.needs]
    behaviour("message", lambda: below.value, lambda: message.HasExtension(sample.needs), lambda: message.ByteSize(),
              lambda: setattr(below, "value", 5), lambda: message.HasExtension(sample.needs), lambda: message,
              lambda: message.Extensions[sample.needs] is below,
              lambda: message.Extensions.__setitem__(sample.needs, Needs()),
              lambda: message.Extensions[sample.needs].CopyFrom(Needs(value=7)), lambda: below.value,
              lambda: message.ClearExtension(sample.needs), lambda: below.value, lambda: message,
              lambda: message.Extensions[sample.needs].value, lambda: message.HasExtension(sample.needs),
              lambda: message.Extensions[sample.needs].SetInParent(), lambda: message.HasExtension(sample.needs))
    deep = Extended()
    deep.Extensions[Extended.nested].Extensions[Extended.nested].Extensions[sample.early] = 1
    behaviour("nested", lambda: deep, lambda: deep.Extensions[Extended.nested].Extensions[Extended.nested])
    kept = Extended()
    early = kept.Extensions[sample.needs]
    kept.Clear()
    early.value = 3
    behaviour("kept", lambda: early, lambda: kept)


def lists():
    message = Extended()
    numbers, needs = message.Extensions[sample.numbers], message.Extensions[sample.needs_list]
    behaviour("lists", lambda: numbers, lambda: sample.numbers in message.Extensions, lambda: numbers.append(1),
              lambda: numbers.extend([2, 3]), lambda: numbers, lambda: message.Extensions[sample.numbers] is numbers,
              lambda: message.HasExtension(sample.numbers), lambda: sample.numbers in message.Extensions,
              lambda: numbers.append("x"), lambda: numbers[-1], lambda: numbers[1:], lambda: numbers.__delitem__(0),
              lambda: numbers.insert(0, 9), lambda: numbers.pop(), lambda: numbers.sort(), lambda: message,
              lambda: message.Extensions.__setitem__(sample.numbers, [1]), lambda: len(needs),
              lambda: needs.add(value=1).value, lambda: needs.extend([Needs(value=2)]), lambda: needs[1].value,
              lambda: len(message.Extensions), lambda: names(message.Extensions),
              lambda: message.ClearExtension(sample.numbers), lambda: list(numbers), lambda: numbers.append(4),
              lambda: message, lambda: list(message.Extensions[sample.numbers]), lambda: message.Clear(),
              lambda: [each.value for each in needs], lambda: message)


def whole():
    message = full()
    encoded = message.SerializeToString()
    parsed = Extended.FromString(encoded)
    behaviour("whole", lambda: message, lambda: encoded, lambda: parsed == message, lambda: parsed,
              lambda: names(parsed.Extensions), lambda: len(parsed.Extensions), lambda: parsed.ByteSize(),
              lambda: [(field.full_name, field.is_extension, value) for field, value in parsed.ListFields()],
              lambda: text_format.Parse(str(message), Extended()) == message,
              lambda: text_format.MessageToString(message), lambda: text_format.MessageToString(message, as_one_line=True),
              lambda: text_format.MessageToString(message, use_index_order=True),
              lambda: copy.deepcopy(message) == message, lambda: pickle.loads(pickle.dumps(message)) == message,
              lambda: parsed.MergeFrom(message), lambda: parsed, lambda: parsed.CopyFrom(message), lambda: parsed == message,
              lambda: parsed.Extensions[sample.texts].append("c"), lambda: parsed == message,
              lambda: parsed.DiscardUnknownFields(), lambda: parsed.UnknownFields().__len__(), lambda: parsed.Clear(),
              lambda: parsed)
    singular = Extended(first=1)  # protobuf cannot parse its own output for repeated ones
    for extension in message.Extensions:
        if extension.label != extension.LABEL_REPEATED and extension.message_type is None:
            singular.Extensions[extension] = message.Extensions[extension]
    singular.Extensions[Extended.nested].Extensions[sample.needs].value = 3
    for options in ({}, {"preserving_proto_field_name": True},
                    {"use_integers_for_enums": True}):
        behaviour(f"JSON {options}", lambda: json_format.MessageToJson(singular, sort_keys=True, **options),
                  lambda: json_format.Parse(json_format.MessageToJson(singular, **options), Extended()))
    held = [full().Extensions[sample.needs], full().Extensions[sample.needs_list], full().Extensions]
    gc.collect()
    behaviour("kept alive", lambda: held[0].value, lambda: held[1][1].note, lambda: held[2][sample.text])
    incomplete = Extended()
    incomplete.Extensions[sample.needs].note = "n"
    incomplete.Extensions[sample.needs_list].add()
    behaviour("required", lambda: incomplete.IsInitialized(), lambda: incomplete.FindInitializationErrors())
    kinds("required bytes", lambda: incomplete.SerializeToString(), lambda: incomplete.SerializePartialToString())


def sets():
    holder = sample.SetHolder()
    item = sample.Item.item
    behaviour("message set", lambda: holder.set.Extensions[item].number,
              lambda: setattr(holder.set.Extensions[item], "number", 5), lambda: holder.SerializeToString(), lambda: holder,
              lambda: sample.SetHolder.FromString(holder.SerializeToString()) == holder, lambda: item.full_name,
              lambda: item.name, lambda: names(holder.set.Extensions))


def misused():
    message = Extended()
    first = Extended.DESCRIPTOR.fields_by_name["first"]
    values = message.Extensions
    kinds("misused", lambda: values[5], lambda: values["early"], lambda: values[None], lambda: values[sample.Item.item],
          lambda: message.HasExtension(5), lambda: message.ClearExtension(5), lambda: message.HasExtension(sample.numbers),
          lambda: Needs().Extensions, lambda: setattr(message, "Extensions", 5), lambda: hash(values),
          lambda: Extended(early=5), lambda: message.HasField("early"), lambda: message.ClearField("early"),
          lambda: getattr(message, "early"), lambda: setattr(message, "early", 1), lambda: type(values)())
    behaviour("misused in words", lambda: values[5], lambda: values[sample.Item.item],
              lambda: message.HasExtension(sample.numbers), lambda: Needs().Extensions,
              lambda: values.__setitem__(sample.numbers, 1), lambda: Extended(early=5))
    behaviour("same", lambda: values == message.Extensions, lambda: values == Extended().Extensions, lambda: values == 5,
              lambda: values != message.Extensions)


def descriptors():
    values = Extended().Extensions
    behaviour("found", lambda: values._FindExtensionByName("sample.early") is sample.early,
              lambda: values._FindExtensionByNumber(200) is Extended.nested, lambda: values._FindExtensionByName("x"),
              lambda: values._FindExtensionByNumber(1))
    behaviour("modules", lambda: sample.EARLY_FIELD_NUMBER, lambda: Extended.NESTED_FIELD_NUMBER,
              lambda: sample.Item.ITEM_FIELD_NUMBER, lambda: names(Extended.DESCRIPTOR.extensions),
              lambda: sorted(Extended.DESCRIPTOR.extensions_by_name), lambda: names(Needs.DESCRIPTOR.extensions),
              lambda: sorted(Needs.DESCRIPTOR.file.extensions_by_name),
              lambda: Extended.DESCRIPTOR.file.extensions_by_name["early"] is sample.early,
              lambda: [field.name for field in Extended.DESCRIPTOR.fields], lambda: Extended.DESCRIPTOR.is_extendable)
    for extension in (sample.early, sample.light_shade, sample.text, sample.onegroup, sample.numbers, sample.needs_list,
                      Extended.nested, sample.Item.item):
        behaviour("extension", lambda: extension.name, lambda: extension.full_name, lambda: extension.number,
                  lambda: extension.type, lambda: extension.cpp_type, lambda: extension.label,
                  lambda: extension.default_value, lambda: extension.has_default_value, lambda: extension.is_extension,
                  lambda: extension.containing_type.full_name, lambda: extension.containing_oneof,
                  lambda: extension.extension_scope and extension.extension_scope.full_name,
                  lambda: extension.message_type and extension.message_type.full_name,
                  lambda: extension.enum_type and extension.enum_type.full_name, lambda: extension.file.name,
                  lambda: extension.has_presence, lambda: extension.index, lambda: extension.json_name,
                  lambda: extension.camelcase_name)


if __name__ == "__main__":
    for part in (singular, submessages, lists, whole, sets, misused, descriptors):
        part()
