// Recognizes the kind of a file from its first bytes: a model in one of the forms that onnxgen reads, or a file that
// users mistake for a model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::io {

// Number of bytes that are sufficient to recognize every kind. If only fewer bytes of a file are given, the file may be
// mistaken for a message.
inline constexpr std::size_t kRecognizedBytes = 512;

// Beginning and description of a Git LFS pointer, a small text file in place of a file that was not downloaded.
inline constexpr std::string_view kPointerStart = "version https://git-lfs.github.com/spec/";
inline constexpr const char* kPointerDescription =
    "a Git LFS pointer, not the data itself; run `git lfs pull` to download the data";

enum class FileKind {
  kMessage,    // an encoded message, or bytes of no known kind
  kArchive,    // a zip file
  kEncrypted,  // an encrypted model
  kText,       // protobuf's text format
  kJson,       // ProtoJSON
  kSyntax,     // ONNX's textual syntax
  kOther,      // a file of another program, or the result of a failed download
};

struct Recognized {
  FileKind kind = FileKind::kMessage;
  // For kOther: the description and the remedy, "a gzip file; decompress it with gunzip".
  std::string description;
  // True if an encoded message can begin with the same bytes. Only a parse then shows whether the file is a message.
  bool may_be_message = true;
};

// Recognizes a file of `size` bytes from its first bytes.
Recognized recognize(std::string_view first_bytes, std::uint64_t size);

// Returns the number of bytes of the UTF-8 byte order mark at the beginning of a text: 3 or 0.
std::size_t byte_order_mark_size(std::string_view text) noexcept;

}  // namespace onnxgen::io
