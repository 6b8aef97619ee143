"""Runs everything that Python programs do with messages, on corrupted encoded models and random values. fuzz_test.py
runs it in a separate process.

    fuzz_driver.py SEED FIRST SECONDS PROGRESS

Runs round after round, beginning with round FIRST. The file PROGRESS contains the current round, in case the
interpreter crashes. A round depends only on the seed and its number.
"""
import copy
import glob
import os
import pickle
import random
import sys
import time
import warnings

from onnxgen import _core, _onnx as onnx
import kinds

try:
    import onnxgen
    onnxgen.to_array
except ImportError:  # NumPy is not installed
    onnxgen = None

MODELS = "/usr/share/libonnx-testdata"
LONGEST_SEED = 20_000
WRONG_VALUES = [None, True, -1, 1 << 31, 1 << 63, 1 << 64, -(1 << 63) - 1, 0.5, float("nan"), float("inf"), "", "text",
                "\u20ac\0", "\ud800", b"", b"bytes\xff", [], {}, [1, "two"], {"name": 3}, object()]


class Round:
    """One round. `lot` makes all its random choices."""

    def __init__(self, lot, seeds):
        self.lot = lot
        self.seeds = seeds
        self.held = []  # messages, containers and views whose root may change or be destroyed

    def run(self):
        message_class, encoded = self.lot.choice(self.lot.choice(self.seeds))
        message = self.parsed(message_class, encoded if self.lot.random() < 0.3 else self.damaged(encoded))
        self.check_forms(message)
        for _ in range(self.lot.randrange(12)):
            self.change(self.lot.choice(self.messages_in(message)))
            if self.held and self.lot.random() < 0.5:
                self.look_at(self.lot.choice(self.held))
        self.walk(message)
        self.check_forms(message)
        copies = [copy.deepcopy(message), pickle.loads(pickle.dumps(message))]
        del message
        for thing in self.held + copies:
            self.look_at(thing)

    # ---- bytes and texts

    def damaged(self, encoded):
        """Returns bytes or a string with a few changes."""
        pieces = encoded
        for _ in range(self.lot.randint(1, 6)):
            at = self.lot.randint(0, len(pieces))
            behind = min(len(pieces), at + self.lot.choice([0, 1, 1, 2, 8, 100]))
            inserted = self.inserted(pieces)
            pieces = pieces[:at] + inserted + pieces[behind:]
        return pieces

    def inserted(self, pieces):
        kind = self.lot.randrange(4)
        if kind == 0 and pieces:  # a part of the input
            at = self.lot.randrange(len(pieces))
            return pieces[at:at + self.lot.choice([1, 2, 10, 100])]
        if isinstance(pieces, str):
            return self.lot.choice(["{", "}", "[", "]", ":", ",", '"', "\\", "-", "1e999", "nan", "null", "\0", "\ud800",
                                    "\U0001f600", "#", "<", ">", "name", "graph", "0x", "{" * 300, "[" * 300, ""])
        if kind == 1:
            return bytes([self.lot.choice([0, 0x7F, 0x80, 0xFF])]) * self.lot.randrange(12)
        return self.lot.randbytes(self.lot.randrange(4))

    def parsed(self, message_class, encoded):
        """Returns a message parsed in a random way, or an empty one if the bytes are malformed."""
        message = message_class()
        data = self.lot.choice([bytes, bytearray, memoryview])(encoded)
        way = self.lot.randrange(3)
        try:
            if way == 0:
                return message_class.FromString(data)
            (message.ParseFromString if way == 1 else message.MergeFromString)(data)
        except _core.DecodeError:
            pass
        return message

    def check_forms(self, message):
        """Checks that each output format can be read again and that parsers reject malformed input."""
        encoded = message.SerializePartialToString()
        again = type(message).FromString(encoded)
        assert again.SerializePartialToString() == encoded, "other bytes"
        assert len(encoded) == message.ByteSize()
        try:
            message.SerializeToString()
        except _core.EncodeError:
            assert not message.IsInitialized()
        for print_form, parse in ((_core.print_text, _core.parse_text), (_core.print_json, _core.parse_json)):
            try:
                text = print_form(message)
                parse(text, type(message)())
            except ValueError:  # a string with invalid UTF-8, or a number that JSON cannot express
                continue
            try:
                self.look_at(parse(self.damaged(text), type(message)()))
            except ValueError:
                pass

    # ---- looking

    def messages_in(self, message):
        """Returns the message and its submessages."""
        found = [message]
        for each in found:
            if len(found) > 200:
                break
            for field, value in each.ListFields():
                if field.message_type is not None:
                    found.extend(self.elements(value) if field.label == field.LABEL_REPEATED else [value])
        return found

    def elements(self, container):
        if not hasattr(container, "keys"):
            return list(container)
        try:
            return [value for value in container.values() if hasattr(value, "ListFields")]
        except ValueError:  # a proto2 key may be invalid UTF-8, and then cannot be looked up
            return []

    def walk(self, message):
        for each in self.messages_in(message):
            self.look_at(each)

    def look_at(self, thing):
        if isinstance(thing, memoryview):
            assert len(bytes(thing)) == thing.nbytes
        elif hasattr(thing, "ListFields"):
            self.look_at_message(thing)
        else:
            assert len(list(thing)) == len(thing)
            try:
                repr(thing), thing == list(thing), thing == thing
            except ValueError:  # as above
                assert hasattr(thing, "keys")

    def look_at_message(self, message):
        str(message), repr(message), message.ByteSize(), message.FindInitializationErrors()
        assert message != 3 and isinstance(message == message, bool)  # equality is False for a NaN
        for unknown in message.UnknownFields():
            unknown.field_number, unknown.wire_type, unknown.data
        for oneof in message.DESCRIPTOR.oneofs:
            message.WhichOneof(oneof.name)
        for field in message.DESCRIPTOR.fields:
            try:
                getattr(message, field.name)
            except UnicodeDecodeError:  # a proto2 string may contain any bytes
                pass
            if field.has_presence:
                message.HasField(field.name)
        if onnxgen is not None and isinstance(message, onnx.TensorProto):
            self.look_at_array(message)

    def look_at_array(self, tensor):
        try:
            array = onnxgen.to_array(tensor)
        except ValueError:
            return
        array.tobytes()
        if len(self.held) < 50 and array.dtype != object and array.flags.c_contiguous:
            self.held.append(memoryview(array))

    # ---- changing

    def value(self, field):
        """Returns a value, which usually fits the field."""
        if self.lot.random() < 0.2:
            return self.lot.choice(WRONG_VALUES)
        if field.message_type is not None:
            return self.lot.choice([{}, None, getattr(self.module_of(field), field.message_type.name, dict)()])
        if field.enum_type is not None:
            return self.lot.choice([self.lot.choice(field.enum_type.values).number, 77, "INT64"])
        if field.cpp_type == field.CPPTYPE_STRING:
            return self.lot.choice([b"", b"\x80", b"x" * 200, "", "name", "\u20ac" * 30])
        if field.cpp_type in (field.CPPTYPE_FLOAT, field.CPPTYPE_DOUBLE):
            return self.lot.choice([0, 1.5, -1e300, float("nan"), 3])
        return self.lot.choice([0, 1, 127, 128, -1, (1 << 31) - 1, 1 << 40])

    def module_of(self, field):
        return onnx if field.containing_type.full_name.startswith("onnx.") else kinds

    def change(self, message):
        field = self.lot.choice(message.DESCRIPTOR.fields) if message.DESCRIPTOR.fields else None
        try:
            if field is None or self.lot.random() < 0.2:
                self.change_whole(message)
            elif field.label != field.LABEL_REPEATED:
                self.change_singular(message, field)
            else:
                self.change_container(getattr(message, field.name), field)
        except (AttributeError, TypeError, ValueError, IndexError, KeyError):  # for a value that does not fit
            pass

    def change_whole(self, message):
        action = self.lot.randrange(7)
        if action == 0:
            message.Clear()
        elif action == 1:
            message.MergeFrom(self.lot.choice([message, type(message)(), onnx.NodeProto(name="other")]))
        elif action == 2:
            message.CopyFrom(self.lot.choice(self.messages_in(message)))
        elif action == 3:
            message.DiscardUnknownFields()
        elif action == 4:
            message.ClearField(self.lot.choice([field.name for field in message.DESCRIPTOR.fields] + ["no field"]))
        elif action == 5:
            message.SetInParent()
        else:
            message.no_such_field = 3

    def change_singular(self, message, field):
        value = getattr(message, field.name)
        if field.message_type is not None:
            self.held.append(value)
        if self.lot.random() < 0.3:
            if field.cpp_type == field.CPPTYPE_STRING and isinstance(value, bytes):
                self.held.append(memoryview(_core.bytes_view(message, field.name)))
            message.ClearField(field.name)
        else:
            setattr(message, field.name, self.value(field))

    def change_container(self, container, field):
        self.held.append(container)
        if hasattr(container, "keys"):
            return self.change_map(container, field)
        if len(container) and field.message_type is not None:
            self.held.append(self.lot.choice(list(container)))
        at, end = self.lot.randint(-3, 5), self.lot.randint(-3, 9)
        step = self.lot.choice([None, 1, 2, -1])
        values = [self.value(field) for _ in range(self.lot.randrange(4))]
        actions = [
            lambda: container.append(self.value(field)),
            lambda: container.add(),
            lambda: container.extend(self.lot.choice([values, container])),
            lambda: container.insert(at, self.value(field)),
            lambda: self.held.append(container.pop(at)) if field.message_type is not None else container.pop(at),
            lambda: container.remove(self.lot.choice(list(container) + [3])),
            lambda: container.reverse(),
            lambda: container.sort(key=str),
            lambda: container.sort(key=lambda each: container.append(each)),
            lambda: container.__setitem__(at, self.value(field)),
            lambda: container.__setitem__(slice(at, end, step), self.lot.choice([values, container, container[:2]])),
            lambda: container.__delitem__(self.lot.choice([at, slice(at, end, step)])),
            lambda: container.MergeFrom(self.lot.choice([container, values])),
            lambda: container.index(self.value(field)),
            lambda: container.clear(),
        ]
        self.lot.choice(actions)()

    def change_map(self, container, field):
        key_field, value_field = field.message_type.fields
        key = self.lot.choice([self.value(key_field)] + list(container)[:3])
        actions = [
            lambda: container.__setitem__(key, self.value(value_field)),
            lambda: container.__delitem__(key),
            lambda: self.held.append(container[key]) if value_field.message_type is not None else container[key],
            lambda: container.get_or_create(key),
            lambda: container.update({key: self.value(value_field)}),
            lambda: container.MergeFrom(container),
            lambda: self.pop_all(container),
            lambda: container.clear(),
        ]
        self.lot.choice(actions)()

    @staticmethod
    def pop_all(container):
        """Pops by an iterator, which detects that the map changes."""
        try:
            for key in container:
                container.pop(key)
        except RuntimeError:
            pass


def filled(message, lot, depth=0):
    """Returns the message with most of its fields set."""
    one_round = Round(lot, [])
    for field in message.DESCRIPTOR.fields:
        for _ in range(2):
            value = getattr(message, field.name)
            try:
                if field.label == field.LABEL_REPEATED:
                    one_round.change_container(value, field)
                elif field.message_type is None:
                    setattr(message, field.name, one_round.value(field))
                elif depth < 3:
                    filled(value, lot, depth + 1)
            except (AttributeError, TypeError, ValueError, IndexError, KeyError):
                pass
    return message


def gathered_seeds(seed):
    """Returns two lists of classes and encoded messages, which are used equally often: real models, if installed, and
    messages of all classes, including those of a schema with features that ONNX does not use."""
    models, made = [], []
    for path in sorted(glob.glob(f"{MODELS}/**/*.onnx", recursive=True)):
        if os.path.getsize(path) <= LONGEST_SEED:
            with open(path, "rb") as file:
                models.append((onnx.ModelProto, file.read()))
    lot = random.Random(f"{seed}/filled")
    for module in (kinds, onnx):
        for name in sorted(dir(module)):
            message_class = getattr(module, name)
            if isinstance(message_class, type) and issubclass(message_class, _core.Message):
                for _ in range(5):
                    made.append((message_class, filled(message_class(), lot).SerializePartialToString()))
    return [seeds for seeds in (models, made) if seeds]


def main():
    seed, number, seconds, progress = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
    warnings.simplefilter("ignore")  # NumPy's, for numbers out of a type's range
    seeds = gathered_seeds(seed)
    first, end = number, time.monotonic() + seconds
    with open(progress, "r+b", buffering=0) as file:
        while number == first or time.monotonic() < end:
            os.pwrite(file.fileno(), b"%20d" % number, 0)
            Round(random.Random(f"{seed}/{number}"), seeds).run()
            number += 1
    print(f"{number - first} rounds of {sum(map(len, seeds))} seeds")


if __name__ == "__main__":
    main()
