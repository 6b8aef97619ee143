#include "random_messages.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/reflection.h>
#include <google/protobuf/unknown_field_set.h>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "oracle_messages.h"
#include "reference_pool.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

double random_double(std::mt19937_64& random) {
  switch (random() % 12) {
    case 0:
      return std::numeric_limits<double>::quiet_NaN();
    case 1:
      return std::numeric_limits<double>::infinity();
    case 2:
      return -std::numeric_limits<double>::infinity();
    case 3:
      return -0.0;
    case 4:
      return std::numeric_limits<double>::denorm_min();
    case 5:
      return std::numeric_limits<float>::denorm_min();
    case 6:
      return static_cast<double>(std::numeric_limits<float>::max());
    case 7:
      return static_cast<double>(random() >> (random() % 64));
    case 8:
      return static_cast<double>(random() % 1000) / 100;
    case 9:
      return std::ldexp(static_cast<double>(random() % 1000), static_cast<int>(random() % 80) - 160);
    case 10:
      return std::pow(10.0, static_cast<double>(random() % 40) - 20);
    default:
      return static_cast<double>(random() % 100000);
  }
}

void set_number(Message& message, const FieldDescriptor* field, std::mt19937_64& random) {
  const auto* reflection = message.GetReflection();
  const bool is_float = field->cpp_type() == FieldDescriptor::CPPTYPE_FLOAT;
  const double number = random_double(random);
  if (!field->is_repeated()) {
    if (is_float) return reflection->SetFloat(&message, field, static_cast<float>(number));
    return reflection->SetDouble(&message, field, number);
  }
  if (is_float) return reflection->AddFloat(&message, field, static_cast<float>(number));
  reflection->AddDouble(&message, field, number);
}

// Types and contents for an Any.
struct Choice {
  std::vector<const google::protobuf::Descriptor*> types;
  AnyContent content;
};

void fill(Message& message, const Choice& choice, std::mt19937_64& random, int depth);

void fill_any(Message& message, const Choice& choice, std::mt19937_64& random, int depth) {
  const auto* type = message.GetDescriptor();
  const auto* reflection = message.GetReflection();
  const auto& held = *choice.types[random() % choice.types.size()];
  const auto content = reference_pool().make(held);
  if (depth > 0) fill(*content, choice, random, depth - 1);
  static const char* const prefixes[] = {"type.googleapis.com/", "type.googleapis.com/", "type.googleprod.com/",
                                         "example.com/", ""};
  std::string type_url = prefixes[random() % 5] + held.full_name();
  if (random() % 8 == 0) type_url += "x";
  reflection->SetString(&message, type->FindFieldByNumber(1), type_url);
  std::string value = deterministic(*content);
  const bool is_damaged = choice.content == AnyContent::kSometimesDamaged && random() % 8 == 0;
  if (is_damaged && !value.empty()) value.pop_back();
  reflection->SetString(&message, type->FindFieldByNumber(2), value);
}

// Fills a FieldMask, mostly with paths that JSON can represent.
void fill_mask(Message& message, std::mt19937_64& random) {
  static const char* const paths[] = {"name", "float_data", "graph.node.op_type", "a_b.c_d2", "x", "Graph",
                                      "is_3", "a__b"};
  const auto* field = message.GetDescriptor()->FindFieldByNumber(1);
  const auto* reflection = message.GetReflection();
  const bool is_sound = random() % 8 != 0;
  for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
    reflection->SetRepeatedString(&message, field, i, paths[random() % (is_sound ? 5 : 8)]);
  }
}

void improve(Message& message, const Choice& choice, std::mt19937_64& random, int depth) {
  if (message.GetDescriptor()->full_name() == "google.protobuf.Any") {
    if (random() % 4 != 0) fill_any(message, choice, random, depth);
    return;
  }
  if (message.GetDescriptor()->full_name() == "google.protobuf.FieldMask") return fill_mask(message, random);
  const auto* reflection = message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    const auto kind = field->cpp_type();
    if (kind == FieldDescriptor::CPPTYPE_FLOAT || kind == FieldDescriptor::CPPTYPE_DOUBLE) {
      set_number(message, field, random);
    }
    if (kind != FieldDescriptor::CPPTYPE_MESSAGE || field->is_map()) continue;
    if (!field->is_repeated()) {
      improve(*reflection->MutableMessage(&message, field), choice, random, depth - 1);
      continue;
    }
    for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
      improve(*reflection->MutableRepeatedMessage(&message, field, i), choice, random, depth - 1);
    }
  }
}

void fill(Message& message, const Choice& choice, std::mt19937_64& random, int depth) {
  fill_randomly(message, random, depth);
  improve(message, choice, random, depth);
  tidy_maps(message);
}

std::string key_of(const Message& entry) {
  const auto key = reference_pool().make(*entry.GetDescriptor());
  key->CopyFrom(entry);
  key->GetReflection()->ClearField(key.get(), entry.GetDescriptor()->FindFieldByNumber(2));
  key->DiscardUnknownFields();
  return deterministic(*key);
}

bool tidy_map(Message& message, const FieldDescriptor* map) {
  const auto* reflection = message.GetReflection();
  bool tidy = true;
  std::map<std::string, int> last;
  const int size = reflection->FieldSize(message, map);
  for (int i = 0; i < size; ++i) {
    Message& entry = *reflection->MutableRepeatedMessage(&message, map, i);
    auto& unknown = *entry.GetReflection()->MutableUnknownFields(&entry);
    tidy = tidy && unknown.empty();
    unknown.Clear();
    last[key_of(entry)] = i;
  }
  std::set<int> kept;
  for (const auto& entry : last) kept.insert(entry.second);
  int next = 0;
  for (const int i : kept) reflection->SwapElements(&message, map, next++, i);
  for (int i = next; i < size; ++i) reflection->RemoveLast(&message, map);
  return tidy && next == size;
}

}  // namespace

bool tidy_maps(Message& message) {
  bool tidy = true;
  const auto* reflection = message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      tidy = tidy_maps(*reflection->MutableMessage(&message, field)) && tidy;
      continue;
    }
    if (field->is_map()) tidy = tidy_map(message, field) && tidy;
    for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
      tidy = tidy_maps(*reflection->MutableRepeatedMessage(&message, field, i)) && tidy;
    }
  }
  return tidy;
}

namespace {

bool remove_in_any(Message& any) {
  const auto* reflection = any.GetReflection();
  const FieldDescriptor* const value = any.GetDescriptor()->FindFieldByNumber(2);
  const std::string url = reflection->GetString(any, any.GetDescriptor()->FindFieldByNumber(1));
  const std::string name = url.substr(url.rfind('/') + 1);
  for (const google::protobuf::Descriptor* type : reference_pool().types()) {
    if (type->full_name() != name) continue;
    const auto content = reference_pool().make(*type);
    if (!content->ParsePartialFromString(reflection->GetString(any, value))) return false;
    if (!remove_extensions_and_groups(*content)) return false;
    reflection->SetString(&any, value, content->SerializePartialAsString());
    return true;
  }
  return false;
}

}  // namespace

bool remove_extensions_and_groups(Message& message) {
  if (message.GetDescriptor()->full_name() == "google.protobuf.Any") return remove_in_any(message);
  bool removed = false;
  const auto* reflection = message.GetReflection();
  if (message.GetDescriptor()->extension_range_count() > 0) {
    reflection->MutableUnknownFields(&message)->Clear();  // may be enum extensions with undeclared numbers
  }
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->is_extension() || field->type() == FieldDescriptor::TYPE_GROUP) {
      reflection->ClearField(&message, field);
      removed = true;
    } else if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE && !field->is_repeated()) {
      removed = remove_extensions_and_groups(*reflection->MutableMessage(&message, field)) || removed;
    } else if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      for (int i = 0; i < reflection->FieldSize(message, field); ++i) {
        removed = remove_extensions_and_groups(*reflection->MutableRepeatedMessage(&message, field, i)) || removed;
      }
    }
  }
  return removed;
}

void fill_for_text(Message& message, std::mt19937_64& random, int depth, AnyContent content) {
  fill(message, {types_known_to(*message.GetDescriptor()->file()), content}, random, depth);
}

}  // namespace onnxgen::tests
