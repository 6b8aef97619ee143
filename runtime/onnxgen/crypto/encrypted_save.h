// Saving what a message was serialized to: the part of save() that does not depend on the class.
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

// The spans of a message of this form, to the file at `path`. Bytes in `mappings` are read from their files.
Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      const std::string& path, const Key& key, const SaveOptions& options);

// The same to memory, replacing what `output` holds. After a failure it is empty.
Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      std::string& output, const Key& key, const SaveOptions& options);

}  // namespace onnxgen::crypto
