#include "onnxgen/io/encrypted_magic.h"

#include <array>
#include <cctype>
#include <string>

#include "onnxgen/io/error.h"

namespace onnxgen::io {

Status check_not_encrypted(std::string_view first_bytes) {
  const std::string_view magic = first_bytes.substr(0, kEncryptedMagicSize);
  if (magic.substr(0, kEncryptedPrefix.size()) != kEncryptedPrefix) return Status();
  std::string detail = "it is an encrypted model";
  const bool has_digit = magic.size() == kEncryptedMagicSize && std::isdigit(static_cast<unsigned char>(magic.back()));
  if (has_digit) detail.append(" (").append(magic).append(")");
  return failure(ErrorCode::kEncrypted, {}, detail + ", which the component onnxgen::crypto opens");
}

Status check_not_encrypted(const File& file) {
  std::array<char, kEncryptedMagicSize> first;
  std::size_t size = 0;
  Status status = file.read_some_at(0, first.data(), first.size(), size);
  return status ? check_not_encrypted(std::string_view(first.data(), size)) : status;
}

}  // namespace onnxgen::io
