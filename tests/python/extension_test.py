"""Passes messages between Python and a C++ extension without copying."""
import gc
import time
import unittest

import model_walk
from onnxgen import _onnx as onnx


class Extension(unittest.TestCase):
    def test_reads_and_changes_in_place(self):
        model = onnx.ModelProto(graph={"name": "g", "initializer": [{"raw_data": b"abc"}, {"raw_data": b"de"}]})
        self.assertEqual(model_walk.weigh(model), 5)
        graph = model.graph
        model_walk.rename(model)
        self.assertEqual((model.graph.name, graph.name), ("renamed", "renamed"))
        self.assertEqual(model_walk.weigh(onnx.ModelProto()), 0)

    def test_gives_messages(self):
        model = model_walk.make()
        self.assertIsInstance(model, onnx.ModelProto)
        self.assertEqual(model, onnx.ModelProto(graph={"node": [{"op_type": "Relu"}]}))
        node = model.graph.node[0]
        model.Clear()
        del model
        gc.collect()
        self.assertEqual(node.op_type, "Relu")

    def test_shares(self):
        model_walk.keep(onnx.ModelProto(graph={"name": "kept"}))
        gc.collect()
        self.assertEqual(model_walk.kept_name(), "kept")

    def test_what_is_read_cannot_be_changed_or_set(self):
        for model in (onnx.ModelProto(graph={"name": "g"}), onnx.ModelProto()):
            for message in (model, model.graph):
                with self.assertRaisesRegex(RuntimeError, "using the message"):
                    model_walk.call_reading(message, lambda: setattr(model.graph, "name", "changed"))
            model.graph.name = "changed"
            self.assertEqual(model.graph.name, "changed")

    def test_refuses_what_is_none(self):
        for other in (5, None, onnx.GraphProto(), "text"):
            with self.assertRaises(TypeError):
                model_walk.weigh(other)

    def test_a_gibibyte_takes_no_time(self):
        weight = bytes(1 << 26)
        model = onnx.ModelProto(graph={"initializer": [{"raw_data": weight} for _ in range(16)]})
        begin = time.perf_counter()
        self.assertEqual(model_walk.weigh(model), 1 << 30)
        self.assertLess(time.perf_counter() - begin, 0.1, "serialized, it would be a second")


if __name__ == "__main__":
    unittest.main()
