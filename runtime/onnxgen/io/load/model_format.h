// Rejects input that is not an encoded message: empty files, files that other components read, and files that users
// mistake for a model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
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

// Returns kEncrypted for an encrypted model and kFormatRefused for any other kind of file that recognize() knows,
// unless a message can begin with the same bytes. The error names the component that reads the file, or the remedy.
// `size` is the size of the file in bytes; its first kRecognizedBytes are sufficient.
Status check_plain(std::string_view first_bytes, std::uint64_t size);
Status check_plain(const File& file, std::uint64_t size);

// Returns the status of a parse, or a better error. check_plain() accepts a file of another kind if a message can begin
// with the same bytes. If the parse of such a file failed, returns the error that names its kind.
Status explained(const Status& status, std::string_view first_bytes, std::uint64_t size);
// Overload for the file at `path`.
Status explained(const Status& status, const std::string& path);

// Checks only for encrypted models.
Status check_not_encrypted(const File& file);

// Returns kFormatRefused for a Git LFS pointer. check_plain() includes this check.
Status check_not_pointer(std::string_view first_bytes);
Status check_not_pointer(const File& file);

// Size limit of a Git LFS pointer by its specification, in bytes. Only smaller files can be pointers.
inline constexpr std::uint64_t kLargestPointer = 1024;

}  // namespace onnxgen::io
