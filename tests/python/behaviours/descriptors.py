"""Descriptors."""
from outcome import behaviour
from samples import onnx


def descriptors():
    descriptor = onnx.TensorProto.DESCRIPTOR
    dimension = onnx.TensorShapeProto.Dimension.DESCRIPTOR
    known = ("dims", "data_type", "segment", "float_data", "raw_data", "name", "data_location", "double_data")
    behaviour("descriptor", lambda: descriptor.full_name, lambda: descriptor.name,
              lambda: [each.name for each in descriptor.enum_types], lambda: [each.name for each in descriptor.nested_types],
              lambda: descriptor.containing_type, lambda: descriptor.nested_types[0].containing_type is descriptor,
              lambda: descriptor.fields_by_number[4].name, lambda: descriptor.fields_by_name["dims"].number,
              lambda: "dims" in descriptor.fields_by_name, lambda: descriptor.fields_by_name["foo"],
              lambda: descriptor.enum_values_by_name["FLOAT"].number, lambda: descriptor.file.package,
              lambda: descriptor.file.syntax, lambda: onnx.TensorProto().DESCRIPTOR is descriptor,
              lambda: descriptor.fields_by_camelcase_name["floatData"].name, lambda: descriptor.is_extendable,
              lambda: descriptor._concrete_class is onnx.TensorProto, lambda: len(descriptor.oneofs),
              lambda: [each.name for each in dimension.oneofs], lambda: [each.name for each in dimension.oneofs[0].fields],
              lambda: dimension.oneofs_by_name["value"].full_name,
              lambda: dimension.fields_by_name["dim_value"].containing_oneof is dimension.oneofs[0],
              lambda: onnx.NodeProto.NAME_FIELD_NUMBER, lambda: onnx.NodeProto.__name__,
              lambda: onnx.TensorProto.Segment.__name__)
    for name in known:
        field = descriptor.fields_by_name[name]
        behaviour("field " + name, lambda: field.number, lambda: field.type, lambda: field.cpp_type, lambda: field.label,
                  lambda: field.default_value, lambda: field.has_default_value, lambda: field.full_name,
                  lambda: field.json_name, lambda: field.camelcase_name, lambda: field.is_extension,
                  lambda: field.message_type and field.message_type.full_name,
                  lambda: field.enum_type and field.enum_type.full_name, lambda: field.containing_type is descriptor,
                  lambda: field.containing_oneof, lambda: field.TYPE_INT64, lambda: field.LABEL_REPEATED)
    model_fields = onnx.ModelProto.DESCRIPTOR.fields
    behaviour("declared order", lambda: [each.name for each in model_fields][:9],
              lambda: model_fields[1].index)


if __name__ == "__main__":
    descriptors()
