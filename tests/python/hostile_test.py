"""Misuse of messages. It may raise an exception, but must never crash the interpreter."""
import copy
import gc
import pickle
import threading
import unittest
import weakref

import extensions
import kinds
from onnxgen import _core, onnx
from samples import tree


class WithItself(unittest.TestCase):
    """The same message or list as source and target: the source is read in its original state."""

    def test_messages(self):
        whole = tree()
        before = copy.deepcopy(whole)
        whole.MergeFrom(whole)
        whole.CopyFrom(whole)
        self.assertEqual(whole, before)
        whole.left.MergeFrom(whole)
        expected = copy.deepcopy(before)
        expected.left.MergeFrom(before)
        self.assertEqual(whole, expected)
        whole.MergeFrom(whole.left)
        merged = copy.deepcopy(expected)
        merged.MergeFrom(expected.left)
        self.assertEqual(whole, merged)
        whole.CopyFrom(before)
        whole.left.CopyFrom(whole)
        self.assertEqual(whole.left, before)
        whole.CopyFrom(whole.left.left)
        self.assertEqual(whole, before.left)

    def test_lists(self):
        whole = tree()
        before = copy.deepcopy(whole)
        whole.children.append(whole)
        self.assertEqual(whole.children[-1], before)
        whole.children.insert(0, whole)
        self.assertEqual(len(whole.children[0].children), 3)
        whole.children.extend(whole.children)
        self.assertEqual(len(whole.children), 8)
        whole.children.MergeFrom(whole.children)
        self.assertEqual(len(whole.children), 16)
        whole.children[0].MergeFrom(whole)
        whole.children.extend([whole])
        whole.children.add(left=whole, children=whole.children)
        self.assertEqual(len(whole.children[-1].children), 17)
        whole.names.extend(whole.names)
        whole.names += whole.names
        whole.names.MergeFrom(whole.names)
        self.assertEqual(list(whole.names), ["x"] * 8)
        whole.names[:] = whole.names
        whole.numbers.extend(whole.children[1].numbers)

    def test_maps(self):
        whole = kinds.Maps(int32_string={1: "a"}, string_maps={"k": kinds.Maps(int32_string={2: "b"})})
        before = copy.deepcopy(whole)
        whole.string_maps["k"].MergeFrom(whole)
        self.assertEqual(whole.string_maps["k"].string_maps["k"].int32_string[2], "b")
        whole.string_maps["new"].CopyFrom(whole)
        whole.string_maps.MergeFrom(whole.string_maps)
        whole.int32_string.update(whole.int32_string)
        whole.string_maps["k"].string_maps.MergeFrom(whole.string_maps)
        whole.CopyFrom(whole.string_maps["k"].string_maps["new"])
        self.assertNotEqual(whole, before)

    def test_extensions(self):
        whole = extensions.Extended(first=1)
        whole.Extensions[extensions.Extended.nested].CopyFrom(whole)
        whole.Extensions[extensions.Extended.nested].MergeFrom(whole)
        whole.Extensions[extensions.Extended.nested_list].extend([whole, whole])
        whole.MergeFrom(whole.Extensions[extensions.Extended.nested_list][1])
        values = whole.Extensions[extensions.Extended.nested_list]
        values.extend(values)
        self.assertEqual(len(values), 6)


class Meanwhile(unittest.TestCase):
    """Python code that runs during a call and changes the call's arguments."""

    def test_lists_that_change_while_they_are_gone_through(self):
        whole = tree()
        for number, child in enumerate(whole.children):
            if number < 10:
                whole.children.add().CopyFrom(child)
        self.assertEqual(len(whole.children), 12)
        for child in whole.children:
            del whole.children[0]
            child.label = "gone"
        for name in whole.names:
            whole.ClearField("names")
        for child in whole.children:
            whole.Clear()
            self.assertIn(child.label, ("leaf", "gone", "0", "1", "2"))
        iterator = iter(tree().children)
        gc.collect()
        self.assertEqual(len(list(iterator)), 2)

    def test_maps_that_change_while_they_are_gone_through(self):
        whole = kinds.Maps(int32_string={number: str(number) for number in range(10)})
        changes = (lambda entries: entries.update({100: "more"}), lambda entries: entries.pop(5),
                   lambda entries: entries.clear(), lambda entries: whole.Clear(),
                   lambda entries: whole.ClearField("int32_string"), lambda entries: whole.ParseFromString(b""))
        for change in changes:
            for look in (lambda entries: entries, lambda entries: entries.items(), lambda entries: entries.values()):
                whole = kinds.Maps(int32_string={number: str(number) for number in range(10)})
                entries = whole.int32_string
                with self.assertRaisesRegex(RuntimeError, "the map field changed during iteration"):
                    for _ in look(entries):
                        change(entries)
        for key, value in list(whole.int32_string.items()):
            whole.int32_string.clear()

    def test_maps_whose_values_change_while_they_are_gone_through(self):
        entries = kinds.Maps(int32_string={1: "a", 2: "b"}).int32_string
        for key in entries:
            entries[key] = "c"
        self.assertEqual(entries, {1: "c", 2: "c"})

    def test_an_iterator_keeps_the_map(self):
        keys = iter(kinds.Maps(int32_string={1: "a", 2: "b"}).int32_string)
        self.assertEqual(list(keys), [1, 2])
        self.assertEqual(list(keys), [])

    def test_elements_that_change_the_list(self):
        def changing(whole, change, count=3):
            for number in range(count):
                change(whole)
                yield number if number % 2 else True

        changes = (lambda whole: whole.Clear(), lambda whole: whole.ClearField("numbers"),
                   lambda whole: whole.numbers.clear(), lambda whole: whole.numbers.extend([5] * 100),
                   lambda whole: whole.ParseFromString(b""), lambda whole: whole.CopyFrom(tree()))
        for change in changes:
            whole = tree()
            whole.numbers.extend(changing(whole, change))
            whole.numbers[:] = changing(whole, change)
            try:
                whole.numbers += changing(whole, change)
            except AttributeError:  # the list no longer belongs to the message
                pass
            whole.children.extend(kinds.Tree() for _ in changing(whole, change))
            kinds.Tree(numbers=changing(whole, change))
            whole.children.add(numbers=changing(whole, change))

    def test_numbers_that_change_the_message(self):
        class Changing:
            def __init__(self, change):
                self.change = change

            def __index__(self):
                self.change()
                return 1

            def __float__(self):
                self.change()
                return 1.0

            def __eq__(self, other):
                self.change()
                return False

            __hash__ = None

        for change in ("Clear", "SerializeToString", "SetInParent"):
            whole = tree()
            evil = Changing(getattr(whole, change))
            for action in (lambda: whole.numbers.append(evil), lambda: whole.numbers.insert(evil, evil),
                           lambda: whole.numbers.__setitem__(0, evil), lambda: whole.numbers.__setitem__(evil, 1),
                           lambda: whole.numbers[evil], lambda: whole.numbers[evil:evil], lambda: whole.children[evil],
                           lambda: whole.children.pop(evil), lambda: whole.numbers.pop(evil), lambda: evil in whole.numbers,
                           lambda: whole.numbers.index(evil), lambda: whole.numbers.count(evil),
                           lambda: whole.numbers.remove(evil), lambda: whole.children.remove(evil),
                           lambda: whole.numbers.__delitem__(slice(None, None, evil)), lambda: whole.numbers == [evil, evil],
                           lambda: whole.numbers.__delitem__(evil), lambda: whole.children.__delitem__(slice(evil, evil))):
                whole.CopyFrom(tree())
                try:
                    action()
                except (IndexError, ValueError, TypeError):
                    pass
            scalars = kinds.Scalars()
            for field in scalars.DESCRIPTOR.fields:
                try:
                    setattr(scalars, field.name, Changing(scalars.Clear))
                except TypeError:
                    pass
            values = kinds.Maps()
            values.int32_string[Changing(values.Clear)] = "a"
            values.sint32_sint64[Changing(values.Clear)] = Changing(values.Clear)

    def test_keys_that_change_the_list(self):
        for change in ("clear", "reverse", "pop"):
            whole = tree()
            for container in (whole.children, whole.names, whole.numbers):
                try:
                    container.sort(key=lambda each: getattr(container, change)() or 0)
                except (ValueError, IndexError, TypeError):
                    pass
        whole = tree()
        with self.assertRaises(ValueError):
            whole.names.sort(key=lambda each: whole.names.append("more"))

    def test_finalizers(self):
        class Finalizer:
            def __init__(self, action):
                self.action = action
                self.cycle = self

            def __del__(self):
                self.action()

        whole = tree()
        kept = []
        threshold = gc.get_threshold()
        gc.set_threshold(1)
        try:
            for _ in range(50):
                Finalizer(whole.Clear)
                Finalizer(lambda: kept.append(whole.left))
                Finalizer(lambda: whole.children.add())
                whole.children.extend([kinds.Tree()] * 3)
                list(whole.children), whole.children[:], whole.names[:], str(whole), whole.ListFields()
        finally:
            gc.set_threshold(*threshold)
        self.assertTrue(kept)

    def test_finalizers_that_replace_what_is_read(self):
        class Finalizer:
            def __init__(self):
                self.cycle = self

            def __del__(self):
                try:
                    scalars.ParseFromString(encoded)
                except RuntimeError:  # while it is printed
                    pass

        scalars = kinds.Scalars(float_value=0.5, double_value=1.5, int32_value=3, string_value="text")
        encoded = scalars.SerializeToString()
        expected = _core.print_text(scalars), _core.print_json(scalars), len(scalars.ListFields())
        threshold = gc.get_threshold()
        gc.set_threshold(1)
        try:
            for _ in range(100):
                Finalizer()
                found = (_core.print_text(scalars, float_format="", double_format=""),
                         _core.print_json(scalars, float_format=""), len(scalars.ListFields()))
                self.assertEqual(found, expected)
        finally:
            gc.set_threshold(*threshold)


    def test_finalizers_that_release_what_is_read(self):
        class Finalizer:
            def __init__(self, message):
                self.cycle = self
                self.message = message

            def __del__(self):
                try:
                    self.message.ParseFromString(b"")
                    others.extend(kinds.Scalars.FromString(other) for _ in range(4))  # in the released memory
                except RuntimeError:  # while it is read
                    pass

        # Text of this size is released at once. It is not valid UTF-8.
        length, content = b"\xc0\x84\x3d", b"\xff" * 1_000_000
        encoded = b"\x72" + length + content + 200 * b"\xf8\x3f\x01" + b"\xfa\x3f" + length + content
        other = encoded.replace(b"\xff", b"\xfe")
        others = []
        threshold = gc.get_threshold()
        try:
            for read in (lambda message: message.string_value, lambda message: message.UnknownFields()):
                scalars = kinds.Scalars.FromString(encoded)
                expected = read(scalars)
                gc.disable()
                Finalizer(scalars)
                gc.set_threshold(1)
                gc.enable()
                found = read(scalars)  # the first allocation runs the finalizer
                gc.set_threshold(*threshold)
                self.assertTrue(found == expected)
        finally:
            gc.enable()
            gc.set_threshold(*threshold)


class Arguments(unittest.TestCase):
    """Arguments of a wrong type raise TypeError. Without a check, CPython would raise SystemError and blame the
    extension."""

    def test_formats_of_numbers(self):
        scalars = kinds.Scalars(float_value=0.5, double_value=1.5)
        for options in ({"float_format": 5}, {"double_format": b".2f"}):
            with self.assertRaises(TypeError):
                _core.print_text(scalars, **options)
        with self.assertRaises(TypeError):
            _core.print_json(scalars, float_format=5)

    def test_entries_of_maps(self):
        class Mapping:
            def __init__(self, *entries):
                self.items = lambda: entries

        for entry in (1, [1, "a"], (1,), (1, "a", "b")):
            with self.assertRaisesRegex(TypeError, "expected a pair of key and value"):
                kinds.Maps(int32_string=Mapping(entry))


class Lifetimes(unittest.TestCase):
    def test_parts_outlive_the_whole(self):
        whole = tree()
        parts = [whole.left, whole.left.left.names, whole.children, whole.children[0], iter(whole.children),
                 whole.left.ListFields()]
        expected = repr(parts[:4])
        del whole
        gc.collect()
        self.assertEqual(repr(parts[:4]), expected)
        self.assertEqual(len(list(parts[4])), 2)

    def test_what_was_cleared_away_may_be_changed(self):
        for clear in (lambda whole: whole.Clear(), lambda whole: whole.ParseFromString(b"\x0a\x01x"),
                      lambda whole: whole.CopyFrom(kinds.Tree(label="new")), lambda whole: whole.ClearField("left"),
                      lambda whole: whole.ClearField("children"), lambda whole: whole.left.Clear(),
                      lambda whole: whole.MergeFromString(whole.SerializeToString())):
            whole = tree()
            left, leaf, names, children, child = (whole.left, whole.left.left, whole.names, whole.children,
                                                  whole.children[1])
            clear(whole)
            left.label, leaf.label, child.label = "l", "m", "n"
            names.append("more")
            children.add(label="added").left.label = "below"
            leaf.children.extend(children)
            left.children.add().CopyFrom(child)
            self.assertEqual((left.label, leaf.label, child.label), ("l", "m", "n"))
            str(whole), str(left), str(children)
            del whole
            gc.collect()
            self.assertEqual(children[-1].left.label, "below")

    def test_unset_messages(self):
        whole = kinds.Tree()
        chain = [whole]
        with self.assertRaises(RecursionError):
            for _ in range(5000):
                chain.append(chain[-1].left)
        chain[-1].label = "deep"
        self.assertTrue(whole.HasField("left"))
        for action in (str, copy.deepcopy, pickle.dumps, lambda each: each == copy.copy(each), len, hash):
            try:
                action(whole)
            except (TypeError, ValueError, RecursionError):
                pass
        chain.reverse()
        while chain:
            chain.pop()
        whole.Clear()

    def test_cycles_are_collected(self):
        class Holder:
            pass

        holder = Holder()
        holder.message = tree()
        holder.itself = holder
        seen = weakref.ref(holder), weakref.ref(holder.message)
        del holder
        gc.collect()
        self.assertEqual([each() for each in seen], [None, None])

    def test_weak_references_go_with_the_object(self):
        whole = tree()
        calls = []
        reference = weakref.ref(whole.left, calls.append)
        gc.collect()
        self.assertIsNone(reference())
        self.assertEqual(len(calls), 1)
        self.assertEqual(whole.left.label, "1")

    def test_callbacks_of_weak_references_get_new_objects(self):
        for whole in (tree(), kinds.Tree()):
            kept = []
            left = whole.left
            reference = weakref.ref(left, lambda _, whole=whole, kept=kept: kept.append(whole.left))
            del left
            self.assertIsNone(reference())
            self.assertIs(kept[0], whole.left)
            kept[0].label = "new"
            gc.collect()
            self.assertEqual(whole.left.label, "new")

    def test_threads_that_read(self):
        whole = tree(6)
        expected, failures = whole.SerializeToString(), []

        def read():
            for _ in range(20):
                if whole.SerializeToString() != expected or [each.label for each in whole.children] != ["4", "4"]:
                    failures.append("differs")
                str(whole.left.left), whole == whole, whole.left.children[0].names[:], copy.deepcopy(whole.left)

        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


class Classes(unittest.TestCase):
    def test_no_class_is_derived(self):
        with self.assertRaises(TypeError):
            class Derived(kinds.Tree):
                pass

        class Other(_core.Message):
            pass

        entry = kinds.Maps.DESCRIPTOR.fields_by_name["int32_string"].message_type._concrete_class

        for make in (Other, lambda: _core.Message(), lambda: _core.Message.__new__(Other), lambda: Other.FromString(b""),
                     lambda: object.__new__(kinds.Tree), lambda: _core.Message.__new__(int), lambda: _core.FieldDescriptor(),
                     lambda: _core.Descriptor(), lambda: _core.RepeatedScalarContainer(), lambda: _core.ScalarMapContainer(),
                     lambda: _core.ExtensionDict(), lambda: _core.EnumTypeWrapper(), lambda: _core.BytesView(),
                     lambda: object.__new__(_core.RepeatedScalarContainer),
                     entry, lambda: entry.FromString(b"")):
            with self.assertRaises(TypeError):
                make()

    def test_an_object_of_another_class(self):
        """Python permits assigning __class__ between classes with equal layout. The object's data keeps its type."""
        set_class = object.__dict__["__class__"].__set__
        disguised, other = tree(), onnx.TensorProto(dims=[1])
        set_class(disguised, onnx.TensorProto)
        for action in (lambda: disguised.dims, lambda: disguised.raw_data, lambda: setattr(disguised, "raw_data", b"x"),
                       lambda: disguised.segment, lambda: other.CopyFrom(disguised), lambda: other.MergeFrom(disguised),
                       lambda: onnx.GraphProto().initializer.append(disguised),
                       lambda: onnx.GraphProto(initializer=[disguised])):
            with self.assertRaises(TypeError):
                action()
        self.assertFalse(disguised == other)
        str(disguised), disguised.SerializeToString(), disguised.ListFields(), copy.copy(disguised)
        for container, another in ((tree().names, _core.RepeatedCompositeContainer), (tree().children,
                                                                                     _core.RepeatedScalarContainer),
                                   (kinds.Maps().int32_string, _core.MessageMapContainer),
                                   (kinds.Tree.DESCRIPTOR, _core.FieldDescriptor), (tree(), _core.Message),
                                   (tree().names, list)):
            try:
                set_class(container, another)
            except TypeError:
                continue
            str(container)


if __name__ == "__main__":
    unittest.main()
