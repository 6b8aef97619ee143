"""write_with_onnx.py FOLDER: writes models with the onnx package, and manifest.tsv, which lists their contents."""

import hashlib
import pathlib
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

folder = pathlib.Path(sys.argv[1])
random = numpy.random.RandomState(7)

DTYPES = [
    numpy.float32, numpy.float64, numpy.float16, numpy.int8, numpy.int16, numpy.int32, numpy.int64,
    numpy.uint8, numpy.uint16, numpy.uint32, numpy.uint64, numpy.bool_, numpy.complex64, numpy.complex128,
]


def array(dtype, shape):
    bits = random.randint(0, 100, size=shape)
    if dtype == numpy.bool_:
        return bits % 2 == 0
    if numpy.dtype(dtype).kind == "c":
        return (bits + 1j * (bits * 0.5)).astype(dtype)
    return (bits - (0 if numpy.dtype(dtype).kind == "u" else 50)).astype(dtype)


def typed(value, name):
    """Returns the value as a tensor that uses float_data, int64_data, ... instead of raw_data."""
    data_type = helper.np_dtype_to_tensor_dtype(value.dtype) if hasattr(helper, "np_dtype_to_tensor_dtype") \
        else onnx.mapping.NP_TYPE_TO_TENSOR_TYPE[value.dtype]
    return helper.make_tensor(name, data_type, value.shape, value.flatten())


def model():
    initializers = []
    for dtype in DTYPES:
        name = numpy.dtype(dtype).name
        initializers.append(numpy_helper.from_array(array(dtype, (7, 300)), "raw_" + name))
        initializers.append(numpy_helper.from_array(array(dtype, (3,)), "small_" + name))
        if numpy.dtype(dtype).kind != "c":  # the package cannot read the complex tensors that it writes
            initializers.append(typed(array(dtype, (5, 4)), "typed_" + name))
    # No empty tensor: the package treats an external length of 0 as missing.
    initializers.append(numpy_helper.from_array(numpy.array(3.5, numpy.float32), "scalar"))
    constant = helper.make_node("Constant", [], ["c"], name="constant",
                                value=numpy_helper.from_array(array(numpy.float32, (50, 50)), "attribute"))
    branch = helper.make_graph([helper.make_node("Identity", ["inner"], ["b"])], "branch", [],
                               [helper.make_tensor_value_info("b", TensorProto.FLOAT, [40, 40])],
                               [numpy_helper.from_array(array(numpy.float32, (40, 40)), "inner")])
    condition = helper.make_node("If", ["raw_bool"], ["i"], name="if", then_branch=branch, else_branch=branch)
    graph = helper.make_graph([constant, condition], "g", [],
                              [helper.make_tensor_value_info("c", TensorProto.FLOAT, [50, 50])], initializers)
    return helper.make_model(graph)


def tensors(graph):
    yield from graph.initializer
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.HasField("t"):
                yield attribute.t
            if attribute.HasField("g"):
                yield from tensors(attribute.g)


onnx.save(model(), str(folder / "inline.onnx"))
onnx.save(model(), str(folder / "one_file.onnx"), save_as_external_data=True, location="one_file.data",
          size_threshold=0, convert_attribute=True)
onnx.save(model(), str(folder / "file_each.onnx"), save_as_external_data=True, all_tensors_to_one_file=False,
          size_threshold=1024)

with open(folder / "manifest.tsv", "w") as manifest:
    for name in ["inline.onnx", "one_file.onnx", "file_each.onnx"]:
        for tensor in tensors(onnx.load(str(folder / name)).graph):
            data = numpy.ascontiguousarray(numpy_helper.to_array(tensor)).tobytes()
            digest = hashlib.sha1(data).hexdigest()
            manifest.write(f"{name}\t{tensor.name}\t{tensor.data_type}\t{','.join(map(str, tensor.dims))}\t{digest}\n")
