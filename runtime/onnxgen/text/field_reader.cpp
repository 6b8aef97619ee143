#include "onnxgen/text/field_reader.h"

#include <cstddef>
#include <cstring>

#include "onnxgen/message/parse/element_stack.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

template <class Bits>
bool read_fixed(const char*& p, const char* end, std::uint64_t& value) noexcept {
  if (end - p < static_cast<std::ptrdiff_t>(sizeof(Bits))) return false;
  value = wire::load_fixed<Bits>(p);
  p += sizeof(Bits);
  return true;
}

}  // namespace

bool FieldReader::fail(ErrorCode error) noexcept {
  error_ = error;
  return false;
}

// Keeps only the low 32 bits of a tag of more than five bytes, as libprotobuf does.
bool FieldReader::read_tag(std::uint32_t& tag) noexcept {
  std::uint64_t value = 0;
  const char* const p = wire::read_varint(p_, end_, value);
  if (p == nullptr) return fail(ErrorCode::kMalformedVarint);
  p_ = p;
  tag = static_cast<std::uint32_t>(value);
  if (wire::tag_number(tag) == 0) return fail(ErrorCode::kInvalidTag);
  return true;
}

bool FieldReader::next_tag(std::uint32_t& tag) noexcept {
  return p_ != end_ && error_ == ErrorCode::kOk && read_tag(tag);
}

bool FieldReader::next(WireField& field) noexcept {
  std::uint32_t tag = 0;
  return next_tag(tag) && read_payload(tag, depth_, field);
}

bool FieldReader::read_payload(std::uint32_t tag, int depth, WireField& field) noexcept {
  field.number = wire::tag_number(tag);
  if (wire::tag_type(tag) > 5) return fail(ErrorCode::kInvalidTag);
  field.type = static_cast<WireType>(wire::tag_type(tag));
  switch (field.type) {
    case WireType::kVarint: {
      const char* const p = wire::read_varint(p_, end_, field.value);
      if (p == nullptr) return fail(ErrorCode::kMalformedVarint);
      p_ = p;
      return true;
    }
    case WireType::kFixed64:
      return read_fixed<std::uint64_t>(p_, end_, field.value) || fail(ErrorCode::kTruncated);
    case WireType::kFixed32:
      return read_fixed<std::uint32_t>(p_, end_, field.value) || fail(ErrorCode::kTruncated);
    case WireType::kLengthDelimited:
      return read_bytes(field);
    case WireType::kGroupStart:
      return read_group(field.number, depth, field);
    case WireType::kGroupEnd:
      return fail(ErrorCode::kUnmatchedGroup);
  }
  return fail(ErrorCode::kInvalidTag);
}

bool FieldReader::read_bytes(WireField& field) noexcept {
  std::uint64_t length = 0;
  const char* const p = wire::read_varint(p_, end_, length);
  if (p == nullptr) return fail(ErrorCode::kMalformedVarint);
  if (long_lengths_ == LongLengths::kShortened) length = static_cast<std::uint32_t>(length);
  if (length > static_cast<std::uint64_t>(end_ - p)) return fail(ErrorCode::kTruncated);
  field.bytes = std::string_view(p, static_cast<std::size_t>(length));
  p_ = p + length;
  return true;
}

// Tracks nested groups on an explicit stack, so the depth of groups does not grow the thread's stack.
bool FieldReader::read_group(std::uint32_t number, int depth, WireField& field) noexcept {
  if (depth <= 0) return fail(ErrorCode::kDepthExceeded);
  const char* const begin = p_;
  ElementStack inner;
  std::uint32_t innermost = number;
  while (p_ != end_) {
    const char* const before = p_;
    std::uint32_t tag = 0;
    if (!read_tag(tag)) return false;
    if (tag == wire::make_tag(innermost, WireType::kGroupEnd)) {
      if (inner.size() == 0) {
        field.number = number;
        field.type = WireType::kGroupStart;
        field.bytes = std::string_view(begin, static_cast<std::size_t>(before - begin));
        return true;
      }
      std::memcpy(&innermost, inner.at(inner.size() - 1), sizeof innermost);
      inner.truncate(inner.size() - 1);
    } else if (wire::tag_type(tag) == static_cast<std::uint32_t>(WireType::kGroupStart)) {
      if (inner.size() + 1 >= static_cast<std::size_t>(depth)) return fail(ErrorCode::kDepthExceeded);
      if (!inner.push(innermost)) return fail(ErrorCode::kOutOfMemory);
      innermost = wire::tag_number(tag);
    } else {
      WireField ignored;
      if (!read_payload(tag, 0, ignored)) return false;
    }
  }
  return fail(ErrorCode::kUnmatchedGroup);
}

}  // namespace onnxgen::text
