"""Measures onnxgen's classes in Python, compared with protobuf's and with their targets.

    benchmark.py CORPUS [PATH]

CORPUS is a model with many nodes, as written by make_corpus. PATH is a folder with the package onnxgen, if it is not
installed. Each measurement runs in separate processes, which take turns; the best of several runs counts.
"""
import os
import subprocess
import sys
import tempfile

RUNS = 3

PREPARE = {
    "protobuf": "import onnx.onnx_ml_pb2 as onnx",
    "onnxgen": "from onnxgen import _onnx as onnx",
}

# Each is a program that prints a number. It can use `onnx`, the module of the classes, `now`, and `corpus`, the bytes.
SMALL = "data = onnx.ModelProto(graph={'node': [{'op_type': 'Relu'}] * 5}).SerializeToString()"
LOAD = "model = onnx.ModelProto.FromString(corpus)"
VISIT = """
def visit(model):
    total = 0
    for node in model.graph.node:
        total += len(node.op_type)
        for name in node.input:
            total += len(name)
        for name in node.output:
            total += len(name)
        for attribute in node.attribute:
            total += len(attribute.name) + attribute.type
    return total
"""
BUILD = """
def make_attribute(name, value):
    attribute = onnx.AttributeProto()
    attribute.name = name
    attribute.ints.extend(value)
    attribute.type = onnx.AttributeProto.INTS
    return attribute

def make_node(op_type, inputs, outputs, name, **attributes):
    node = onnx.NodeProto()
    node.op_type = op_type
    node.input.extend(inputs)
    node.output.extend(outputs)
    node.name = name
    node.attribute.extend(make_attribute(key, value) for key, value in sorted(attributes.items()))
    return node

def build():
    nodes = [make_node("Conv", [f"x{i}", f"w{i}"], [f"x{i + 1}"], f"conv_{i}", pads=[1, 1, 1, 1], strides=[2, 2])
             for i in range(20000)]
    graph = onnx.GraphProto()
    graph.node.extend(nodes)
    return graph
"""


def best_of(statement, count=5):
    """Returns a program that prints the minimum time of several runs of a statement, in milliseconds."""
    return f"""
least = 1e9
for _ in range({count}):
    begin = now()
    {statement}
    least = min(least, now() - begin)
print(least * 1e3)
"""


MEASURES = [
    # name, target as a fraction of protobuf's figure, unit, program; {prepare} is for imports that are measured
    ("import, and load 5 nodes", 0.5, "ms", "begin = now()\nimport_module()\n" + SMALL +
     "\nonnx.ModelProto.FromString(data)\nprint((now() - begin) * 1e3)"),
    ("load", 0.20, "ms", "import_module()\n" + best_of("model = None; " + LOAD)),
    ("load and visit", 0.60, "ms", "import_module()\n" + VISIT + best_of("model = None; " + LOAD + "; visit(model)", 3)),
    ("build 20,000 nodes", 0.60, "ms", "import_module()\n" + BUILD + best_of("graph = None; graph = build()", 3)),
    ("serialize", 0.40, "ms", "import_module()\n" + LOAD + best_of("data = None; data = model.SerializeToString()")),
    ("memory, loaded and visited", 0.6, "MB", "import_module()\nbefore = resident()\n" + VISIT + LOAD +
     "\nvisit(model)\nprint(resident() - before)"),
]

# A model with 1 GiB of external data, which must not be read or copied. protobuf cannot do this, so the targets are in
# milliseconds.
MAPPED = [
    ("load 1 GiB, mapped", 10, "begin = now()\nmodel = onnxgen.load(path)\nprint((now() - begin) * 1e3)"),
    ("to_array of all of it", 10, "model = onnxgen.load(path)\nbegin = now()\narrays = arrays_of(model)\n"
     "assert sum(array.nbytes for array in arrays) == 1 << 30\nprint((now() - begin) * 1e3)"),
    ("MB that both take", 10, "before = resident()\nmodel = onnxgen.load(path)\narrays = arrays_of(model)\n"
     "print(resident() - before)"),
]
MAPPED_HEADER = """
import os, onnxgen, onnxgen.numpy
from onnxgen.onnx import ModelProto, TensorProto
path = {folder!r} + "/model.onnx"

def arrays_of(model):
    return [onnxgen.to_array(tensor) for tensor in model.graph.initializer]

def make_model():
    model = ModelProto(ir_version=8, graph=dict(name="g"))
    for i in range(64):
        place = dict(location="weights", offset=str(i << 24), length=str(1 << 24))
        model.graph.initializer.add(name="w" + str(i), dims=[4096, 1024], data_type=TensorProto.FLOAT,
                                    data_location=TensorProto.EXTERNAL,
                                    external_data=[dict(key=key, value=value) for key, value in place.items()])
    with open({folder!r} + "/weights", "wb") as file:
        file.truncate(1 << 30)
    onnxgen.save(model, path)

if not os.path.exists(path):
    make_model()
"""

HEADER = """
import sys, time
now = time.process_time
corpus = open({corpus!r}, "rb").read()

def import_module():
    global onnx
    {prepare}

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6

"""


def run(program, kind, corpus, path):
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = path
    text = HEADER.format(corpus=corpus, prepare=PREPARE[kind]) + program
    result = subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=True)
    return float(result.stdout)


def measure_mapped(corpus, path):
    print(f"\n{'with onnxgen alone':28} {'':>12} {'onnxgen':>12} {'':>6} {'promised':>9}")
    with tempfile.TemporaryDirectory() as folder:
        for name, promise, program in MAPPED:
            program = MAPPED_HEADER.format(folder=folder) + program
            least = min(run(program, "onnxgen", corpus, path) for _ in range(RUNS))
            verdict = "" if least <= promise else "  missed"
            print(f"{name:28} {'':12} {least:12.2f} {'':6} {promise:9.2f}{verdict}")


def main():
    corpus, path = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    print(f"{'measure':28} {'protobuf':>12} {'onnxgen':>12} {'ratio':>6} {'promised':>9}")
    for name, promise, unit, program in MEASURES:
        least = {kind: float("inf") for kind in PREPARE}
        for _ in range(RUNS):
            for kind in PREPARE:
                least[kind] = min(least[kind], run(program, kind, corpus, path))
        ratio = least["onnxgen"] / least["protobuf"]
        verdict = "" if ratio <= promise else "  missed"
        print(f"{name:28} {least['protobuf']:9.2f} {unit} {least['onnxgen']:9.2f} {unit} {ratio:6.2f} {promise:9.2f}{verdict}")
    measure_mapped(corpus, path)


if __name__ == "__main__":
    main()
