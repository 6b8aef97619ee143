"""Files that are not what their name, their format or the call says: each is named, and none becomes a wrong model."""
import errno
import io
import unittest

import numpy

import onnxgen
from model_samples import InAFolder, model_with
from onnxgen.onnx import GraphProto, ModelProto, NodeProto, SequenceProto, TensorProto


class Omissions(InAFolder):
    """Text that `onnx-tool show` shortened has lost weights or subgraphs, and has a mark in their place."""

    def check_refused(self, message, save, load, load_from_string):
        for name, format in (("m.txt", "textproto"), ("m.json", "json")):
            save(message, path := self.folder / name)
            text = path.read_text()
            for use in (lambda: load(path), lambda: load(path, format), lambda: load(io.StringIO(text), format),
                        lambda: load_from_string(text, format)):
                with self.assertRaisesRegex(onnxgen.DecodeError, "text omits parts .*; print .*onnx-tool show --full"):
                    use()

    def test_of_weights(self):
        model = model_with(1000)
        model.graph.initializer[0].ClearField("raw_data")
        model.graph.initializer[0].metadata_props.add(key="elided", value="1000 elements, 4.0 kB")
        self.check_refused(model, onnxgen.save, onnxgen.load, onnxgen.load_model_from_string)
        self.check_refused(model.graph.initializer[0], onnxgen.save_tensor, onnxgen.load_tensor,
                           onnxgen.load_tensor_from_string)

    def test_of_subgraphs(self):
        subgraph = {"metadata_props": [{"key": "elided", "value": "5 nodes omitted"}]}
        for attribute in ({"g": subgraph}, {"graphs": [{}, subgraph]}):
            node = {"attribute": [attribute]}
            nested = {"attribute": [{"g": {"node": [node]}}]}
            for model in (ModelProto(graph={"node": [node]}), ModelProto(graph={"node": [nested]}),
                          ModelProto(graph={}, functions=[{"node": [node]}])):
                self.check_refused(model, onnxgen.save, onnxgen.load, onnxgen.load_model_from_string)

    def test_of_what_text_cannot_express(self):
        model = ModelProto(ir_version=8, metadata_props=[{"key": "elided", "value": "unknown fields"}])
        for format in ("textproto", "json"):
            onnxgen.save(model, file := io.BytesIO(), format)
            with self.assertRaisesRegex(onnxgen.DecodeError, "this text lacks unknown fields; use the model itself"):
                onnxgen.load_model_from_string(file.getvalue(), format)

    def test_other_metadata_is_not_a_mark(self):
        model = model_with(3)
        model.metadata_props.add(key="other", value="elided")
        model.graph.initializer[0].metadata_props.add(key="source", value="elided")
        onnxgen.save(model, self.folder / "m.txt")
        self.assertEqual(onnxgen.load(self.folder / "m.txt"), model)


class OtherMessages(InAFolder):
    def check_named(self, what, content, load, load_from_string):
        self.path.write_bytes(content)
        for use in (lambda: load(self.path), lambda: load(self.path, "protobuf"), lambda: load(io.BytesIO(content)),
                    lambda: load_from_string(content)):
            with self.assertRaisesRegex(onnxgen.DecodeError, what):
                use()

    def check_no_model(self, what, message):
        self.check_named(what, message.SerializeToString(), onnxgen.load, onnxgen.load_model_from_string)

    def check_no_tensor(self, what, message):
        self.check_named(what, message.SerializeToString(), onnxgen.load_tensor, onnxgen.load_tensor_from_string)

    def test_a_tensor_is_no_model(self):
        for name in ("", "x", "a name that is no message"):
            for array in (numpy.arange(3, dtype="f4"), numpy.arange(3), numpy.array(["s"])):
                self.check_no_model(r"this is a tensor \(TensorProto\), not a model; load it with onnxgen.load_tensor",
                                    onnxgen.from_array(array, name))

    def test_errors_of_the_extension_module_name_functions_of_python(self):
        tensor = onnxgen.from_array(numpy.arange(3), "x")
        sequence = SequenceProto(elem_type=1, tensor_values=[tensor], optional_values=[{"name": "x"}])
        for message, remedy in ((tensor, "onnxgen.load_tensor()"),
                                (sequence, "onnxgen.onnx.SequenceProto.FromString()")):
            with self.assertRaises(onnxgen.DecodeError) as raised:
                onnxgen._onnx.load_from_memory(message.SerializeToString())
            self.assertTrue(str(raised.exception).endswith(f", not a model; load it with {remedy}"), raised.exception)

    def test_bytes_that_are_no_whole_tensor_are_not_named(self):
        with self.assertRaisesRegex(onnxgen.DecodeError, "^(?!.*tensor).*truncated at byte 6"):
            onnxgen.load_model_from_string(b"\x10\x05\xff\xff\xff\xff")

    def test_the_bytes_of_a_tensor_are_not_saved_as_a_model(self):
        tensor = onnxgen.from_array(numpy.arange(3, dtype="f4"))
        with self.assertRaisesRegex(onnxgen.DecodeError, "this is a tensor"):
            onnxgen.save(tensor.SerializeToString(), self.path)
        self.assertFalse(self.path.exists())

    def test_a_sequence_is_neither_model_nor_tensor(self):
        sequence = SequenceProto(elem_type=1, tensor_values=[onnxgen.from_array(numpy.arange(3.), "x")])
        for name in ("", "s"):
            sequence.name = name
            self.check_no_model(r"this is a sequence of tensors \(SequenceProto\), not a model", sequence)
            self.check_no_tensor(r"this is a sequence of tensors \(SequenceProto\), not a tensor", sequence)

    def test_a_model_is_no_tensor(self):
        for model in (model_with(3), ModelProto(ir_version=8, producer_name="p", graph={"name": "g"})):
            self.check_no_tensor(r"this is a model \(ModelProto\), not a tensor; load it with onnxgen.load\(\)", model)

    def test_other_messages_have_no_graph_and_no_type(self):
        for message in (NodeProto(name="n", output=["y"], op_type="Relu"), GraphProto(name="g", node=[{}])):
            self.check_no_model("not an ONNX model: it has no graph", message)
        self.check_no_tensor("not a tensor: it has no data type", GraphProto(name="g", node=[{}]))

    def test_models_without_a_graph_and_unusual_tensors_are_accepted(self):
        for model in (ModelProto(ir_version=8), ModelProto(functions=[{"name": "f"}]), ModelProto(opset_import=[{}])):
            onnxgen.save(model, self.path)
            self.assertEqual(onnxgen.load(self.path), model)
            self.assertEqual(onnxgen.load_model_from_string(model.SerializeToString()), model)
        model = model_with(3)
        model.MergeFromString(b"\xba\x3e\x03abc")
        onnxgen.save(model, self.path)
        self.assertEqual(onnxgen.load(self.path), model)
        self.assertEqual(onnxgen.load_model_from_string(b""), ModelProto())
        for tensor in (TensorProto(name="t"), TensorProto(dims=[3]), TensorProto(data_type=1, segment={"end": 5}, raw_data=b"1234")):
            onnxgen.save_tensor(tensor, self.path)
            self.assertEqual(onnxgen.load_tensor(self.path), tensor)
        self.assertEqual(onnxgen.load_tensor_from_string(b""), TensorProto())

    def test_empty_files(self):
        self.path.write_bytes(b"")
        for load in (onnxgen.load, onnxgen.load_tensor):
            for file in (self.path, io.BytesIO()):
                with self.assertRaisesRegex(onnxgen.DecodeError, "truncated: the (model|tensor) is empty"):
                    load(file)


class OtherForms(InAFolder):
    def test_text_that_is_not_utf8_is_read_as_it_was_written(self):
        model = ModelProto.FromString(ModelProto(graph={"node": [{"name": "xx1"}]}).SerializeToString()
                                      .replace(b"xx1", b"\xff\xfe1"))
        onnxgen.save(model, self.folder / "m.txt")
        loaded = onnxgen.load(self.folder / "m.txt")
        self.assertEqual(loaded.SerializeToString(), model.SerializeToString())
        with self.assertRaisesRegex(onnxgen.EncodeError, "not valid UTF-8 and cannot be written as JSON"):
            onnxgen.save(model, self.folder / "m.json")

    def test_encoded_messages_are_not_text(self):
        content = model_with(1000).SerializeToString()
        for format in ("textproto", "json"):
            for given in (content, ModelProto(producer_name="utf8").SerializeToString()):
                with self.assertRaisesRegex(onnxgen.DecodeError, "this is protobuf's encoding, not text; set format='protobuf'"):
                    onnxgen.load_model_from_string(given, format)
        (self.folder / "m.json").write_bytes(content)
        with self.assertRaisesRegex(onnxgen.DecodeError, "m.json: this is protobuf's encoding"):
            onnxgen.load(self.folder / "m.json")

    def test_the_kind_of_other_content_is_named(self):
        onnxgen.save(model_with(3), self.folder / "m.zip")
        for given, format, what in (
                (b"graph {}", "json", "this is textproto, not json; set format='textproto'"),
                (b"{}", "textproto", "this is json, not textproto; set format='json'"),
                (b"\x1f\x8b\xff\xff", "json", "this is a gzip file; decompress it"),
                ((self.folder / "m.zip").read_bytes(), "textproto", "this is an archive"),
                ("producer_name: '\u00e9'".encode("latin-1"), "textproto", "not valid UTF-8: byte 0xE9 at offset 16")):
            with self.assertRaisesRegex(onnxgen.DecodeError, what):
                onnxgen.load_model_from_string(given, format)

    def test_the_index_names_remedies_of_python(self):
        for name in ("m.txt", "m.json", "m.zip", "m.onnxc"):
            onnxgen.save(model_with(3), self.folder / name, passphrase="p" if name == "m.onnxc" else None)
            with self.assertRaisesRegex(ValueError, r"load it with onnxgen.load\(\)") as raised:
                onnxgen.index(self.folder / name)
            self.assertNotIn("::", str(raised.exception))
        (self.folder / "m.onnxtxt").write_text('<ir_version: 8> g (float[1] x) => (float[1] x) {}')
        with self.assertRaisesRegex(ValueError, "convert it to .onnx with onnx-tool convert"):
            onnxgen.index(self.folder / "m.onnxtxt")

    def test_folders(self):
        with self.assertRaisesRegex(IsADirectoryError, "this is a folder; specify the model file") as raised:
            onnxgen.load(self.folder)
        self.assertEqual((raised.exception.errno, raised.exception.filename), (errno.EISDIR, str(self.folder)))
        for path in (self.folder, str(self.folder / "new") + "/"):
            with self.assertRaisesRegex(IsADirectoryError, r"specify a file in it.*onnx-tool convert FILE.zip FOLDER/"):
                onnxgen.save(model_with(3), path)
        (self.folder / "__MODEL_PROTO").write_bytes(model_with(3).SerializeToString())
        with self.assertRaisesRegex(IsADirectoryError, "Python reads only as a .zip file; .*onnx-tool convert FOLDER FILE.zip"):
            onnxgen.load(self.folder)


if __name__ == "__main__":
    unittest.main()
