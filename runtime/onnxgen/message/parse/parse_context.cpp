#include "onnxgen/message/parse/parse.h"

namespace onnxgen {

namespace {

struct FoundError {
  ErrorCode code;
  const char* at;
};

// Determines the error in a varint, or in the data whose length it is.
FoundError find_varint_error(const char* at, const char* end) noexcept {
  constexpr auto kLongestVarint = static_cast<std::ptrdiff_t>(wire::kMaxVarintBytes);
  std::uint64_t ignored = 0;
  if (end - at >= kLongestVarint && wire::read_varint(at, end, ignored) == nullptr) {
    return {ErrorCode::kMalformedVarint, at};
  }
  return {ErrorCode::kTruncated, end};
}

// Determines the error in the field at `start`, from its bytes alone.
FoundError find_error(const char* start, const char* end) noexcept {
  std::uint32_t tag = 0;
  const char* const value = wire::read_tag(start, end, tag);
  if (value == nullptr) {
    for (const char* p = start; p < end; ++p) {
      if (p - start >= 5 || static_cast<unsigned char>(*p) < 0x80) return {ErrorCode::kMalformedVarint, start};
    }
    return {ErrorCode::kTruncated, end};
  }
  const std::uint32_t type = wire::tag_type(tag);
  if (wire::tag_number(tag) == 0 || type > 5) return {ErrorCode::kInvalidTag, start};
  if (type == static_cast<std::uint32_t>(wire::WireType::kGroupEnd)) return {ErrorCode::kUnmatchedGroup, start};
  const bool has_varint = type == static_cast<std::uint32_t>(wire::WireType::kVarint) ||
                          type == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited);
  return has_varint ? find_varint_error(value, end) : FoundError{ErrorCode::kTruncated, end};
}

}  // namespace

const char* ParseContext::fail(ErrorCode code, const char* at) noexcept {
  if (code_ == ErrorCode::kOk) {
    code_ = code;
    offset_ = static_cast<std::uint64_t>(at - input_.begin);
  }
  return nullptr;
}

const char* ParseContext::fail_allocation(const char* at) noexcept {
  return fail(memory_.reached() ? ErrorCode::kAllocationLimit : ErrorCode::kOutOfMemory, at);
}

const char* ParseContext::fail_number(const char* at, const char* end) noexcept {
  const FoundError error = find_varint_error(at, end);
  return fail(error.code, error.at);
}

const char* ParseContext::fail_element(std::size_t stack_base, std::size_t index) noexcept {
  stack_.truncate(stack_base);
  failed_index_ = index;
  return nullptr;
}

const char* ParseContext::fail_item(std::uint32_t number) noexcept {
  failed_number_ = number;
  return nullptr;
}

const char* ParseContext::diagnose(const char* start, const char* end) noexcept {
  if (code_ != ErrorCode::kOk) return nullptr;
  const FoundError error = failed_length_ != nullptr ? find_varint_error(failed_length_, end) : find_error(start, end);
  return fail(error.code, error.at);
}

const char* ParseContext::fail_field(const char* start, const char* end, std::uint32_t tag) noexcept {
  diagnose(start, end);
  if (tag != 0) path_.push(failed_number_ != 0 ? failed_number_ : wire::tag_number(tag), failed_index_);
  failed_index_ = FieldPath::kNoIndex;
  failed_number_ = 0;
  return nullptr;
}

Status ParseContext::status(const MessageInfo& root) const {
  if (code_ == ErrorCode::kOk) return Status();
  if (code_ == ErrorCode::kOutOfMemory) return Status(code_, offset_);  // a path would need memory
  return path_.failure(code_, offset_, root);
}

}  // namespace onnxgen
