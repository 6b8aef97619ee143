#include "onnxgen/io/load/model_format.h"

#include <array>
#include <cctype>
#include <string>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

constexpr std::string_view kArchiveMagic("PK\3\4", 4);
constexpr std::string_view kPointerStart = "version https://git-lfs.github.com/spec/";
static_assert(kPointerStart.size() >= kEncryptedMagicSize);

Status check_bytes_not_encrypted(std::string_view first_bytes) {
  const std::string_view magic = first_bytes.substr(0, kEncryptedMagicSize);
  if (magic.substr(0, kEncryptedPrefix.size()) != kEncryptedPrefix) return Status();
  std::string detail = "this is an encrypted model";
  const bool has_digit = magic.size() == kEncryptedMagicSize && std::isdigit(static_cast<unsigned char>(magic.back()));
  if (has_digit) detail.append(" (").append(magic).append(")");
  return failure(ErrorCode::kEncrypted, {}, detail + "; load it with onnxgen::crypto");
}

Status check_file(const File& file, Status (*check)(std::string_view first_bytes)) {
  std::array<char, kPointerStart.size()> first{};  // long enough for all of them
  std::size_t size = 0;
  Status status = file.read_some_at(0, first.data(), first.size(), size);
  return status ? check({first.data(), size}) : status;
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

Status check_plain(std::string_view first_bytes) {
  Status status = check_bytes_not_encrypted(first_bytes);
  if (status && first_bytes.substr(0, kArchiveMagic.size()) == kArchiveMagic) {
    status = failure(ErrorCode::kFormatRefused, {}, "this is an archive (a zip file); load it with onnxgen::archive");
  }
  return status ? check_not_pointer(first_bytes) : status;
}

Status check_not_pointer(std::string_view first_bytes) {
  if (first_bytes.substr(0, kPointerStart.size()) != kPointerStart) return Status();
  return failure(ErrorCode::kFormatRefused, {},
                 "this is a Git LFS pointer, not the data itself; run `git lfs pull` to download the data");
}

Status check_not_pointer(const File& file) {
  return check_file(file, check_not_pointer);
}

Status check_plain(const File& file) {
  return check_file(file, check_plain);
}

Status check_not_encrypted(const File& file) {
  return check_file(file, check_bytes_not_encrypted);
}

}  // namespace onnxgen::io
