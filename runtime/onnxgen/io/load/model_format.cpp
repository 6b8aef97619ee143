#include "onnxgen/io/load/model_format.h"

#include <array>
#include <cctype>
#include <string>

#include "onnxgen/file/error.h"
#include "onnxgen/io/load/recognize.h"

namespace onnxgen::io {
namespace {

Status check_bytes_not_encrypted(std::string_view first_bytes) {
  const std::string_view magic = first_bytes.substr(0, kEncryptedMagicSize);
  if (magic.substr(0, kEncryptedPrefix.size()) != kEncryptedPrefix) return Status();
  std::string detail = "this is an encrypted model";
  const bool has_digit = magic.size() == kEncryptedMagicSize && std::isdigit(static_cast<unsigned char>(magic.back()));
  if (has_digit) detail.append(" (").append(magic).append(")");
  return failure(ErrorCode::kEncrypted, {}, detail + "; load it with onnxgen::crypto");
}

template <class Check>
Status check_file(const File& file, const Check& check) {
  std::array<char, kRecognizedBytes> first{};
  std::size_t size = 0;
  Status status = file.read_some_at(0, first.data(), first.size(), size);
  return status ? check(std::string_view(first.data(), size)) : status;
}

Status refused(std::string_view what) {
  return failure(ErrorCode::kFormatRefused, {}, std::string(what));
}

// Returns the error for a file that is not an encoded message.
Status refused(const Recognized& found, std::string_view first_bytes) {
  switch (found.kind) {
    case FileKind::kMessage:
      break;
    case FileKind::kArchive:
      return refused("this is an archive (a zip file); load it with onnxgen::archive");
    case FileKind::kEncrypted:
      return check_bytes_not_encrypted(first_bytes);
    case FileKind::kText:
      return refused("this is protobuf's text format, not the binary format; read it with onnxgen::text::parse_text");
    case FileKind::kJson:
      return refused("this is JSON, not the binary format; read it with onnxgen::text::parse_json");
    case FileKind::kSyntax:
      return refused("this is ONNX's textual syntax, not the binary format; read it with onnxgen::syntax::parse");
    case FileKind::kOther:
      return refused("this is " + found.description);
  }
  return Status();
}

bool is_about_encoding(ErrorCode code) {
  return code == ErrorCode::kTruncated || code == ErrorCode::kMalformedVarint || code == ErrorCode::kInvalidTag ||
         code == ErrorCode::kUnmatchedGroup || code == ErrorCode::kDepthExceeded || code == ErrorCode::kInvalidUtf8;
}

}  // namespace

EncodedInput encoded_input(const File& file, std::uint64_t size, WireForm form) {
  const auto read = [&file](std::uint64_t at, void* to, std::size_t count) { return file.read_at(at, to, count); };
  return {read, size, form, {}};
}

Status check_not_empty(std::uint64_t size, WireKind kind) {
  if (size != 0 || kind != WireKind::kModel) return Status();
  return failure(ErrorCode::kTruncated, {}, "the model is empty");
}

Status check_plain(std::string_view first_bytes, std::uint64_t size) {
  const Recognized found = recognize(first_bytes, size);
  return found.may_be_message ? Status() : refused(found, first_bytes);
}

Status explained(const Status& status, std::string_view first_bytes, std::uint64_t size) {
  if (!is_about_encoding(status.code())) return status;
  const Recognized found = recognize(first_bytes, size);
  return found.kind == FileKind::kMessage ? status : refused(found, first_bytes).in_file(status.file());
}

Status explained(const Status& status, const std::string& path) {
  File file;
  std::uint64_t size = 0;
  if (!is_about_encoding(status.code()) || !File::open(path, file) || !file.size(size)) return status;
  Status found;
  const Status read = check_file(file, [&](std::string_view first_bytes) {
    found = explained(status, first_bytes, size);
    return Status();
  });
  return read ? found : status;
}

Status check_not_pointer(std::string_view first_bytes) {
  if (first_bytes.substr(0, kPointerStart.size()) != kPointerStart) return Status();
  return refused(std::string("this is ").append(kPointerDescription));
}

Status check_not_pointer(const File& file) {
  return check_file(file, [](std::string_view first_bytes) { return check_not_pointer(first_bytes); });
}

Status check_plain(const File& file, std::uint64_t size) {
  return check_file(file, [&](std::string_view first_bytes) { return check_plain(first_bytes, size); });
}

Status check_not_encrypted(const File& file) {
  return check_file(file, check_bytes_not_encrypted);
}

}  // namespace onnxgen::io
