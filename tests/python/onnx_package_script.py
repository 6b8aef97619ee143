"""Typical uses of the onnx package, with one line per result. onnx_package_test.py runs this script with
python3-protobuf and with onnxgen's classes and compares the lines.

    onnx_package_script.py onnxgen|protobuf [FOLDER-OF-MODELS]
"""

import builtins
import glob
import hashlib
import itertools
import os
import re
import sys
import tempfile

if sys.argv[1] == "onnxgen":
    import onnxgen.protobuf_shim

    onnxgen.protobuf_shim.install()

import numpy

for name in ("bool", "float", "int", "object"):  # onnx 1.12 uses these names of older NumPy versions
    if name not in vars(numpy):
        setattr(numpy, name, getattr(builtins, name))

import onnx
from google.protobuf.message import DecodeError
from onnx import (TensorProto, checker, compose, external_data_helper, helper, numpy_helper, parser, shape_inference,
                  utils, version_converter)


def text_of(message):
    """Returns the message's text with floats rounded to six digits: onnxgen prints them like protobuf in C++, 1 instead
    of 1.0."""
    return re.sub(r": (-?\d[\d.e+-]*)\n", lambda number: f": {float(number[1]):.6g}\n", str(message))[:2000]


def shown(value):
    """Returns a value as text that is equal in both runs. For a message, includes its serialized bytes."""
    if hasattr(value, "SerializeToString"):
        value = (hashlib.sha256(value.SerializeToString(deterministic=True)).hexdigest(), text_of(value))
    elif isinstance(value, numpy.ndarray):
        value = (value.dtype.str, value.shape, value.tolist())
    elif isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(shown, value)) + "]"
    return repr(value)


def report(name, function, *arguments):
    try:
        result = shown(function(*arguments))
    except Exception as error:  # an exception is also a result
        words = str(error) if isinstance(error, (checker.ValidationError, parser.ParseError)) else ""
        kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__module__ in ("builtins", "onnx")]
        kind = type(error).__name__ if isinstance(error, DecodeError) else kinds[0]  # onnxgen's is also a ValueError
        result = f"raises {kind} {words}"
    print(f"{name}: {result!r}")


def small_model(prefix=""):
    x = helper.make_tensor_value_info(prefix + "x", TensorProto.FLOAT, ["N", 3])
    y = helper.make_tensor_value_info(prefix + "y", TensorProto.FLOAT, ["N", 2])
    weights = numpy_helper.from_array(numpy.arange(6, dtype=numpy.float32).reshape(3, 2), prefix + "w")
    nodes = [
        helper.make_node("MatMul", [prefix + "x", prefix + "w"], [prefix + "h"], name=prefix + "first"),
        helper.make_node("Relu", [prefix + "h"], [prefix + "y"], doc_string="rectifies"),
    ]
    graph = helper.make_graph(nodes, prefix + "graph", [x], [y], [weights], doc_string="two nodes")
    return helper.make_model(graph, producer_name="script", opset_imports=[helper.make_opsetid("", 13)])


def attributes():
    tensor = helper.make_tensor("t", TensorProto.INT8, [2], [1, -1])
    graph = small_model().graph
    type_proto = helper.make_tensor_type_proto(TensorProto.FLOAT, [1, "b", None])
    sparse = helper.make_sparse_tensor(helper.make_tensor("v", TensorProto.FLOAT, [1], [2.5]),
                                       helper.make_tensor("i", TensorProto.INT64, [1], [3]), [5])
    values = [1, 1.5, "text", b"bytes", [1, 2], [1.0, 2], ["a", b"b"], tensor, graph, type_proto, sparse, [tensor] * 2,
              [graph], [type_proto], numpy.float32(2), True, [], None, object(), [1, "a"], {"a": 1}, 2**70, -1, (1, 2)]
    for index, value in enumerate(values):
        report(f"attribute {index}", helper.make_attribute, "a", value)
        report(f"attribute {index} back", lambda: helper.get_attribute_value(helper.make_attribute("a", value)))
    report("attributes of a node", helper.make_node, "Op", ["a"], ["b"], *(["n", "doc", "domain"]))
    node = helper.make_node("Op", ["a", ""], ["b"], name="n", doc_string="d", domain="x", z=1, k=[1.5], e=None, s="s")
    report("node", lambda: node)
    report("printable node", helper.printable_node, node)
    report("printable graph", helper.printable_graph, graph)
    report("strip", lambda: (helper.strip_doc_string(model := small_model()), model)[1])


def tensors():
    generator = numpy.random.RandomState(0)
    for dtype in ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]:
        for shape in [(), (0,), (3,), (2, 3)]:
            array = (generator.randn(*shape) * 50 if shape else numpy.float64(7)).__abs__()
            array = numpy.asarray(array).astype(dtype)
            report(f"from_array {dtype} {shape}", numpy_helper.from_array, array, "name")
            report(f"to_array {dtype} {shape}", lambda: numpy_helper.to_array(numpy_helper.from_array(array)))
            kind = onnx.mapping.NP_TYPE_TO_TENSOR_TYPE[array.dtype]
            report(f"make_tensor {dtype} {shape}", helper.make_tensor, "t", kind, shape, array.flatten().tolist())
            report(f"make_tensor back {dtype} {shape}",
                   lambda: numpy_helper.to_array(helper.make_tensor("t", kind, shape, array.flatten().tolist())))
    report("strings", numpy_helper.from_array, numpy.array(["a", "bä"], dtype=object))
    report("strings back", lambda: numpy_helper.to_array(numpy_helper.from_array(numpy.array(["a"], dtype=object))))
    report("bfloat16", helper.make_tensor, "t", TensorProto.BFLOAT16, [3], [1.0, float("nan"), -3e38])
    report("raw", helper.make_tensor, "t", TensorProto.FLOAT, [1], b"\0\0\x80\x3f", True)
    report("wrong size", helper.make_tensor, "t", TensorProto.FLOAT, [3], [1.0])
    report("wrong raw", helper.make_tensor, "t", TensorProto.STRING, [1], [b"a"], True)
    report("a list", numpy_helper.from_list, [numpy.ones(2, "f4"), numpy.zeros(1, "f4")], "l")
    report("a list back", lambda: numpy_helper.to_list(numpy_helper.from_list([numpy.ones(2, "f4")], "l")))
    report("a dict", numpy_helper.from_dict, {1: 2.5, 2: 3.5}, "d")
    report("a dict back", lambda: sorted(numpy_helper.to_dict(numpy_helper.from_dict({1: 2.5}))))
    report("an optional", numpy_helper.from_optional, numpy.ones(1, "f4"), "o")
    for name, maker in [("sequence", helper.make_sequence_type_proto), ("optional", helper.make_optional_type_proto)]:
        report(name, maker, helper.make_tensor_type_proto(TensorProto.INT64, []))


def checks():
    model = small_model()
    report("check", checker.check_model, model)
    report("check, serialized", checker.check_model, model.SerializeToString())
    for name, breaker in [
            ("no ir_version", lambda m: m.ClearField("ir_version")),
            ("no opset", lambda m: m.ClearField("opset_import")),
            ("no graph", lambda m: m.ClearField("graph")),
            ("unknown operator", lambda m: setattr(m.graph.node[0], "op_type", "Nonsense")),
            ("not sorted", lambda m: m.graph.node.reverse()),
            ("used twice", lambda m: m.graph.node.append(m.graph.node[0])),
            ("tensor too short", lambda m: setattr(m.graph.initializer[0], "raw_data", b"\0")),
            ("no input", lambda m: m.graph.node[0].ClearField("input")),
            ("two tensors", lambda m: m.graph.initializer[0].float_data.extend([1, 2])),
            ("future", lambda m: setattr(m, "ir_version", 1000))]:
        broken = onnx.ModelProto()
        broken.CopyFrom(model)
        breaker(broken)
        report(f"check of {name}", checker.check_model, broken)
    report("check of a node", checker.check_node, model.graph.node[0])
    report("check of a graph", checker.check_graph, model.graph)
    report("check of a tensor", checker.check_tensor, model.graph.initializer[0])
    report("check of something else", checker.check_node, 7)
    report("full check", checker.check_model, model, True)


def transformations():
    first, second = small_model("a_"), small_model("b_")
    second.graph.input[0].type.tensor_type.shape.dim[1].dim_value = 2
    report("infer", shape_inference.infer_shapes, first, True, True, True)
    report("infer, serialized", shape_inference.infer_shapes, first.SerializeToString())
    report("infer of nothing", shape_inference.infer_shapes, 7)
    report("merge", compose.merge_models, first, second, [("a_y", "b_x")])
    report("merge, wrong", compose.merge_models, first, second, [("a_y", "nothing")])
    report("merge, colliding", compose.merge_models, first, first, [("a_y", "a_x")])
    report("prefix", compose.add_prefix, first, "p/")
    report("expand", compose.expand_out_dim, first, 0)
    for target in (7, 12, 15, 17, 1000):
        report(f"convert to {target}", version_converter.convert_version, first, target)
    graph = "agraph (float[N, 3] x, float[3, 2] w) => (float[N, 2] y) { h = MatMul(x, w) y = Relu(h) }"
    report("parse graph", parser.parse_graph, graph)
    report("parse model", parser.parse_model, '<ir_version: 7, opset_import: ["" : 10]> ' + graph)
    report("parse garbage", parser.parse_graph, "agraph (float[N")
    report("find by name", lambda: [node.op_type for node in first.graph.node if node.name])
    report("metadata", lambda: (helper.set_model_props(first, {"a": "1", "b": "2"}), first)[1])
    report("function", helper.make_function, "custom", "f", ["x"], ["y"], [helper.make_node("Relu", ["x"], ["y"])],
           [helper.make_opsetid("", 13)])


def same_bytes(folder):
    return [(name, hashlib.sha256(open(os.path.join(folder, name), "rb").read()).hexdigest())
            for name in sorted(os.listdir(folder))]


def files():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.onnx")
        model = small_model()
        onnx.save(model, path)
        report("loaded", onnx.load, path)
        report("loaded from a file object", lambda: onnx.load(open(path, "rb")))
        report("loaded from bytes", onnx.load_from_string, model.SerializeToString())
        report("a tensor", onnx.load_tensor_from_string, model.graph.initializer[0].SerializeToString())
        report("garbage", onnx.load_from_string, b"\xff\xff\xff")
        report("extracted", lambda: (utils.extract_model(path, folder + "/part.onnx", ["x"], ["h"]),
                                     onnx.load(folder + "/part.onnx"))[1])
        for options in [dict(), dict(all_tensors_to_one_file=False), dict(location="weights", size_threshold=0),
                        dict(size_threshold=10**6), dict(convert_attribute=True, size_threshold=0)]:
            with tempfile.TemporaryDirectory() as inner:
                target = os.path.join(inner, "external.onnx")
                report(f"external {options}", lambda: onnx.save_model(
                    small_model(), target, save_as_external_data=True, **{"location": "data", **options}))
                report(f"external files {options}", same_bytes, inner)
                report(f"external without data {options}", onnx.load, target, None, False)
                report(f"external loaded {options}", onnx.load, target)
        external = small_model()
        external_data_helper.convert_model_to_external_data(external, size_threshold=0, location="w")
        report("converted", lambda: external)
        external_data_helper.convert_model_from_external_data(external)
        report("and back", lambda: external)


def backend_cases():
    from onnx.backend.test.loader import load_model_tests  # noqa: F401, it must be importable
    from onnx.backend.test.case.node import collect_testcases

    def collected():
        """Returns a digest of the models and data that the operators' examples create."""
        digest = hashlib.sha256()
        count = 0
        for case in collect_testcases(None):
            digest.update(case.model.SerializeToString(deterministic=True))
            count += 1
        return count > 500, digest.hexdigest()

    numpy.random.seed(0)
    report("the operators' examples", collected)


def walked(message):
    """Returns a digest of every field, read as a program would."""
    digest = hashlib.sha256()

    def visit(value):
        if hasattr(value, "ListFields"):
            for field, below in value.ListFields():
                digest.update(f"{field.number} {field.name} ".encode())
                visit(below)
        elif isinstance(value, (str, bytes, int, float)):
            digest.update(repr(value).encode())
        else:
            digest.update(f"{len(value)} ".encode())
            for element in value:
                visit(element)

    visit(message)
    return digest.hexdigest()


def models(folder):
    paths = sorted(itertools.chain(glob.glob(folder + "/**/*.onnx", recursive=True)))
    for path in paths:
        report(f"{path} walked", lambda: walked(onnx.load(path, load_external_data=False)))
        if os.path.getsize(path) > 1 << 20:
            continue
        report(f"{path} loaded", onnx.load, path)
        report(f"{path} checked", checker.check_model, path)
        report(f"{path} inferred", lambda: shape_inference.infer_shapes(onnx.load(path)))
        report(f"{path} shown", lambda: helper.printable_graph(onnx.load(path).graph))
        report(f"{path} arrays", lambda: [numpy_helper.to_array(each) for each in onnx.load(path).graph.initializer])


attributes()
tensors()
checks()
transformations()
files()
backend_cases()
for folder in sys.argv[2:]:
    models(folder)

# The shim must not have loaded the real protobuf.
if sys.argv[1] == "onnxgen":
    for name, module in list(sys.modules.items()):
        place = getattr(module, "__file__", None) or ""
        assert not name.startswith("google.") or "protobuf_shim" in place, (name, place)
