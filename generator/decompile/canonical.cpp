#include "decompile/canonical.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "descriptor/wire_writer.h"
#include "onnxgen/text/field_reader.h"
#include "onnxgen/text/typed_field.h"

namespace onnxgen::decompile {
namespace {

using text::FieldReader;
using text::WireField;
using wire::WireType;

constexpr int kMaxDepth = 100;

void write(const WireField& field, descriptor::WireWriter& out) {
  const auto number = static_cast<std::int32_t>(field.number);
  out.tag(number, field.type);
  switch (field.type) {
    case WireType::kVarint:
      return out.varint(field.value);
    case WireType::kFixed64:
      return out.fixed(field.value);
    case WireType::kFixed32:
      return out.fixed(static_cast<std::uint32_t>(field.value));
    case WireType::kLengthDelimited:
      return out.block(field.bytes);
    case WireType::kGroupStart:
      out.raw(field.bytes);
      return out.tag(number, WireType::kGroupEnd);
    case WireType::kGroupEnd:
      return;
  }
}

class Canonicalizer {
 public:
  explicit Canonicalizer(const convert::DynamicTypes& types) : types_(types) {}

  std::string encode(const MessageDescriptor& type, std::string_view bytes, int depth) {
    if (depth == kMaxDepth) {
      has_unknown_ = true;
      return std::string(bytes);
    }
    std::map<std::uint32_t, std::vector<WireField>> fields;
    FieldReader reader(bytes, text::kMaxGroupDepth);
    for (WireField field; reader.next(field);) add(type, field, fields);
    has_unknown_ = has_unknown_ || reader.error() != ErrorCode::kOk;
    if (type.well_known == WellKnown::kAny) return encode_any(fields, depth);
    descriptor::WireWriter out;
    for (const auto& [number, values] : fields) {
      const FieldDescriptor* const field = find_field(type, number);
      if (field == nullptr) {
        has_unknown_ = true;
        for (const WireField& value : values) write(value, out);
      } else {
        write_known(type, *field, values, depth, out);
      }
    }
    return out.take();
  }

  bool has_unknown() const { return has_unknown_; }

 private:
  static void add(const MessageDescriptor& type, const WireField& read,
                  std::map<std::uint32_t, std::vector<WireField>>& fields) {
    WireField field = read;
    if (type.message_set && field.number == 1 && field.type == WireType::kGroupStart) {
      text::unwrap_item(field, text::kMaxGroupDepth);
    }
    const FieldDescriptor* const known = find_field(type, field.number);
    std::vector<WireField>& values = fields[field.number];
    const WireType expected = known == nullptr ? field.type : text::wire_type_of(known->type);
    const bool is_packed = expected != field.type && field.type == WireType::kLengthDelimited &&
                           expected != WireType::kGroupStart && is_repeated(*known);
    if (!is_packed) return values.push_back(field);
    text::ScalarReader packed(field, known->type);  // ignores the bytes after the last complete value
    for (std::uint64_t bits; packed.next(bits);) values.push_back({field.number, expected, bits, {}});
  }

  void write_known(const MessageDescriptor& type, const FieldDescriptor& field, const std::vector<WireField>& values,
                   int depth, descriptor::WireWriter& out) {
    const bool is_message = field.type == FieldType::kMessage || field.type == FieldType::kGroup;
    std::string joined;
    for (std::size_t i = 0; i < values.size(); ++i) {
      WireField value = values[i];
      if (value.type != text::wire_type_of(field.type)) {
        has_unknown_ = true;
        write(value, out);
        continue;
      }
      const bool is_last = i + 1 == values.size();
      if (is_message) {
        joined += value.bytes;
        if (!is_repeated(field) && !is_last) continue;
        const std::string message = encode(*field.descriptor.message, joined, depth + 1);
        value.bytes = message;
        write(value, out);
        joined.clear();
      } else if (is_repeated(field) || is_last) {
        write_scalar(type, field, value, out);
      }
    }
  }

  void write_scalar(const MessageDescriptor& type, const FieldDescriptor& field, const WireField& value,
                    descriptor::WireWriter& out) {
    if (field.type == FieldType::kEnum && !text::is_declared(field, value.value)) has_unknown_ = true;
    const bool may_be_absent = type.map_entry || field.cardinality == Cardinality::kImplicit;
    if (may_be_absent && value.value == 0 && value.bytes.empty()) return;
    write(value, out);
  }

  // Text shows the message in an Any, so this message needs a canonical form as well.
  std::string encode_any(const std::map<std::uint32_t, std::vector<WireField>>& fields, int depth) {
    const auto last = [&](std::uint32_t number) {
      const auto found = fields.find(number);
      return found == fields.end() ? std::string_view() : found->second.back().bytes;
    };
    const std::string_view url = last(1);
    const MessageDescriptor* const type = types_.find(url.substr(url.rfind('/') + 1));
    for (const auto& field : fields) has_unknown_ = has_unknown_ || field.first > 2;
    descriptor::WireWriter out;
    out.field(1, url);
    out.field(2, type == nullptr ? std::string(last(2)) : encode(*type, last(2), depth + 1));
    return out.take();
  }

  const convert::DynamicTypes& types_;
  bool has_unknown_ = false;
};

}  // namespace

CanonicalForm canonical_form(const MessageDescriptor& type, std::string_view bytes,
                             const convert::DynamicTypes& types) {
  Canonicalizer canonicalizer(types);
  CanonicalForm form;
  form.bytes = canonicalizer.encode(type, bytes, 0);
  form.has_unknown = canonicalizer.has_unknown();
  return form;
}

}  // namespace onnxgen::decompile
