"""Model files through the module's functions."""
import gc
import os
import tempfile
import unittest

from onnxgen import _core, _onnx as onnx


def model(size=4000):
    return onnx.ModelProto(ir_version=8, graph={"name": "g", "initializer": [
        {"name": "w", "dims": [size // 4], "data_type": 1, "raw_data": bytes(i % 251 for i in range(size))}]})


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def test_saved_and_loaded(self):
        for holding in ("mapped", "owned"):
            onnx.save(model(), self.path("m.onnx"))
            self.assertEqual(onnx.load(self.path("m.onnx"), holding=holding), model())
        with self.assertRaises(ValueError):
            onnx.load(self.path("m.onnx"), holding="floating")

    def test_external_data(self):
        written = onnx.save(model(), self.path("m.onnx"), placement="one_file", location="w.data", size_threshold=0)
        self.assertEqual(written, ["w.data"])
        self.assertEqual(os.path.getsize(self.path("w.data")), 4000)
        loaded = onnx.load(self.path("m.onnx"))
        self.assertEqual(loaded, model())
        bare = onnx.load(self.path("m.onnx"), load_external_data=False)
        self.assertEqual(bare.graph.initializer[0].data_location, onnx.TensorProto.EXTERNAL)
        onnx.load_external_data(bare, external_data_folder=self.folder.name)
        self.assertEqual(bare, model())
        index = onnx.index(self.path("m.onnx"))
        self.assertEqual([(each["name"], each["length"], each["is_external"]) for each in index], [("w", 4000, True)])

    def test_checksums_are_written_where_they_are_wanted(self):
        for checksum in (False, True):
            for flush in (False, True):
                onnx.save(model(), self.path("m.onnx"), placement="one_file", location="w.data", size_threshold=0,
                          checksum=checksum, flush=flush)
                bare = onnx.load(self.path("m.onnx"), load_external_data=False)
                keys = [entry.key for entry in bare.graph.initializer[0].external_data]
                self.assertEqual("checksum" in keys, checksum)

    def test_mapped_memory_outlives_the_model(self):
        onnx.save(model(), self.path("m.onnx"), placement="one_file", location="w.data", size_threshold=0)
        loaded = onnx.load(self.path("m.onnx"))
        view = memoryview(_core.bytes_view(loaded.graph.initializer[0], "raw_data"))
        loaded.Clear()
        del loaded
        gc.collect()
        self.assertEqual(bytes(view), model().graph.initializer[0].raw_data)

    def test_memory_is_borrowed(self):
        loaded = onnx.load_from_memory(model().SerializeToString())
        gc.collect()
        self.assertEqual(loaded, model())
        changing = bytearray(model().SerializeToString())
        loaded = onnx.load_from_memory(changing)
        changing[:] = bytes(len(changing))
        self.assertEqual(loaded, model())

    def test_converted(self):
        message = model()
        onnx.convert_to_external(message, location="w.data", size_threshold=0)
        self.assertEqual(message.graph.initializer[0].external_data[0].value, "w.data")
        onnx.convert_to_inline(message)
        self.assertEqual(message, model())

    def test_failures(self):
        with self.assertRaises(FileNotFoundError) as raised:
            onnx.load(self.path("none"))
        self.assertEqual(raised.exception.filename, self.path("none"))
        with open(self.path("bad"), "wb") as file:
            file.write(b"\x3a\x05\x0a\xff")
        with self.assertRaises(_core.DecodeError):
            onnx.load(self.path("bad"))
        with self.assertRaises(TypeError):
            onnx.save(5, self.path("m.onnx"))

    @unittest.skipUnless(hasattr(onnx, "save_archive"), "built without libdeflate")
    def test_archives(self):
        onnx.save_archive(model(), self.path("m.zip"))
        self.assertEqual(onnx.load_archive(self.path("m.zip")), model())

    @unittest.skipUnless(hasattr(onnx, "save_encrypted"), "built without OpenSSL")
    def test_encrypted(self):
        onnx.save_encrypted(model(), self.path("m.enc"), passphrase="passphrase")
        self.assertEqual(onnx.load_encrypted(self.path("m.enc"), passphrase="passphrase"), model())
        with self.assertRaises(ValueError):
            onnx.load_encrypted(self.path("m.enc"), passphrase="another")
        with self.assertRaisesRegex(TypeError, "requires either a passphrase or a key"):
            onnx.load_encrypted(self.path("m.enc"))


if __name__ == "__main__":
    unittest.main()
