#include "byte_dump.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <fstream>

#include "onnxgen/wire/varint.h"

namespace {

using onnxgen::FieldDescriptor;
using onnxgen::MessageDescriptor;

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    char digits[4];
    std::snprintf(digits, sizeof digits, "%02x ", static_cast<unsigned>(static_cast<unsigned char>(byte)));
    text += digits;
  }
  text.resize(text.empty() ? 0 : text.size() - 1);
  return text;
}

class Dump {
 public:
  explicit Dump(std::string_view input) : input_(input) {}

  void message(std::size_t begin, std::size_t end, const MessageDescriptor& type, int depth) {
    for (at_ = begin; at_ < end;) field(type, depth);
    EXPECT_EQ(at_, end);
  }

  std::string text;

 private:
  std::uint64_t varint() {
    std::uint64_t value = 0;
    const char* const end = onnxgen::wire::read_varint(input_.data() + at_, input_.data() + input_.size(), value);
    if (end == nullptr) {
      ADD_FAILURE() << "a varint is cut short";
      at_ = input_.size();
    } else {
      at_ = static_cast<std::size_t>(end - input_.data());
    }
    return value;
  }

  void line(std::size_t begin, int depth, const std::string& meaning) {
    char start[64];
    std::snprintf(start, sizeof start, "%3zu  %-31s", begin, hex(input_.substr(begin, at_ - begin)).c_str());
    text += start + std::string(2 * static_cast<std::size_t>(depth), ' ') + meaning + "\n";
  }

  void field(const MessageDescriptor& type, int depth) {
    const std::size_t begin = at_;
    const std::uint64_t tag = varint();
    const FieldDescriptor* const field = onnxgen::find_field(type, static_cast<std::uint32_t>(tag >> 3));
    if (field == nullptr) {
      ADD_FAILURE() << "no field " << (tag >> 3) << " in " << type.full_name;
      at_ = input_.size();
      return;
    }
    const std::string name = "field " + std::to_string(field->number) + " " + field->name;
    const std::uint64_t number = varint();  // the value or the length
    if ((tag & 7) == 0) {
      line(begin, depth, name + ": " + std::to_string(number));
      return;
    }
    const std::size_t end = at_ + static_cast<std::size_t>(number);
    if (onnxgen::is_message(*field)) {
      line(begin, depth, name + ", a message of " + std::to_string(number) + " bytes");
      message(at_, end, *field->descriptor.message, depth + 1);
      return;
    }
    const std::string value(input_.substr(at_, end - at_));
    at_ = end;
    const bool is_text = field->type == onnxgen::FieldType::kString;
    line(begin, depth, name + (is_text ? ": \"" + value + "\"" : ", " + std::to_string(number) + " bytes"));
  }

  std::string_view input_;
  std::size_t at_ = 0;
};

}  // namespace

std::string byte_dump(std::string_view encoded, const MessageDescriptor& type) {
  Dump dump(encoded);
  dump.message(0, encoded.size(), type, 0);
  return dump.text;
}

std::string block_of_page(const std::string& name, const std::string& language) {
  std::ifstream page(ONNXGEN_DOCS "/" + name);
  std::string text;
  std::string line;
  while (std::getline(page, line) && line != "```" + language) continue;
  while (std::getline(page, line) && line != "```") text += line + "\n";
  return text;
}
