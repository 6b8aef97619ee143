"""typed_program.py FOLDER: uses the public interface with annotations. types_test.py checks and runs it."""

import copy
import io
import pickle
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Callable, Dict, List, Optional, Tuple

import numpy

import onnxgen
from onnxgen.onnx import AttributeProto, GraphProto, ModelProto, NodeProto, TensorProto, ValueInfoProto


def shapes(values: List[ValueInfoProto]) -> Dict[str, List[Optional[int]]]:
    return {value.name: [dim.dim_value if dim.HasField("dim_value") else None
                         for dim in value.type.tensor_type.shape.dim] for value in values}


def make_model() -> ModelProto:
    weights = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
    node = NodeProto(op_type="Gemm", input=["x", "w"], output=["y"])
    node.attribute.add(name="transB", type=AttributeProto.INT, i=1)
    node.input += ["c"]
    node.attribute += [AttributeProto(name="alpha", type=AttributeProto.FLOAT, f=1)]
    node.output.MergeFrom(["z"])
    graph = GraphProto(name="g", node=[node], initializer=[onnxgen.from_array(weights, "w")])
    model = ModelProto(ir_version=8, producer_name="typed", graph=graph)
    model.opset_import.add(domain="", version=17)
    model.metadata_props.add(key="author", value="me")
    return model


def attribute_type(is_list: bool) -> "AttributeProto.AttributeType.ValueType":
    return AttributeProto.INTS if is_list else AttributeProto.INT


def check_arrays(model: ModelProto) -> None:
    tensor: TensorProto = model.graph.initializer[0]
    array = onnxgen.to_array(tensor, copy=False)
    assert array.sum() == 15 and tensor.data_type == TensorProto.FLOAT
    assert onnxgen.to_array(tensor, base_dir=".", copy=True).shape == (2, 3)
    device: Tuple[int, int] = tensor.__dlpack_device__()
    assert device == (1, 0)
    shared = numpy.from_dlpack(tensor)
    assert shared.shape == (2, 3) and numpy.asarray(tensor).shape == (2, 3)
    names: List[str] = [kind for kind, number in TensorProto.DataType.items() if number == tensor.data_type]
    assert names == ["FLOAT"] and TensorProto.DataType.Name(number=1) == "FLOAT"
    assert TensorProto.DataType.Value(name="FLOAT") == 1
    attribute = AttributeProto(type=attribute_type(is_list=True))
    assert attribute.type == AttributeProto.INTS
    assert TensorProto(segment=MappingProxyType({"begin": 1})).segment.begin == 1


def check_messages(model: ModelProto) -> None:
    copied = copy.deepcopy(model)
    restored: ModelProto = pickle.loads(pickle.dumps(copied))
    assert restored == model and shapes(list(model.graph.input)) == {}
    assert ModelProto.FromString(bytearray(model.SerializeToString())) == model
    kind: str = model.graph.node[0].attribute[0].WhichOneof("value") if False else "i"
    assert kind == "i" and model.HasField("graph") and not copied.IsInitialized() is False


def check_refused(model: ModelProto) -> None:
    """Type checkers and the classes refuse the same code."""
    try:
        model.graph.node[0] = NodeProto()  # type: ignore
    except TypeError as error:
        assert "use node[0].CopyFrom(value)" in str(error)
    else:
        raise AssertionError("an element was assigned")
    calls: List[Callable[[], object]] = [
        lambda: TensorProto.DataType(1),  # type: ignore
        lambda: model.MergeFrom(other=model),  # type: ignore
        lambda: model.HasField(field_name="graph"),  # type: ignore
        lambda: model.graph.node.append(value=NodeProto()),  # type: ignore
    ]
    for call in calls:
        try:
            call()
        except TypeError:
            continue
        raise AssertionError("a call was accepted")


def main(folder: Path) -> None:
    model = make_model()
    check_arrays(model)
    check_messages(model)
    check_refused(model)
    path = folder / "m.onnx"
    onnxgen.save(model, path, save_as_external_data=True, size_threshold=0, location="w")
    onnxgen.save(model, str(folder / "m.json"))
    with open(folder / "m.pb", "wb") as file:
        onnxgen.save(model, file)
    for tensor in onnxgen.index(path):
        length: int = tensor["length"]
        assert length == 24 and tensor["dims"] == [2, 3]
    loaded = onnxgen.load(path, num_threads=1, data_roots=[folder])
    assert loaded.graph.initializer[0].name == "w"
    assert onnxgen.load(io.BytesIO(model.SerializeToString())) == model
    try:
        onnxgen.load_model_from_string(b"\xff")
    except onnxgen.DecodeError as error:
        assert isinstance(error, onnxgen.Error) and onnxgen.__version__ != ""


if __name__ == "__main__":
    main(Path(sys.argv[1]))
