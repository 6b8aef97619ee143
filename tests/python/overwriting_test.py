"""Files that are overwritten: saves replace them as a whole, and loaded models survive programs that overwrite them."""
import gc
import io
import os
import pathlib
import subprocess
import sys
import unittest

import numpy

import onnxgen
from model_samples import InAFolder, model_with


class Saving(InAFolder):
    def forms(self):
        """Yields functions that save something small to a path in each form that Python encodes."""
        tensor = onnxgen.from_array(numpy.arange(3, dtype="f4"), "t")
        yield lambda path: onnxgen.save(model_with(3), path, format="json")
        yield lambda path: onnxgen.save(model_with(3), path, format="textproto")
        yield lambda path: onnxgen.save_tensor(tensor, path, format="protobuf")

    def test_a_file_that_a_model_is_mapped_from_keeps_its_bytes(self):
        model = model_with(1000)
        for save in self.forms():
            onnxgen.save(model, self.path)
            loaded = onnxgen.load(self.path, no_copy=True)
            save(self.path)
            self.assertEqual(loaded, model)

    def test_a_data_file_of_a_model_is_not_replaced(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w.bin")
        loaded = onnxgen.load(self.path)
        for save in self.forms():
            with self.assertRaisesRegex(onnxgen.ModelError, "w.bin: .*data of the model 'model.onnx'"):
                save(self.folder / "w.bin")
            self.assertEqual(onnxgen.load(self.path), loaded)

    def test_a_failed_save_leaves_the_old_file(self):
        self.path.write_bytes(b"old")
        script = ("import resource, signal, sys, onnxgen\n"
                  "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
                  "model = onnxgen.onnx.ModelProto(producer_name='x' * 10000)\n"
                  "tensor = onnxgen.onnx.TensorProto(name='x' * 10000)\n"
                  "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
                  "for save in (lambda path: onnxgen.save(model, path, format='json'),\n"
                  "             lambda path: onnxgen.save_tensor(tensor, path)):\n"
                  "    try:\n        save(sys.argv[1])\n    except OSError as error:\n        print(error.errno)\n")
        result = subprocess.run([sys.executable, "-c", script, self.path], capture_output=True, text=True)
        self.assertEqual((result.stdout, result.stderr), ("27\n27\n", ""))  # EFBIG
        self.assertEqual(self.path.read_bytes(), b"old")
        self.assertEqual(os.listdir(self.folder), ["model.onnx"])

    def test_a_pipe_is_written_to(self):
        pipe = self.folder / "pipe.json"
        os.mkfifo(pipe)
        reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
        onnxgen.save(model_with(3), pipe)
        self.assertEqual(onnxgen.load(io.BytesIO(reader.communicate()[0]), "json"), model_with(3))
        self.assertTrue(pipe.is_fifo())


class Loaded(InAFolder):
    """A program opens the file of its own model for writing, which truncates it, and then writes the model."""

    def ways(self):
        yield lambda model, file: file.write(model.SerializeToString())
        yield onnxgen.save

    def test_a_model_is_written_back_to_its_file(self):
        for write in self.ways():
            model = model_with(100000)
            onnxgen.save(model, self.path)
            loaded = onnxgen.load(self.path)
            loaded.producer_name = model.producer_name = "edited"
            with open(self.path, "wb") as file:
                write(loaded, file)
            self.assertEqual(onnxgen.load(self.path), model)
            self.assertEqual(loaded, model)

    def test_a_model_with_mapped_data_files(self):
        model = model_with(100000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        for write in self.ways():
            loaded = onnxgen.load(self.path)
            with open(self.path, "wb") as file:
                write(loaded, file)
            self.assertEqual(onnxgen.load(self.path), model)
            onnxgen.save(model, self.path, save_as_external_data=True, location="w")

    def test_copies_from_a_loaded_file_still_follow_its_links(self):
        model = model_with(1000)
        store, cache, other = (self.folder / name for name in ("blobs", "snapshots", "other"))
        for each in (store, cache, other):
            each.mkdir()
        onnxgen.save(model, store / "aa01", save_as_external_data=True, location="bb02")
        os.symlink("../blobs/aa01", cache / "model.onnx")
        os.symlink("../blobs/bb02", cache / "bb02")
        bare = onnxgen.load(cache / "model.onnx", load_external_data=False)
        onnxgen.save(bare, other / "model.onnx", copy_data_of=cache / "model.onnx")
        self.assertEqual(onnxgen.load(other / "model.onnx"), model)
        onnxgen.save(model, self.path)
        with self.assertRaisesRegex(onnxgen.ModelError, "not the file that the message was loaded from"):
            onnxgen.save(bare, other / "again.onnx", copy_data_of=self.path)

    def test_a_file_that_is_larger_than_the_memory_can_be_mapped(self):
        onnxgen.save(model_with(3), self.path)
        with open(self.path, "r+b") as file:
            file.truncate(1 << 43)  # a sparse file
        with self.assertRaisesRegex(MemoryError, "model.onnx: .*map it with no_copy=True"):
            onnxgen.load(self.path)
        with self.assertRaises(onnxgen.DecodeError):
            onnxgen.load(self.path, no_copy=True)

    def test_only_data_files_are_mapped(self):
        onnxgen.save(model_with(100000), self.path)
        array = onnxgen.to_array(onnxgen.load(self.path).graph.initializer[0])
        self.assertNotIn(str(self.path), pathlib.Path("/proc/self/maps").read_text())
        mapped = onnxgen.load(self.path, no_copy=True)
        self.assertIn(str(self.path), pathlib.Path("/proc/self/maps").read_text())
        self.assertTrue((onnxgen.to_array(mapped.graph.initializer[0]) == array).all())
        onnxgen.save(mapped, self.path, save_as_external_data=True, location="w")
        del mapped
        gc.collect()
        loaded = onnxgen.load(self.path)
        self.assertIn(str(self.folder / "w"), pathlib.Path("/proc/self/maps").read_text())
        self.assertTrue((onnxgen.to_array(loaded.graph.initializer[0]) == array).all())


if __name__ == "__main__":
    unittest.main()
