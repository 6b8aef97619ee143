// How encrypted models begin. No plain message can begin so: "O" as a tag has a wire type that does not exist.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/io/file.h"

namespace onnxgen::io {

// The magic is this and a digit.
inline constexpr std::string_view kEncryptedPrefix = "ONNXCRY";
inline constexpr std::size_t kEncryptedMagicSize = kEncryptedPrefix.size() + 1;

// kEncrypted, naming the component that opens them, where the bytes begin like an encrypted model.
Status check_not_encrypted(std::string_view first_bytes);
// The same for the first bytes of `file`.
Status check_not_encrypted(const File& file);

}  // namespace onnxgen::io
