"""Arrays of every data type, as views where possible."""

import gc
import importlib.util
import io
import pathlib
import sys
import tempfile
import unittest
from types import SimpleNamespace
from unittest import mock

import numpy

import onnxgen
from onnxgen.onnx import ModelProto, TensorProto

# Sizes of types with several bytes per element. Then the typed fields other than int32_data, with the numbers per
# element.
SIZES = {"COMPLEX128": 16, "COMPLEX64": 8, "DOUBLE": 8, "INT64": 8, "UINT64": 8, "FLOAT": 4, "INT32": 4, "UINT32": 4,
         "BFLOAT16": 2, "FLOAT16": 2, "INT16": 2, "UINT16": 2}
TYPED_FIELDS = {"FLOAT": ("float_data", 1), "COMPLEX64": ("float_data", 2), "DOUBLE": ("double_data", 1),
                "COMPLEX128": ("double_data", 2), "INT64": ("int64_data", 1), "UINT32": ("uint64_data", 1),
                "UINT64": ("uint64_data", 1)}
PLAIN = ["f4", "u1", "i1", "u2", "i2", "i4", "i8", "?", "f2", "f8", "u4", "u8", "c8", "c16"]


class Arrays(unittest.TestCase):
    def test_every_plain_type_comes_back(self):
        for dtype in PLAIN:
            for shape in [(), (0,), (3,), (2, 0, 3), (2, 3)]:
                with self.subTest(dtype=dtype, shape=shape):
                    array = (numpy.arange(numpy.prod(shape, dtype=int)) % 3).astype(dtype).reshape(shape)
                    tensor = onnxgen.from_array(array, "name")
                    self.assertEqual(tensor.name, "name")
                    back = onnxgen.to_array(tensor)
                    self.assertEqual((back.dtype, back.shape, back.tolist()), (array.dtype, shape, array.tolist()))

    def test_typed_fields(self):
        cases = [
            (TensorProto.FLOAT, "float_data", [1.5, -2], "f4", [1.5, -2]),
            (TensorProto.DOUBLE, "double_data", [1.5, -2], "f8", [1.5, -2]),
            (TensorProto.INT64, "int64_data", [-2**63, 2**63 - 1], "i8", [-2**63, 2**63 - 1]),
            (TensorProto.UINT64, "uint64_data", [0, 2**64 - 1], "u8", [0, 2**64 - 1]),
            (TensorProto.UINT32, "uint64_data", [0, 2**32 - 1], "u4", [0, 2**32 - 1]),
            (TensorProto.INT8, "int32_data", [-128, 127], "i1", [-128, 127]),
            (TensorProto.BOOL, "int32_data", [0, 1], "?", [False, True]),
            (TensorProto.FLOAT16, "int32_data", [0x3C00, 0xC000], "f2", [1, -2]),
            (TensorProto.COMPLEX64, "float_data", [1, 2, 3, 4], "c8", [1 + 2j, 3 + 4j]),
            (TensorProto.COMPLEX128, "double_data", [1, 2, 3, 4], "c16", [1 + 2j, 3 + 4j]),
        ]
        for kind, field, values, dtype, expected in cases:
            with self.subTest(kind=kind):
                tensor = TensorProto(data_type=kind, dims=[2], **{field: values})
                array = onnxgen.to_array(tensor)
                self.assertEqual((array.dtype, array.tolist()), (numpy.dtype(dtype), expected))

    def test_arrays_without_dimensions(self):
        for name, kind in TensorProto.DataType.items():
            if name in ("UNDEFINED", "STRING"):
                continue
            with self.subTest(name):
                raw = onnxgen.to_array(TensorProto(data_type=kind, raw_data=bytes(SIZES.get(name, 1))))
                field, count = TYPED_FIELDS.get(name, ("int32_data", 1))
                typed = onnxgen.to_array(TensorProto(data_type=kind, **{field: [0] * count}))
                self.assertEqual((raw.shape, raw.tobytes()), ((), bytes(SIZES.get(name, 1))))
                self.assertEqual((typed.shape, typed.dtype, typed.tobytes()), ((), raw.dtype, raw.tobytes()))
        self.assertEqual(onnxgen.to_array(TensorProto(data_type=TensorProto.STRING, string_data=[b"a"])).item(), "a")
        self.assertEqual(onnxgen.from_array(numpy.array("a")), TensorProto(data_type=TensorProto.STRING, string_data=[b"a"]))

    def test_elements_that_share_bytes(self):
        for kind, raw, count, expected in [
                (TensorProto.UINT4, b"\x21\x0f", 3, [1, 2, 15]),
                (TensorProto.INT4, b"\x2f\x08", 3, [-1, 2, -8]),
                (TensorProto.UINT2, b"\xe4\x01", 5, [0, 1, 2, 3, 1]),
                (TensorProto.INT2, b"\xe4", 4, [0, 1, -2, -1])]:
            for fields in ({"raw_data": raw}, {"int32_data": list(raw)}):
                tensor = TensorProto(data_type=kind, dims=[count], **fields)
                self.assertEqual(onnxgen.to_array(tensor).astype(int).tolist(), expected)

    def test_strings(self):
        tensor = onnxgen.from_array(numpy.array([["a", "bä"]], dtype=object))
        self.assertEqual(list(tensor.string_data), [b"a", "bä".encode()])
        self.assertEqual(onnxgen.to_array(tensor).tolist(), [["a", "bä"]])
        tensor.string_data[1] = b"\xff"
        self.assertEqual(onnxgen.to_array(tensor).tolist(), [["a", b"\xff"]])
        self.assertEqual(onnxgen.from_array(onnxgen.to_array(tensor)), tensor)
        with self.assertRaises(TypeError):
            onnxgen.from_array(numpy.array([1, None], dtype=object))

    def test_an_array_is_a_view_that_keeps_the_bytes(self):
        tensor = onnxgen.from_array(numpy.arange(1 << 16, dtype="i4"))
        first, second = onnxgen.to_array(tensor), onnxgen.to_array(tensor)
        self.assertTrue(numpy.shares_memory(first, second))
        self.assertFalse(first.flags.writeable)
        tensor.raw_data = b"other"
        del tensor
        gc.collect()
        self.assertEqual(first[-1], (1 << 16) - 1)

    def test_copies_on_request(self):
        tensor = onnxgen.from_array(numpy.arange(4, dtype="i4"))
        view, copied = onnxgen.to_array(tensor, copy=False), onnxgen.to_array(tensor, copy=True)
        self.assertTrue(numpy.shares_memory(view, onnxgen.to_array(tensor)))
        self.assertFalse(numpy.shares_memory(copied, view))
        self.assertTrue(copied.flags.writeable)
        self.assertEqual((view.tolist(), copied.tolist()), ([0, 1, 2, 3], [0, 1, 2, 3]))
        for stored in (TensorProto(name="t", data_type=1, dims=[1], float_data=[1]),
                       TensorProto(name="t", data_type=TensorProto.INT4, dims=[2], raw_data=b"1"),
                       TensorProto(name="t", data_type=TensorProto.STRING, dims=[1], string_data=[b"a"])):
            self.assertTrue(onnxgen.to_array(stored, copy=True).flags.writeable)
            with self.assertRaisesRegex(ValueError, "tensor 't': .*allow a copy"):
                onnxgen.to_array(stored, copy=False)

    def test_a_tensor_whose_data_is_not_loaded(self):
        array = numpy.arange(1000, dtype="f4")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "m.onnx"
            model = ModelProto(ir_version=8, graph={"name": "g"})
            model.graph.initializer.append(onnxgen.from_array(array, "w"))
            onnxgen.save(model, path, save_as_external_data=True, location="w.bin")
            tensor = onnxgen.load(path, load_external_data=False).graph.initializer[0]
            unchanged = TensorProto.FromString(tensor.SerializeToString())
            for base_dir in (folder, pathlib.Path(folder), folder.encode()):
                self.assertEqual(onnxgen.to_array(tensor, base_dir).tolist(), array.tolist())
            self.assertTrue(onnxgen.to_array(tensor, base_dir=folder, copy=True).flags.writeable)
            self.assertEqual(tensor, unchanged)
            with self.assertRaisesRegex(onnxgen.ModelError, "tensor 'w': .*specify base_dir"):
                onnxgen.to_array(tensor)
            with self.assertRaisesRegex(FileNotFoundError, "tensor 'w': No such file"):
                onnxgen.to_array(tensor, pathlib.Path(folder) / "elsewhere")

    def test_big_endian_and_strided_arrays(self):
        for array in (numpy.arange(4, dtype=">i4"), numpy.arange(8, dtype="i4")[::2], numpy.arange(6.0).reshape(2, 3).T):
            self.assertEqual(onnxgen.to_array(onnxgen.from_array(array)).tolist(), array.tolist())

    def test_dlpack(self):
        class Foreign:
            def __init__(self, array):
                self.array = array

            def __dlpack__(self, **options):
                return self.array.__dlpack__(**options)

            def __dlpack_device__(self):
                return self.array.__dlpack_device__()

        tensor = onnxgen.from_array(Foreign(numpy.arange(3, dtype="f4")))
        self.assertEqual(onnxgen.to_array(tensor).tolist(), [0, 1, 2])

    def test_errors_show_a_name_as_printable_text(self):
        tensor = TensorProto(name="w\n\x1b[2J" + "x" * 1000, data_type=TensorProto.FLOAT, dims=[1], data_location=1)
        model = ModelProto(graph={"initializer": [tensor]})
        for call in (lambda: onnxgen.to_array(tensor), tensor.__dlpack__, lambda: onnxgen.save_tensor(tensor, "nowhere"),
                     lambda: onnxgen.save(model, io.BytesIO())):
            with self.assertRaisesRegex(onnxgen.ModelError, r"^tensor 'w\\n\\x1b\[2Jx+\[... \d+ bytes left out") as raised:
                call()
            self.assertLess(len(str(raised.exception)), 500)

    def test_a_tensor_is_like_an_array(self):
        tensor = onnxgen.from_array(numpy.array([[1, 2]], numpy.float32))
        array = numpy.asarray(tensor)
        self.assertEqual((array.dtype, array.tolist(), array.flags.writeable), (numpy.float32, [[1, 2]], False))
        self.assertTrue(numpy.shares_memory(array, onnxgen.to_array(tensor)))
        self.assertEqual(numpy.asarray(tensor, numpy.int64).dtype, numpy.int64)
        self.assertTrue(numpy.array(tensor).flags.writeable)
        self.assertTrue(tensor.__array__(copy=True).flags.writeable)
        self.assertEqual(numpy.add(tensor, 1).tolist(), [[2, 3]])
        with self.assertRaisesRegex(ValueError, "elements of type float32 must be copied to become int64"):
            tensor.__array__(numpy.dtype("i8"), copy=False)
        self.assertEqual(numpy.asarray(TensorProto(data_type=TensorProto.STRING, dims=[1], string_data=[b"a"])), ["a"])
        with self.assertRaises(onnxgen.ModelError):
            numpy.asarray(TensorProto(data_type=TensorProto.FLOAT, dims=[1]))

    def test_faults(self):
        with self.assertRaisesRegex(ValueError, "tensor 't': .*invalid element type 99"):
            onnxgen.to_array(TensorProto(name="t", data_type=99))
        with self.assertRaises(ValueError):
            onnxgen.to_array(TensorProto(data_type=1, dims=[3], raw_data=b"1234"))
        with self.assertRaises(ValueError):
            onnxgen.to_array(TensorProto(data_type=1, dims=[1], raw_data=b"123"))
        with self.assertRaises(ValueError):
            onnxgen.to_array(TensorProto(data_type=TensorProto.INT4, dims=[2**62, 4], raw_data=b"1"))
        with self.assertRaises(TypeError):
            onnxgen.from_array(numpy.array(["2020-01-01"], dtype="M8[D]"))


# Types that NumPy lacks: their names in ml_dtypes, bytes of two elements, and their bits as integers.
LACKING = [
    ("BFLOAT16", "bfloat16", b"\x80\x3f\x00\x40", numpy.uint16, [0x3F80, 0x4000]),
    ("FLOAT8E4M3FN", "float8_e4m3fn", b"\x38\xc0", numpy.uint8, [0x38, 0xC0]),
    ("FLOAT8E4M3FNUZ", "float8_e4m3fnuz", b"\x38\xc0", numpy.uint8, [0x38, 0xC0]),
    ("FLOAT8E5M2", "float8_e5m2", b"\x38\xc0", numpy.uint8, [0x38, 0xC0]),
    ("FLOAT8E5M2FNUZ", "float8_e5m2fnuz", b"\x38\xc0", numpy.uint8, [0x38, 0xC0]),
    ("FLOAT8E8M0", "float8_e8m0fnu", b"\x38\xc0", numpy.uint8, [0x38, 0xC0]),
    ("UINT4", "uint4", b"\xf1", numpy.uint8, [1, 15]),
    ("INT4", "int4", b"\xf1", numpy.int8, [1, -1]),
    ("FLOAT4E2M1", "float4_e2m1fn", b"\xf1", numpy.uint8, [1, 15]),
    ("UINT2", "uint2", b"\x0d", numpy.uint8, [1, 3]),
    ("INT2", "int2", b"\x0d", numpy.int8, [1, -1]),
]


class TypesThatNumpyLacks(unittest.TestCase):
    """Tests with a replacement of ml_dtypes and without it. The types of the replacement have names and sizes, but no
    numbers."""

    def give(self, ml_dtypes):
        modules = mock.patch.dict(sys.modules, {"ml_dtypes": ml_dtypes})
        modules.start()
        self.addCleanup(modules.stop)

    def tensors(self):
        for kind, name, raw, bits, expected in LACKING:
            number = TensorProto.DataType.Value(kind)
            elements = numpy.frombuffer(raw, "<u2").tolist() if kind == "BFLOAT16" else list(raw)
            for fields in ({"raw_data": raw}, {"int32_data": elements}):
                with self.subTest(kind, fields=list(fields)):
                    tensor = TensorProto(data_type=number, dims=[2], **fields)
                    yield name, onnxgen.to_array(tensor), bits, expected, tensor

    def test_without_ml_dtypes_they_are_integers(self):
        self.give(None)
        for _, array, bits, expected, _ in self.tensors():
            self.assertEqual((array.dtype, array.tolist()), (numpy.dtype(bits), expected))

    def test_without_ml_dtypes_a_requested_type_has_their_values(self):
        self.give(None)
        for kind, raw, values in (
                ("BFLOAT16", b"\x80\x3f\x00\xc0", [1, -2]), ("FLOAT8E4M3FN", b"\x38\xc0", [1, -2]),
                ("FLOAT8E4M3FNUZ", b"\x40\xc8", [1, -2]), ("FLOAT8E5M2", b"\x3c\xc0", [1, -2]),
                ("FLOAT8E5M2FNUZ", b"\x40\xc4", [1, -2]), ("FLOAT8E8M0", b"\x7f\x81", [1, 4]),
                ("FLOAT4E2M1", b"\xc2", [1, -2]), ("UINT4", b"\xf1", [1, 15]), ("INT4", b"\xf1", [1, -1])):
            tensor = TensorProto(data_type=TensorProto.DataType.Value(kind), dims=[1, 2], raw_data=raw)
            for dtype in (numpy.float32, numpy.float64, numpy.int16):
                array = numpy.asarray(tensor, dtype)
                self.assertEqual((kind, array.dtype, array.tolist()), (kind, numpy.dtype(dtype), [values]))
        tensor = TensorProto(name="b", data_type=TensorProto.BFLOAT16, dims=[1], raw_data=b"\x80\x3f")
        self.assertEqual(numpy.asarray(tensor).tolist(), [0x3F80])
        self.assertEqual(numpy.asarray(tensor, numpy.uint16).tolist(), [1])
        with self.assertRaisesRegex(ValueError, "tensor 'b': elements of type uint16 must be copied to become float32"):
            tensor.__array__(numpy.dtype("f4"), copy=False)

    def test_with_ml_dtypes_they_are_its_types(self):
        sizes = {name: numpy.dtype(bits).itemsize for _, name, _, bits, _ in LACKING}
        types = {name: numpy.dtype([(name, f"V{size}")]) for name, size in sizes.items()}
        self.give(SimpleNamespace(**types))
        for name, array, bits, expected, tensor in self.tensors():
            self.assertEqual((array.dtype, array.view(bits).tolist()), (types[name], expected))
            if tensor.HasField("raw_data") and "int" not in name:  # a type without numbers cannot be recognized as int4
                self.assertEqual(onnxgen.from_array(array), tensor)

    def test_with_an_older_ml_dtypes_the_others_are_integers(self):
        self.give(SimpleNamespace(bfloat16=numpy.dtype([("bfloat16", "V2")])))
        for name, array, bits, expected, tensor in self.tensors():
            expected_type = "V2" if name == "bfloat16" else bits
            self.assertEqual(array.dtype.itemsize, numpy.dtype(expected_type).itemsize)
            self.assertEqual(array.dtype.names, ("bfloat16",) if name == "bfloat16" else None)
            self.assertEqual(array.view(bits).tolist(), expected)

    def test_views_share_memory(self):
        self.give(SimpleNamespace(bfloat16=numpy.dtype([("bfloat16", "V2")])))
        tensor = TensorProto(data_type=TensorProto.BFLOAT16, dims=[1000], raw_data=bytes(2000))
        self.assertTrue(numpy.shares_memory(onnxgen.to_array(tensor), onnxgen.to_array(tensor)))

    @unittest.skipUnless(importlib.util.find_spec("ml_dtypes"), "ml_dtypes is not installed")
    def test_the_real_ml_dtypes(self):
        import ml_dtypes

        for kind, name, *_ in LACKING:
            if hasattr(ml_dtypes, name):
                array = numpy.array([[1, 1, 1]], dtype=getattr(ml_dtypes, name))
                tensor = onnxgen.from_array(array)
                self.assertEqual(tensor.data_type, TensorProto.DataType.Value(kind))
                self.assertEqual(onnxgen.to_array(tensor).astype("f4").tolist(), [[1, 1, 1]])
                self.assertEqual(onnxgen.to_array(tensor).dtype, array.dtype)


class ContradictoryTensors(unittest.TestCase):
    """Tensors whose data could be read in more than one way, or only in part."""

    def refuse(self, reason, data_type, dims, **fields):
        tensor = TensorProto(name="t", data_type=data_type, dims=dims, **fields)
        with self.assertRaisesRegex(onnxgen.ModelError, f"tensor 't': .*{reason}"):
            onnxgen.to_array(tensor)
        if data_type in (TensorProto.FLOAT, TensorProto.UINT8, TensorProto.BOOL, TensorProto.UINT32):
            with self.assertRaisesRegex(onnxgen.ModelError, f"tensor 't': .*{reason}"):
                tensor.__dlpack__()

    def test_dimensions_are_not_inferred(self):
        for dims in ([-1], [2, -1], [-2]):
            self.refuse("negative dimension", TensorProto.FLOAT, dims, raw_data=bytes(16))
            self.refuse("negative dimension", TensorProto.FLOAT, dims, float_data=[1, 2])
            self.refuse("negative dimension", TensorProto.INT4, dims, raw_data=b"\x21")
        self.refuse("negative dimension", TensorProto.STRING, [-1], string_data=[b"a"])

    def test_surplus_data_is_not_dropped(self):
        for kind in (TensorProto.INT4, TensorProto.UINT4, TensorProto.FLOAT4E2M1, TensorProto.INT2):
            self.refuse("the data has 100 bytes", kind, [3], raw_data=bytes(100))
            self.refuse("the data has 50 entries", kind, [3], int32_data=[1] * 50)
            self.refuse("the data has 3 bytes", kind, [0], raw_data=bytes(3))
        self.refuse("raw_data", TensorProto.STRING, [0], raw_data=b"abc")

    def test_data_in_two_fields(self):
        self.refuse("more than one field", TensorProto.FLOAT, [2], raw_data=bytes(8), float_data=[3, 4])
        self.refuse("FLOAT elements belong in float_data", TensorProto.FLOAT, [2], float_data=[3, 4], double_data=[1])

    def test_a_segment_is_not_the_tensor(self):
        self.refuse("segment", TensorProto.FLOAT, [2], raw_data=bytes(8), segment={"begin": 0, "end": 1})

    def test_typed_numbers_are_not_cut(self):
        self.refuse("is 300", TensorProto.UINT8, [1], int32_data=[300])
        self.refuse("is 256", TensorProto.BOOL, [1], int32_data=[256])
        self.refuse("is 4294967296", TensorProto.UINT32, [1], uint64_data=[2**32])
        self.refuse("is 65536", TensorProto.FLOAT16, [1], int32_data=[65536])

    def test_an_empty_field_is_no_data(self):
        tensor = TensorProto(data_type=1, dims=[2], raw_data=b"", float_data=[1, 2])
        self.assertEqual(onnxgen.to_array(tensor).tolist(), [1, 2])
        self.assertEqual(numpy.from_dlpack(tensor).tolist(), [1, 2])

    def test_objects_without_an_element_type_are_named(self):
        for given, reason in (([2**70], f"the integer {2**70} needs more than 64 bits"), ({"a": 1}, "expected an array, .*not dict"),
                              ([None], "only str and bytes, not NoneType"), ([1, None], "only str and bytes, not int")):
            with self.assertRaisesRegex(TypeError, reason):
                onnxgen.from_array(given)

    def test_masked_elements_are_not_made_up(self):
        array = numpy.ma.array([1, 2], mask=[True, False])
        with self.assertRaisesRegex(ValueError, "masked elements.*filled"):
            onnxgen.from_array(array)
        self.assertEqual(onnxgen.to_array(onnxgen.from_array(array.filled(0))).tolist(), [0, 2])
        self.assertEqual(onnxgen.to_array(onnxgen.from_array(array[1:])).tolist(), [2])


if __name__ == "__main__":
    unittest.main()
