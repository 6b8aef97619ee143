"""Paths, file objects and options: each is used as it was meant, or refused."""
import io
import os
import unittest

import numpy

import onnxgen
from model_samples import InAFolder, model_with
from onnxgen.onnx import ModelProto, TensorProto


class FileObjects(unittest.TestCase):
    def test_a_file_that_writes_a_part_gets_the_rest(self):
        class Raw(io.RawIOBase):
            content = b""

            def write(self, part):
                self.content += bytes(part[:7])
                return min(len(part), 7)

        for save, value in ((onnxgen.save, model_with(3)), (onnxgen.save_tensor, TensorProto(name="name of a tensor"))):
            save(value, raw := Raw())
            self.assertEqual(raw.content, value.SerializeToString())

    def test_a_pipe_that_is_full_raises_an_error(self):
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        with open(reader, "rb"), open(writer, "wb", buffering=0) as file:
            with self.assertRaisesRegex(BlockingIOError, "only [0-9]+ of [0-9]+ bytes were written") as raised:
                onnxgen.save(model_with(1 << 20), file)
            self.assertGreater(raised.exception.characters_written, 0)

    def test_an_object_that_writes_less_than_it_was_given_is_refused(self):
        class Short:
            def __init__(self, result):
                self.write = lambda content: result

        for result in (3, 0, -1):
            with self.assertRaisesRegex(OSError, f"write\\(\\) accepted only {result} of [0-9]+ bytes"):
                onnxgen.save(model_with(3), Short(result))
        for result in (None, "anything", 1 << 20):
            onnxgen.save(model_with(3), Short(result))


class MarkedTensors(InAFolder):
    """Tensors that convert_model_to_external_data() marked, and that still hold their data."""

    def setUp(self):
        super().setUp()
        self.model = model_with(1000)
        onnxgen.convert_model_to_external_data(self.model, location="w.bin")
        (self.folder / "w.bin").write_bytes(numpy.full(1000, 9, "f4").tobytes())  # data of another model

    def test_saves_without_data_files_write_the_data_into_the_model(self):
        before = self.model.SerializeToString()
        for name in ("m.json", "m.textproto", "m.zip", "m.onnxc"):
            secret = {"passphrase": "p"} if name == "m.onnxc" else {}
            onnxgen.save(self.model, self.folder / name, **secret)
            self.assertEqual(onnxgen.load(self.folder / name, **secret), model_with(1000))
        onnxgen.save(self.model, file := io.BytesIO())
        self.assertEqual(onnxgen.load(io.BytesIO(file.getvalue())), model_with(1000))
        with open(self.path, "wb") as file:
            onnxgen.save(self.model, file)
        self.assertEqual(onnxgen.load(self.path), model_with(1000))
        self.assertEqual(self.model.SerializeToString(), before)
        onnxgen.save_tensor(self.model.graph.initializer[0], file := io.BytesIO())
        self.assertEqual(onnxgen.load_tensor(io.BytesIO(file.getvalue())), model_with(1000).graph.initializer[0])

    def test_a_save_as_protobuf_writes_the_data_file(self):
        onnxgen.save(self.model, self.path)
        self.assertEqual((self.folder / "w.bin").read_bytes(), numpy.arange(1000, dtype="f4").tobytes())
        self.assertEqual(onnxgen.load(self.path), model_with(1000))

    def test_loading_external_data_does_not_replace_the_data(self):
        with self.assertRaisesRegex(onnxgen.ModelError, "tensor 'w0': .*convert_model_from_external_data"):
            onnxgen.load_external_data(self.model, self.folder)
        onnxgen.convert_model_from_external_data(self.model, self.folder)
        self.assertEqual(self.model, model_with(1000))

    def test_a_tensor_without_its_data_is_not_saved_alone(self):
        onnxgen.save(self.model, self.path)
        bare = onnxgen.load(self.path, load_external_data=False)
        with self.assertRaisesRegex(onnxgen.ModelError, "tensor 'w0': its data is not loaded"):
            onnxgen.save_tensor(bare.graph.initializer[0], self.folder / "t.pb")


if __name__ == "__main__":
    unittest.main()
