// Bytes for classes whose `bytes` fields are std::string: copied or read straight into the string that the message
// takes over. Tasks for run_parallel.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

// Replaces `text` by a copy of `bytes`.
Status copy_to_string(std::string_view bytes, std::string& text);

// Replaces `text` by `length` bytes of `file` from `offset` on.
Status read_to_string(const File& file, std::uint64_t offset, std::uint64_t length, std::string& text,
                      Progress& progress);

// Whether the system can have so much memory at all: strings that it would give one after the other, and not have the
// pages for, are refused before the first is made.
Status check_memory_for_strings(std::uint64_t size);

}  // namespace onnxgen::io
