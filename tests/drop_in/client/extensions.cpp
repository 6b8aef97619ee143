// Uses extensions by reflection, as in programs that have no generated classes: lists, reads, changes, compares, prints
// and parses them. Does not use accessors that take an extension identifier.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/message_differencer.h>

#include <ostream>
#include <string>
#include <vector>

#include "extensions.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using google::protobuf::util::MessageDifferencer;

const int kLastNumber = 300;

std::vector<const FieldDescriptor*> known_extensions(const Message& message) {
  std::vector<const FieldDescriptor*> known;
  for (int number = 0; number < kLastNumber; ++number) {
    const FieldDescriptor* const found = message.GetReflection()->FindKnownExtensionByNumber(number);
    if (found != nullptr) known.push_back(found);
  }
  return known;
}

void describe_extension(const FieldDescriptor* field, std::ostream& out) {
  describe(field, out << field->PrintableNameForExtension() << " of " << field->containing_type()->full_name());
}

void show(const Message& message, std::ostream& out) {
  std::string bytes;
  std::string text;
  out << message.SerializePartialToString(&bytes) << bytes.size() << " " << message.ByteSizeLong() << " " << bytes
      << "\n";
  walk(message, out);
  out << message.DebugString() << message.ShortDebugString() << "\n" << message.Utf8DebugString();
  out << message.IsInitialized() << "\n";
  out << TextFormat::PrintToString(message, &text);
  Message* const read = message.New();
  TextFormat::Parser parser;
  parser.AllowPartialMessage(true);
  if (parser.ParseFromString(text, read)) {
    out << MessageDifferencer::Equals(message, *read) << (read->SerializePartialAsString() == bytes);
  }
  out << read->ParsePartialFromString(bytes) << (read->DebugString() == message.DebugString()) << "\n";
  delete read;
}

// Sets the first field if it is an int32.
void set_first(Message* message, int value) {
  const FieldDescriptor* const first = message->GetDescriptor()->field(0);
  if (first->cpp_type() == FieldDescriptor::CPPTYPE_INT32) message->GetReflection()->SetInt32(message, first, value);
}

// `seed` makes the values of two messages differ.
void set_singular(Message* message, const FieldDescriptor* field, int seed) {
  const Reflection& reflection = *message->GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return reflection.SetInt32(message, field, -seed);
    case FieldDescriptor::CPPTYPE_INT64:
      return reflection.SetInt64(message, field, seed);
    case FieldDescriptor::CPPTYPE_UINT32:
      return reflection.SetUInt32(message, field, 7);
    case FieldDescriptor::CPPTYPE_UINT64:
      return reflection.SetUInt64(message, field, 8);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return reflection.SetFloat(message, field, 1.5f);
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return reflection.SetDouble(message, field, seed / 4.0);
    case FieldDescriptor::CPPTYPE_BOOL:
      return reflection.SetBool(message, field, false);
    case FieldDescriptor::CPPTYPE_ENUM:
      return reflection.SetEnumValue(message, field, seed % 2 == 0 ? 3 : 1);
    case FieldDescriptor::CPPTYPE_STRING:
      return reflection.SetString(message, field, seed % 2 == 0 ? "even" : "");
    case FieldDescriptor::CPPTYPE_MESSAGE: {
      set_first(reflection.MutableMessage(message, field), seed);
      return;
    }
  }
}

void add_elements(Message* message, const FieldDescriptor* field, int count) {
  const Reflection& reflection = *message->GetReflection();
  for (int i = 0; i < count; ++i) {
    switch (field->cpp_type()) {
      case FieldDescriptor::CPPTYPE_INT64:
        reflection.AddInt64(message, field, 1000 * i);
        break;
      case FieldDescriptor::CPPTYPE_ENUM:
        reflection.AddEnumValue(message, field, i % 2 == 0 ? 3 : 1);
        break;
      case FieldDescriptor::CPPTYPE_STRING:
        reflection.AddString(message, field, std::string(static_cast<std::size_t>(10 * i), 'x'));
        break;
      case FieldDescriptor::CPPTYPE_MESSAGE:
        if (i % 2 == 0) reflection.AddMessage(message, field);
        break;
      default:
        break;
    }
  }
}

void fill(Message* message, int seed) {
  for (const FieldDescriptor* field : known_extensions(*message)) {
    if (field->is_repeated()) {
      add_elements(message, field, seed);
    } else {
      set_singular(message, field, seed + field->number());
    }
  }
}

void change_lists(Message* message) {
  const Reflection& reflection = *message->GetReflection();
  for (const FieldDescriptor* field : known_extensions(*message)) {
    if (!field->is_repeated() || reflection.FieldSize(*message, field) < 2) continue;
    const int last = reflection.FieldSize(*message, field) - 1;
    reflection.SwapElements(message, field, 0, last);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_INT64) reflection.SetRepeatedInt64(message, field, 1, -5);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_STRING) reflection.SetRepeatedString(message, field, 1, "set");
    if (field->message_type() != nullptr) {
      set_first(reflection.MutableRepeatedMessage(message, field, 0), 5);
    }
    if (field->number() % 2 == 0) reflection.RemoveLast(message, field);
  }
}

void compare_extended(const Message& a, const Message& b, std::ostream& out) {
  for (const auto how : {MessageDifferencer::EQUAL, MessageDifferencer::EQUIVALENT}) {
    for (const auto repeated : {MessageDifferencer::AS_LIST, MessageDifferencer::AS_SET}) {
      MessageDifferencer differencer;
      differencer.set_message_field_comparison(how);
      differencer.set_repeated_field_comparison(repeated);
      std::string report;
      differencer.ReportDifferencesToString(&report);
      out << differencer.Compare(a, b) << " " << report << "\n";
    }
  }
  MessageDifferencer differencer;
  std::string report;
  differencer.IgnoreField(a.GetReflection()->FindKnownExtensionByNumber(105));
  differencer.ReportDifferencesToString(&report);
  out << differencer.Compare(a, b) << " " << report << "\n";
}

void change(std::ostream& out) {
  sample::Extended a;
  show(a, out);
  for (const FieldDescriptor* field : known_extensions(a)) print_values(a, field, out);
  fill(&a, 4);
  a.set_first(1);
  a.add_last(2);
  show(a, out);
  for (const FieldDescriptor* field : known_extensions(a)) print_values(a, field, out);
  sample::Extended b = a;
  compare_extended(a, b, out);
  change_lists(&b);
  show(b, out);
  compare_extended(a, b, out);
  compare_extended(b, a, out);
  compare_extended(a, sample::Extended(), out);

  sample::Extended merged = a;
  merged.MergeFrom(b);
  show(merged, out);
  for (const int number : {107, 108}) {  // unknown to the enum
    merged.GetReflection()->SetEnumValue(&merged, merged.GetReflection()->FindKnownExtensionByNumber(number), 77);
  }
  merged.GetReflection()->AddEnumValue(&merged, merged.GetReflection()->FindKnownExtensionByNumber(122), 78);
  show(merged, out);
  sample::Extended taken;
  taken.Swap(&merged);
  show(merged, out);
  for (const FieldDescriptor* field : known_extensions(taken)) {
    if (field->number() % 2 == 0) taken.GetReflection()->ClearField(&taken, field);
  }
  show(taken, out);
  taken.Clear();
  show(taken, out);
}

// Parses invalid values of extensions, and values in several parts.
void read_odd_bytes(std::ostream& out) {
  const std::string inputs[] = {
      "\x50\x05\x50\x06",                                            // early, twice
      "\x55\x01\x02\x03\x04",                                        // early as fixed32
      std::string("\xd8\x06\x4d\xd8\x06\x03", 6),                    // shade, once with an unknown value
      std::string("\xd2\x07\x03\x03\x4d\x01\xd0\x07\x4d", 9),        // shades, packed and not
      "\xc8\x07\x05\xc0\x07\x06\xc2\x07\x02\x07\x08",                // packed field unpacked; the other both ways
      std::string("\xea\x06\x02\x08\x01\xea\x06\x03\x12\x01n", 11),  // needs, in two parts
      std::string("\xea\x06\x03\x12\x01n", 6),                       // needs, without its required field
      "\xf3\x06\x08\x05\xf4\x06\xf3\x07\x0a\x01x\xf4\x07",           // groups
      "\xe8\x3f\x05\x08\x01",                                        // an undeclared extension
      std::string("\xc2\x0c\x07\x50\x07\xc2\x0c\x02\x50\x08", 10),   // an extension within an extension
      "\xca\x06\x05xy",                                              // truncated
      std::string("\xea\x06\x02\x08\xff", 5),                        // truncated within a message
      "\xf3\x06\x08\x05",
      "\xca\x06\x03x\xffy",
  };
  for (const std::string& input : inputs) {
    sample::Extended message;
    const bool parsed = message.ParsePartialFromString(input);
    out << parsed << "\n";
    if (!parsed) continue;
    show(message, out);
    sample::Extended twice = message;
    out << twice.MergeFromString(input);
    show(twice, out);
  }
}

void read_extension_texts(std::ostream& out) {
  const char* const texts[] = {"[sample.early]: 3 first: 1 [sample.texts]: ['a', 'b'] [sample.onegroup] { number: 1 }",
                               "[sample.needs] { value: 1 } [sample.Extended.nested] { [sample.early]: 4 }",
                               "[sample.shade]: LIGHT [sample.shades]: [DARK, LIGHT] [sample.class]: 5",
                               "[sample.early]: 3 [sample.early]: 4",
                               "[sample.unheard_of]: 3",
                               "[sample.shade]: BROWN"};
  for (const char* text : texts) {
    sample::Extended message;
    const bool parsed = TextFormat::ParseFromString(text, &message);
    out << parsed << "\n";
    if (parsed) show(message, out);
  }
}

void use_message_sets(std::ostream& out) {
  sample::SetHolder holder;
  sample::Set* const set = holder.mutable_set();
  const Reflection& reflection = *set->GetReflection();
  const FieldDescriptor* const item = reflection.FindKnownExtensionByName("sample.Item.item");
  out << (item == reflection.FindKnownExtensionByName("sample.Item"))
      << (reflection.FindKnownExtensionByName("sample.Items") == nullptr) << "\n";
  describe_extension(item, out);
  show(holder, out);
  Message* const made = reflection.MutableMessage(set, item);
  made->GetReflection()->SetInt32(made, made->GetDescriptor()->FindFieldByName("number"), 5);
  show(holder, out);
  sample::SetHolder other = holder;
  out << other.MergeFromString(std::string("\x0a\x0b\x0b\x10\xff\xff\xff\xff\x07\x1a\x01\x08\x0c", 13)) << "\n";
  out << other.mutable_set()->MergeFromString(std::string("\x0b\x1a\x02\x08\x07\x10\x80\xa8\xd6\xb9\x07\x0c", 12));
  show(other, out);
  MessageDifferencer differencer;
  std::string report;
  reflection.ClearField(set, item);
  differencer.ReportDifferencesToString(&report);
  out << differencer.Compare(holder, sample::SetHolder()) << report;
  show(holder, out);
  sample::Set a;
  sample::Set b;
  reflection.MutableMessage(&a, item);
  out << differencer.Compare(a, b) << report;
}

}  // namespace

void use_extensions(std::ostream& out) {
  for (const FieldDescriptor* field : known_extensions(sample::Extended())) {
    describe_extension(field, out);
    out << (sample::Extended().GetReflection()->FindKnownExtensionByName(field->full_name()) == field) << "\n";
  }
  change(out);
  read_odd_bytes(out);
  read_extension_texts(out);
  use_message_sets(out);
}

}  // namespace client
