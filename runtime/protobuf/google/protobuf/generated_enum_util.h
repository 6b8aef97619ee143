// Recognizes the enums of generated classes.
#pragma once

#include <type_traits>

#include "google/protobuf/message_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

// Derived from std::true_type for generated enums.
template <typename T>
struct is_proto_enum : std::false_type {};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
