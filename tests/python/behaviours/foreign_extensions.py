"""Extensions of messages that belong to another module."""
import copy
import pickle

from outcome import behaviour, classes, kinds
from google.protobuf import descriptor_pool, json_format, text_format

sample = classes("extensions")
Extended = sample.Extended
kept = Extended()  # before the other extensions are known
kept.Extensions[sample.early] = 3

more = classes("more_extensions")
Holder = more.Holder
SINGULAR = (("between", 9, "x", 2**31), ("level", 1, 77, "LOW"), ("ratio", 0.1, "x", None), ("blob", b"\xff", "ä", 5))


def names(fields):
    return [each.full_name for each in fields]


def full():
    message = Extended(first=1, middle="m", last=[1, 2])
    message.Extensions[sample.early] = 4
    for name, value, _, _ in SINGULAR:
        message.Extensions[getattr(more, name)] = value
    message.Extensions[more.sizes].extend([1, 300])
    message.Extensions[more.further].value = 3
    message.Extensions[Holder.holder].extended.Extensions[more.between] = 2
    message.Extensions[Holder.holder].needs.add(value=1)
    message.Extensions[Holder.labels].extend(["a", "b"])
    return message


def registered_later():
    kept.Extensions[more.between] = 8
    behaviour("made before", lambda: kept.Extensions[sample.early], lambda: kept, lambda: kept.SerializeToString(),
              lambda: kept.first, lambda: kept.middle)


def values():
    for name, good, bad, worse in SINGULAR:
        extension, message = getattr(more, name), Extended()
        each = message.Extensions
        behaviour(name, lambda: each[extension], lambda: extension in each, lambda: message.HasExtension(extension),
                  lambda: each.__setitem__(extension, good), lambda: each[extension], lambda: extension in each,
                  lambda: message, lambda: message.SerializeToString(), lambda: each.__setitem__(extension, bad),
                  lambda: each.__setitem__(extension, worse), lambda: each[extension], lambda: names(each),
                  lambda: each.__delitem__(extension), lambda: each[extension], lambda: len(each),
                  lambda: message.ClearExtension(extension), lambda: message == Extended())
    message = Extended()
    further = message.Extensions[more.further]
    behaviour("message", lambda: further.value, lambda: message.HasExtension(more.further),
              lambda: setattr(further, "value", 5), lambda: message.HasExtension(more.further), lambda: message,
              lambda: message.Extensions[more.further].CopyFrom(sample.Needs(value=7)), lambda: further.value,
              lambda: type(further) is sample.Needs, lambda: message.ClearExtension(more.further), lambda: message)
    labels = message.Extensions[Holder.labels]
    behaviour("list", lambda: labels.append("x"), lambda: labels.extend("yz"), lambda: list(labels), lambda: message,
              lambda: message.HasExtension(Holder.labels), lambda: labels.append(5),
              lambda: message.ClearExtension(Holder.labels), lambda: list(labels))


def whole():
    message = full()
    encoded = message.SerializeToString()
    parsed = Extended.FromString(encoded)
    behaviour("whole", lambda: message, lambda: encoded, lambda: parsed == message, lambda: parsed, lambda: parsed.ByteSize(),
              lambda: names(parsed.Extensions),
              lambda: [(field.full_name, field.is_extension, value) for field, value in parsed.ListFields()],
              lambda: text_format.Parse(str(message), Extended()) == message,
              lambda: text_format.MessageToString(message, as_one_line=True),
              lambda: copy.deepcopy(message) == message, lambda: pickle.loads(pickle.dumps(message)) == message,
              lambda: parsed.MergeFrom(message), lambda: parsed, lambda: parsed.CopyFrom(message), lambda: parsed == message,
              lambda: parsed.Extensions[more.sizes].append(3), lambda: parsed == message,
              lambda: parsed.DiscardUnknownFields(), lambda: len(parsed.UnknownFields()), lambda: parsed.Clear(),
              lambda: parsed)
    singular = Extended(first=1)
    for name, value, _, _ in SINGULAR:
        singular.Extensions[getattr(more, name)] = value
    behaviour("JSON", lambda: json_format.MessageToJson(singular, sort_keys=True),
              lambda: json_format.Parse(json_format.MessageToJson(singular), Extended()))
    kinds("bad bytes", lambda: Extended.FromString(b"\x78"), lambda: Extended.FromString(b"\xf2\x12\x05\x08\x01"))


def messages_of_another_module():
    holder = Holder(extended=full(), needs=[sample.Needs(value=1)])
    by_name = Extended()  # protobuf prints a map in an extension twice after merging it
    by_name.Extensions[Holder.holder].by_name["a"].Extensions[more.level] = 2
    behaviour("a map", lambda: by_name, lambda: Extended.FromString(by_name.SerializeToString()) == by_name)
    behaviour("the same classes", lambda: type(holder.extended) is Extended, lambda: type(holder.needs[0]) is sample.Needs,
              lambda: Holder.DESCRIPTOR.fields_by_name["extended"].message_type is Extended.DESCRIPTOR,
              lambda: holder.needs.append(sample.Needs(value=2)), lambda: holder.extended.CopyFrom(Extended(first=9)),
              lambda: holder.by_name["k"].CopyFrom(full()), lambda: holder, lambda: Holder.FromString(
                  holder.SerializeToString()) == holder, lambda: Extended.__module__ == sample.__name__,
              lambda: Extended.__qualname__, lambda: Extended.DESCRIPTOR.file.name, lambda: Holder.DESCRIPTOR.file.name)


def sets():
    holder = sample.SetHolder()
    holder.set.Extensions[sample.Item.item].number = 1
    holder.set.Extensions[more.item_of_holder].needs.add(value=4)
    behaviour("message set", lambda: holder, lambda: holder.SerializeToString(), lambda: names(holder.set.Extensions),
              lambda: sample.SetHolder.FromString(holder.SerializeToString()) == holder)


def descriptors():
    pool = descriptor_pool.Default()
    for extension in (more.between, more.level, more.sizes, more.further, more.ratio, Holder.holder, Holder.labels,
                      more.item_of_holder):
        behaviour("extension", lambda: extension.name, lambda: extension.full_name, lambda: extension.number,
                  lambda: extension.type, lambda: extension.label, lambda: extension.default_value,
                  lambda: extension.has_default_value, lambda: extension.containing_type.full_name,
                  lambda: extension.extension_scope and extension.extension_scope.full_name,
                  lambda: extension.message_type and extension.message_type.full_name,
                  lambda: extension.enum_type and extension.enum_type.full_name, lambda: extension.file.name,
                  lambda: extension.index, lambda: pool.FindExtensionByName(extension.full_name) is extension,
                  lambda: pool.FindExtensionByNumber(extension.containing_type, extension.number) is extension)
    values_of = Extended().Extensions
    behaviour("found", lambda: values_of._FindExtensionByName("more.between") is more.between,
              lambda: values_of._FindExtensionByNumber(303) is Holder.holder, lambda: more.BETWEEN_FIELD_NUMBER,
              lambda: Holder.LABELS_FIELD_NUMBER, lambda: sorted(Holder.DESCRIPTOR.extensions_by_name),
              lambda: sorted(Holder.DESCRIPTOR.file.extensions_by_name), lambda: [field.name for field in
                                                                                  Extended.DESCRIPTOR.fields],
              lambda: sorted(names(pool.FindAllExtensions(Extended.DESCRIPTOR))))


if __name__ == "__main__":
    for part in (registered_later, values, whole, messages_of_another_module, sets, descriptors):
        part()
