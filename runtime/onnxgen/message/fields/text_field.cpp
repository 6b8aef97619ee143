#include "onnxgen/message/fields/text_field.h"

namespace onnxgen {
namespace {

template <class Stored>
ONNXGEN_NOINLINE char* write_each(char* p, std::uint32_t tag, const Stored* values, std::size_t count,
                                  Writer& writer) noexcept {
  for (; count != 0; --count) p = write::text(p, tag, values[count - 1], writer);
  return p;
}

template <class Stored>
std::uint64_t size_of_all(const RepeatedText<Stored>& field) noexcept {
  std::uint64_t size = 0;
  for (const std::string_view value : field) size += delimited_size(value.size());
  return size;
}

template <class Stored>
void merge_all(RepeatedText<Stored>& to, const RepeatedText<Stored>& from, Arena& arena) {
  const std::size_t old_size = to.size();
  Stored* const target = StorageAccess::array(to).try_append(from.size(), arena);
  if (target == nullptr) out_of_memory();
  for (std::size_t i = 0; i < from.size(); ++i) {
    target[i] = {};
    if (!target[i].try_init(from[i], arena)) {
      to.Truncate(old_size + i);
      out_of_memory();
    }
  }
}

template <class Stored>
bool equal_all(const RepeatedText<Stored>& a, const RepeatedText<Stored>& b) noexcept {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

template <class Stored>
bool equal_values(const Stored& a, const Stored& b) noexcept {
  return a.has_value() == b.has_value() && a.get() == b.get();
}

}  // namespace

void merge_text(StringField& to, const StringField& from, Arena& arena) {
  to.set(from.get(), arena);
}
void merge_text(BytesField& to, const BytesField& from, Arena& arena) {
  if (arena.shares_bytes()) {
    to.borrow(from.get(), arena);
  } else {
    to.set(from.get(), arena);
  }
}

bool equal_text(std::string_view a, std::string_view b) noexcept {
  return a == b;
}
bool equal_text(const StringField& a, const StringField& b) noexcept {
  return equal_values(a, b);
}
bool equal_text(const BytesField& a, const BytesField& b) noexcept {
  return equal_values(a, b);
}

// Most lists are short, and so are their strings. The loop calls no functions for them, so that it need not save
// registers. Tags of more than two bytes are written by write_each().
char* write::texts(char* p, std::uint32_t tag, const RepeatedString& field, Writer& writer) noexcept {
  const StringField* const values = StorageAccess::array(field).data();
  std::size_t count = field.size();
  if (!ONNXGEN_FOR_SIZE && tag < 0x4000) {
    for (; count != 0 && can_copy(p, values[count - 1], writer); --count) p = copied_text(p, tag, values[count - 1]);
  }
  return count == 0 ? p : write_each(p, tag, values, count, writer);
}
char* write::texts(char* p, std::uint32_t tag, const RepeatedBytes& field, Writer& writer) noexcept {
  return write_each(p, tag, StorageAccess::array(field).data(), field.size(), writer);
}

std::uint64_t elements_size(const RepeatedString& field) noexcept {
  return size_of_all(field);
}
std::uint64_t elements_size(const RepeatedBytes& field) noexcept {
  return size_of_all(field);
}

void merge_texts(RepeatedString& to, const RepeatedString& from, Arena& arena) {
  merge_all(to, from, arena);
}
void merge_texts(RepeatedBytes& to, const RepeatedBytes& from, Arena& arena) {
  merge_all(to, from, arena);
}

bool equal_texts(const RepeatedString& a, const RepeatedString& b) noexcept {
  return equal_all(a, b);
}
bool equal_texts(const RepeatedBytes& a, const RepeatedBytes& b) noexcept {
  return equal_all(a, b);
}

}  // namespace onnxgen
