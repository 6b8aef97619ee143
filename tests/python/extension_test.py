"""Passes messages between Python and a C++ extension without copying."""
import gc
import unittest

import model_walk
from onnxgen import _core, _onnx as onnx


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

    def test_reads_the_bytes_of_a_tensor_where_they_are(self):
        model = onnx.ModelProto(graph={"initializer": [{"raw_data": bytes(1 << 20)}]})
        view = _core.bytes_view(model.graph.initializer[0], "raw_data")
        self.assertEqual(model_walk.address_of_weight(model), view.__array_interface__["data"][0])


if __name__ == "__main__":
    unittest.main()
