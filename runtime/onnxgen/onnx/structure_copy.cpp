#include "onnxgen/onnx/structure_copy.h"

#include <cstdint>

#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// A varint of exactly `width` bytes, longer than needed if it must be.
void put_varint(char* to, std::size_t width, std::uint64_t value) {
  for (std::size_t i = 0; i < width; ++i, value >>= 7) {
    to[i] = static_cast<char>((value & 0x7F) | (i + 1 < width ? 0x80 : 0));
  }
}

bool is_delimited(std::uint32_t tag) {
  return wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited);
}

class Copier {
 public:
  Copier(WireCursor& input, std::string& output) : input_(input), output_(output) {}

  Status copy_message(WireKind kind, std::uint64_t end, int depth) {
    while (input_.position() < end) {
      std::uint32_t tag = 0;
      Status status = input_.read_tag(end, tag);
      if (!status) return status;
      const std::uint32_t number = wire::tag_number(tag);
      const WireField* const field = is_delimited(tag) ? find_wire_field(kind, number) : nullptr;
      if (kind == WireKind::kTensor && tensor_field::is_data(tag)) {
        status = input_.skip_value(end, tag, depth);
      } else if (field != nullptr) {
        status = copy_child(*field, end, depth);
      } else {
        output_ += input_.last_varint();
        status = copy_value(tag, end, depth);
      }
      if (!status) return status;
    }
    return Status();
  }

 private:
  Status copy_child(const WireField& field, std::uint64_t end, int depth) {
    if (depth <= 0) return Status(ErrorCode::kDepthExceeded, input_.position());
    output_ += input_.last_varint();
    std::uint64_t length = 0;
    Status status = input_.read_length(end, length);
    if (!status) return status;
    // What is left out can only make the length less, so it fits where the old one stood.
    const std::size_t width = wire::varint_size(length);
    const std::size_t length_at = output_.size();
    output_.append(width, '\0');
    status = copy_message(field.kind, input_.position() + length, depth - 1);
    put_varint(&output_[length_at], width, output_.size() - length_at - width);
    return status;
  }

  // Bytes as they stand, tags and lengths too: unknown fields are kept as they are.
  Status copy_value(std::uint32_t tag, std::uint64_t end, int depth) {
    std::uint64_t value = 0;
    std::uint32_t narrow = 0;
    Status status;
    switch (static_cast<wire::WireType>(wire::tag_type(tag))) {
      case wire::WireType::kVarint:
        status = input_.read_varint(end, value);
        if (status) output_ += input_.last_varint();
        return status;
      case wire::WireType::kFixed64:
        status = input_.read_fixed64(end, value);
        for (unsigned i = 0; i < 8; ++i) output_ += static_cast<char>(value >> 8 * i & 0xFF);
        return status;
      case wire::WireType::kFixed32:
        status = input_.read_fixed32(end, narrow);
        for (unsigned i = 0; i < 4; ++i) output_ += static_cast<char>(narrow >> 8 * i & 0xFF);
        return status;
      case wire::WireType::kLengthDelimited:
        status = input_.read_length(end, value);
        if (!status) return status;
        output_ += input_.last_varint();
        return input_.append(value, output_);
      case wire::WireType::kGroupStart:
        return copy_group(wire::tag_number(tag), end, depth);
      case wire::WireType::kGroupEnd:
        break;
    }
    return Status(ErrorCode::kUnmatchedGroup, input_.position());
  }

  Status copy_group(std::uint32_t number, std::uint64_t end, int depth) {
    if (depth <= 0) return Status(ErrorCode::kDepthExceeded, input_.position());
    const std::uint32_t end_tag = wire::make_tag(number, wire::WireType::kGroupEnd);
    while (true) {
      if (input_.position() >= end) return Status(ErrorCode::kTruncated, end);
      std::uint32_t tag = 0;
      Status status = input_.read_tag(end, tag);
      if (!status) return status;
      output_ += input_.last_varint();
      if (tag == end_tag) return Status();
      status = copy_value(tag, end, depth - 1);
      if (!status) return status;
    }
  }

  WireCursor& input_;
  std::string& output_;
};

}  // namespace

Status copy_structure(WireCursor& input, WireKind kind, int max_depth, std::string& output) {
  return Copier(input, output).copy_message(kind, input.size(), max_depth);
}

}  // namespace onnxgen::io
