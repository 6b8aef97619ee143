"""Passes values of every type to every method and field. Wrong types raise exceptions."""
import itertools
import os
import unittest

import extensions
import kinds
from samples import tree


IS_FULL_TIER = os.environ.get("ONNXGEN_TEST_TIER", "quick") != "quick"


class WrongTypes(unittest.TestCase):
    VALUES = (None, 5, -1, 2**31, -2**63, 2**64, 2**200, 1.5, float("nan"), float("inf"), True, "text", "", "\ud800", b"\xff",
              bytearray(b"ab"), memoryview(b"ab"), [], [1], (), {}, {1: 2}, {"label": "x"}, {"x": []}, object(), int, kinds.Tree,
              slice(0, 5), slice(-2**70, 2**70, -2**65), range(3), "label", "left", "names", "\0", "x" * 5000)
    if not IS_FULL_TIER:
        VALUES = VALUES[::4]

    def objects(self):
        whole = tree(1)
        maps = kinds.Maps(int32_string={1: "a"}, string_maps={"k": kinds.Maps()})
        extended = extensions.Extended()
        extended.Extensions[extensions.texts].append("x")
        return [whole, whole.names, whole.numbers, whole.children, maps.int32_string, maps.string_maps, whole.DESCRIPTOR,
                whole.DESCRIPTOR.fields[0], kinds.Color, kinds.Color.DESCRIPTOR, extended, extended.Extensions,
                extended.Extensions[extensions.texts], extended.Extensions[extensions.needs], kinds.Tree, kinds.Tree().left,
                kinds.Choice(number=1), kinds.Scalars(), whole.DESCRIPTOR.file, kinds.Choice.DESCRIPTOR.oneofs[0]]

    def test_every_method_with_every_value(self):
        more = self.VALUES + (tree(), tree().names, tree().children, kinds.Maps(int32_string={5: "b"}).int32_string,
                              extensions.early, extensions.texts, extensions.needs, kinds.Tree.DESCRIPTOR)
        count = 0
        for number in range(len(self.objects())):
            for name in sorted(set(dir(self.objects()[number]))):
                if name in ("__class__", "__init_subclass__", "__subclasses__", "mro") or name.startswith("__del"):
                    continue
                for arguments in itertools.chain([()], ((each,) for each in more), zip(more, reversed(more))):
                    target = self.objects()[number]
                    try:
                        method = getattr(target, name)
                        if callable(method) and not isinstance(method, type):
                            method(*arguments)
                        repr(target)
                    except Exception:
                        pass
                    count += 1
        self.assertGreater(count, 10000 if IS_FULL_TIER else 5000)

    def test_every_field_with_every_value(self):
        for message_class in (kinds.Scalars, kinds.Unpacked, kinds.Maps, kinds.Choice, kinds.Groups, kinds.Required,
                              kinds.Assorted, extensions.Extended):
            for field in message_class.DESCRIPTOR.fields:
                for value in self.VALUES + (tree(), tree().names, tree().children):
                    message = message_class()
                    for action in (lambda: setattr(message, field.name, value), lambda: message_class(**{field.name: value}),
                                   lambda: getattr(message, field.name).append(value),
                                   lambda: getattr(message, field.name).extend([value]),
                                   lambda: getattr(message, field.name).__setitem__(value, value),
                                   lambda: getattr(message, field.name).__setitem__(slice(0, 1), value),
                                   lambda: getattr(message, field.name).update({value: value})):
                        try:
                            action()
                        except (TypeError, ValueError, AttributeError, IndexError, KeyError):
                            pass
                    self.assertEqual(message_class.FromString(message.SerializePartialToString()).SerializePartialToString(),
                                     message.SerializePartialToString())


if __name__ == "__main__":
    unittest.main()
