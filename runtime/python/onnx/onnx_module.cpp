// The extension onnxgen._onnx: the ready-made classes of ONNX, and its model files.
#include <onnx/onnx-data.pb.h>
#include <onnx/onnx-ml.pb.h>
#include <onnx/onnx-operators-ml.pb.h>

#include <iterator>

#include "interpreter/python.h"
#include "onnx/io_functions.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {
namespace {

const MessageDescriptor* const kMessages[] = {
    &descriptor_of<onnx::AttributeProto>(),
    &descriptor_of<onnx::ValueInfoProto>(),
    &descriptor_of<onnx::NodeProto>(),
    &descriptor_of<onnx::IntIntListEntryProto>(),
    &descriptor_of<onnx::NodeDeviceConfigurationProto>(),
    &descriptor_of<onnx::ShardingSpecProto>(),
    &descriptor_of<onnx::ShardedDimProto>(),
    &descriptor_of<onnx::SimpleShardedDimProto>(),
    &descriptor_of<onnx::TrainingInfoProto>(),
    &descriptor_of<onnx::ModelProto>(),
    &descriptor_of<onnx::DeviceConfigurationProto>(),
    &descriptor_of<onnx::StringStringEntryProto>(),
    &descriptor_of<onnx::TensorAnnotation>(),
    &descriptor_of<onnx::GraphProto>(),
    &descriptor_of<onnx::TensorProto>(),
    &descriptor_of<onnx::TensorProto::Segment>(),
    &descriptor_of<onnx::SparseTensorProto>(),
    &descriptor_of<onnx::TensorShapeProto>(),
    &descriptor_of<onnx::TensorShapeProto::Dimension>(),
    &descriptor_of<onnx::TypeProto>(),
    &descriptor_of<onnx::TypeProto::Tensor>(),
    &descriptor_of<onnx::TypeProto::Sequence>(),
    &descriptor_of<onnx::TypeProto::Map>(),
    &descriptor_of<onnx::TypeProto::Optional>(),
    &descriptor_of<onnx::TypeProto::SparseTensor>(),
    &descriptor_of<onnx::TypeProto::Opaque>(),
    &descriptor_of<onnx::OperatorSetIdProto>(),
    &descriptor_of<onnx::FunctionProto>(),
};
const EnumDescriptor* const kEnums[] = {
    &onnx::AttributeProto_AttributeType_Descriptor_,
    &onnx::TensorProto_DataType_Descriptor_,
    &onnx::TensorProto_DataLocation_Descriptor_,
    &onnx::Version_Descriptor_,
    &onnx::OperatorStatus_Descriptor_,
};
constexpr Schema kOnnx = {"onnx/onnx-ml.proto", "onnx", "proto2",         kMessages,
                          std::size(kMessages), kEnums, std::size(kEnums)};

const MessageDescriptor* const kOperatorMessages[] = {
    &descriptor_of<onnx::OperatorProto>(),
    &descriptor_of<onnx::OperatorSetProto>(),
};
constexpr Schema kOperators = {"onnx/onnx-operators-ml.proto", "onnx",  "proto2", kOperatorMessages,
                               std::size(kOperatorMessages),   nullptr, 0};

const MessageDescriptor* const kDataMessages[] = {
    &descriptor_of<onnx::SequenceProto>(),
    &descriptor_of<onnx::MapProto>(),
    &descriptor_of<onnx::OptionalProto>(),
};
const EnumDescriptor* const kDataEnums[] = {
    &onnx::SequenceProto_DataType_Descriptor_,
    &onnx::OptionalProto_DataType_Descriptor_,
};
constexpr Schema kData = {"onnx/onnx-data.proto", "onnx", "proto2", kDataMessages, std::size(kDataMessages), kDataEnums,
                          std::size(kDataEnums)};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "onnxgen._onnx", "The classes of ONNX.", -1, nullptr, nullptr, nullptr, nullptr, nullptr,
};

Ref make_module() {
  Ref module = checked(PyModule_Create(&definition));
  for (const Schema* const schema : {&kOnnx, &kOperators, &kData}) check(add_schema(module.get(), *schema));
  add_load_functions(module.get());
  add_save_functions(module.get());
#ifdef ONNXGEN_PYTHON_ARCHIVE
  add_archive_functions(module.get());
#endif
#ifdef ONNXGEN_PYTHON_CRYPTO
  add_encryption_functions(module.get());
#endif
  return module;
}

}  // namespace
}  // namespace onnxgen::python

PyMODINIT_FUNC PyInit__onnx() {
  return onnxgen::python::guarded([] { return onnxgen::python::make_module(); });
}
