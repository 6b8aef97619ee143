"""Paths, file objects and options: each is used as it was meant, or refused."""
import io
import os
import pathlib
import struct
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

    def test_the_last_location_counts(self):
        onnxgen.convert_model_to_external_data(self.model, location="last.bin")
        onnxgen.save(self.model, self.path)
        self.assertEqual((self.folder / "last.bin").read_bytes(), numpy.arange(1000, dtype="f4").tobytes())
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


class Names(InAFolder):
    def test_the_extension_selects_the_format_in_either_case(self):
        model, tensor = model_with(3), onnxgen.from_array(numpy.arange(3, dtype="f4"), "t")
        for name, format in (("m.txt", "textproto"), ("m.JSON", "json"), ("m.PbTxt", "textproto"), ("m.bin", "protobuf"),
                             ("m.model", "protobuf"), ("m.PB", "protobuf"), ("m", "protobuf")):
            onnxgen.save(model, self.folder / name)
            self.assertEqual(onnxgen.load(self.folder / name), model)
            with open(self.folder / name, "rb") as file:
                self.assertEqual(onnxgen.load_model_from_string(file.read(), format), model)
            onnxgen.save_tensor(tensor, self.folder / name)
            self.assertEqual(onnxgen.load_tensor(self.folder / name), tensor)
        onnxgen.save(model, self.folder / "m.ZIP")
        self.assertEqual((self.folder / "m.ZIP").read_bytes()[:2], b"PK")
        (self.folder / "binary.txt").write_bytes(model.SerializeToString())
        self.assertEqual(onnxgen.load(self.folder / "binary.txt"), model)

    def test_names_and_formats_that_promise_another_file_are_refused(self):
        model, tensor = model_with(3), TensorProto(name="t")
        for reason, name, options in (
                ("specify a passphrase", "m.onnxc", {}), ("numpy.save", "m.NPY", {}), ("numpy.save", "m.npz", {}),
                ("not saved as json", "m.onnxc", {"format": "json", "passphrase": "p"}),
                ("not saved as textproto", "m.txt", {"passphrase": "p"}),
                ("not saved as archive", "m.zip", {"passphrase": "p"})):
            with self.assertRaisesRegex(ValueError, f"{name}: .*{reason}"):
                onnxgen.save(model, self.folder / name, **options)
        for reason, name in (("specify a passphrase", "t.onnxc"), ("numpy.save", "t.npy"), ("a model, not a", "t.zip")):
            with self.assertRaisesRegex(ValueError, f"{name}: .*{reason}"):
                onnxgen.save_tensor(tensor, self.folder / name)
        self.assertEqual(os.listdir(self.folder), [])
        with open(self.folder / "m.zip", "wb") as file, self.assertRaisesRegex(ValueError, "m.zip: .*only to a path"):
            onnxgen.save(model, file)
        onnxgen.save(model, self.folder / "m.onnxc", format="protobuf")
        self.assertEqual(onnxgen.load(self.folder / "m.onnxc"), model)


class LostContent(InAFolder):
    def test_unknown_fields_are_not_saved_as_text(self):
        unknown = b"\xba\x3e\x03abc"
        model = model_with(3)
        for place in (model, model.graph, model.graph.node[0], model.graph.initializer[0]):
            place.MergeFromString(unknown)
            for name in ("m.json", "m.textproto"):
                with self.assertRaisesRegex(onnxgen.EncodeError, "unknown fields, .*save the message as protobuf"):
                    onnxgen.save(model, self.folder / name)
            onnxgen.save(model, self.path)
            self.assertEqual(onnxgen.load(self.path).SerializeToString(), model.SerializeToString())
            place.DiscardUnknownFields()
        tensor = TensorProto.FromString(unknown)
        with self.assertRaisesRegex(onnxgen.EncodeError, "unknown fields"):
            onnxgen.save_tensor(tensor, io.BytesIO(), "json")

    def test_the_bits_of_a_nan_are_not_lost(self):
        model = ModelProto(graph={"node": [{"attribute": [{"name": "f", "f": 1.5}]}]})
        content = model.SerializeToString()
        for bits, is_usual in ((0x7FC00000, True), (0x7F800000, True), (0xFFC12345, False)):
            model = ModelProto.FromString(content.replace(struct.pack("<f", 1.5), struct.pack("<I", bits)))
            for name in ("m.json", "m.textproto"):
                if is_usual:
                    onnxgen.save(model, self.folder / name)
                    self.assertEqual(onnxgen.load(self.folder / name).SerializeToString(), model.SerializeToString())
                else:
                    with self.assertRaisesRegex(onnxgen.EncodeError, r"graph.node\[0\].attribute\[0\].f is a NaN"):
                        onnxgen.save(model, self.folder / name)


class Arguments(InAFolder):
    def test_files_that_were_opened_as_text(self):
        model = model_with(1000)
        onnxgen.save(model, self.path)
        (self.folder / "ascii.onnx").write_bytes(ModelProto(ir_version=8).SerializeToString())
        for name in ("model.onnx", "ascii.onnx"):
            with open(self.folder / name, encoding="utf-8") as file:
                with self.assertRaisesRegex(TypeError, f'{name}: the file was opened as text; open it with mode "rb"'):
                    onnxgen.load(file)
        with self.assertRaisesRegex(TypeError, '^the file was opened as text; open it with mode "rb"'):
            onnxgen.load(io.StringIO("no model"))
        for format in ("protobuf", "json"):
            with self.assertRaisesRegex(TypeError, '^the file was opened as text; open it with mode "wb"'):
                onnxgen.save(model, io.StringIO(), format)

    def test_options_that_a_file_does_not_support(self):
        model = model_with(1000)
        for target, form in ((self.folder / "m.json", "in the format json"), (io.BytesIO(), "without a path")):
            with self.assertRaisesRegex(ValueError, f"a model {form}.* cannot be saved with save_as_external_data"):
                onnxgen.save(model, target, save_as_external_data=True)

    def test_messages_of_another_type(self):
        with self.assertRaisesRegex(TypeError, "expected a TensorProto, not ModelProto"):
            onnxgen.save_tensor(model_with(3), self.path)
        for name in ("m.onnx", "m.json", "m.zip"):
            with self.assertRaisesRegex(TypeError, "expected a ModelProto or the bytes of one, not TensorProto"):
                onnxgen.save(TensorProto(), self.folder / name, allow_missing_data=True)

    def test_numbers_out_of_range(self):
        model = model_with(3)
        onnxgen.save(model, self.path)
        for name, number in (("size_threshold", -1), ("size_threshold", 1 << 64), ("max_external_file_size", -5),
                             ("num_threads", -1), ("num_threads", 1 << 32)):
            with self.assertRaisesRegex(ValueError, f"{name} is {number}, which is out of range"):
                onnxgen.save(model, self.path, **{name: number})
        for use in (lambda: onnxgen.load(self.path, num_threads=-1),
                    lambda: onnxgen.load_external_data(model, self.folder, num_threads=-1),
                    lambda: onnxgen.convert_model_from_external_data(model, num_threads=-1),
                    lambda: onnxgen.convert_model_to_external_data(model, size_threshold=-1)):
            with self.assertRaisesRegex(ValueError, "is -1, which is out of range"):
                use()

    def test_numbers_and_paths_of_other_types(self):
        model, number = model_with(100), numpy.int64
        onnxgen.save(model, self.path, save_as_external_data=True, location=pathlib.Path("w.bin"),
                     size_threshold=number(5), max_external_file_size=number(1 << 20), num_threads=number(1))
        self.assertTrue((self.folder / "w.bin").exists())
        self.assertEqual(onnxgen.load(os.fsencode(self.path), num_threads=number(2), location=self.folder), model)
        onnxgen.convert_model_to_external_data(model, location=b"w.bin", size_threshold=number(5))
        onnxgen.convert_model_from_external_data(model, self.folder, num_threads=number(1))
        onnxgen.save(model, self.folder / "m.zip", size_threshold=number(5), num_threads=number(1))
        bare = onnxgen.load(self.path, load_external_data=False)
        for name, use in (("num_threads", onnxgen.load), ("size_threshold", self.save), ("num_threads", self.save),
                          ("max_external_file_size", self.save)):
            for given in ("2", 2.0, b"2"):
                with self.assertRaisesRegex(TypeError, f"{name} must be an int, not {type(given).__name__}"):
                    use(self.path, **{name: given})
        for name, use in (("location", onnxgen.load), ("location", self.save), ("copy_data_of", self.save)):
            with self.assertRaisesRegex(TypeError, f"{name} must be a path .*, not int"):
                use(self.path, **{name: 5})
        for use in (onnxgen.load, self.save):
            with self.assertRaisesRegex(TypeError, "data_roots must be a sequence of paths, not int"):
                use(self.path, data_roots=5)
            with self.assertRaisesRegex(TypeError, "passphrase must be a str or bytes, not int"):
                use(self.path, passphrase=5)
            with self.assertRaisesRegex(TypeError, "key must be 32 bytes, not str"):
                use(self.path, key="k")
        with self.assertRaisesRegex(TypeError, "base_dir must be a path .*, not int"):
            onnxgen.load_external_data(bare, 5)
        with self.assertRaisesRegex(TypeError, "path must be a path .*, not int"):
            onnxgen.index(5)

    @staticmethod
    def save(path, **options):
        onnxgen.save(model_with(100), path, **options)

    def test_options_of_data_files_need_data_files(self):
        for option in ({"checksum": True}, {"max_external_file_size": 100}):
            for name in ("m.onnx", "m.txt", "m.json", "m.zip"):
                with self.assertRaisesRegex(ValueError, f"cannot be saved with {next(iter(option))}"):
                    self.save(self.folder / name, **option)
            self.assertEqual(os.listdir(self.folder), [])
            marked = model_with(100)
            onnxgen.convert_model_to_external_data(marked, location="w.bin", size_threshold=0)
            onnxgen.save(marked, self.folder / "marked.onnx", **option)
            self.assertEqual(onnxgen.load(self.folder / "marked.onnx", verify_checksums=True), model_with(100))
            for file in self.folder.iterdir():
                file.unlink()

    def test_a_model_to_copy_from_must_be_a_file(self):
        self.save(self.path)
        bare = onnxgen.load(self.path, skip_data=True)
        (self.folder / "other").mkdir()
        for source, error in (("none.onnx", FileNotFoundError), ("other", IsADirectoryError)):
            for target in ("copy.onnx", "other/copy.onnx"):
                with self.assertRaises(error) as raised:
                    onnxgen.save(bare, self.folder / target, copy_data_of=self.folder / source)
                self.assertEqual(raised.exception.filename, str(self.folder / source))
                self.assertFalse((self.folder / target).exists())

    def test_an_empty_model_is_not_saved(self):
        for model in (b"", ModelProto()):
            for target in (self.path, self.folder / "m.json", io.BytesIO()):
                with self.assertRaisesRegex(onnxgen.ModelError, "the model is empty"):
                    onnxgen.save(model, target)
        self.assertEqual(os.listdir(self.folder), [])

    def test_contents_in_place_of_a_path(self):
        content = model_with(3).SerializeToString()
        for given in (content, bytearray(content), memoryview(content), b"x\0"):
            with self.assertRaisesRegex(TypeError, "not the contents of a file; use load_model_from_string"):
                onnxgen.load(given)
            with self.assertRaisesRegex(TypeError, "not the contents of a file; use load_tensor_from_string"):
                onnxgen.load_tensor(given)

    def test_a_url_in_place_of_a_path(self):
        for url in ("https://example.com/model.onnx", "s3://bucket/model.zip"):
            for load in (onnxgen.load, onnxgen.load_tensor):
                with self.assertRaisesRegex(FileNotFoundError, "this is a URL, .*: onnx-tool convert") as raised:
                    load(url)
                self.assertEqual(raised.exception.filename, url)


class Remedies(InAFolder):
    """Error messages state remedies that exist in Python."""

    def setUp(self):
        super().setUp()
        self.model = model_with(1000)
        onnxgen.save(self.model, self.path, save_as_external_data=True, location="w")
        self.bare = onnxgen.load(self.path, load_external_data=False)

    def test_a_model_whose_folder_is_not_given(self):
        with self.assertRaisesRegex(OSError, "tensor 'w0': .*folder of the data is unknown; specify it with base_dir"):
            onnxgen.convert_model_from_external_data(self.bare)

    def test_no_options_of_other_interfaces(self):
        (self.folder / "w").rename(self.folder / "moved")
        os.link(self.folder / "moved", self.folder / "w")
        (self.folder / "other").mkdir()
        os.symlink("../moved", self.folder / "other/w")
        for remedy, use in (
                ("set allow_hard_links to", lambda: onnxgen.load(self.path)),
                ("set copy_data_of to .* or set allow_missing_data to",
                 lambda: onnxgen.save(self.bare, self.folder / "other/m.onnx")),
                ("or remove that model", lambda: onnxgen.save(self.model, self.folder / "w"))):
            with self.assertRaisesRegex(onnxgen.ModelError, remedy) as raised:
                use()
            self.assertNotRegex(str(raised.exception), "--|::|replace_foreign_data")


if __name__ == "__main__":
    unittest.main()
