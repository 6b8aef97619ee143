"""Operations on whole messages: comparing, merging, copying, printing."""
import copy
import pickle
import weakref

from outcome import behaviour
from samples import node, model, tensor, onnx


def whole_messages():
    first, second = model(), model()
    behaviour("equal", lambda: first == second, lambda: first != second, lambda: first == 5, lambda: first == node(),
              lambda: first == None, lambda: hash(first), lambda: first < second)
    second.graph.node[0].name = "other"
    behaviour("differ", lambda: first == second, lambda: first != second)
    numbers = [onnx.AttributeProto(f=value) for value in (0.0, -0.0, float("nan"), float("nan"))]
    behaviour("equal floats", lambda: numbers[0] == numbers[1], lambda: numbers[2] == numbers[3],
              lambda: numbers[2] == numbers[2], lambda: onnx.AttributeProto(f=0) == onnx.AttributeProto())
    merged = model()
    merged.MergeFrom(onnx.ModelProto(ir_version=9, graph={"name": "h", "node": [{"name": "extra"}]}))
    behaviour("merge", lambda: merged, lambda: merged.MergeFrom(node()), lambda: merged.MergeFrom(5),
              lambda: merged.CopyFrom(node()), lambda: merged.CopyFrom(merged), lambda: merged.ByteSize())
    nested = onnx.TypeProto(sequence_type={"elem_type": {"tensor_type": {"elem_type": 3}}})
    nested.CopyFrom(nested.sequence_type.elem_type)
    behaviour("copy from below", lambda: nested)
    behaviour("text", lambda: str(model()), lambda: repr(model().graph.node[0]), lambda: repr(model().graph.input),
              lambda: str(onnx.NodeProto(name="ä\n\"\\'\0")),
              lambda: str(onnx.AttributeProto(s=b"\xff\0\t")), lambda: str(tensor()), lambda: f"{node()}")
    behaviour("list fields", lambda: [(field.name, value) for field, value in model().ListFields()],
              lambda: onnx.NodeProto().ListFields(),
              lambda: [(field.number, field.full_name, field.type, field.label) for field, _ in node().ListFields()])
    original = model()
    duplicate, deep, pickled = copy.copy(original), copy.deepcopy(original), pickle.loads(pickle.dumps(original))
    original.graph.name = "changed"
    behaviour("copies", lambda: duplicate.graph.name, lambda: deep.graph.name, lambda: pickled.graph.name,
              lambda: type(pickled), lambda: pickle.loads(pickle.dumps(onnx.TensorProto.Segment(begin=3))),
              lambda: original.__reduce__()[1:], lambda: copy.deepcopy([original])[0] == original)
    reference = weakref.ref(original)
    alive = reference() is original
    del original
    behaviour("weak", lambda: alive, lambda: reference())
    behaviour("initialized", lambda: model().IsInitialized(), lambda: model().FindInitializationErrors(),
              lambda: model().IsInitialized([]))


if __name__ == "__main__":
    whole_messages()
