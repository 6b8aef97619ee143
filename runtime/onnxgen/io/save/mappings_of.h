// Finds the mapped files behind a message, for saves that copy from file to file.
#pragma once

#include <memory>

#include "onnxgen/file/file_content.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::io {

// Returns the mappings that values of the message may point into.
template <class M>
Mappings mappings_of(const M& message) {
  Mappings mappings;
  if constexpr (kCanBorrow<M>) {
    const Arena* const arena = MessageAccess::data(message).header.arena_or_null();
    if (arena != nullptr) {
      arena->template for_each_kept<std::shared_ptr<const Mapping>>(
          [&mappings](const std::shared_ptr<const Mapping>& mapping) { mappings.push_back(mapping); });
    }
  }
  return mappings;
}

}  // namespace onnxgen::io
