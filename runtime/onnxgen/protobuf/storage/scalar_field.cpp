#include "onnxgen/protobuf/storage/scalar_field.h"

namespace onnxgen {

ONNXGEN_ALL_SCALAR_CODE(, google::protobuf::RepeatedField);

}  // namespace onnxgen
