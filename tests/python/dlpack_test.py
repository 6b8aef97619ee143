"""DLPack: array libraries read tensors without a copy, or with one if they could otherwise write to the data."""

import ctypes
import gc
import tempfile
import threading
import unittest
from pathlib import Path

import numpy

import onnxgen
from onnxgen.onnx import ModelProto, TensorProto

NUMBERS = ["f4", "u1", "i1", "u2", "i2", "i4", "i8", "f2", "f8", "u4", "u8", "c8", "c16"]


class Shape(ctypes.Structure):
    """DLTensor of dlpack.h."""
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
                ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class Versioned(ctypes.Structure):
    """DLManagedTensorVersioned of dlpack.h."""
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)), ("flags", ctypes.c_uint64), ("tensor", Shape)]


def pointer_of(capsule):
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return get(capsule, b"dltensor_versioned")


def exported(tensor, **options):
    """Returns a capsule, which owns the data, and its contents."""
    capsule = tensor.__dlpack__(max_version=(1, 0), **options)
    return capsule, ctypes.cast(pointer_of(capsule), ctypes.POINTER(Versioned)).contents


class Dlpack(unittest.TestCase):
    def test_numpy_reads_every_number(self):
        for dtype in NUMBERS:
            for shape in [(), (0,), (3,), (2, 0, 3), (2, 3)]:
                with self.subTest(dtype=dtype, shape=shape):
                    array = (numpy.arange(numpy.prod(shape, dtype=int)) % 3).astype(dtype).reshape(shape)
                    read = numpy.from_dlpack(onnxgen.from_array(array))
                    self.assertEqual((read.dtype, read.shape, read.tolist()), (array.dtype, shape, array.tolist()))

    def test_numpy_reads_typed_fields(self):
        for kind, field, values in [
                ("FLOAT", "float_data", [1.5, -2]), ("DOUBLE", "double_data", [1.5, -2]),
                ("INT64", "int64_data", [-2**63, 2**63 - 1]), ("UINT64", "uint64_data", [0, 2**64 - 1]),
                ("UINT32", "uint64_data", [0, 2**32 - 1]), ("INT32", "int32_data", [-2**31, 2**31 - 1]),
                ("INT16", "int32_data", [-2**15, 5]), ("INT8", "int32_data", [-128, 127]),
                ("FLOAT16", "int32_data", [0x3C00, 0xC000])]:
            with self.subTest(kind):
                tensor = TensorProto(data_type=TensorProto.DataType.Value(kind), dims=[2], **{field: values})
                expected = onnxgen.to_array(tensor)
                read = numpy.from_dlpack(tensor)
                self.assertEqual((read.dtype, read.tolist()), (expected.dtype, expected.tolist()))

    def test_raw_data_is_shared_and_read_only(self):
        tensor = onnxgen.from_array(numpy.arange(1 << 16, dtype="i4").reshape(256, 256))
        capsule, shared = exported(tensor)
        address = onnxgen.to_array(tensor).__array_interface__["data"][0]
        self.assertEqual((shared.tensor.data, shared.flags), (address, 1))
        self.assertEqual((shared.major, shared.minor), (1, 0))
        self.assertEqual((shared.tensor.device_type, shared.tensor.device_id), tensor.__dlpack_device__())
        self.assertEqual((shared.tensor.shape[:2], shared.tensor.strides[:2]), ([256, 256], [256, 1]))
        tensor.raw_data = b"other"  # the capsule keeps the replaced bytes
        del tensor
        gc.collect()
        numbers = ctypes.cast(shared.tensor.data, ctypes.POINTER(ctypes.c_int32))
        self.assertEqual(numbers[65535], 65535)
        del capsule

    def test_a_mapped_file_is_shared(self):
        with tempfile.TemporaryDirectory() as folder:
            model = ModelProto(ir_version=8, graph={"name": "g"})
            model.graph.initializer.append(onnxgen.from_array(numpy.arange(1 << 16, dtype="f4"), "w"))
            onnxgen.save(model, Path(folder) / "m.onnx", save_as_external_data=True, location="w")
            model = onnxgen.load(Path(folder) / "m.onnx")
            capsule, shared = exported(model.graph.initializer[0], copy=False)
            del model
            gc.collect()
            self.assertEqual(ctypes.cast(shared.tensor.data, ctypes.POINTER(ctypes.c_float))[65535], 65535)
            del capsule

    def test_a_library_that_could_write_gets_a_copy(self):
        tensor = onnxgen.from_array(numpy.arange(4, dtype="i4"))
        imported = numpy.from_dlpack(tensor)
        if numpy.lib.NumpyVersion(numpy.__version__) < "2.1.0":  # older ones ignore the read-only flag
            self.assertFalse(numpy.shares_memory(imported, onnxgen.to_array(tensor)))
        else:
            self.assertFalse(imported.flags.writeable)
        _, copied = exported(tensor, copy=True)
        self.assertEqual(copied.flags, 2)
        with self.assertRaisesRegex(BufferError, "cannot be shared"):
            tensor.__dlpack__(copy=False)  # without max_version

    def test_types_that_numpy_lacks(self):
        for kind, code, bits in [("BFLOAT16", 4, 16), ("FLOAT8E4M3FN", 10, 8), ("FLOAT8E4M3FNUZ", 11, 8),
                                 ("FLOAT8E5M2", 12, 8), ("FLOAT8E5M2FNUZ", 13, 8), ("FLOAT8E8M0", 14, 8),
                                 ("BOOL", 6, 8)]:
            tensor = TensorProto(data_type=TensorProto.DataType.Value(kind), dims=[2], raw_data=bytes(bits // 4))
            _, shared = exported(tensor)
            self.assertEqual((shared.tensor.code, shared.tensor.bits, shared.tensor.lanes), (code, bits, 1))

    def test_unaligned_data_is_copied(self):
        for start in range(1, 9):
            bytes_before = b"x" * start
            model = onnxgen.load_model_from_string(ModelProto(
                producer_name=bytes_before.decode(), graph={"initializer": [
                    {"data_type": TensorProto.DOUBLE, "dims": [2], "raw_data": bytes(16)}]}).SerializeToString())
            _, shared = exported(model.graph.initializer[0])
            self.assertEqual(shared.tensor.data % 8, 0)

    def test_tensors_that_cannot_be_exported(self):
        for kind in ("INT4", "UINT2", "FLOAT4E2M1", "STRING", "UNDEFINED"):
            with self.assertRaisesRegex(BufferError, f"tensor 't': DLPack cannot export elements of type {kind}"):
                TensorProto(name="t", data_type=TensorProto.DataType.Value(kind)).__dlpack__()
        tensor = TensorProto(name="t", data_type=1, dims=[1], float_data=[1])
        for options in ({"dl_device": (2, 0)}, {"stream": 1}, {"copy": False, "max_version": (1, 0)}):
            with self.assertRaises(BufferError):
                tensor.__dlpack__(**options)
        tensor.dims[0] = 3
        for damaged in (tensor, TensorProto(name="t", data_type=1, dims=[2**62, 4], raw_data=b"1234"),
                        TensorProto(name="t", data_type=1, dims=[-1], raw_data=b""),
                        TensorProto(name="t", data_type=1, dims=[1], raw_data=b"123"),
                        TensorProto(name="t", data_type=1, dims=[1], data_location=TensorProto.EXTERNAL)):
            with self.assertRaisesRegex(onnxgen.ModelError, "tensor 't': "):
                damaged.__dlpack__()

    def test_the_data_may_be_released_in_another_thread(self):
        tensor = onnxgen.from_array(numpy.arange(1 << 16, dtype="i4"))
        read = [numpy.from_dlpack(tensor)]
        del tensor
        thread = threading.Thread(target=read.clear)
        thread.start()
        thread.join()
        self.assertEqual(read, [])


if __name__ == "__main__":
    unittest.main()
