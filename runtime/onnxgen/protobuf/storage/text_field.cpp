#include "onnxgen/protobuf/storage/text_field.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::heap {
namespace {

// Returns the additional memory, in bytes, that a string allocates when it grows to `length`, which exceeds its
// capacity. The capacity at least doubles. Short strings are stored in the object itself.
std::uint64_t bytes_to_grow(const std::string& text, std::size_t length) noexcept {
  const std::size_t capacity = text.capacity();
  const std::uint64_t present = capacity >= sizeof(std::string) ? malloc_size(capacity + 1) : 0;
  return malloc_size(std::max(length, 2 * capacity) + 1) - present;
}

// Reads the bytes of a value, as a view of the input.
ONNXGEN_ALWAYS_INLINE inline const char* read_value(std::string_view& value, const char* start, const char* end,
                                                    bool check_utf8, ParseContext& context) noexcept {
  std::size_t length = 0;
  const char* const p = wire::read_length(start, end, length);
  if (p == nullptr) return context.fail_length(start);
  value = std::string_view(p, length);
  if (check_utf8 && !wire::is_valid_utf8(value)) return context.fail(ErrorCode::kInvalidUtf8, p);
  return p + length;
}

// Replaces the contents of `to` by `value`, a view of the input.
bool try_assign(std::string& to, std::string_view value, MemoryLimit& memory) noexcept {
  if (value.size() > to.capacity() && !memory.try_add(bytes_to_grow(to, value.size()))) return false;
  return try_allocating([&] { to.assign(value); });
}

// A std::string occupies four words in addition to its bytes, so the next data is further away than in native messages.
ONNXGEN_ALWAYS_INLINE inline void prefetch_before(const void* object) noexcept {
  wire::prefetch_before<4096, 4>(object);
}

}  // namespace

std::string* try_create_text(MemoryLimit& memory) noexcept {
  if (!memory.try_add(malloc_size(sizeof(std::string)))) return nullptr;
  return new (std::nothrow) std::string;
}

const char* read_text(std::string& to, const char* p, const char* end, bool check_utf8,
                      ParseContext& context) noexcept {
  std::string_view value;
  p = read_value(value, p, end, check_utf8, context);
  if (p == nullptr) return nullptr;
  return try_assign(to, value, context.memory()) ? p : context.fail_allocation(value.data());
}

const char* read_text(Text& to, const char* p, const char* end, bool check_utf8, ParseContext& context) noexcept {
  std::string_view value;
  p = read_value(value, p, end, check_utf8, context);
  if (p == nullptr) return nullptr;
  std::string* const present = to.string();
  const bool has_memory =
      present != nullptr ? try_assign(*present, value, context.memory()) : to.try_construct(value, context.slabs());
  return has_memory ? p : context.fail_allocation(value.data());
}

// Writes a short string by copying a fixed number of bytes that ends with it, without a branch on the unpredictable
// length. A short string is stored in the std::string object itself, so the bytes before it can be read safely.
char* write_text(char* p, std::uint32_t tag, const std::string& value, Writer& writer) noexcept {
  constexpr std::size_t kCopied = 16;
  static_assert(kCopied + write::kTagAndLength <= Writer::kEnsured);
  const std::size_t size = value.size();
  const char* const object = reinterpret_cast<const char*>(&value);
  const auto end_in_object =
      reinterpret_cast<std::uintptr_t>(value.data() + size) - reinterpret_cast<std::uintptr_t>(object);
  const bool is_inside = end_in_object >= kCopied && end_in_object <= sizeof(std::string);
  if (size > kCopied || !is_inside || !writer.is_ensured(p)) {
    prefetch_before(value.data());
    return write::text(p, tag, std::string_view(value), writer);
  }
  prefetch_before(object);
  std::memcpy(p - kCopied, object + end_in_object - kCopied, kCopied);
  return write::head_before(p - size, tag, size);
}

const char* read_texts(RepeatedText& field, const char* p, const char* end, std::uint32_t tag, bool check_utf8,
                       ParseContext& context) noexcept {
  ElementArray& array = ArrayAccess::array(field);
  ElementArray::Run run(array, kTextType, parse::count_run(p, end, tag), context.slabs());
  do {
    std::string_view value;
    const char* const start = p;
    p = read_value(value, p, end, check_utf8, context);
    if (p == nullptr) return context.fail_element(context.stack().size(), array.size());
    void* const memory = run.try_allocate();
    if (memory == nullptr) return context.fail_allocation(start);
    if (!try_construct_text(memory, value, context.memory())) {
      run.free_memory(memory);
      return context.fail_allocation(start);
    }
    run.keep(memory);
  } while (parse::accept_tag(p, end, tag));
  return p;
}

std::uint64_t texts_size(const RepeatedText& field) noexcept {
  std::uint64_t size = 0;
  for (const std::string& text : field) size += delimited_size(text.size());
  return size;
}

char* write_texts(char* p, std::uint32_t tag, const RepeatedText& field, Writer& writer) noexcept {
  for (int i = field.size(); i != 0; --i) p = write_text(p, tag, field[i - 1], writer);
  return p;
}

}  // namespace onnxgen::heap
