"""Models and a folder, shared by tests of files."""
import pathlib
import tempfile
import unittest

import numpy

import onnxgen
from onnxgen.onnx import ModelProto


def model_with(*sizes):
    model = ModelProto(ir_version=8, graph={"name": "g", "node": [{"op_type": "Relu", "input": ["x"]}]})
    for place, size in enumerate(sizes):
        array = numpy.arange(size, dtype="f4")
        model.graph.initializer.append(onnxgen.from_array(array, f"w{place}"))
    return model


class InAFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "model.onnx"
