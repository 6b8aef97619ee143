"""A module that onnx_generate(PYTHON_MODULE) generated from two schemas, and its stub."""

import ast
import collections.abc
import pathlib
import pickle
import subprocess
import sys
import types
import unittest

from made_up import shapes


class Module(unittest.TestCase):
    def test_its_messages(self):
        shape = shapes.Shape(name="s", kind="CIRCLE", points=[{"x": 1}, {"y": 2}], anchors={"a": {"x": 3}},
                             notes={1: "one"}, color={"rgb": 255}, radius=2)
        getattr(shape, "from").extend([1, -1])
        self.assertEqual(shape.kind, shapes.Shape.CIRCLE)
        self.assertEqual(shape.WhichOneof("size"), "radius")
        shape.corner.x = 4
        self.assertEqual(shape.WhichOneof("size"), "corner")
        self.assertFalse(shape.HasField("visible"))
        back = shapes.Shape.FromString(shape.SerializeToString())
        self.assertEqual(back, shape)
        self.assertEqual(back.anchors["a"], shapes.Shape.Point(x=3))
        self.assertEqual(dict(back.notes), {1: "one"})
        self.assertIsInstance(back.notes, collections.abc.MutableMapping)
        self.assertIsInstance(back.anchors, collections.abc.MutableMapping)
        self.assertEqual(type(back.color), shapes.Color, "another file of the same module has the class")
        self.assertEqual(back.color.profile, b"sRGB")
        self.assertEqual(pickle.loads(pickle.dumps(back)), shape)
        self.assertEqual(shapes.FRONT, shapes.Layer.Value("FRONT"))

    def test_its_descriptors(self):
        descriptor = shapes.Shape.DESCRIPTOR
        self.assertEqual(descriptor.full_name, "drawing.Shape")
        self.assertEqual(descriptor.file.name, "shapes.proto")
        self.assertEqual(descriptor.fields_by_name["color"].message_type.full_name, "colors.Color")
        self.assertTrue(shapes.Color.DESCRIPTOR.fields_by_name["rgb"].is_required)

    def test_its_help(self):
        self.assertEqual(shapes.Shape.__doc__, 'One shape.\nQuotes """ and backslashes \\ are kept.')
        self.assertEqual(shapes.Shape.name.__doc__, "Name of the shape.")
        self.assertIsNone(shapes.Shape.points.__doc__)

    def test_a_mapping_is_a_value_of_a_map(self):
        point = types.MappingProxyType({"x": 3})
        self.assertEqual(shapes.Shape(anchors={"a": point}), shapes.Shape(anchors={"a": {"x": 3}}))

    def test_a_long_map_is_summarized(self):
        notes = shapes.Shape(notes={i: "" for i in range(1000)}).notes
        self.assertEqual(repr(notes), f"<1000 entries with keys {', '.join(map(str, range(12)))}, ...>")
        self.assertEqual(str(notes), str(dict(notes)))
        anchors = shapes.Shape(anchors={"a": {"x": 1}, "b" * 10_000: {}}).anchors
        self.assertLess(len(repr(anchors)), 200)
        del anchors["b" * 10_000]
        self.assertEqual(repr(anchors), "{'a': x: 1.0\n}")

    def test_popitem_empties_a_map(self):
        notes = shapes.Shape(notes={2: "b", 1: "a"}).notes
        self.assertEqual([notes.popitem(), notes.popitem()], [(1, "a"), (2, "b")])
        with self.assertRaises(KeyError):
            notes.popitem()

    def test_a_module_that_is_imported_later(self):
        """Messages parsed before the import also have its extensions. protobuf finds only extensions known at the time
        of parsing."""
        code = ("import extensions\n"
                "parsed = extensions.Extended.FromString(b'\\x08\\x01\\x78\\x07\\xf2\\x12\\x02\\x08\\x01\\x82\\x13\\x01x')\n"
                "import more_extensions as more\n"
                "print(parsed.Extensions[more.between], parsed.Extensions[more.further].value,\n"
                "      list(parsed.Extensions[more.Holder.labels]), str(parsed).split())\n")
        for first in ("", "import more_extensions\n"):
            shown = subprocess.run([sys.executable, "-c", first + code], check=True, capture_output=True, text=True).stdout
            self.assertEqual(shown, "7 1 ['x'] ['first:', '1', '[more.between]:', '7', '[more.further]', '{', 'value:', "
                                    "'1', '}', '[more.Holder.labels]:', '\"x\"']\n")

    def test_extensions_that_were_bytes_are_changed(self):
        """Changes of messages in extensions that the parser did not know are serialized."""
        code = ("from extensions import Extended\n"
                "data = b'\\xf2\\x12\\x02\\x08\\x01\\xfa\\x12\\x04\\x12\\x02\\x08\\x01'\n"
                "parsed = Extended.FromString(data)\n"
                "import more_extensions as more\n"
                "holder = more.Holder(); early = holder.extended.Extensions[more.further]\n"
                "holder.MergeFromString(bytes([10, len(data)]) + data)\n"
                "assert early.value == 1\n"
                "for message in (parsed, holder.extended):\n"
                "    needs = message.Extensions[more.Holder.holder].needs[0]\n"
                "    needs.value = 2\n"
                "    message.Extensions[more.further].value = 3\n"
                "    assert Extended.FromString(message.SerializeToString()) == message\n"
                "holder.MergeFromString(bytes([10, len(data)]) + data)\n"
                "assert (early.value, needs.value) == (1, 2)\n"
                "print(parsed.SerializeToString(), holder.SerializeToString())\n")
        shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
        self.assertEqual(shown, "b'\\xf2\\x12\\x02\\x08\\x03\\xfa\\x12\\x04\\x12\\x02\\x08\\x02' "
                         "b'\\n\\x10\\xf2\\x12\\x02\\x08\\x01\\xfa\\x12\\x08\\x12\\x02\\x08\\x02\\x12\\x02\\x08\\x01'\n")

    def test_the_object_of_an_extension_that_was_parsed_meanwhile_is_printed(self):
        code = ("import extensions, more_extensions as more\n"
                "from onnxgen import _core\n"
                "parsed = extensions.Extended()\n"
                "parsed.Extensions[more.further].value = 3\n"
                "for text in (str, repr, _core.print_text, _core.print_json):\n"
                "    message = extensions.Extended(first=1)\n"
                "    further = message.Extensions[more.further]\n"
                "    message.MergeFromString(parsed.SerializePartialToString())\n"
                "    print(text(further).strip())\n")
        shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
        self.assertEqual(shown, "value: 3\n" * 3 + '{"value":3}\n')

    def test_two_extensions_of_one_number(self):
        code = ("import clashing_extension\ntry:\n  import more_extensions\n"
                "except TypeError as error:\n  print(error)\n"
                "import extensions\nprint(extensions.Extended().Extensions[clashing_extension.clash] == '')")
        shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
        self.assertEqual(shown, "extension more.between conflicts with another field 15 of sample.Extended\nTrue\n")

    def test_the_first_module_of_a_message_has_its_class(self):
        for modules in ("extensions, more_extensions", "more_extensions, extensions"):
            code = (f"import {modules}\nholder = more_extensions.Holder(extended=extensions.Extended(first=1))\n"
                    "print(type(holder.extended), holder.extended.DESCRIPTOR.file.name,\n"
                    "      extensions.shade.enum_type.file.name)")
            shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
            self.assertEqual(shown, "<class 'extensions.Extended'> extensions.proto extensions.proto\n")

    def test_what_is_required_is_missed(self):
        with self.assertRaises(Exception) as raised:
            shapes.Color().SerializeToString()
        self.assertIn("rgb", str(raised.exception))


def declared(tree):
    """Returns the qualified names that a stub declares, and the strings in it."""
    names, strings = set(), []

    def add(body, prefix):
        for node in body:
            if isinstance(node, ast.ClassDef):
                names.add(prefix + node.name)
                add(node.body, prefix + node.name + ".")
            elif isinstance(node, ast.FunctionDef):
                names.add(prefix + node.name)
            elif isinstance(node, ast.AnnAssign):
                names.add(prefix + node.target.id)
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                strings.append(str(node.value.value))

    add(tree.body, "")
    return names, "\n".join(strings)


class Stub(unittest.TestCase):
    def check(self, stub, messages):
        names, strings = declared(ast.parse(stub))
        for path, message in messages:
            self.assertIn(path, names)
            for field in message.fields:
                if f"{path}.{field.name}" not in names:  # a Python keyword
                    self.assertIn(f"getattr(..., '{field.name}')", strings)
                self.assertIn(f"{path}.{field.name.upper()}_FIELD_NUMBER", names)
            for enumeration in message.enum_types:
                self.assertIn(f"{path}.{enumeration.name}", names)
                for value in enumeration.values:
                    self.assertIn(f"{path}.{value.name}", names)
        return names, strings

    def test_it_stands_beside_the_module(self):
        stub = pathlib.Path(shapes.__file__).with_name("shapes.pyi").read_text()
        names, _ = self.check(stub, [("Shape", shapes.Shape.DESCRIPTOR), ("Shape.Point", shapes.Shape.Point.DESCRIPTOR),
                                     ("Color", shapes.Color.DESCRIPTOR)])
        self.assertIn("Layer", names)
        self.assertIn("FRONT", names)
        docs = {node.name: ast.get_docstring(node) for node in ast.walk(ast.parse(stub)) if isinstance(node, ast.ClassDef)}
        self.assertEqual(docs["Shape"], 'One shape.\nQuotes """ and backslashes \\ are kept.')

    def test_extensions(self):
        import extensions

        names, _ = declared(ast.parse(pathlib.Path(extensions.__file__).with_name("extensions.pyi").read_text()))
        file = extensions.Extended.DESCRIPTOR.file
        self.assertGreater(len(file.extensions_by_name), 15)
        for name in [*file.extensions_by_name, "Extended.nested", "Extended.nested_list", "Item.item"]:
            if name != "class":  # a Python keyword
                self.assertIn(name, names)
            scope, _, last = name.rpartition(".")
            self.assertIn(f"{scope}.{last.upper()}_FIELD_NUMBER".lstrip("."), names)

    def test_it_names_only_what_the_extension_has(self):
        from onnxgen import _core

        stub = ast.parse(pathlib.Path(shapes.__file__).with_name("shapes.pyi").read_text())
        used = {node.attr for node in ast.walk(stub)
                if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "_core"}
        self.assertIn("Message", used)
        self.assertEqual({name for name in used if not hasattr(_core, name)}, set())

    def test_that_of_onnx_names_every_class_and_field(self):
        from onnxgen import onnx

        stub = pathlib.Path(onnx.__file__).with_name("_onnx.pyi").read_text()
        messages = []

        def add(path, descriptor):
            messages.append((path, descriptor))
            for nested in descriptor.nested_types:
                add(f"{path}.{nested.name}", nested)

        for name, value in vars(onnx).items():
            if isinstance(value, type) and name.endswith("Proto"):
                add(name, value.DESCRIPTOR)
        self.assertGreater(len(messages), 20)
        names, strings = self.check(stub, messages)
        self.assertIn("Version", names)
        self.assertIn("TensorProto.FLOAT", names)


if __name__ == "__main__":
    unittest.main()
