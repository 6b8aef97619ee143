"""Behaviour of onnxgen's messages that differs from protobuf's, and properties that hold however they are used."""
import copy
import gc
import itertools
import random
import threading
import types
import unittest
import weakref

from onnxgen import _core, _onnx as onnx


def model(nodes=3):
    return onnx.ModelProto(ir_version=8, graph={
        "name": "g", "node": [{"name": f"n{i}", "op_type": "Add", "input": ["a", "b"]} for i in range(nodes)],
        "initializer": [{"name": "w", "dims": [4], "data_type": 1, "raw_data": b"0123456789abcdef"}]})


class ShortTexts(unittest.TestCase):
    """repr() of messages and lists, which debuggers and notebooks print."""

    def test_a_short_message_is_printed_in_full(self):
        self.assertEqual(repr(onnx.NodeProto(name="n", op_type="Add")), 'name: "n"\nop_type: "Add"\n')
        self.assertEqual(repr(onnx.NodeProto()), "")
        self.assertEqual(repr(model(1).graph.node), str(model(1).graph.node))

    def test_a_large_model_is_summarized(self):
        large = model(20_000)
        large.graph.initializer[0].raw_data = bytes(1 << 20)
        large.graph.input.add(name="x").type.tensor_type.elem_type = 1
        large.opset_import.extend([onnx.OperatorSetIdProto(domain=f"d{i}", version=i) for i in range(5)])
        self.assertEqual(repr(large), """<ModelProto, shortened; str() returns the whole text>
ir_version: 8
graph {
  node: 20000 NodeProto: "n0", "n1", "n2", "n3", ...
  name: "g"
  initializer: 1 TensorProto: "w"
  input { name: "x" type { tensor_type { elem_type: 1 } } }
}
opset_import: 5 OperatorSetIdProto: { domain: "d0" version: 0 }, { domain: "d1" version: 1 }, { domain: "d2" version: 2 }, { domain: "d3" version: 3 }, ...
""")
        self.assertEqual(repr(large.graph.node), '<20000 NodeProto: "n0", "n1", "n2", "n3", ...>')
        self.assertEqual(str(large).count("op_type"), 20_000)
        self.assertEqual(str(large.graph.node).count("op_type"), 20_000)
        self.assertEqual(repr(large.graph.initializer[0]), """<TensorProto, shortened; str() returns the whole text>
dims: [4]
data_type: 1
name: "w"
raw_data: 1048576 bytes
""")

    def test_long_values_are_shortened(self):
        values = onnx.AttributeProto(name="a" * 1000, floats=[0.5] * 1000, strings=[b"s" * 1000] * 2)
        text = repr(values)
        self.assertLess(len(text), 1000)
        self.assertIn("floats: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, ...] (1000 values)\n", text)
        self.assertIn("...<truncated>...", text)

    def test_long_lists_of_values_are_summarized(self):
        numbers = onnx.TensorProto(float_data=[0.5] * 100_000).float_data
        self.assertEqual(repr(numbers), f"<100000 values: {'0.5, ' * 12}...>")
        self.assertEqual(str(numbers), str([0.5] * 100_000))
        strings = onnx.TensorProto(string_data=[b"s" * 1000] * 1000)
        self.assertRegex(repr(strings.string_data), '^<1000 values: "s+...<truncated>...", "s+...<truncated>...", ...>$')
        self.assertRegex(repr(strings), r'string_data: \["s+...<truncated>...", .*, ...\] \(1000 values\)\n$')
        self.assertEqual(repr(onnx.TensorProto(dims=range(300)).dims), str([*range(300)]))

    def test_an_enum_has_its_name(self):
        self.assertEqual(repr(onnx.TensorProto.DataType), "<enum onnx.TensorProto.DataType>")
        self.assertEqual(str(onnx.Version), "<enum onnx.Version>")

    def test_a_deep_message_is_cut(self):
        value = onnx.TypeProto()
        below = value
        for _ in range(50):
            below = below.sequence_type.elem_type
        below.denotation = "d" * 1000
        self.assertEqual(repr(value), "<TypeProto, shortened; str() returns the whole text>\n"
                         "sequence_type {\n  elem_type { ... }\n}\n")


class Assignments(unittest.TestCase):
    def test_an_element_that_is_a_message_is_changed_in_place(self):
        nodes = model().graph.node
        with self.assertRaisesRegex(TypeError, r"elements of node, .* cannot be assigned; use node\[-1\].CopyFrom\(value\)"):
            nodes[-1] = onnx.NodeProto()
        with self.assertRaisesRegex(TypeError, r"elements of node, .* delete them and use node.extend\(\)"):
            nodes[:] = [onnx.NodeProto()]
        self.assertEqual(nodes, model().graph.node)


    def test_an_error_always_has_a_short_text(self):
        class Silent:
            def __repr__(self):
                raise RuntimeError("no text")
        with self.assertRaisesRegex(RuntimeError, "^no text$"):
            onnx.NodeProto().input.index(Silent())
        with self.assertRaisesRegex(ValueError, "."):  # Python may refuse to print so many digits
            onnx.TensorProto(dims=[10**6000])
        with self.assertRaisesRegex(ValueError, r"^b'\\xff.* has type str, but isn't valid UTF-8 encoding") as raised:
            onnx.TensorProto(name=b"\xff" * 1_000_000)
        self.assertLess(len(str(raised.exception)), 300)

    def test_an_error_shortens_the_value_that_it_quotes(self):
        name = "x" * 100_000
        number = 10**4000
        node = onnx.NodeProto()
        calls = [
            lambda: onnx.TensorProto(dims=[number]),
            lambda: onnx.TensorProto(dims=[name]),
            lambda: onnx.AttributeProto(type=name),
            lambda: onnx.NodeProto(**{name: 1}),
            lambda: node.input.index(name),
            lambda: node.HasField(name),
            lambda: node.ClearField(name),
            lambda: node.WhichOneof(name),
            lambda: setattr(node, name, 1),
            lambda: _core.bytes_view(node, name),
            lambda: onnx.TensorProto.DataType.Name(number),
            lambda: onnx.TensorProto.DataType.Name(name),
            lambda: onnx.TensorProto.DataType.Value(name),
            lambda: getattr(onnx.TensorProto.DataType, name),
            lambda: getattr(onnx, "__" + name),
            lambda: onnx.load_from_memory(b"", holding=name),
        ]
        for call in calls:
            with self.assertRaises(Exception) as raised:
                call()
            self.assertRegex(str(raised.exception), "x{50}|0{50}")
            self.assertLess(len(str(raised.exception)), 300)


class Construction(unittest.TestCase):
    def test_a_message_is_given_as_any_mapping(self):
        node = types.MappingProxyType({"name": "n", "input": ["a"]})
        self.assertEqual(onnx.ModelProto(graph=types.MappingProxyType({"node": [node]})),
                         onnx.ModelProto(graph={"node": [{"name": "n", "input": ["a"]}]}))
        self.assertTrue(onnx.ModelProto(graph=types.MappingProxyType({})).HasField("graph"))

    def test_what_is_not_a_mapping_is_refused(self):
        for value in ([("name", "g")], "name", 5, onnx.NodeProto()):
            with self.assertRaises(TypeError):
                onnx.ModelProto(graph=value)
        with self.assertRaises(ValueError):
            onnx.ModelProto(graph=types.MappingProxyType({"no_field": 1}))


class DecodeErrors(unittest.TestCase):
    def test_say_where_and_why(self):
        with self.assertRaises(_core.DecodeError) as raised:
            onnx.ModelProto.FromString(b"\x3a\x05\x0a\xff")
        self.assertEqual(str(raised.exception), "Error parsing message with type 'onnx.ModelProto': "
                         "graph.node[0]: truncated at byte 4")
        with self.assertRaisesRegex(_core.DecodeError, "with type 'onnx.TensorProto.Segment': invalid tag at byte 0"):
            onnx.TensorProto.Segment.FromString(b"\0")

    def test_leave_an_empty_message(self):
        message = model()
        with self.assertRaises(_core.DecodeError):
            message.ParseFromString(model().SerializeToString()[:-1])
        self.assertEqual(message, onnx.ModelProto())

    def test_too_deep(self):
        encoded = b""
        for _ in range(200):
            size = len(encoded)
            varint = bytes([size & 127 | 128, size >> 7]) if size > 127 else bytes([size])
            encoded = b"\x22" + varint + encoded  # TypeProto.sequence_type
            size = len(encoded)
            varint = bytes([size & 127 | 128, size >> 7]) if size > 127 else bytes([size])
            encoded = b"\x0a" + varint + encoded  # Sequence.elem_type
        with self.assertRaises(_core.DecodeError) as raised:
            onnx.TypeProto.FromString(encoded[2:] if len(encoded) < 128 else encoded[3:])
        self.assertIn("deep", str(raised.exception))

    def test_any_change_of_a_byte(self):
        encoded = bytearray(model().SerializeToString())
        for i in range(len(encoded)):
            for value in (0, 0x7F, 0x80, 0xFF):
                changed = bytes(encoded[:i]) + bytes([value]) + bytes(encoded[i + 1:])
                try:
                    str(onnx.ModelProto.FromString(changed))
                except _core.DecodeError:
                    pass


class Lists(unittest.TestCase):
    def test_have_the_rest_of_the_protocol_of_lists(self):
        names = onnx.NodeProto(input="abcab").input
        self.assertEqual((names.index("c"), names.index("a", 1), names.count("b")), (2, 3, 2))
        with self.assertRaises(ValueError):
            names.index("z")
        names += ["x"]
        self.assertEqual(names, list("abcabx"))
        names[0:4:2] = ["p", "q"]
        self.assertEqual(names, list("pbqabx"))
        names.clear()
        self.assertEqual(names, [])

    def test_grow_where_they_are(self):
        node = onnx.NodeProto(input=["a"])
        node.input += ["b"]
        self.assertEqual(node.input, ["a", "b"])
        with self.assertRaises(AttributeError):
            node.input = onnx.NodeProto(input=["c"]).input

    def test_of_messages_equal_lists(self):
        nodes = model(2).graph.node
        self.assertEqual(nodes, [copy.deepcopy(each) for each in nodes])
        self.assertNotEqual(nodes, [])

    def test_extend_by_themselves(self):
        nodes = model(2).graph.node
        nodes.extend(nodes)
        self.assertEqual([each.name for each in nodes], ["n0", "n1", "n0", "n1"])
        dims = onnx.TensorProto(dims=[1, 2]).dims
        dims.extend(dims)
        self.assertEqual(dims, [1, 2, 1, 2])

    def test_sort_keeps_every_element(self):
        values = random.Random(1).choices(range(1000), k=500)
        dims = onnx.TensorProto(dims=values).dims
        dims.sort(key=lambda value: value % 10)
        self.assertEqual(dims, sorted(values, key=lambda value: value % 10))

    def test_sort_in_every_order(self):
        for order in itertools.permutations("abcde"):
            names = onnx.NodeProto(input=order).input
            names.sort()
            self.assertEqual(names, list("abcde"))

    def test_sort_moves_one_element_past_all_others(self):
        dims = onnx.TensorProto(dims=[*range(1, 1000), 0]).dims
        dims.sort()
        self.assertEqual(dims, list(range(1000)))

    def test_grow_and_shrink_while_they_are_gone_through(self):
        nodes = model(5).graph.node
        self.assertEqual([(each.name, nodes.pop())[0] for each in nodes], ["n0", "n1", "n2"])

    def test_a_comparison_that_empties_the_list(self):
        names = onnx.NodeProto(input="abc").input

        class Emptying:
            def __eq__(self, other):
                del names[:]
                return True
        with self.assertRaises(ValueError):
            names.remove(Emptying())
        self.assertEqual(names, [])


class Lifetimes(unittest.TestCase):
    def test_cycles_through_messages_are_collected(self):
        message = model()
        reference = weakref.ref(message)
        cycle = [message, message.graph.node]
        cycle.append(cycle)
        del message, cycle
        gc.collect()
        self.assertIsNone(reference())

    def test_chains_of_unset_messages_end(self):
        message = onnx.TypeProto()
        with self.assertRaises(RecursionError):
            for _ in range(100000):
                message = message.sequence_type.elem_type
        message.denotation = "deep"

    def test_random_changes(self):
        """Every object ever obtained stays readable, whatever is cleared, moved and removed."""
        for seed in range(60):
            generator = random.Random(seed)
            root = model()
            seen = [root]
            for _ in range(120):
                self.change(generator, root, seen)
            for each in seen:
                str(each), len(each) if hasattr(each, "__len__") else each.ByteSize()
                if hasattr(each, "SerializeToString"):
                    self.assertEqual(type(each).FromString(each.SerializeToString()), each)

    @staticmethod
    def change(generator, root, seen):
        pick = generator.choice(seen)
        actions = [lambda: root.Clear(), lambda: root.ParseFromString(model().SerializeToString()),
                   lambda: root.CopyFrom(model()), lambda: root.MergeFrom(model()), lambda: root.ClearField("graph"),
                   lambda: seen.append(root.graph), lambda: seen.append(root.graph.node),
                   lambda: seen.append(root.graph.node.add(name="added", input=["x"])),
                   lambda: seen.append(root.graph.node[0]), lambda: seen.append(root.graph.node[-1].input),
                   lambda: seen.append(root.graph.node.pop()), lambda: root.graph.node.reverse(),
                   lambda: root.graph.node[0].input.append("y"), lambda: root.graph.node.insert(0, onnx.NodeProto()),
                   lambda: root.graph.initializer[0].ClearField("raw_data"),
                   lambda: setattr(root.graph.initializer[0], "raw_data", bytes(generator.randrange(100000))),
                   lambda: root.graph.ClearField("node"), lambda: root.graph.MergeFrom(copy.deepcopy(root.graph)),
                   lambda: root.graph.node.extend(root.graph.node[:2]), lambda: seen.remove(pick) if pick is not root else None,
                   lambda: pick.Clear() if hasattr(pick, "Clear") else pick.reverse(),
                   lambda: seen.append(root.graph.node[0].attribute.add().t)]
        try:
            generator.choice(actions)()
        except IndexError:
            pass


class BytesViews(unittest.TestCase):
    def test_show_what_was_there(self):
        for size in (16, 100000):
            tensor = onnx.TensorProto(raw_data=bytes(range(16)) * (size // 16))
            view = memoryview(_core.bytes_view(tensor, "raw_data"))
            expected = tensor.raw_data
            tensor.raw_data = b"other"
            self.assertEqual(bytes(view), expected)
            tensor.ClearField("raw_data")
            tensor.raw_data = expected[::-1]
            del tensor
            gc.collect()
            self.assertEqual(bytes(view), expected)
            self.assertTrue(view.readonly)

    def test_numpy_takes_them_without_a_copy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("no NumPy")
        tensor = onnx.TensorProto(raw_data=numpy.arange(10000, dtype=numpy.float32).tobytes())
        view = _core.bytes_view(tensor, "raw_data")
        first, second = numpy.frombuffer(view, numpy.float32), numpy.asarray(view)
        self.assertEqual(first.__array_interface__["data"][0], second.__array_interface__["data"][0])
        self.assertEqual(first[9999], 9999)
        self.assertFalse(first.flags.writeable or second.flags.writeable)

    def test_refuse_other_fields(self):
        for name in ("dims", "name", "foo"):
            with self.assertRaises(ValueError):
                _core.bytes_view(onnx.TensorProto(), name)
        self.assertEqual(bytes(_core.bytes_view(onnx.TensorProto(), "raw_data")), b"")


class Threads(unittest.TestCase):
    def test_a_message_that_is_written_out_is_not_changed(self):
        message = model(20000)
        expected = message.SerializeToString()
        outcomes = []

        def write():
            for _ in range(20):
                outcomes.append(message.SerializeToString() == expected)
        threads = [threading.Thread(target=write) for _ in range(2)]
        for thread in threads:
            thread.start()
        for _ in range(2000):
            try:
                message.graph.name = "g"
            except RuntimeError:
                pass
        for thread in threads:
            thread.join()
        self.assertEqual(outcomes, [True] * 40)


class Classes(unittest.TestCase):
    def test_cannot_be_based_on(self):
        with self.assertRaises(TypeError):
            class Mine(onnx.ModelProto):
                pass
        with self.assertRaises(TypeError):
            _core.Message()
        with self.assertRaises(TypeError):
            _core.RepeatedScalarContainer()

    def test_are_messages(self):
        self.assertIsInstance(model(), _core.Message)
        self.assertEqual(onnx.TensorProto.Segment.__qualname__, "TensorProto.Segment")

    def test_fields_are_described_as_newer_releases_of_protobuf_do(self):
        fields = onnx.NodeProto.DESCRIPTOR.fields_by_name
        self.assertEqual([(fields[name].is_repeated, fields[name].is_required) for name in ("input", "name")],
                         [(True, False), (False, False)])


if __name__ == "__main__":
    unittest.main()
