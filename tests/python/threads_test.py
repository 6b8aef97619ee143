"""Other threads run, and do no harm, while files are read and written and bytes are parsed."""

import pathlib
import sys
import tempfile
import threading
import time
import unittest

import onnxgen
from model_samples import model_with
from onnxgen import _core
from onnxgen.onnx import ModelProto, TensorProto


class Counter(threading.Thread):
    """A thread that counts while another one works. The interpreter's switch interval is disabled, so the counter runs
    only when the other thread releases the GIL."""

    def __init__(self):
        super().__init__(daemon=True)
        self.count = 0
        self.stops = False

    def run(self):
        while not self.stops:
            self.count += 1
            time.sleep(0)  # releases the GIL


class Threads(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.model = model_with(1 << 20, 1 << 20)
        onnxgen.save(cls.model, cls.folder / "m.onnx", save_as_external_data=True, location="w")
        onnxgen.save(cls.model, cls.folder / "m.zip", flush=False)
        onnxgen.save(cls.model, cls.folder / "m.enc", passphrase="p", flush=False)

    def expect_others_run(self, work, prepare=lambda: None, calls=2000):
        """Calls work(prepare()) until another thread has run during a call. On a busy machine, this may take many
        calls."""
        interval = sys.getswitchinterval()
        sys.setswitchinterval(1000)
        self.addCleanup(sys.setswitchinterval, interval)
        counter = Counter()
        counter.start()
        try:
            for _ in range(calls):
                prepared = prepare()
                before = counter.count
                result = work(prepared)
                if counter.count > before:
                    return result if result is not None else prepared
        finally:
            counter.stops = True
            counter.join()
        return self.fail("no other thread ran")

    def test_work_that_keeps_the_gil_is_noticed(self):
        with self.assertRaisesRegex(AssertionError, "no other thread"):
            self.expect_others_run(lambda _: sum(range(1 << 16)), calls=100)

    def test_others_run_while_files_are_read(self):
        for name, options in [("m.onnx", {"no_copy": False}), ("m.zip", {"no_copy": False}),
                              ("m.enc", {"passphrase": "p"})]:
            with self.subTest(name):
                loaded = self.expect_others_run(lambda _: onnxgen.load(self.folder / name, **options))
                self.assertEqual(loaded, self.model)

    def test_others_run_while_external_data_is_read(self):
        for bring in (onnxgen.load_external_data, onnxgen.convert_model_from_external_data):
            with self.subTest(bring.__name__):
                loaded = self.expect_others_run(lambda bare: bring(bare, self.folder, no_copy=False),
                                                lambda: onnxgen.load(self.folder / "m.onnx", load_external_data=False))
                self.assertEqual(loaded, self.model)

    def test_others_run_while_files_are_written(self):
        for name, options in [("saved.onnx", {}), ("saved.zip", {}), ("saved.enc", {"passphrase": "p"}),
                              ("other.onnx", {"save_as_external_data": True})]:
            with self.subTest(name):
                self.expect_others_run(lambda _: onnxgen.save(self.model, self.folder / name, flush=False, **options))

    def test_others_run_while_tensors_are_converted(self):
        typed = ModelProto(ir_version=8, graph={"name": "g", "initializer": [
            {"name": "t", "dims": [1 << 20], "data_type": TensorProto.FLOAT, "float_data": range(1 << 20)}]})
        content = typed.SerializeToString()
        converted = self.expect_others_run(lambda model: onnxgen.convert_model_to_external_data(model, location="w"),
                                           lambda: ModelProto.FromString(content))
        self.assertEqual(converted.graph.initializer[0].raw_data, self.model.graph.initializer[0].raw_data)

    def test_bytes_that_others_can_write_to_are_parsed_alone(self):
        content = model_with(1 << 16).SerializeToString()
        self.expect_others_run(ModelProto.FromString, lambda: content)
        for prepare in (lambda: bytearray(content), lambda: memoryview(bytearray(content))):
            with self.assertRaisesRegex(AssertionError, "no other thread"):
                self.expect_others_run(ModelProto.FromString, prepare)

    def test_text_and_parts_of_messages_are_parsed_alone(self):
        model = model_with(1 << 16)
        content, text, json = model.SerializeToString(), _core.print_text(model), _core.print_json(model)
        for work in (lambda new: _core.parse_text(text, new), lambda new: _core.parse_json(json, new),
                     lambda new: _core.print_text(model), lambda new: _core.print_json(model),
                     lambda new: new.training_info.add().initialization.ParseFromString(content)):
            with self.assertRaisesRegex(AssertionError, "no other thread"):
                self.expect_others_run(work, ModelProto, calls=20)

    def test_a_model_is_looked_at_but_not_changed_while_its_data_comes(self):
        is_refused = False
        for _ in range(200):  # until a change happens during the read
            model = onnxgen.load(self.folder / "m.onnx", load_external_data=False)
            loader = threading.Thread(target=onnxgen.load_external_data, args=(model, self.folder),
                                      kwargs={"no_copy": False})
            loader.start()
            while loader.is_alive():
                self.assertEqual([tensor.name for tensor in model.graph.initializer], ["w0", "w1"])
                try:
                    model.producer_name = "changed"
                except RuntimeError as error:
                    is_refused = True
                    self.assertIn("another thread", str(error))
            loader.join()
            model.ClearField("producer_name")
            self.assertEqual(model, self.model)
            if is_refused:
                return
        self.fail("no change was refused")


if __name__ == "__main__":
    unittest.main()
