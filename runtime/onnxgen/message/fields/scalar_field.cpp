#include "onnxgen/message/fields/scalar_field.h"

namespace onnxgen {

ONNXGEN_ALL_SCALAR_CODE(, Repeated);

}  // namespace onnxgen
