// Field numbers of ONNX messages, by message. No ONNX release may change them. The numbers of tensor fields are in
// topology.h.
#pragma once

#include <cstdint>

namespace onnxgen::io {

namespace model_field {
inline constexpr std::uint32_t kIrVersion = 1;
inline constexpr std::uint32_t kProducerName = 2;
inline constexpr std::uint32_t kProducerVersion = 3;
inline constexpr std::uint32_t kDomain = 4;
inline constexpr std::uint32_t kModelVersion = 5;
inline constexpr std::uint32_t kDocString = 6;
inline constexpr std::uint32_t kGraph = 7;
inline constexpr std::uint32_t kOpsetImport = 8;
inline constexpr std::uint32_t kMetadataProps = 14;
inline constexpr std::uint32_t kTrainingInfo = 20;
inline constexpr std::uint32_t kFunctions = 25;
inline constexpr std::uint32_t kConfiguration = 26;
}  // namespace model_field

namespace opset_field {
inline constexpr std::uint32_t kDomain = 1;
inline constexpr std::uint32_t kVersion = 2;
}  // namespace opset_field

namespace entry_field {
inline constexpr std::uint32_t kKey = 1;
inline constexpr std::uint32_t kValue = 2;
}  // namespace entry_field

namespace graph_field {
inline constexpr std::uint32_t kNode = 1;
inline constexpr std::uint32_t kName = 2;
inline constexpr std::uint32_t kInitializer = 5;
inline constexpr std::uint32_t kDocString = 10;
inline constexpr std::uint32_t kInput = 11;
inline constexpr std::uint32_t kOutput = 12;
inline constexpr std::uint32_t kValueInfo = 13;
inline constexpr std::uint32_t kQuantizationAnnotation = 14;
inline constexpr std::uint32_t kSparseInitializer = 15;
inline constexpr std::uint32_t kMetadataProps = 16;
}  // namespace graph_field

namespace annotation_field {
inline constexpr std::uint32_t kTensorName = 1;
inline constexpr std::uint32_t kParameters = 2;
}  // namespace annotation_field

namespace value_info_field {
inline constexpr std::uint32_t kName = 1;
inline constexpr std::uint32_t kType = 2;
inline constexpr std::uint32_t kMetadataProps = 4;
}  // namespace value_info_field

namespace node_field {
inline constexpr std::uint32_t kInput = 1;
inline constexpr std::uint32_t kOutput = 2;
inline constexpr std::uint32_t kName = 3;
inline constexpr std::uint32_t kOpType = 4;
inline constexpr std::uint32_t kAttribute = 5;
inline constexpr std::uint32_t kDomain = 7;
inline constexpr std::uint32_t kOverload = 8;
inline constexpr std::uint32_t kMetadataProps = 9;
inline constexpr std::uint32_t kDeviceConfigurations = 10;
}  // namespace node_field

namespace attribute_field {
inline constexpr std::uint32_t kName = 1;
inline constexpr std::uint32_t kF = 2;
inline constexpr std::uint32_t kI = 3;
inline constexpr std::uint32_t kS = 4;
inline constexpr std::uint32_t kT = 5;
inline constexpr std::uint32_t kG = 6;
inline constexpr std::uint32_t kFloats = 7;
inline constexpr std::uint32_t kInts = 8;
inline constexpr std::uint32_t kStrings = 9;
inline constexpr std::uint32_t kTensors = 10;
inline constexpr std::uint32_t kGraphs = 11;
inline constexpr std::uint32_t kTp = 14;
inline constexpr std::uint32_t kTypeProtos = 15;
inline constexpr std::uint32_t kType = 20;
inline constexpr std::uint32_t kRefAttrName = 21;
inline constexpr std::uint32_t kSparseTensor = 22;
inline constexpr std::uint32_t kSparseTensors = 23;
}  // namespace attribute_field

namespace function_field {
inline constexpr std::uint32_t kName = 1;
inline constexpr std::uint32_t kInput = 4;
inline constexpr std::uint32_t kOutput = 5;
inline constexpr std::uint32_t kAttribute = 6;
inline constexpr std::uint32_t kNode = 7;
inline constexpr std::uint32_t kDocString = 8;
inline constexpr std::uint32_t kOpsetImport = 9;
inline constexpr std::uint32_t kDomain = 10;
inline constexpr std::uint32_t kAttributeProto = 11;
inline constexpr std::uint32_t kValueInfo = 12;
inline constexpr std::uint32_t kOverload = 13;
inline constexpr std::uint32_t kMetadataProps = 14;
}  // namespace function_field

namespace training_field {
inline constexpr std::uint32_t kInitialization = 1;
inline constexpr std::uint32_t kAlgorithm = 2;
inline constexpr std::uint32_t kInitializationBinding = 3;
inline constexpr std::uint32_t kUpdateBinding = 4;
}  // namespace training_field

// The other fields of TensorProto are in topology.h.
inline constexpr std::uint32_t kTensorMetadataProps = 16;

namespace sparse_field {
inline constexpr std::uint32_t kValues = 1;
inline constexpr std::uint32_t kIndices = 2;
inline constexpr std::uint32_t kDims = 3;
}  // namespace sparse_field

namespace type_field {
inline constexpr std::uint32_t kTensor = 1;
inline constexpr std::uint32_t kSequence = 4;
inline constexpr std::uint32_t kMap = 5;
inline constexpr std::uint32_t kOpaque = 7;
inline constexpr std::uint32_t kSparseTensor = 8;
inline constexpr std::uint32_t kOptional = 9;

// Fields of the messages above: element or key type, shape or value type, and the two names of an opaque type.
inline constexpr std::uint32_t kElemType = 1;
inline constexpr std::uint32_t kShape = 2;
inline constexpr std::uint32_t kKeyType = 1;
inline constexpr std::uint32_t kValueType = 2;
inline constexpr std::uint32_t kOpaqueDomain = 1;
inline constexpr std::uint32_t kOpaqueName = 2;
}  // namespace type_field

namespace shape_field {
inline constexpr std::uint32_t kDim = 1;
inline constexpr std::uint32_t kDimValue = 1;
inline constexpr std::uint32_t kDimParam = 2;
}  // namespace shape_field

namespace configuration_field {
inline constexpr std::uint32_t kName = 1;
inline constexpr std::uint32_t kNumDevices = 2;
inline constexpr std::uint32_t kDevice = 3;
}  // namespace configuration_field

namespace node_configuration_field {
inline constexpr std::uint32_t kConfigurationId = 1;
inline constexpr std::uint32_t kShardingSpec = 2;
inline constexpr std::uint32_t kShardedTensorName = 1;
}  // namespace node_configuration_field

}  // namespace onnxgen::io
