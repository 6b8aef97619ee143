"""Maps."""
import collections.abc
import copy

from outcome import behaviour, classes

kinds = classes("kinds")


def maps():
    return kinds.Maps(int32_string={1: "a", 2: "b"}, string_maps={"k": kinds.Maps(int32_string={5: "z"})},
                      bool_scalars={True: kinds.Scalars(int32_value=3)})


def scalars():
    texts = maps().int32_string
    behaviour("read", lambda: texts[1], lambda: texts[9], lambda: sorted(texts), lambda: len(texts), lambda: 1 in texts,
              lambda: 7 in texts, lambda: "a" in texts, lambda: texts.get(1), lambda: texts.get(77),
              lambda: texts.get(77, "d"), lambda: sorted(texts.items()), lambda: sorted(texts.values()),
              lambda: sorted(texts.keys()), lambda: dict(texts) == {1: "a", 2: "b", 9: ""}, lambda: list(iter(texts))[:0])
    behaviour("write", lambda: texts.__setitem__(3, "c"), lambda: texts.__setitem__("x", "c"),
              lambda: texts.__setitem__(3, 5), lambda: texts.__delitem__(3), lambda: texts.__delitem__(33),
              lambda: texts.pop(9), lambda: texts.update({4: "d"}), lambda: sorted(texts.items()),
              lambda: texts.__setitem__(2**31, "x"))
    behaviour("kinds", lambda: dict(kinds.Maps(int64_bytes={-1: b"\xff"}).int64_bytes),
              lambda: dict(kinds.Maps(uint32_double={1: 2}).uint32_double),
              lambda: dict(kinds.Maps(uint64_color={2**63: 0}).uint64_color),
              lambda: dict(kinds.Maps(sint64_bool={-5: True}).sint64_bool),
              lambda: dict(kinds.Maps(fixed32_float={1: 0.5}).fixed32_float),
              lambda: kinds.Maps(uint64_color={1: 99}), lambda: kinds.Maps(int32_string={1: None}))


def messages():
    message = maps()
    below = message.string_maps
    behaviour("messages", lambda: below["k"].int32_string[5], lambda: below["new"].int32_string.update({1: "q"}),
              lambda: sorted(below), lambda: below.__setitem__("a", kinds.Maps()),
              lambda: len(message.string_maps["new"].int32_string), lambda: below["k"] is below["k"],
              lambda: below.get("none"), lambda: below.get_or_create("made") == kinds.Maps(), lambda: len(below),
              lambda: message.bool_scalars[True].int32_value)


def as_dicts():
    texts, below = maps().int32_string, maps().string_maps
    behaviour("dict", lambda: texts.update([(7, "pair")]), lambda: texts[7], lambda: texts.update({8: "d"}), lambda: texts[8],
              lambda: texts.update(a="b"), lambda: texts.setdefault(1, "x"), lambda: texts.update(5), lambda: dict(texts) == texts,
              lambda: below.setdefault("k").int32_string[5], lambda: len(texts.popitem()), lambda: len(texts),
              lambda: isinstance(texts, collections.abc.MutableMapping), lambda: isinstance(below, collections.abc.Mapping),
              lambda: isinstance(kinds.Tree().names, collections.abc.MutableSequence),
              lambda: isinstance(kinds.Tree().children, collections.abc.Sequence))
    field = kinds.Maps.DESCRIPTOR.fields_by_name["int32_string"]
    behaviour("entry", lambda: field.message_type.full_name, lambda: [each.name for each in field.message_type.fields],
              lambda: field.message_type.has_options, lambda: field.message_type.GetOptions().map_entry,
              lambda: kinds.Maps.DESCRIPTOR.has_options, lambda: kinds.Maps.DESCRIPTOR.GetOptions().map_entry,
              lambda: kinds.DESCRIPTOR.name, lambda: kinds.DESCRIPTOR is kinds.Maps.DESCRIPTOR.file)


def whole():
    first, second = maps(), maps()
    behaviour("whole", lambda: first == second, lambda: kinds.Maps.FromString(first.SerializeToString()) == first,
              lambda: second.ClearField("int32_string"), lambda: len(second.int32_string), lambda: second == first,
              lambda: second.int32_string.MergeFrom(first.int32_string), lambda: second == first,
              lambda: copy.deepcopy(first) == first, lambda: setattr(first, "int32_string", {}),
              lambda: first.HasField("int32_string"))
    texts, below = first.int32_string, first.string_maps["k"]
    first.Clear()
    behaviour("kept", lambda: sorted(texts.items()), lambda: below.int32_string[5], lambda: len(first.int32_string),
              lambda: texts.clear(), lambda: len(texts))


if __name__ == "__main__":
    scalars()
    messages()
    as_dicts()
    whole()
