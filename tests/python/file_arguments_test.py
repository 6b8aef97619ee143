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


if __name__ == "__main__":
    unittest.main()
