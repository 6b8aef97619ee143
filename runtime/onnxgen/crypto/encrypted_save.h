// Saves a serialized message encrypted. This part of save() does not depend on the message class.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::crypto {

// Saves the message that the spans make up to the file at `path`. `form` describes the message. Bytes within `mappings`
// are read from their files.
Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      const std::string& path, const Key& key, const SaveOptions& options);

// Saves to memory, replacing `output`, which is empty after a failure.
Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      std::string& output, const Key& key, const SaveOptions& options);

}  // namespace onnxgen::crypto
