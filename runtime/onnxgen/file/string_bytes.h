// Fills strings for classes whose `bytes` fields are std::string: copies or reads directly into the string that the
// message takes over. For use in tasks of run_parallel().
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

// Replaces `text` with a copy of `bytes`.
Status copy_to_string(std::string_view bytes, std::string& text);

// Replaces `text` with `length` bytes of `file` at `offset`.
Status read_to_string(const File& file, std::uint64_t offset, std::uint64_t length, std::string& text,
                      Progress& progress);

// Checks whether the system can provide `size` bytes at all. A system may grant strings one by one and then lack the
// pages, so this is checked before the first is allocated.
Status check_memory_for_strings(std::uint64_t size);

}  // namespace onnxgen::io
