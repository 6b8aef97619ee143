"""Sample messages of ONNX."""
from outcome import classes

onnx = classes("onnx")


def node():
    return onnx.NodeProto(op_type="Conv", input=["x", "w", "b"], output=["y"], name="conv",
                          attribute=[attribute("pads", 1), attribute("group", 2)])


def attribute(name, number):
    return onnx.AttributeProto(name=name, i=number, type=onnx.AttributeProto.INT)


def model():
    return onnx.ModelProto(
        ir_version=8, producer_name="test",
        opset_import=[{"domain": "", "version": 17}],
        graph=dict(name="g", node=[node()], initializer=[tensor()],
                   input=[dict(name="x", type=dict(tensor_type=dict(
                       elem_type=1, shape=dict(dim=[dict(dim_value=1), dict(dim_param="n")]))))]))


def tensor():
    return onnx.TensorProto(name="t", dims=[2, 3], data_type=1, float_data=[1.5, -0.5, 2.5])
