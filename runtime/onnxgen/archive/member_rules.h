// What an archive may say of a member. The format leaves room for names and numbers that programs read in different
// ways; what they could disagree about is refused.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/archive/zip_format.h"

namespace onnxgen::archive {

// Each of these returns what is wrong, in words that follow "member 'w': ", or null.

// Control characters cut names short or are skipped, a backslash is a slash to some, and bytes that are neither ASCII
// nor marked as UTF-8 are of the code page that each takes for granted.
const char* fault_of_name(std::string_view name, std::uint16_t flags);

// Only flags whose meaning is known, which are those of plain members.
const char* fault_of_flags(std::uint16_t flags);

// What unpacking makes of it, by the attributes of Unix: a plain file, or a folder where the name is one. `size` is
// what it has once it is inflated.
const char* fault_of_attributes(std::string_view name, std::uint32_t attributes, std::uint64_t size);

// The numbers of a ZIP64 field, in their order: those that have no room where they usually stand, and no others.
class Zip64Numbers {
 public:
  // `fields` is the whole extra field of a header or an entry. It must be made of whole fields, at most one of them
  // ZIP64, and none that gives the member a second name.
  const char* read(std::string_view fields);

  // Replaces `number` if it is `mark`; false where the field has no more.
  bool take(std::uint64_t& number, std::uint64_t mark = kIn64, std::size_t width = 8);
  // Whether none is left over.
  bool is_used_up() const noexcept { return rest_.empty(); }
  // Whether what is left over is two numbers that are these, or zero: minizip makes room for them, and may not use it.
  bool repeats(std::uint64_t first, std::uint64_t second) const noexcept;

 private:
  std::string_view rest_;
};

// Appends the name of the file that unpacking on some system makes, which is no longer than `name`: systems that do not
// tell upper case from lower case, and programs that leave out what leads out of their folder, or a version number of
// VMS (";1"), make one file of two members.
void append_unpacked_name(std::string_view name, std::string& to);

}  // namespace onnxgen::archive
