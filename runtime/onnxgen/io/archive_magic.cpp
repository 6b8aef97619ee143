#include "onnxgen/io/archive_magic.h"

#include <array>

#include "onnxgen/io/error.h"

namespace onnxgen::io {
namespace {

constexpr std::string_view kMagic("PK\3\4", 4);

}  // namespace

Status check_not_archive(std::string_view first_bytes) {
  if (first_bytes.substr(0, kMagic.size()) != kMagic) return Status();
  return failure(ErrorCode::kFormatRefused, {},
                 "it is an archive (a zip file), which the component onnxgen::archive loads");
}

Status check_not_archive(const File& file) {
  std::array<char, kMagic.size()> first;
  std::size_t size = 0;
  Status status = file.read_some_at(0, first.data(), first.size(), size);
  return status ? check_not_archive(std::string_view(first.data(), size)) : status;
}

}  // namespace onnxgen::io
