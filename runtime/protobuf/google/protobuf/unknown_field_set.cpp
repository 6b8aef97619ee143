#include "google/protobuf/unknown_field_set.h"

#include <algorithm>

#include "google/protobuf/containers/repeated_pointers.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/text/field_reader.h"
#include "onnxgen/wire/append.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using onnxgen::text::FieldReader;
using onnxgen::text::WireField;
using onnxgen::wire::WireType;

void append_tag(std::string& bytes, int number, WireType type) {
  onnxgen::wire::append_tag(bytes, static_cast<uint32>(number), type);
}

// Appends a field of 32 or 64 bits.
template <class Bits>
void append_fixed(std::string& bytes, int number, WireType type, Bits bits) {
  char encoded[sizeof(Bits)];
  onnxgen::wire::store_fixed(encoded, bits);
  append_tag(bytes, number, type);
  bytes.append(encoded, sizeof encoded);
}

}  // namespace

// ---- fields --------------------------------------------------------------------------------------------------------

void UnknownField::fail_type(Type type) const {
  GOOGLE_LOG(FATAL) << "CHECK failed: (type()) == (" << static_cast<int>(type) << "): unknown field " << number()
                    << " is of type " << static_cast<int>(type_);
  std::abort();  // unreachable: the line above does not return
}

UnknownField UnknownField::copy() const {
  UnknownField copied = *this;
  if (type_ == TYPE_LENGTH_DELIMITED) copied.value_.text = new std::string(*value_.text);
  if (type_ == TYPE_GROUP) {
    auto group = std::make_unique<UnknownFieldSet>();
    group->MergeFrom(*value_.group);
    copied.value_.group = group.release();
  }
  return copied;
}

void UnknownField::delete_value() {
  if (type_ == TYPE_LENGTH_DELIMITED) delete value_.text;
  if (type_ == TYPE_GROUP) delete value_.group;
}

// ---- sets ----------------------------------------------------------------------------------------------------------

const UnknownFieldSet& UnknownFieldSet::default_instance() {
  static const UnknownFieldSet* const kEmpty = new UnknownFieldSet;
  return *kEmpty;
}

void UnknownFieldSet::Clear() {
  for (UnknownField& field : fields_) field.delete_value();
  fields_.clear();
}

void UnknownFieldSet::ClearAndFreeMemory() {
  Clear();
  fields_.shrink_to_fit();
}

void UnknownFieldSet::MergeFrom(const UnknownFieldSet& other) {
  const std::size_t count = other.fields_.size();  // `other` may be this set
  for (std::size_t i = 0; i < count; ++i) AddField(other.fields_[i]);
}

void UnknownFieldSet::MergeFromAndDestroy(UnknownFieldSet* other) {
  if (fields_.empty()) return Swap(other);
  fields_.insert(fields_.end(), other->fields_.begin(), other->fields_.end());
  other->fields_.clear();
}

std::size_t UnknownFieldSet::SpaceUsedExcludingSelfLong() const {
  std::size_t size = fields_.capacity() * sizeof(UnknownField);
  for (const UnknownField& field : fields_) {
    if (field.type() == UnknownField::TYPE_LENGTH_DELIMITED) {
      size += internal::space_of(field.length_delimited());
    } else if (field.type() == UnknownField::TYPE_GROUP) {
      size += field.group().SpaceUsedLong();
    }
  }
  return size;
}

void UnknownFieldSet::AddVarint(int number, uint64 value) {
  add(number, UnknownField::TYPE_VARINT).value_.bits = value;
}
void UnknownFieldSet::AddFixed32(int number, uint32 value) {
  add(number, UnknownField::TYPE_FIXED32).value_.bits = value;
}
void UnknownFieldSet::AddFixed64(int number, uint64 value) {
  add(number, UnknownField::TYPE_FIXED64).value_.bits = value;
}

std::string* UnknownFieldSet::AddLengthDelimited(int number) {
  auto made = std::make_unique<std::string>();
  add(number, UnknownField::TYPE_LENGTH_DELIMITED).value_.text = made.get();
  return made.release();
}

UnknownFieldSet* UnknownFieldSet::AddGroup(int number) {
  auto made = std::make_unique<UnknownFieldSet>();
  add(number, UnknownField::TYPE_GROUP).value_.group = made.get();
  return made.release();
}

void UnknownFieldSet::AddField(const UnknownField& field) {
  UnknownField copied = field.copy();
  fields_.push_back(copied);
}

void UnknownFieldSet::DeleteSubrange(int start, int count) {
  internal::check_range(start, count, field_count());
  const auto first = fields_.begin() + start;
  std::for_each(first, first + count, [](UnknownField& field) { field.delete_value(); });
  fields_.erase(first, first + count);
}

void UnknownFieldSet::DeleteByNumber(int number) {
  const auto is_kept = [number](const UnknownField& field) { return field.number() != number; };
  const auto first = std::stable_partition(fields_.begin(), fields_.end(), is_kept);
  std::for_each(first, fields_.end(), [](UnknownField& field) { field.delete_value(); });
  fields_.erase(first, fields_.end());
}

// ---- parsing and writing -------------------------------------------------------------------------------------------

namespace {

void add_field(UnknownFieldSet& fields, const WireField& field) {
  const int number = static_cast<int>(field.number);
  switch (field.type) {
    case WireType::kVarint:
      return fields.AddVarint(number, field.value);
    case WireType::kFixed32:
      return fields.AddFixed32(number, static_cast<uint32>(field.value));
    case WireType::kFixed64:
      return fields.AddFixed64(number, field.value);
    case WireType::kLengthDelimited:
      return fields.AddLengthDelimited(number, field.bytes);
    case WireType::kGroupStart:
    case WireType::kGroupEnd:
      return;  // see UnknownFieldSet::read()
  }
}

}  // namespace

// Handles nested groups without recursion, because their depth may be limited only by the parser of a message.
bool UnknownFieldSet::read(std::string_view bytes, int max_depth) {
  struct Group {
    uint32 number;
    UnknownFieldSet* fields;
  };
  std::vector<Group> open = {{0, this}};
  FieldReader reader(bytes, 0);
  for (uint32 tag = 0; reader.next_tag(tag);) {
    UnknownFieldSet& fields = *open.back().fields;
    const uint32 number = onnxgen::wire::tag_number(tag);
    const auto type = static_cast<WireType>(onnxgen::wire::tag_type(tag));
    WireField field;
    if (type == WireType::kGroupStart) {
      if (static_cast<int64>(open.size()) > max_depth) return false;
      open.push_back({number, fields.AddGroup(static_cast<int>(number))});
    } else if (type == WireType::kGroupEnd) {
      if (open.size() == 1 || open.back().number != number) return false;
      open.pop_back();
    } else if (reader.read_payload(tag, field)) {
      add_field(fields, field);
    }
  }
  return open.size() == 1 && reader.error() == onnxgen::ErrorCode::kOk;
}

bool UnknownFieldSet::merge(std::string_view bytes, int max_depth) {
  UnknownFieldSet fields;
  if (!fields.read(bytes, max_depth)) return false;
  MergeFromAndDestroy(&fields);
  return true;
}

bool UnknownFieldSet::MergeFromCodedStream(io::CodedInputStream* input) {
  std::string storage;
  std::string_view bytes;
  return input->ReadMessage(bytes, storage) && input->ConsumedEntireMessage() && merge(bytes, input->RecursionBudget());
}

bool UnknownFieldSet::ParseFromCodedStream(io::CodedInputStream* input) {
  Clear();
  return MergeFromCodedStream(input);
}

bool UnknownFieldSet::ParseFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  io::CodedInputStream coded(input);
  return ParseFromCodedStream(&coded);
}

bool UnknownFieldSet::ParseFromArray(const void* data, int64 size) {
  Clear();
  return size >= 0 && merge({static_cast<const char*>(data), static_cast<std::size_t>(size)});
}

void UnknownFieldSet::append_to(std::string& bytes) const {
  for (const UnknownField& field : fields_) {
    switch (field.type()) {
      case UnknownField::TYPE_VARINT:
        append_tag(bytes, field.number(), WireType::kVarint);
        onnxgen::wire::append_varint(bytes, field.varint());
        break;
      case UnknownField::TYPE_FIXED32:
        append_fixed(bytes, field.number(), WireType::kFixed32, field.fixed32());
        break;
      case UnknownField::TYPE_FIXED64:
        append_fixed(bytes, field.number(), WireType::kFixed64, field.fixed64());
        break;
      case UnknownField::TYPE_LENGTH_DELIMITED:
        onnxgen::wire::append_delimited(bytes, static_cast<uint32>(field.number()), field.length_delimited());
        break;
      case UnknownField::TYPE_GROUP:
        append_tag(bytes, field.number(), WireType::kGroupStart);
        field.group().append_to(bytes);
        append_tag(bytes, field.number(), WireType::kGroupEnd);
        break;
    }
  }
}

std::size_t UnknownFieldSet::encoded_size() const noexcept {
  std::size_t size = 0;
  for (const UnknownField& field : fields_) {
    const std::size_t tag_size = onnxgen::wire::varint_size(field.number_ << 3);
    switch (field.type_) {
      case UnknownField::TYPE_VARINT:
        size += tag_size + onnxgen::wire::varint_size(field.value_.bits);
        break;
      case UnknownField::TYPE_FIXED32:
        size += tag_size + sizeof(uint32);
        break;
      case UnknownField::TYPE_FIXED64:
        size += tag_size + sizeof(uint64);
        break;
      case UnknownField::TYPE_LENGTH_DELIMITED:
        size += tag_size + onnxgen::wire::varint_size(field.value_.text->size()) + field.value_.text->size();
        break;
      case UnknownField::TYPE_GROUP:
        size += 2 * tag_size + field.value_.group->encoded_size();
        break;
    }
  }
  return size;
}

bool UnknownFieldSet::SerializeToString(std::string* output) const {
  output->clear();
  append_to(*output);
  return true;
}

bool UnknownFieldSet::SerializeToCodedStream(io::CodedOutputStream* output) const {
  std::string bytes;
  append_to(bytes);
  output->WriteString(bytes);
  return !output->HadError();
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
