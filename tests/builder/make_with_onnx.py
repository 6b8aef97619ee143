"""Makes messages with onnx.helper and onnx.numpy_helper, and writes each to a file in the given folder. The library
under test must make equal messages. `check FILE` runs the full checker, including operators and shapes, on a model."""
import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def numbers():
    """Yields the numbers of onnx_helper_test.cpp, which cover all magnitudes of single precision."""
    state = 1
    for _ in range(4000):
        state = (state * 1664525 + 1013904223) % 2**32
        value = np.array([state], dtype=np.uint32).view(np.float32)[0]
        if np.isfinite(value):
            yield value


def tensors():
    yield "floats", numpy_helper.from_array(np.array([[0.5, -1.5], [2, 3]], dtype=np.float32), "t")
    yield "int64s", numpy_helper.from_array(np.array([1, -2, 3], dtype=np.int64), "t")
    yield "bools", numpy_helper.from_array(np.array([True, False, True]), "t")
    yield "complex", numpy_helper.from_array(np.array([1 + 2j, 3 - 4j], dtype=np.complex64), "t")
    yield "scalar", numpy_helper.from_array(np.array(7, dtype=np.uint8), "t")
    yield "strings", helper.make_tensor("t", TensorProto.STRING, [2], [b"a", b"bc"])
    values = np.array(list(numbers()), dtype=np.float32)
    with np.errstate(all="ignore"):
        yield "halves", numpy_helper.from_array(values.astype(np.float16), "t")
    brain = np.array([helper.float32_to_bfloat16(float(v)) for v in values], dtype=np.uint16)
    yield "brains", helper.make_tensor("t", TensorProto.BFLOAT16, [len(brain)], brain.tobytes(), raw=True)


def model():
    node = helper.make_node("Mine", ["x", "", "w"], ["y"], domain="custom", alpha=0.5, mode="fast", pads=[1, 2],
                            scales=[0.5, 1.5], words=["a", "b"],
                            value=numpy_helper.from_array(np.array([1, 2], dtype=np.float32), "v"))
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 3, None])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [])
    w = numpy_helper.from_array(np.array([1, 2], dtype=np.float32), "w")
    function = helper.make_function("custom", "Mine", ["a", "b", "c"], ["d"], [helper.make_node("Neg", ["a"], ["d"])],
                                    [helper.make_opsetid("", 15)], ["alpha", "mode"])
    graph = helper.make_graph([node], "main", [x], [y], [w])
    imports = [helper.make_opsetid("", 15), helper.make_opsetid("ai.onnx.ml", 2)]
    return helper.make_model_gen_version(graph, opset_imports=imports, functions=[function])


if __name__ == "__main__":
    if sys.argv[1] == "check":
        onnx.checker.check_model(onnx.load(sys.argv[2]), full_check=True)
    else:
        for name, message in [*tensors(), ("model", model())]:
            with open(os.path.join(sys.argv[1], name), "wb") as file:
                file.write(message.SerializeToString())
