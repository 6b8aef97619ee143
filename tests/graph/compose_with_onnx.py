"""compose_with_onnx.py RESULTS MODEL...: writes the results of onnx.compose and onnx.utils.extract_model for each model
to the folder RESULTS. File names begin with the number of the model:

N.prefix.onnx    add_prefix(model, "p/")
N.merged.onnx    merge_models of the model and itself, its first output connected to its first input
N.inferred.onnx  the model with inferred value types
N.part.onnx      the part of the inferred model from its inputs to the outputs of its middle node
N.outputs        names of these outputs

A file is omitted if ONNX itself rejects the model, or if this release of onnx.compose has a bug that affects it: it
misses names within subgraphs and names of inputs that no node uses."""
import sys

import onnx
import onnx.compose
import onnx.shape_inference
import onnx.utils

MOST_NODES = 300  # limit for extraction, where ONNX compares every node with every other


def has_subgraphs(nodes):
    return any(a.HasField("g") or a.graphs for n in nodes for a in n.attribute)


def has_unused_inputs(graph):
    used = {name for node in graph.node for name in node.input}
    return any(i.name not in used for i in graph.input)


def merged_with_itself(model):
    merged = onnx.compose.merge_models(
        model, model, [(model.graph.output[0].name, model.graph.input[0].name)], prefix1="a/", prefix2="b/")
    merged.producer_name = "onnxgen::graph::merge"
    merged.ClearField("producer_version")
    merged.ClearField("domain")
    # This release uses the last value's name as the graph's name.
    merged.graph.name = f"{model.graph.name}_{model.graph.name}"
    # ONNX lists the imports of both models, so each occurs twice.
    seen = {o.domain: o.version for o in merged.opset_import}
    del merged.opset_import[:]
    for domain, version in seen.items():
        merged.opset_import.add(domain=domain, version=version)
    # ONNX drops the type of the connected value.
    connected = model.graph.output[0]
    if connected.name not in [v.name for v in (*model.graph.value_info, *model.graph.input)]:
        merged.graph.value_info.insert(len(model.graph.value_info), connected)
        merged.graph.value_info[len(model.graph.value_info)].name = "a/" + connected.name
    return merged


def extract(model, prefix):
    graph = model.graph
    if len(graph.node) > MOST_NODES or graph.sparse_initializer:
        return
    inferred = onnx.shape_inference.infer_shapes(model)
    outputs = [o for o in graph.node[len(graph.node) // 2].output if o]
    part = onnx.utils.Extractor(inferred).extract_model([i.name for i in graph.input], outputs)
    # ONNX drops the model's metadata.
    for field in ("producer_name", "producer_version", "domain", "model_version", "doc_string"):
        setattr(part, field, getattr(model, field))
    part.metadata_props.extend(model.metadata_props)
    part.graph.doc_string = graph.doc_string
    onnx.save(inferred, prefix + "inferred.onnx")
    onnx.save(part, prefix + "part.onnx")
    with open(prefix + "outputs", "w") as names:
        names.write("\n".join(outputs))


def compose(number, path):
    prefix = f"{sys.argv[1]}/{number}."
    model = onnx.load(path)
    if has_subgraphs(model.graph.node) or has_unused_inputs(model.graph):
        return
    onnx.save(onnx.compose.add_prefix(model, "p/"), prefix + "prefix.onnx")
    for attempt in (lambda: onnx.save(merged_with_itself(model), prefix + "merged.onnx"), lambda: extract(model, prefix)):
        try:
            attempt()
        except Exception:
            pass


for number, path in enumerate(sys.argv[2:]):
    try:
        compose(number, path)
    except Exception:
        pass
