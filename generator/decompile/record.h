// Decodes a descriptor into fields that are accessed by number.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/text/field_reader.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::decompile {

class Record {
 public:
  // Decodes the fields up to the first malformed one. The caller must keep `bytes` alive.
  explicit Record(std::string_view bytes) {
    text::FieldReader reader(bytes, text::kMaxGroupDepth);
    for (text::WireField field; reader.next(field);) {
      const auto number = static_cast<std::int32_t>(field.number);
      if (field.type == wire::WireType::kVarint) numbers_[number].push_back(to_int(field.value));
      if (field.type == wire::WireType::kLengthDelimited) blocks_[number].push_back(field.bytes);
    }
    is_malformed_ = reader.error() != ErrorCode::kOk;
  }

  bool is_malformed() const { return is_malformed_; }
  bool has(std::int32_t field) const { return blocks_.count(field) != 0 || numbers_.count(field) != 0; }

  // Return the last value of the field. If it is absent: an empty text or block, or 0.
  std::string text(std::int32_t field) const { return std::string(block(field)); }
  std::string_view block(std::int32_t field) const {
    const auto found = blocks_.find(field);
    return found == blocks_.end() ? std::string_view() : found->second.back();
  }
  // Returns the encoded message in the field. Like all parsers, joins the parts if the field occurs several times.
  std::string message(std::int32_t field) const {
    std::string bytes;
    for (const std::string_view part : blocks(field)) bytes += part;
    return bytes;
  }
  std::int32_t number(std::int32_t field) const {
    const auto found = numbers_.find(field);
    return found == numbers_.end() ? 0 : found->second.back();
  }

  // Return all values of the field.
  std::vector<std::string_view> blocks(std::int32_t field) const {
    const auto found = blocks_.find(field);
    return found == blocks_.end() ? std::vector<std::string_view>() : found->second;
  }
  std::vector<Record> records(std::int32_t field) const {
    std::vector<Record> result;
    for (const std::string_view bytes : blocks(field)) result.emplace_back(bytes);
    return result;
  }
  // Returns packed and unpacked values.
  std::vector<std::int32_t> numbers(std::int32_t field) const {
    const auto found = numbers_.find(field);
    std::vector<std::int32_t> result = found == numbers_.end() ? std::vector<std::int32_t>() : found->second;
    for (const std::string_view packed : blocks(field)) {
      const char* position = packed.data();
      const char* const end = position + packed.size();
      std::uint64_t value = 0;
      while (position != end && (position = wire::read_varint(position, end, value)) != nullptr) {
        result.push_back(to_int(value));
      }
    }
    return result;
  }

 private:
  static std::int32_t to_int(std::uint64_t value) { return static_cast<std::int32_t>(value); }

  std::map<std::int32_t, std::vector<std::int32_t>> numbers_;
  std::map<std::int32_t, std::vector<std::string_view>> blocks_;
  bool is_malformed_ = false;
};

}  // namespace onnxgen::decompile
