#include <cstdlib>

#include "onnxgen/message/parse.h"

namespace onnxgen {

ElementStack::~ElementStack() {
  if (words_ != inline_) std::free(words_);
}

bool ElementStack::grow() noexcept {
  const std::size_t bytes = size_ * sizeof(std::uint64_t);
  auto* const larger =
      static_cast<std::uint64_t*>(std::realloc(words_ != inline_ ? words_ : nullptr, bytes * 2 + sizeof inline_));
  if (larger == nullptr) return false;
  if (words_ == inline_) std::memcpy(larger, inline_, bytes);
  words_ = larger;
  capacity_ = size_ * 2 + kInline;
  return true;
}

namespace {

struct Fault {
  ErrorCode code;
  const char* at;
};

// What is wrong with the field at `start`, from its bytes alone.
Fault find_fault(const char* start, const char* end) noexcept {
  constexpr auto kLongestVarint = static_cast<std::ptrdiff_t>(wire::kMaxVarintBytes);
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
  std::uint64_t ignored = 0;
  if (has_varint && end - value >= kLongestVarint && wire::read_varint(value, end, ignored) == nullptr) {
    return {ErrorCode::kMalformedVarint, value};
  }
  return {ErrorCode::kTruncated, end};
}

const char* field_name(const MessageInfo& info, std::uint64_t number, const MessageInfo*& message) {
  const char* name = info.field_names;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    if (info.fields[i].number == number) {
      message = info.fields[i].message;
      return name;
    }
    name += std::strlen(name) + 1;
  }
  message = nullptr;
  return nullptr;
}

std::string_view short_name(const char* full_name) {
  const std::string_view name = full_name;
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

}  // namespace

const char* ParseContext::fail(ErrorCode code, const char* at) noexcept {
  if (code_ == ErrorCode::kOk) {
    code_ = code;
    offset_ = static_cast<std::uint64_t>(at - begin_);
  }
  return nullptr;
}

const char* ParseContext::fail_allocation(const char* at) noexcept {
  return fail(arena_->limit_reached() ? ErrorCode::kAllocationLimit : ErrorCode::kOutOfMemory, at);
}

const char* ParseContext::fail_field(const char* start, const char* end, std::uint32_t tag) noexcept {
  if (code_ == ErrorCode::kOk) {
    const Fault fault = find_fault(start, end);
    fail(fault.code, fault.at);
  }
  if (tag != 0)
    (void)path_.push(PathEntry{wire::tag_number(tag), failed_index_});  // without memory the path is shorter
  failed_index_ = kNoIndex;
  return nullptr;
}

Status ParseContext::status(const MessageInfo& root) const {
  if (code_ == ErrorCode::kOk) return Status();
  constexpr std::size_t kWords = sizeof(PathEntry) / sizeof(std::uint64_t);
  std::string path(short_name(root.full_name));
  const MessageInfo* message = &root;
  for (std::size_t i = path_.size(); i != 0; i -= kWords) {
    PathEntry entry;
    std::memcpy(&entry, path_.at(i - kWords), sizeof entry);
    const MessageInfo* next = nullptr;
    const char* const name = message != nullptr ? field_name(*message, entry.number, next) : nullptr;
    path += '.';
    path += name != nullptr ? name : std::to_string(entry.number);
    if (entry.index != kNoIndex) path += '[' + std::to_string(entry.index) + ']';
    message = next;
  }
  return Status(code_, offset_, std::move(path));
}

}  // namespace onnxgen
