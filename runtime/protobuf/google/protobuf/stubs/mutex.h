#pragma once

#include "onnxgen/message/visibility.h"
#include "onnxgen/storage/mutex.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

using onnxgen::Mutex;

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
