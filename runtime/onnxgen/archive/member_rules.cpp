#include "onnxgen/archive/member_rules.h"

#include <algorithm>
#include <cstddef>

#include "onnxgen/file/names/portable_name.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::archive {
namespace {

constexpr std::uint16_t kDeflateSpeed = 3 << 1;  // irrelevant for reading
constexpr std::uint16_t kUtf8Flag = 1 << 11;
constexpr std::uint16_t kUnicodePathField = 0x7075;

// File type in the Unix mode, which is in the upper half of the attributes. Zero if absent.
constexpr std::uint32_t kKindBits = 0170000;
constexpr std::uint32_t kPlainFile = 0100000;
constexpr std::uint32_t kFolder = 0040000;

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}
bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}
bool is_folder_name(std::string_view name) {
  return !name.empty() && name.back() == '/';
}

}  // namespace

const char* name_problem(std::string_view name, std::uint16_t flags) {
  if (name.empty()) return "the name is empty";
  if (std::any_of(name.begin(), name.end(), is_control)) return "the name contains control characters";
  if (name.find('\\') != std::string_view::npos) return "the name contains a backslash";
  if (std::all_of(name.begin(), name.end(), is_ascii)) return nullptr;
  if ((flags & kUtf8Flag) == 0) return "the name is not ASCII, and no encoding is stated";
  return wire::is_valid_utf8(name) ? nullptr : "the name is not valid UTF-8";
}

const char* flags_problem(std::uint16_t flags) {
  constexpr unsigned kKnown = kDeflateSpeed | kDescriptorFlag | kUtf8Flag;
  return (flags & ~kKnown) == 0 ? nullptr : "the member has unknown flags";
}

const char* attributes_problem(std::string_view name, std::uint32_t attributes, std::uint64_t size) {
  const std::uint32_t kind = attributes >> 16 & kKindBits;
  const bool is_folder = is_folder_name(name);
  if (is_folder && size != 0) return "the member is a folder but has content";
  const bool fits = kind == 0 || kind == (is_folder ? kFolder : kPlainFile);
  return fits ? nullptr : "the member is a link or another special file";
}

const char* Zip64Numbers::read(std::string_view fields) {
  rest_ = {};
  bool has_zip64 = false;
  while (!fields.empty()) {
    if (fields.size() < kFieldHeader) return "the extra field is damaged";
    const std::uint16_t id = read_u16(fields.data());
    const std::size_t size = read_u16(fields.data() + 2);
    fields.remove_prefix(kFieldHeader);
    if (size > fields.size()) return "the extra field is damaged";
    if (id == kUnicodePathField) return "the member has a second name, in a Unicode path field";
    if (id == kZip64Field) {
      if (has_zip64) return "the member has two ZIP64 fields";
      has_zip64 = true;
      rest_ = fields.substr(0, size);
    }
    fields.remove_prefix(size);
  }
  return nullptr;
}

bool Zip64Numbers::take(std::uint64_t& number, std::uint64_t mark, std::size_t width) {
  if (number != mark) return true;
  if (rest_.size() < width) return false;
  number = read_number(rest_.data(), width);
  rest_.remove_prefix(width);
  return true;
}

bool Zip64Numbers::repeats(std::uint64_t first, std::uint64_t second) const noexcept {
  if (rest_.size() != 16) return false;
  const std::uint64_t a = read_u64(rest_.data());
  const std::uint64_t b = read_u64(rest_.data() + 8);
  return (a == 0 || a == first) && (b == 0 || b == second);
}

void append_unpacked_name(std::string_view name, std::string& to) {
  const std::size_t last = name.find_last_not_of("0123456789");
  if (last != std::string_view::npos && name[last] == ';') name = name.substr(0, last);
  io::append_portable_key(name, to);
}

}  // namespace onnxgen::archive
