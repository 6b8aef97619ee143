#include "onnxgen/message/parse/survey.h"

#include <cstdint>

#include "onnxgen/message/parse/parse.h"
#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::parse {
namespace {

// Maximum number of fields that are read.
constexpr int kFields = 16;
// Smallest size of a large value, in bytes.
constexpr std::size_t kShort = 256;
// A submessage is large if it has at least 1 / kLargePart of the bytes that are not in large values.
constexpr std::size_t kLargePart = 4;

// Returns the class of the messages in the field with this tag, or null if it has no messages.
const MessageInfo* find_message(const MessageInfo& info, std::uint32_t tag) noexcept {
  const std::uint32_t number = wire::tag_number(tag);
  for (std::size_t i = 0; i < info.field_count; ++i) {
    if (info.fields[i].number == number) return info.fields[i].message;
  }
  return nullptr;
}

// Returns an upper bound of the memory that a value of `length` bytes needs in an arena. Numbers have the longest
// header.
std::uint32_t memory_for(std::size_t length) noexcept {
  const std::size_t size = ArrayBlock::kHeader + length + (Arena::kAlignment - 1);
  return static_cast<std::uint32_t>(size / Arena::kAlignment * Arena::kAlignment);
}

}  // namespace

Survey survey_fields(const MessageInfo& info, std::string_view input) noexcept {
  Survey found{false, 0, input.size()};
  const MessageInfo* message = &info;
  const char* p = input.data();
  const char* end = p + input.size();
  std::uint32_t previous_tag = 0;
  for (int i = 0; i < kFields && p < end && found.structure >= kShort; ++i) {
    std::uint32_t tag = 0;
    std::size_t length = 0;
    p = wire::read_tag(p, end, tag);
    if (p == nullptr) break;
    if (wire::tag_type(tag) != static_cast<std::uint32_t>(wire::WireType::kLengthDelimited)) {
      p = skip_plain_value(p, end, tag);
      if (p == nullptr) break;
      continue;
    }
    p = wire::read_length(p, end, length);
    if (p == nullptr) break;
    const MessageInfo* const inner = length >= kShort || tag == previous_tag ? find_message(*message, tag) : nullptr;
    if (inner != nullptr && length >= found.structure / kLargePart) {
      message = inner;
      end = p + length;
      continue;
    }
    if (inner != nullptr && tag == previous_tag) break;  // a run of small messages, such as the nodes of a graph
    if (inner == nullptr && length >= kShort) {
      found.has_values = true;
      found.structure -= length;
      if (found.short_values + length < Arena::kLarge) found.short_values += memory_for(length);
    }
    previous_tag = tag;
    p += length;
  }
  return found;
}

}  // namespace onnxgen::parse
