#include "oracle_messages.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/reflection.h>
#include <google/protobuf/unknown_field_set.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <set>
#include <string>
#include <vector>

namespace onnxgen::tests {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::UnknownFieldSet;

std::uint64_t below(std::mt19937_64& random, std::uint64_t end) {
  return random() % end;
}

// Returns small, large and extreme numbers, so that varints of every length occur.
template <class Integer>
Integer random_integer(std::mt19937_64& random) {
  switch (below(random, 6)) {
    case 0:
      return 0;
    case 1:
      return std::numeric_limits<Integer>::min();
    case 2:
      return std::numeric_limits<Integer>::max();
    case 3:
      return static_cast<Integer>(-1);
    default:
      return static_cast<Integer>(random() >> below(random, 64));
  }
}

template <class Float, class Bits>
Float random_float(std::mt19937_64& random) {
  if (below(random, 4) == 0) return static_cast<Float>(below(random, 2) == 0 ? -0.0 : 0.0);
  const Bits bits = static_cast<Bits>(random());
  Float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value == value ? value : 1.5f;  // some machines do not preserve the payload of a NaN
}

std::string random_text(std::mt19937_64& random, bool utf8) {
  static const std::vector<std::string> pieces = {"a", "/layers.0", "", "é", "名", "😀", std::string(1, '\0'), "x"};
  std::string text;
  for (std::uint64_t i = below(random, 12); i > 0; --i) {
    text += utf8 ? pieces[below(random, pieces.size())] : std::string(1, static_cast<char>(random()));
  }
  if (below(random, 20) == 0) text += std::string(below(random, 400), 'l');
  return text;
}

std::vector<const FieldDescriptor*> fields_and_extensions(const google::protobuf::Descriptor& message) {
  std::vector<const FieldDescriptor*> fields;
  message.file()->pool()->FindAllExtensions(&message, &fields);
  for (int i = 0; i < message.field_count(); ++i) fields.push_back(message.field(i));
  return fields;
}

class Filler {
 public:
  explicit Filler(std::mt19937_64& random) : random_(random) {}

  void message(Message& message, int depth) {
    for (const FieldDescriptor* field : fields_and_extensions(*message.GetDescriptor())) {
      const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
      if (is_message && depth == 0) continue;
      if (!field->is_required() && below(random_, 2) == 0) continue;
      if (!field->is_repeated()) {
        singular(message, field, depth);
        continue;
      }
      for (std::uint64_t n = below(random_, is_message ? 4 : 12); n > 0; --n) element(message, field, depth);
    }
  }

 private:
  void singular(Message& target, const FieldDescriptor* field, int depth) {
    const auto* reflection = target.GetReflection();
    switch (field->cpp_type()) {
      case FieldDescriptor::CPPTYPE_INT32:
        return reflection->SetInt32(&target, field, random_integer<std::int32_t>(random_));
      case FieldDescriptor::CPPTYPE_INT64:
        return reflection->SetInt64(&target, field, random_integer<std::int64_t>(random_));
      case FieldDescriptor::CPPTYPE_UINT32:
        return reflection->SetUInt32(&target, field, random_integer<std::uint32_t>(random_));
      case FieldDescriptor::CPPTYPE_UINT64:
        return reflection->SetUInt64(&target, field, random_integer<std::uint64_t>(random_));
      case FieldDescriptor::CPPTYPE_DOUBLE:
        return reflection->SetDouble(&target, field, random_float<double, std::uint64_t>(random_));
      case FieldDescriptor::CPPTYPE_FLOAT:
        return reflection->SetFloat(&target, field, random_float<float, std::uint32_t>(random_));
      case FieldDescriptor::CPPTYPE_BOOL:
        return reflection->SetBool(&target, field, below(random_, 2) == 0);
      case FieldDescriptor::CPPTYPE_ENUM:
        return reflection->SetEnumValue(&target, field, enumerator(field));
      case FieldDescriptor::CPPTYPE_STRING:
        return reflection->SetString(&target, field, text(field));
      case FieldDescriptor::CPPTYPE_MESSAGE:
        return message(*reflection->MutableMessage(&target, field), depth - 1);
    }
  }

  void element(Message& target, const FieldDescriptor* field, int depth) {
    const auto* reflection = target.GetReflection();
    switch (field->cpp_type()) {
      case FieldDescriptor::CPPTYPE_INT32:
        return reflection->AddInt32(&target, field, random_integer<std::int32_t>(random_));
      case FieldDescriptor::CPPTYPE_INT64:
        return reflection->AddInt64(&target, field, random_integer<std::int64_t>(random_));
      case FieldDescriptor::CPPTYPE_UINT32:
        return reflection->AddUInt32(&target, field, random_integer<std::uint32_t>(random_));
      case FieldDescriptor::CPPTYPE_UINT64:
        return reflection->AddUInt64(&target, field, random_integer<std::uint64_t>(random_));
      case FieldDescriptor::CPPTYPE_DOUBLE:
        return reflection->AddDouble(&target, field, random_float<double, std::uint64_t>(random_));
      case FieldDescriptor::CPPTYPE_FLOAT:
        return reflection->AddFloat(&target, field, random_float<float, std::uint32_t>(random_));
      case FieldDescriptor::CPPTYPE_BOOL:
        return reflection->AddBool(&target, field, below(random_, 2) == 0);
      case FieldDescriptor::CPPTYPE_ENUM:
        return reflection->AddEnumValue(&target, field, enumerator(field));
      case FieldDescriptor::CPPTYPE_STRING:
        return reflection->AddString(&target, field, text(field));
      case FieldDescriptor::CPPTYPE_MESSAGE:
        return message(*reflection->AddMessage(&target, field), depth - 1);
    }
  }

  // Returns a number that may be undeclared. It is stored in the unknown fields for a closed enum, and in the field for
  // an open enum.
  int enumerator(const FieldDescriptor* field) {
    if (!field->is_required() && below(random_, 8) == 0) return random_integer<std::int32_t>(random_);
    const auto* type = field->enum_type();
    return type->value(static_cast<int>(below(random_, static_cast<std::uint64_t>(type->value_count()))))->number();
  }

  std::string text(const FieldDescriptor* field) {
    return random_text(random_, field->type() == FieldDescriptor::TYPE_STRING);
  }

  std::mt19937_64& random_;
};

void add_unknown_field(UnknownFieldSet& fields, std::uint32_t turn) {
  const int number = 100000 + static_cast<int>(turn);  // unused in ONNX's schemas and the test schemas
  switch (turn % 5) {
    case 0:
      return fields.AddVarint(number, std::numeric_limits<std::uint64_t>::max() - turn);
    case 1:
      return fields.AddFixed64(number, turn);
    case 2:
      fields.AddLengthDelimited(number)->assign("unknown");
      return;
    case 3: {
      UnknownFieldSet& group = *fields.AddGroup(number);
      group.AddVarint(1, turn);
      group.AddGroup(2)->AddLengthDelimited(3)->assign("nested");
      return;
    }
    default:
      return fields.AddFixed32(number, turn);
  }
}

// Calls visit(message) for the message and all messages below it. Includes messages in maps if `in_maps` is true.
template <class Visit>
void visit_messages(Message& message, bool in_maps, const Visit& visit) {
  visit(message);
  const auto* reflection = message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE || (field->is_map() && !in_maps)) continue;
    if (!field->is_repeated()) {
      visit_messages(*reflection->MutableMessage(&message, field), in_maps, visit);
      continue;
    }
    for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
      visit_messages(*reflection->MutableRepeatedMessage(&message, field, i), in_maps, visit);
    }
  }
}

void put_extensions_first(Message& message) {
  UnknownFieldSet& unknown = *message.GetReflection()->MutableUnknownFields(&message);
  std::vector<int> order;
  for (int i = 0; i < unknown.field_count(); ++i) order.push_back(i);
  const auto rank = [&](int i) {
    const int number = unknown.field(i).number();
    return message.GetDescriptor()->IsExtensionNumber(number) ? number : std::numeric_limits<int>::max();
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
  UnknownFieldSet sorted;
  for (const int i : order) sorted.AddField(unknown.field(i));
  unknown.Swap(&sorted);
}

using Classes = std::set<const google::protobuf::Descriptor*>;

void collect_classes(const google::protobuf::Descriptor& message, Classes& classes) {
  if (!classes.insert(&message).second) return;
  for (const FieldDescriptor* field : fields_and_extensions(message)) {
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) collect_classes(*field->message_type(), classes);
  }
}

// Returns the classes of the message and of all messages below it.
Classes classes_of(const google::protobuf::Descriptor& message) {
  Classes classes;
  collect_classes(message, classes);
  return classes;
}

}  // namespace

void fill_randomly(Message& message, std::mt19937_64& random, int depth) {
  Filler(random).message(message, depth);
}

std::string deterministic(const Message& message) {
  std::string output;
  google::protobuf::io::StringOutputStream stream(&output);
  google::protobuf::io::CodedOutputStream coded(&stream);
  coded.SetSerializationDeterministic(true);
  message.SerializePartialToCodedStream(&coded);
  coded.Trim();
  return output;
}

void add_unknown_field_everywhere(Message& message, std::uint32_t turn) {
  visit_messages(message, false, [&](Message& below) {
    add_unknown_field(*below.GetReflection()->MutableUnknownFields(&below), turn++);
  });
}

void put_unknown_extensions_first(Message& message) {
  visit_messages(message, true, put_extensions_first);
}

bool has_unknown_extensions(Message& message) {
  bool found = false;
  visit_messages(message, true, [&](Message& below) {
    const UnknownFieldSet& unknown = below.GetReflection()->GetUnknownFields(below);
    for (int i = 0; i < unknown.field_count(); ++i) {
      found = found || below.GetDescriptor()->IsExtensionNumber(unknown.field(i).number());
    }
  });
  return found;
}

bool may_hold_message_sets(const google::protobuf::Descriptor& message) {
  const Classes classes = classes_of(message);
  return std::any_of(classes.begin(), classes.end(),
                     [](const auto* below) { return below->options().message_set_wire_format(); });
}

bool may_hold_extensions(const google::protobuf::Descriptor& message) {
  const Classes classes = classes_of(message);
  return std::any_of(classes.begin(), classes.end(),
                     [](const auto* below) { return below->extension_range_count() != 0; });
}

bool may_hold_maps(const google::protobuf::Descriptor& message) {
  const Classes classes = classes_of(message);
  return std::any_of(classes.begin(), classes.end(), [](const auto* below) { return below->options().map_entry(); });
}

}  // namespace onnxgen::tests
