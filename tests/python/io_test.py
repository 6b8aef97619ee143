"""onnxgen.load and related functions: files survive a round trip in every form, and errors raise the right exception.
"""

import gc
import io
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import unittest

import numpy

import onnxgen
from model_samples import model_with
from onnxgen import _core
from onnxgen.onnx import ModelProto, TensorProto


class Loading(unittest.TestCase):
    def test_the_package_loads_nothing_that_takes_longer_than_itself(self):
        code = "import sys, onnxgen; print([name for name in ('numpy', 'uuid', 'platform') if name in sys.modules])"
        result = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True)
        self.assertEqual((result.stdout, result.stderr), ("[]\n", ""))


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "model.onnx"

    def test_a_plain_file_comes_back(self):
        model = model_with(10, 1000)
        onnxgen.save(model, self.path)
        self.assertEqual(self.path.read_bytes(), model.SerializeToString())
        for options in ({}, {"no_copy": False}, {"num_threads": 2}):
            self.assertEqual(onnxgen.load(self.path, **options), model)
        self.assertEqual(onnxgen.load(os.fsencode(self.path)), model)

    def test_data_files_behind_links(self):
        model = model_with(1000)
        store, cache = self.folder / "blobs", self.folder / "snapshots"
        store.mkdir()
        cache.mkdir()
        onnxgen.save(model, store / "aa01", save_as_external_data=True, location="bb02")
        os.symlink("../blobs/aa01", cache / "model.onnx")
        os.symlink("../blobs/bb02", cache / "bb02")
        self.assertEqual(onnxgen.load(cache / "model.onnx"), model)
        # A copy of the model may not use a folder next to its own.
        (cache / "copy.onnx").write_bytes((store / "aa01").read_bytes())
        with self.assertRaisesRegex(ValueError, r"outside the model's folder; allow its folder with data_roots"):
            onnxgen.load(cache / "copy.onnx")
        self.assertEqual(onnxgen.load(cache / "copy.onnx", data_roots=[store]), model)
        bare = onnxgen.load(cache / "copy.onnx", load_external_data=False)
        onnxgen.load_external_data(bare, cache, data_roots=(os.fsencode(store),))
        self.assertEqual(bare, model)
        with self.assertRaisesRegex(TypeError, "sequence of paths"):
            onnxgen.load(cache / "copy.onnx", data_roots=str(store))
        os.link(store / "bb02", store / "more")
        with self.assertRaisesRegex(ValueError, "hard link"):
            onnxgen.load(store / "aa01")
        self.assertEqual(onnxgen.load(store / "aa01", allow_hard_links=True), model)

    def test_objects_that_read_and_write(self):
        model = model_with(10)
        file = io.BytesIO()
        onnxgen.save(model, file)
        self.assertEqual(onnxgen.load(io.BytesIO(file.getvalue())), model)
        onnxgen.save(model.SerializeToString(), file := io.BytesIO())
        self.assertEqual(onnxgen.load_model_from_string(file.getvalue()), model)
        with self.assertRaisesRegex(ValueError, "save_as_external_data"):
            onnxgen.save(model, io.BytesIO(), save_as_external_data=True)

    def test_references_that_would_dangle_are_refused_in_every_form(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        bare = onnxgen.load(self.path, load_external_data=False)
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        for name in ("copy.onnx", "copy.txtpb.textproto", "copy.json"):
            with self.assertRaisesRegex(ValueError, "tensor 'w0': .*not loaded, and cannot be found: .*w: No such.*; .*copy_data_of"):
                onnxgen.save(bare, elsewhere / name)
            self.assertFalse((elsewhere / name).exists())
            onnxgen.save(bare, self.folder / name)
            self.assertEqual(onnxgen.load(self.folder / name), model)
            onnxgen.save(bare, elsewhere / name, allow_missing_data=True)
            self.assertEqual(onnxgen.load(elsewhere / name, load_external_data=False), bare)
        for format in ("protobuf", "textproto", "json"):
            with self.assertRaisesRegex(ValueError, "tensor 'w0': its data is not loaded, .*no folder"):
                onnxgen.save(bare, io.BytesIO(), format)
            onnxgen.save(bare, io.BytesIO(), format, allow_missing_data=True)
        with open(elsewhere / "file.onnx", "wb") as file:
            with self.assertRaisesRegex(ValueError, "cannot be found: .*w: No such"):
                onnxgen.save(bare, file)
        for name in ("copy.zip", "copy.onnxc"):
            with self.assertRaisesRegex(onnxgen.ModelError, "tensor 'w0': .*data is not loaded; load the model"):
                onnxgen.save(bare, elsewhere / name, passphrase="p" if name == "copy.onnxc" else None)

    def test_data_files_are_copied_on_request(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        bare = onnxgen.load(self.path, load_external_data=False)
        (self.folder / "elsewhere").mkdir()
        onnxgen.save(bare, self.folder / "elsewhere/model.onnx", copy_data_of=self.path)
        self.assertEqual(onnxgen.load(self.folder / "elsewhere/model.onnx"), model)
        self.assertTrue((self.folder / "elsewhere/model.onnx.data").exists())
        with self.assertRaisesRegex(ValueError, "copy_data_of"):
            onnxgen.save(bare, self.folder / "elsewhere/model.json", copy_data_of=self.path)

    def test_more_than_protobuf_takes_is_not_serialized(self):
        """Like protobuf's classes: the onnx package relies on the ValueError. Saving to a file has no such limit."""
        place = {"location": "weights", "length": str(1 << 31)}
        tensor = {"name": "w", "data_type": TensorProto.UINT8, "dims": [1 << 31], "data_location": "EXTERNAL",
                  "external_data": [{"key": key, "value": value} for key, value in place.items()]}
        dangling = ModelProto(graph={"initializer": [tensor]})
        with self.assertRaisesRegex(ValueError, "tensor 'w': .*weights: No such.*; .*allow_missing_data"):
            onnxgen.save(dangling, self.path)
        with open(self.folder / "weights", "wb") as file:
            file.truncate(1 << 31)  # a sparse file
        onnxgen.save(dangling, self.path)
        model = onnxgen.load(self.path)
        self.assertGreater(model.ByteSize(), 1 << 31)
        for action in (model.SerializeToString, model.SerializePartialToString, lambda: pickle.dumps(model),
                       lambda: onnxgen.save(model, io.BytesIO())):
            with self.assertRaisesRegex(ValueError, r"^Message onnx.ModelProto exceeds maximum protobuf size of 2GB: 21474\d+$"):
                action()

    def test_a_file_object_with_a_name_has_its_external_data_beside_it(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        with open(self.path, "rb") as file:
            self.assertEqual(onnxgen.load(file), model)
        with open(self.path, "rb") as file:
            bare = onnxgen.load(file, load_external_data=False)
        self.assertEqual(bare.graph.initializer[0].data_location, TensorProto.EXTERNAL)
        content = self.path.read_bytes()
        self.assertEqual(onnxgen.load(io.BytesIO(content)), bare)
        self.assertEqual(onnxgen.load(io.BytesIO(content), location=self.folder), model)

    def test_text_and_json(self):
        model, tensor = model_with(3), onnxgen.from_array(numpy.arange(3, dtype="f4"), "t")
        for format, ends in [("textproto", (".textproto", ".prototxt", ".pbtxt")), ("json", (".json", ".onnxjson")),
                             ("protobuf", (".onnx", ".pb", ""))]:
            onnxgen.save(model, file := io.BytesIO(), format)
            onnxgen.save_tensor(tensor, tensor_file := io.BytesIO(), format)
            self.assertEqual(onnxgen.load(io.BytesIO(file.getvalue()), format=format), model)
            self.assertEqual(onnxgen.load_model_from_string(file.getvalue(), format=format), model)
            self.assertEqual(onnxgen.load_tensor(io.BytesIO(tensor_file.getvalue()), format), tensor)
            self.assertEqual(onnxgen.load_tensor_from_string(tensor_file.getvalue(), format), tensor)
            for end in ends:
                path = self.folder / ("named" + end)
                onnxgen.save(model, path)
                self.assertEqual(path.read_bytes(), file.getvalue())
                self.assertEqual(onnxgen.load(str(path)), model)
                onnxgen.save_tensor(tensor, path)
                self.assertEqual(onnxgen.load_tensor(path), tensor)
        with self.assertRaises(ValueError):
            onnxgen.load(self.folder / "named.onnx", "textproto")
        with self.assertRaisesRegex(ValueError, "save_as_external_data"):
            onnxgen.save(model, self.folder / "m.json", save_as_external_data=True)

    def test_text_and_json_are_recognized_by_their_contents(self):
        model = model_with(10)
        text, json = io.BytesIO(), io.BytesIO()
        onnxgen.save(model, text, format="textproto")
        onnxgen.save(model, json, format="json")
        for content in (text.getvalue(), json.getvalue()):
            for form in (content, b"\xef\xbb\xbf" + content, b"\n  " + content):
                self.path.write_bytes(form)
                self.assertEqual(onnxgen.load(self.path), model)
                self.assertEqual(onnxgen.load(io.BytesIO(form)), model)
                with open(self.path, encoding="utf-8-sig") as file:
                    self.assertEqual(onnxgen.load(file), model)
        self.path.write_bytes(b"# exported\n" + text.getvalue())
        self.assertEqual(onnxgen.load(self.path), model)
        with self.assertRaisesRegex(onnxgen.DecodeError, "model.onnx: this is textproto, .*set format='textproto'"):
            onnxgen.load(self.path, format="protobuf")
        self.path.write_bytes(text.getvalue() + b"graph {")
        with self.assertRaisesRegex(onnxgen.DecodeError, "model.onnx: line [0-9]+, column [0-9]+: "):
            onnxgen.load(self.path)
        for content in (b"404: Not Found\n", b"<html>\n", b"no model"):
            self.path.write_bytes(content)
            with self.assertRaisesRegex(onnxgen.DecodeError, "model.onnx: "):
                onnxgen.load(self.path)

    def test_archives_and_encrypted_files_are_recognized_by_their_contents(self):
        model = model_with(10)
        onnxgen.save(model, self.folder / "m.zip")
        os.rename(self.folder / "m.zip", self.path)
        self.assertEqual(onnxgen.load(self.path), model)
        with open(self.path, "rb") as file, self.assertRaisesRegex(onnxgen.ModelError, "model.onnx: .*load its path"):
            onnxgen.load(file)
        onnxgen.save(model, self.path, passphrase="p")
        with self.assertRaisesRegex(onnxgen.ModelError, "model.onnx: .*encrypted; specify its passphrase or key"):
            onnxgen.load(self.path)

    def test_onnx_textual_syntax_is_refused_and_not_replaced(self):
        for function in (lambda path: onnxgen.save(model_with(1), path), onnxgen.load):
            with self.assertRaisesRegex(NotImplementedError, "m.onnxtxt: .*onnx-tool convert"):
                function(self.folder / "m.onnxtxt")
        self.assertFalse((self.folder / "m.onnxtxt").exists())
        self.path.write_text("<ir_version: 8, opset_import: [\"\" : 17]>\ng () => () {}\n")
        with self.assertRaisesRegex(NotImplementedError, "model.onnx: .*onnx-tool convert"):
            onnxgen.load(self.path)
        with self.path.open() as file, self.assertRaisesRegex(NotImplementedError, "model.onnx: .*onnx-tool convert"):
            onnxgen.load(file)

    def test_bytes_of_another_kind_are_named(self):
        pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
        self.path.write_bytes(pointer)
        for load in (lambda: onnxgen.load_model_from_string(pointer), lambda: onnxgen.load_model_from_string(bytearray(pointer)),
                     lambda: onnxgen.load_tensor(self.path), lambda: onnxgen.load_tensor_from_string(pointer)):
            with self.assertRaisesRegex(onnxgen.DecodeError, "this is a Git LFS pointer, .*git lfs pull"):
                load()
        with self.assertRaisesRegex(onnxgen.DecodeError, "this is json, .*set format='json'"):
            onnxgen.load_model_from_string(b'{"irVersion": 8}')

    def test_text_that_may_be_a_message_is_recognized(self):
        model = ModelProto(ir_version=8, producer_name="x" * 300)
        onnxgen.save(model, text := io.BytesIO(), format="textproto")
        self.path.write_bytes(b"\n" * 10 + text.getvalue())  # 10 is the tag of a string of 10 bytes
        self.assertEqual(onnxgen.load(self.path), model)

    def test_external_data_of_a_textual_model(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        text = self.folder / "m.textproto"
        onnxgen.save(onnxgen.load(self.path, load_external_data=False), text)
        self.assertLess(text.stat().st_size, 1000)
        self.assertEqual(onnxgen.load(text), model)

    def test_external_data_in_one_file(self):
        model = model_with(10, 1000, 2000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="weights.bin")
        self.assertEqual((self.folder / "weights.bin").stat().st_size, 12000)
        self.assertEqual(onnxgen.load(self.path), model)
        bare = onnxgen.load(self.path, load_external_data=False)
        self.assertEqual([t.data_location for t in bare.graph.initializer], [0, 1, 1])
        with self.assertRaisesRegex(ValueError, "tensor 'w1': its data is not loaded"):
            onnxgen.to_array(bare.graph.initializer[1])
        onnxgen.load_external_data(bare, self.folder)
        self.assertEqual(bare, model)

    def test_external_data_in_files_of_limited_size_and_in_one_for_each(self):
        model = model_with(1000, 1000, 1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w", max_external_file_size=8000)
        self.assertEqual(sorted(os.listdir(self.folder)), ["model.onnx", "w", "w.1"])
        self.assertEqual(onnxgen.load(self.path), model)
        other = self.folder / "other"
        other.mkdir()
        onnxgen.save(model, other / "m.onnx", save_as_external_data=True, all_tensors_to_one_file=False)
        self.assertEqual(len(os.listdir(other)), 4)
        self.assertEqual(onnxgen.load(other / "m.onnx"), model)

    def test_a_model_is_converted_in_memory(self):
        model, before = model_with(1000), model_with(1000)
        onnxgen.convert_model_to_external_data(model, location="w")
        self.assertEqual(model.graph.initializer[0].data_location, TensorProto.EXTERNAL)
        onnxgen.save(model, self.path)
        self.assertEqual((self.folder / "w").stat().st_size, 4000)
        onnxgen.convert_model_from_external_data(model)
        self.assertEqual(model, before)

    def test_a_converted_model_without_a_location_gets_one_that_is_new(self):
        locations = set()
        for name in ("a.onnx", "b.onnx"):
            model = model_with(1000, 2000)
            onnxgen.convert_model_to_external_data(model)
            locations.update(entry.value for tensor in model.graph.initializer for entry in tensor.external_data)
            onnxgen.save(model, self.folder / name)
            self.assertEqual(onnxgen.load(self.folder / name), model_with(1000, 2000))
        self.assertEqual(len(locations), 2)
        for location in locations:
            self.assertEqual((self.folder / location).stat().st_size, 12000)

    def test_structure_only(self):
        model = model_with(1000)
        onnxgen.save(model, self.path)
        structure = onnxgen.load(self.path, skip_data=True)
        self.assertEqual(list(structure.graph.initializer[0].dims), [1000])
        self.assertFalse(structure.graph.initializer[0].raw_data)
        onnxgen.load_external_data(structure, self.folder)
        self.assertEqual(structure, model)

    def test_an_archive(self):
        model = model_with(1000)
        archive = self.folder / "model.zip"
        onnxgen.save(model, archive)
        self.assertEqual(archive.read_bytes()[:2], b"PK")
        self.assertEqual(onnxgen.load(archive), model)

    def test_an_encrypted_file(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, passphrase="secret")
        self.assertNotIn(b"Relu", self.path.read_bytes())
        self.assertEqual(onnxgen.load(self.path, passphrase="secret"), model)
        with self.assertRaises(ValueError):
            onnxgen.load(self.path, passphrase="wrong")

    def test_options_of_an_archive(self):
        model = model_with(100)
        sizes = []
        for threshold in (100, 10000):
            archive = self.folder / f"{threshold}.zip"
            onnxgen.save(model, archive, size_threshold=threshold, num_threads=2, flush=False)
            self.assertEqual(onnxgen.load(archive, no_copy=False, verify_checksums=True), model)
            sizes.append(archive.read_bytes().count(b"PK\x01\x02"))
        self.assertEqual(sizes, [2, 1])  # numbers of members
        model.graph.initializer[0].dims[0] = 7
        with self.assertRaisesRegex(onnxgen.ModelError, "tensor 'w0': .*set allow_size_mismatch to accept it"):
            onnxgen.save(model, self.folder / "m.zip", size_threshold=100)
        onnxgen.save(model, self.folder / "m.zip", size_threshold=100, allow_size_mismatch=True)
        self.assertEqual(onnxgen.load(self.folder / "m.zip"), model)
        with self.assertRaisesRegex(ValueError, "an archive cannot be saved with location"):
            onnxgen.save(model, self.folder / "m.zip", location="w")

    def test_options_of_an_encrypted_file(self):
        model = model_with(1000)
        key = bytes(range(32))
        for secret in ({"key": key}, {"key": bytearray(key)}, {"passphrase": b"bytes"}, {"passphrase": "wörter"}):
            for form in (None, "ONNXCRY1", "ONNXCRY2", "ONNXCRY3"):
                onnxgen.save(model, self.path, encryption_format=form, num_threads=2, **secret)
                self.assertEqual(self.path.read_bytes()[:8], (form or "ONNXCRY3").encode())
                self.assertEqual(onnxgen.load(self.path, require_encryption=True, **secret), model)
        onnxgen.save(model, self.path, passphrase="wörter")
        self.assertEqual(onnxgen.load(self.path, passphrase="wörter".encode()), model)
        skipped = onnxgen.load(self.path, passphrase="wörter", skip_data=True)
        self.assertFalse(skipped.graph.initializer[0].raw_data)
        for secret in ({"key": key}, {"key": b"short"}, {"passphrase": "w"}):
            with self.assertRaises(ValueError):
                onnxgen.load(self.path, **secret)
        with self.assertRaises(TypeError):
            onnxgen.load(self.path, passphrase="wörter", key=key)
        with self.assertRaises(TypeError):
            onnxgen.load(io.BytesIO(self.path.read_bytes()), passphrase="wörter")
        onnxgen.save(model, self.path, passphrase="p", encryption_format="ONNXCRY1")
        with self.assertRaisesRegex(_core.DecodeError, "does not authenticate"):
            onnxgen.load(self.path, passphrase="p", require_authentication=True)
        onnxgen.save(model, self.path)
        self.assertEqual(onnxgen.load(self.path, passphrase="p"), model)
        with self.assertRaisesRegex(_core.DecodeError, "not encrypted"):
            onnxgen.load(self.path, passphrase="p", require_encryption=True)
        with self.assertRaisesRegex(ValueError, "need a passphrase or a key"):
            onnxgen.load(self.path, require_encryption=True)
        with self.assertRaisesRegex(ValueError, "ONNXCRY9"):
            onnxgen.save(model, self.path, passphrase="p", encryption_format="ONNXCRY9")
        with self.assertRaisesRegex(ValueError, "encryption_format"):
            onnxgen.save(model, self.path, encryption_format="ONNXCRY3")
        with self.assertRaisesRegex(ValueError, "location"):
            onnxgen.save(model, self.path, passphrase="p", location="w")

    def test_the_index(self):
        onnxgen.save(model_with(10, 1000), self.path)
        tensors = onnxgen.index(self.path)
        self.assertEqual([t["name"] for t in tensors], ["w0", "w1"])
        self.assertEqual(tensors[1]["dims"], [1000])
        with open(tensors[1]["file"], "rb") as file:
            file.seek(tensors[1]["offset"])
            self.assertEqual(file.read(tensors[1]["length"]), numpy.arange(1000, dtype="f4").tobytes())
        path = self.folder / os.fsdecode(b"not UTF-8 \xff.onnx")
        onnxgen.save(model_with(10), path)
        self.assertEqual(onnxgen.index(path)[0]["file"], str(path))

    def test_the_index_of_a_name_that_is_not_utf8(self):
        content = model_with(10).SerializeToString().replace(b"w0", b"w\xff")
        self.path.write_bytes(content)
        self.assertEqual(onnxgen.index(self.path)[0]["name"], b"w\xff")
        self.assertEqual(onnxgen.load(self.path).graph.initializer[0].name, b"w\xff")

    def test_faults(self):
        with self.assertRaises(FileNotFoundError):
            onnxgen.load(self.folder / "nowhere.onnx")
        self.path.write_bytes(b"\x0a\xff\xff\xff\xff\x0f")
        with self.assertRaises(_core.DecodeError):
            onnxgen.load(self.path)
        for name in ("folder.onnx", "folder.zip", "folder.json"):
            with self.assertRaises(FileNotFoundError):
                onnxgen.save(model_with(1), self.folder / "no" / name)
        with self.assertRaises(TypeError):
            onnxgen.save("no model", self.path)
        with self.assertRaisesRegex(ValueError, "onnxtxt"):
            onnxgen.load(self.path, "onnxtxt")
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        (self.folder / "w").write_bytes(b"short")
        with self.assertRaises(ValueError):
            onnxgen.load(self.path)

    def test_files_that_are_not_models_are_named(self):
        for content, kind in [(b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "a Git LFS pointer"),
                              (b"<!DOCTYPE html><html></html>", "an HTML page"), (b"404: Not Found", "'404: Not Found'"),
                              (pickle.dumps({}), "a Python pickle"), (b"\x1f\x8b\x08\0", "a gzip file")]:
            self.path.write_bytes(content)
            for source in (self.path, io.BytesIO(content)):
                with self.assertRaisesRegex(_core.DecodeError, "this is .*" + kind):
                    onnxgen.load(source)

    def test_what_the_system_refuses_is_an_os_error(self):
        model = model_with(1000)
        onnxgen.save(model, self.path, save_as_external_data=True, location="w")
        for use in (onnxgen.load, onnxgen.index, lambda path: onnxgen.save(model, path)):
            with self.assertRaises(IsADirectoryError) as raised:
                use(self.folder)
            self.assertEqual(raised.exception.filename, str(self.folder))
        nowhere = str(self.folder / os.fsdecode(b"not UTF-8 \xff.onnx"))
        with self.assertRaises(FileNotFoundError) as raised:
            onnxgen.load(nowhere)
        self.assertEqual(raised.exception.filename, nowhere)
        with self.assertRaises(NotADirectoryError):
            onnxgen.load(self.path / "below")
        with self.assertRaises(OSError):
            onnxgen.load("/dev/null")
        bare = onnxgen.load(self.path, load_external_data=False)
        with self.assertRaises(FileNotFoundError) as raised:
            onnxgen.load_external_data(bare, self.folder / "elsewhere")
        (self.folder / "w").unlink()
        for use in (onnxgen.load, lambda _: onnxgen.convert_model_from_external_data(bare, self.folder)):
            with self.assertRaisesRegex(FileNotFoundError, "tensor 'w0'") as raised:
                use(self.path)
            self.assertEqual(raised.exception.filename, str(self.folder / "w"))

    @unittest.skipIf(os.geteuid() != 0, "only root can become somebody without rights")
    def test_a_permission_error(self):
        onnxgen.save(model_with(1), self.path)
        self.path.chmod(0)
        self.folder.chmod(0o755)
        script = ("import os, sys, onnxgen\nos.seteuid(65534)\n"
                  "model = onnxgen.onnx.ModelProto(ir_version=8)\n"
                  "for use in (lambda: onnxgen.load(sys.argv[1]), lambda: onnxgen.save(model, sys.argv[1] + 'x')):\n"
                  "    try:\n        use()\n    except PermissionError:\n        print('refused')\n")
        result = subprocess.run([sys.executable, "-c", "import onnxgen.onnx\n" + script, self.path],
                                capture_output=True, text=True)
        self.assertEqual((result.stdout, result.stderr), ("refused\nrefused\n", ""))

    def test_a_damaged_model_names_file_path_and_place(self):
        content = model_with(1000).SerializeToString()
        self.path.write_bytes(content[:-10])
        with self.assertRaises(_core.DecodeError) as raised:
            onnxgen.load(self.path)
        for part in (str(self.path), "ModelProto.graph.initializer[0].raw_data", f"byte {len(content) - 10}"):
            self.assertIn(part, str(raised.exception))
        for load in (onnxgen.load_model_from_string, lambda bytes: onnxgen.load(io.BytesIO(bytes))):
            with self.assertRaisesRegex(_core.DecodeError, r"graph.initializer\[0\].raw_data.* at byte"):
                load(content[:-10])

    def test_a_model_of_bytes_that_can_be_written_to_has_its_own(self):
        model = model_with(1000)
        content = bytearray(model.SerializeToString())

        class File:
            def read(self):
                return content

        loaded = onnxgen.load(File())
        content[:] = bytes(len(content))
        self.assertEqual(loaded, model)

    def test_a_mapped_array_outlives_its_model(self):
        onnxgen.save(model_with(1 << 16), self.path, save_as_external_data=True, location="w")
        array = onnxgen.to_array(onnxgen.load(self.path).graph.initializer[0])
        gc.collect()
        self.assertFalse(array.flags.owndata or array.flags.writeable)
        self.assertEqual(array[-1], (1 << 16) - 1)


if __name__ == "__main__":
    unittest.main()
