// Detects input that is not an ordinary model file: empty files, and encrypted models and archives, which other
// components open. No plain message can begin like these formats: "O" as a tag has an invalid wire type, and the third
// byte of a zip file, as a tag, has field number 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Returns the first `size` bytes of a file as an encoded message, which is read in place. The file must outlive the
// result.
EncodedInput encoded_input(const File& file, std::uint64_t size, WireForm form);

// Magic of an encrypted model: this prefix followed by a digit.
inline constexpr std::string_view kEncryptedPrefix = "ONNXCRY";
inline constexpr std::size_t kEncryptedMagicSize = kEncryptedPrefix.size() + 1;

// Returns kTruncated for an empty model. An empty message would be a model without a version or graph, so an empty file
// must have been truncated. Other messages may be empty.
Status check_not_empty(std::uint64_t size, WireKind kind);

// Returns kEncrypted for an encrypted model and kFormatRefused for a zip file or a Git LFS pointer. The error names the
// component that opens the file.
Status check_plain(std::string_view first_bytes);
Status check_plain(const File& file);

// Checks only for encrypted models.
Status check_not_encrypted(const File& file);

// Returns kFormatRefused for a Git LFS pointer: the small text file that a checkout contains in place of a file that
// was not downloaded. check_plain() includes this check.
Status check_not_pointer(std::string_view first_bytes);
Status check_not_pointer(const File& file);

// Size limit of a Git LFS pointer by its specification, in bytes. Only smaller files can be pointers.
inline constexpr std::uint64_t kLargestPointer = 1024;

}  // namespace onnxgen::io
