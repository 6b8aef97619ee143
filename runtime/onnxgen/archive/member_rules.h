// Rules for the information about a member. The zip format permits names and numbers that programs interpret
// differently; all that is ambiguous is refused.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/archive/zip_format.h"

namespace onnxgen::archive {

// Each function returns null, or the problem in words that follow "member 'w': ".

// Checks a name. Control characters truncate names or are skipped, some programs treat a backslash as a slash, and
// bytes that are neither ASCII nor marked as UTF-8 are decoded by different code pages.
const char* name_problem(std::string_view name, std::uint16_t flags);

// Accepts only the flags of plain members, whose meaning is known.
const char* flags_problem(std::uint16_t flags);

// Checks the Unix attributes, which determine what unpacking creates: accepts a plain file, or a folder if the name is
// that of a folder. `size` is the size after inflating.
const char* attributes_problem(std::string_view name, std::uint32_t attributes, std::uint64_t size);

// Numbers of a ZIP64 field, in their order: exactly those that do not fit into their usual place.
class Zip64Numbers {
 public:
  // Reads the whole extra field of a header or entry. It must consist of complete fields, with at most one ZIP64 field
  // and no field that gives the member a second name. Returns the problem or null.
  const char* read(std::string_view fields);

  // Replaces `number` with the next number if it equals `mark`. Returns false if the field has no more numbers.
  bool take(std::uint64_t& number, std::uint64_t mark = kIn64, std::size_t width = 8);
  // Returns whether all numbers were used.
  bool is_used_up() const noexcept { return rest_.empty(); }
  // Returns whether exactly two numbers are left, each of which is zero or the expected one. minizip reserves space for
  // them and may not use it.
  bool repeats(std::uint64_t first, std::uint64_t second) const noexcept;

 private:
  std::string_view rest_;
};

// Appends a key that is equal for members that may be unpacked to the same file: because a system treats their names as
// equal, or because a program drops components that leave its folder or a VMS version number (";1").
void append_unpacked_name(std::string_view name, std::string& to);

}  // namespace onnxgen::archive
