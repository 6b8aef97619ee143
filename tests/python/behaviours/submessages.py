"""Submessages, and what remains of those that are cleared."""
import gc

from outcome import behaviour
from samples import model, onnx


def linked_submessages():
    message = onnx.ModelProto()
    graph = message.graph
    same = message.graph is graph
    graph.node.add().name = "n"
    behaviour("linked", lambda: same, lambda: message.graph is graph, lambda: message,
              lambda: message.graph.node[0] is graph.node[0], lambda: message.graph.node is graph.node)
    other = onnx.ModelProto()
    early = other.graph
    other.MergeFrom(message)
    behaviour("merged meanwhile", lambda: early.node[0].name, lambda: early is other.graph)
    parsed = onnx.ModelProto()
    early_parsed = parsed.graph
    parsed.MergeFromString(message.SerializeToString())
    behaviour("parsed meanwhile", lambda: parsed.graph.node[0].name, lambda: early_parsed.node[0].name)
    parent = onnx.ModelProto()
    kept = parent.graph
    parent.Clear()
    kept.name = "kept"
    behaviour("unset and parted", lambda: parent.HasField("graph"), lambda: kept)


def kept_after_clearing():
    message = model()
    graph, first, inputs = message.graph, message.graph.node[0], message.graph.node[0].input
    nodes, attributes = graph.node, first.attribute
    message.Clear()
    behaviour("kept", lambda: graph.name, lambda: len(nodes), lambda: first.name, lambda: list(inputs),
              lambda: [each.name for each in attributes], lambda: message, lambda: message.graph is graph,
              lambda: inputs.append("more"), lambda: list(first.input), lambda: message)
    message = model()
    graph, nodes = message.graph, message.graph.node
    message.ClearField("graph")
    graph.name = "changed"
    behaviour("kept field", lambda: graph.name, lambda: len(nodes), lambda: message.graph.name, lambda: nodes.add(),
              lambda: len(graph.node))
    message = model()
    nodes, first = message.graph.node, message.graph.node[0]
    message.graph.ClearField("node")
    behaviour("kept list", lambda: len(nodes), lambda: first.name, lambda: len(message.graph.node),
              lambda: nodes[0].name)
    message = model()
    first = message.graph.node[0]
    del message.graph.node[0]
    behaviour("kept element", lambda: first.name, lambda: len(message.graph.node), lambda: setattr(first, "name", "x"),
              lambda: first.name)
    message = model()
    graph = message.graph
    message.ParseFromString(onnx.ModelProto(ir_version=3).SerializeToString())
    behaviour("kept when parsed", lambda: graph.name, lambda: message)
    message = model()
    graph = message.graph
    message.CopyFrom(onnx.ModelProto(ir_version=4))
    behaviour("kept when copied", lambda: graph.name, lambda: message)
    graph = model().graph
    gc.collect()
    behaviour("kept without root", lambda: graph.node[0].name, lambda: graph.node[0].input)


if __name__ == "__main__":
    linked_submessages()
    kept_after_clearing()
