// What is no model to begin with: nothing at all, and what other components open, encrypted models and archives of
// models. No plain message can begin as these do: "O" as a tag has a wire type that does not exist, the third byte of a
// zip file as a tag the field number 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Returns the first `size` bytes of a file as an encoded message, which is read where it lies. The file must outlive
// it.
EncodedInput encoded_input(const File& file, std::uint64_t size, WireForm form);

// The magic of an encrypted model is this and a digit.
inline constexpr std::string_view kEncryptedPrefix = "ONNXCRY";
inline constexpr std::size_t kEncryptedMagicSize = kEncryptedPrefix.size() + 1;

// kTruncated for a model of no bytes: as a message it would be one without a version and a graph, but what is so short
// was cut. Other messages may be empty.
Status check_not_empty(std::uint64_t size, WireKind kind);

// kEncrypted for an encrypted model and kFormatRefused for a zip file, naming the component that opens it.
Status check_plain(std::string_view first_bytes);
Status check_plain(const File& file);

// The first of the two alone.
Status check_not_encrypted(const File& file);

// Returns kFormatRefused for a Git LFS pointer: the small text that a checkout has in place of a file that was not
// downloaded. check_plain() looks for one as well.
Status check_not_pointer(std::string_view first_bytes);
Status check_not_pointer(const File& file);

// Files of fewer bytes may be a Git LFS pointer, which its specification limits so.
inline constexpr std::uint64_t kLargestPointer = 1024;

}  // namespace onnxgen::io
