// Reads the fields of an encoded message one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "descriptor/wire_writer.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::descriptor {

class WireReader {
 public:
  // The caller must keep `bytes` alive.
  explicit WireReader(std::string_view bytes) : position_(bytes.data()), end_(bytes.data() + bytes.size()) {}

  // Moves to the next field. Returns false at the end of the message and if the rest is malformed.
  bool next() {
    if (position_ == end_) return false;
    const char* const begin = position_;
    if (!read_field() || type_ == WireType::kGroupEnd) return fail();
    if (type_ == WireType::kGroup && !skip_group()) return fail();
    raw_ = {begin, static_cast<std::size_t>(position_ - begin)};
    return true;
  }

  bool is_malformed() const { return is_malformed_; }
  std::int32_t number() const { return number_; }
  WireType type() const { return type_; }
  // Value of a field of type kVarint.
  std::uint64_t varint() const { return varint_; }
  // Contents of a field of type kBlock, kFixed32 or kFixed64.
  std::string_view bytes() const { return bytes_; }
  // The encoded field, including its tag.
  std::string_view raw() const { return raw_; }

 private:
  bool read_field() {
    std::uint32_t tag = 0;
    if ((position_ = wire::read_tag(position_, end_, tag)) == nullptr) return false;
    number_ = static_cast<std::int32_t>(tag >> 3);
    type_ = static_cast<WireType>(tag & 7);
    return number_ != 0 && type_ <= WireType::kFixed32 && read_value();
  }

  // Skips the fields of a group, including nested groups. Restores the number and type of the group.
  bool skip_group() {
    std::vector<std::int32_t> open{number_};
    while (!open.empty()) {
      if (position_ == end_ || !read_field()) return false;
      if (type_ == WireType::kGroup) {
        open.push_back(number_);
      } else if (type_ == WireType::kGroupEnd) {
        if (open.back() != number_) return false;
        open.pop_back();
      }
    }
    type_ = WireType::kGroup;
    return true;
  }

  bool fail() {
    is_malformed_ = true;
    position_ = end_;
    return false;
  }

  bool read_value() {
    std::size_t length = 0;
    switch (type_) {
      case WireType::kVarint:
        position_ = wire::read_varint(position_, end_, varint_);
        return position_ != nullptr;
      case WireType::kBlock:
        if ((position_ = wire::read_length(position_, end_, length)) == nullptr) return false;
        break;
      case WireType::kFixed32:
        length = sizeof(std::uint32_t);
        break;
      case WireType::kFixed64:
        length = sizeof(std::uint64_t);
        break;
      case WireType::kGroup:
      case WireType::kGroupEnd:
        break;
    }
    if (length > static_cast<std::size_t>(end_ - position_)) return false;
    bytes_ = {position_, length};
    position_ += length;
    return true;
  }

  const char* position_;
  const char* end_;
  std::int32_t number_ = 0;
  WireType type_ = WireType::kVarint;
  std::uint64_t varint_ = 0;
  std::string_view bytes_;
  std::string_view raw_;
  bool is_malformed_ = false;
};

}  // namespace onnxgen::descriptor
