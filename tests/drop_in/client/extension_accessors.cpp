// Uses extensions through their identifiers, including extensions that other files declare.
#include <google/protobuf/arena.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/extension_set.h>
#include <google/protobuf/message.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/message_differencer.h>

#include <ostream>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "extension_types.pb.h"
#include "extensions.pb.h"
#include "extensions_elsewhere.pb.h"
#include "passes.h"

// libprotobuf marks Reflection::GetRepeatedField and similar functions as deprecated.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace client {
namespace {

using google::protobuf::Message;
using google::protobuf::TextFormat;
using google::protobuf::internal::ExtensionIdentifier;
using google::protobuf::internal::FieldType;
using google::protobuf::util::MessageDifferencer;
using sample::Extended;
using sample::types::Carrier;

void print(const Message& message, std::ostream& out) {
  std::string bytes;
  out << message.SerializePartialToString(&bytes) << message.ByteSizeLong() << " " << bytes << "\n";
  walk(message, out);
  out << message.DebugString() << message.ShortDebugString() << "\n" << message.IsInitialized() << "\n";
  Message* const read = message.New();
  out << read->ParsePartialFromString(bytes) << MessageDifferencer::Equals(message, *read)
      << (read->SerializePartialAsString() == bytes);
  TextFormat::Parser parser;
  parser.AllowPartialMessage(true);
  out << parser.ParseFromString(message.DebugString(), read) << (read->SerializePartialAsString() == bytes) << "\n";
  delete read;
}

std::string* log_target = nullptr;

void log_to_target(google::protobuf::LogLevel level, const char*, int, const std::string& text) {
  *log_target += std::to_string(level) + text;
}

void print_missing(const Message& message, std::ostream& out) {
  std::vector<std::string> missing;
  message.FindInitializationErrors(&missing);
  for (const std::string& name : missing) out << name << "\n";
  out << message.IsInitialized() << message.InitializationErrorString() << "\n";
  std::string log;
  log_target = &log;
  google::protobuf::LogHandler* const before = google::protobuf::SetLogHandler(&log_to_target);
  Message* const read = message.New();
  out << read->ParseFromString(message.SerializePartialAsString());
  delete read;
  google::protobuf::SetLogHandler(before);
  out << log << "\n";
}

// Deduces the template parameters of an identifier, as templates of programs do.
template <typename Extendee, typename Traits, FieldType type, bool is_packed>
void describe_identifier(const ExtensionIdentifier<Extendee, Traits, type, is_packed>& id, std::ostream& out) {
  out << id.number() << " " << static_cast<int>(type) << is_packed
      << std::is_same<typename std::decay<decltype(id)>::type::Extendee, Extendee>::value << "\n";
}

template <typename Id, typename Value>
void use_value(const Id& id, const Value& value, std::ostream& out) {
  describe_identifier(id, out);
  Extended message;
  out << message.HasExtension(id) << message.GetExtension(id) << " " << id.default_value() << "\n";
  message.SetExtension(id, value);
  out << message.HasExtension(id) << message.GetExtension(id) << "\n";
  print(message, out);
  Extended read;
  out << read.ParseFromString(message.SerializeAsString()) << read.HasExtension(id) << read.GetExtension(id) << "\n";
  read.MergeFrom(message);
  Extended copy = read;
  copy.Swap(&message);
  message.ClearExtension(id);
  out << message.HasExtension(id) << message.GetExtension(id) << message.ByteSizeLong() << copy.GetExtension(id)
      << read.GetExtension(id) << "\n";
  message.SetExtension(id, message.GetExtension(id));
  out << message.HasExtension(id) << message.ByteSizeLong() << "\n";
}

template <typename Id, typename Value>
void use_values(const Id& id, const Value& first, const Value& second, std::ostream& out) {
  describe_identifier(id, out);
  Extended message;
  out << message.ExtensionSize(id) << message.GetRepeatedExtension(id).size() << "\n";
  message.AddExtension(id, first);
  message.AddExtension(id, second);
  message.AddExtension(id, first);
  message.SetExtension(id, 2, second);
  print(message, out);
  Extended read;
  out << read.ParseFromString(message.SerializeAsString()) << read.ExtensionSize(id) << read.GetExtension(id, 0) << " "
      << read.GetExtension(id, 2) << "\n";
  // libprotobuf mistakes bytes for strings when it parses them, and then refuses to merge these with bytes.
  if (id.number() != sample::types::kByteStringsFieldNumber) read.MergeFrom(message);
  for (const auto& value : read.GetRepeatedExtension(id)) out << value << ",";
  read.MutableRepeatedExtension(id)->SwapElements(0, 1);
  read.MutableRepeatedExtension(id)->RemoveLast();
  for (const auto& value : read.GetRepeatedExtension(id)) out << value << ",";
  read.ClearExtension(id);
  out << read.ExtensionSize(id) << read.ByteSizeLong() << "\n";
}

void use_all_types(std::ostream& out) {
  use_value(Carrier::a_double, 1.5, out);
  use_value(Carrier::a_float, -2.5f, out);
  use_value(Carrier::an_int64, 1LL << 40, out);
  use_value(Carrier::a_uint64, 18446744073709551615ULL, out);
  use_value(Carrier::an_int32, -1, out);
  use_value(Carrier::a_fixed64, 7u, out);
  use_value(Carrier::a_fixed32, 8u, out);
  use_value(Carrier::a_bool, true, out);
  use_value(Carrier::a_string, "text", out);
  use_value(Carrier::a_bytes, std::string("\0\xff", 2), out);
  use_value(Carrier::a_uint32, 4294967295u, out);
  use_value(Carrier::a_shade, sample::DARK, out);
  use_value(Carrier::a_sfixed32, -9, out);
  use_value(Carrier::a_sfixed64, -10, out);
  use_value(Carrier::a_sint32, -11, out);
  use_value(Carrier::a_sint64, -12, out);
  use_value(Carrier::a_phase, sample::open::FULL, out);
  use_value(sample::early, 3, out);
  use_value(sample::elsewhere::label, std::string("x"), out);
  use_value(sample::light_shade, sample::DARK, out);
  use_value(sample::elsewhere::early, 3, out);
  use_value(sample::types::between, 3, out);
  out << Carrier::kADoubleFieldNumber << sample::kEarlyFieldNumber << sample::types::kBetweenFieldNumber << "\n";

  using namespace sample::types;
  use_values(doubles, 1.5, -2.5, out);
  use_values(floats, 1.5f, -2.5f, out);
  use_values(int64s, 1, -2, out);
  use_values(uint64s, 1u, 2u, out);
  use_values(int32s, 1, -2, out);
  use_values(fixed64s, 1u, 2u, out);
  use_values(fixed32s, 1u, 2u, out);
  use_values(bools, true, false, out);
  use_values(strings, std::string("one"), std::string("two"), out);
  use_values(byte_strings, std::string("\0", 1), std::string("\xff"), out);
  use_values(uint32s, 1u, 2u, out);
  use_values(shades, sample::DARK, sample::LIGHT, out);
  use_values(sfixed32s, 1, -2, out);
  use_values(sfixed64s, 1, -2, out);
  use_values(sint32s, 1, -2, out);
  use_values(sint64s, 1, -2, out);
  use_values(phases, sample::open::FULL, sample::open::NONE, out);
  use_values(sample::packed_numbers, 1, -2, out);
  use_values(sample::texts, "one", "two", out);
}

void use_messages(std::ostream& out) {
  Extended message;
  const Carrier& none = message.GetExtension(Carrier::a_carrier);
  out << (&none == &Carrier::default_instance()) << message.HasExtension(Carrier::a_carrier) << "\n";
  Carrier* const carrier = message.MutableExtension(Carrier::a_carrier);
  carrier->set_name("first");
  carrier->SetExtension(sample::types::rank, 5);
  carrier->AddExtension(sample::types::elements)->add_words("word");
  out << (message.MutableExtension(Carrier::a_carrier) == carrier)
      << (&message.GetExtension(Carrier::a_carrier) == carrier) << "\n";
  print(message, out);
  Carrier* const released = message.ReleaseExtension(Carrier::a_carrier);
  out << (released == carrier) << message.HasExtension(Carrier::a_carrier) << message.ByteSizeLong()
      << (message.ReleaseExtension(Carrier::a_carrier) == nullptr) << "\n";
  message.SetAllocatedExtension(Carrier::a_carrier, released);
  out << (message.MutableExtension(Carrier::a_carrier) == carrier) << message.ByteSizeLong() << "\n";
  message.SetAllocatedExtension(Carrier::a_carrier, new Carrier);
  out << message.HasExtension(Carrier::a_carrier) << message.GetExtension(Carrier::a_carrier).name() << "\n";
  message.SetAllocatedExtension(Carrier::a_carrier, nullptr);
  out << message.HasExtension(Carrier::a_carrier) << message.ByteSizeLong() << "\n";
  message.UnsafeArenaSetAllocatedExtension(Carrier::a_carrier, new Carrier);
  delete message.UnsafeArenaReleaseExtension(Carrier::a_carrier);

  // Missing required fields of an extension make the message incomplete.
  message.MutableExtension(Carrier::agroup)->set_number(1);
  out << message.IsInitialized() << message.InitializationErrorString() << message.SerializePartialAsString().size()
      << "\n";
  message.AddExtension(sample::elsewhere::needs_list);
  print_missing(message, out);
  message.MutableExtension(Carrier::agroup)->set_needed(2);
  print_missing(message, out);
  sample::types::Shelf shelf;
  (*shelf.mutable_items())[7].clear_price();
  print_missing(shelf, out);
  message.MutableExtension(sample::elsewhere::needs_list, 0)->set_value(3);
  message.AddExtension(sample::elsewhere::needs_list)->set_value(4);
  message.AddExtension(sample::types::groups)->set_number(5);
  print(message, out);
  out << message.GetExtension(sample::elsewhere::needs_list, 1).value() << message.ExtensionSize(sample::types::groups)
      << "\n";
  const Extended& constant = message;
  for (const sample::Needs& each : constant.GetRepeatedExtension(sample::elsewhere::needs_list)) out << each.value();
  message.MutableRepeatedExtension(sample::elsewhere::needs_list)->SwapElements(0, 1);
  message.MutableRepeatedExtension(sample::elsewhere::needs_list)->DeleteSubrange(1, 1);
  print(message, out);

  std::string* const text = message.MutableExtension(Carrier::a_string);
  out << *text << message.HasExtension(Carrier::a_string) << "\n";
  *text = "changed";
  const std::string& value = message.GetExtension(Carrier::a_string);
  message.SetExtension(Carrier::an_int32, 4);
  message.AddExtension(sample::types::strings)->append("added");
  *message.MutableExtension(sample::types::strings, 0) += " to";
  out << value << (&value == text) << message.GetExtension(sample::types::strings, 0) << "\n";
  message.Clear();
  out << message.HasExtension(Carrier::a_string) << message.GetExtension(Carrier::a_string) << message.ByteSizeLong()
      << "\n";
}

// Parses values that are repeated, merged, undeclared, malformed or truncated.
void parse_extensions(std::ostream& out) {
  const std::string inputs[] = {
      std::string("\x88\x7d\x04\x88\x7d\x05"),                       // a_double as a varint
      std::string("\xa8\x7d\x04\xa8\x7d\x05\x78\x01"),               // an_int32 twice, and `between`
      std::string("\xad\x7d\x01\x02\x03\x04"),                       // an_int32 as fixed32
      std::string("\xf0\x7d\x4d\xf0\x7d\x03"),                       // a_shade, once with an undeclared value
      std::string("\x98\x7e\x07\x98\x7e\x02"),                       // a_phase: an open enum
      std::string("\xb2\xbc\x01\x03\x03\x4d\x01"),                   // shades, packed
      std::string("\xd8\xbc\x01\x4d\xd8\xbc\x01\x02"),               // phases
      std::string("\xea\xbb\x01\x02\x01\x02\xe8\xbb\x01\x03"),       // int32s, packed and not
      std::string("\xda\x7d\x03\x0a\x01x\xda\x7d\x03\xa0\x06\x07"),  // a_carrier in two parts, with its own extension
      std::string("\xda\x7d\x05\x0a\x01x"),                          // truncated
      std::string("\xda\x7d\x02\x0a\x05"),                           // truncated within a message
      std::string("\xca\x7d\x03x\xffy"),                             // a_string that is not UTF-8
      std::string("\xd3\x7d\x08\x01\xd4\x7d"),                       // a_group without its required field
      std::string("\xd3\x7d\x08\x01"),                               // a_group without an end
      std::string("\xa8\x7d"),
      std::string("\x88\xf7\x01\x05\xa8\x7d\x06\x08\x01"),  // an undeclared extension among others
  };
  for (const std::string& input : inputs) {
    Extended message;
    const bool parsed = message.ParsePartialFromString(input);
    out << parsed << "\n";
    if (!parsed) continue;
    print(message, out);
    out << message.unknown_fields().field_count() << message.HasExtension(Carrier::an_int32)
        << message.GetExtension(Carrier::an_int32) << message.GetExtension(Carrier::a_shade)
        << message.GetExtension(Carrier::a_phase) << message.ExtensionSize(sample::types::shades)
        << message.ExtensionSize(sample::types::phases) << "\n";
    Extended twice = message;
    out << twice.MergeFromString(input);
    print(twice, out);
    message.DiscardUnknownFields();
    print(message, out);
  }
}

void use_message_set(std::ostream& out) {
  sample::types::Pair pair;
  sample::Set* const set = pair.mutable_set();
  set->MutableExtension(sample::types::Label::label)->set_text("x");
  set->MutableExtension(sample::elsewhere::Element::element)->add_words("w");
  set->MutableExtension(sample::Item::item)->set_number(5);
  print(pair, out);
  sample::types::Pair read;
  out << read.ParseFromString(pair.SerializeAsString()) << read.set().GetExtension(sample::types::Label::label).text()
      << read.set().HasExtension(sample::Item::item) << "\n";
  // Items merge, in any order of type and message; unknown ones are kept.
  const std::string items(
      "\x0b\x1a\x03\x0a\x01y\x10\xb8\x17\x0c"  // label
      "\x0b\x10\xff\xff\xff\xff\x07\x1a\x01\x08\x0c"
      "\x0b\x10\x05\x1a\x03\x0a\x01v\x0c",
      30);
  out << read.mutable_set()->MergeFromString(items);
  print(read, out);
  out << read.set().GetExtension(sample::types::Label::label).text()
      << read.set().GetExtension(sample::elsewhere::Element::element).words_size() << "\n";
  read.mutable_set()->MutableExtension(sample::types::Label::label)->mutable_needs();
  out << read.IsInitialized() << read.InitializationErrorString() << "\n";
  read.mutable_set()->MergeFrom(pair.set());
  sample::types::Label* const label = read.mutable_set()->ReleaseExtension(sample::types::Label::label);
  print(read, out);
  out << label->text() << MessageDifferencer::Equals(read, pair) << "\n";
  delete label;
  sample::Set bad;
  out << bad.ParseFromString(std::string("\x0b\x10\xb8\x17\x1a\x03\x0a\x05y\x0c", 10)) << "\n";
}

void use_reflection_and_text(std::ostream& out) {
  Extended message;
  const google::protobuf::Reflection& reflection = *message.GetReflection();
  for (const char* name : {"sample.types.Carrier.a_carrier", "sample.types.int32s", "sample.elsewhere.count",
                           "sample.types.Label.label", "sample.types.nothing"}) {
    const google::protobuf::FieldDescriptor* const field = reflection.FindKnownExtensionByName(name);
    out << (field != nullptr);
    if (field == nullptr) continue;
    client::describe(field, out << field->PrintableNameForExtension() << field->containing_type()->full_name());
    out << (reflection.FindKnownExtensionByNumber(field->number()) == field) << "\n";
  }
  const google::protobuf::FieldDescriptor* const carrier = reflection.FindKnownExtensionByNumber(2011);
  Message* const made = reflection.MutableMessage(&message, carrier);
  out << (made == message.MutableExtension(Carrier::a_carrier)) << "\n";
  Message* const released = reflection.ReleaseMessage(&message, carrier);
  out << (made == released) << message.HasExtension(Carrier::a_carrier) << "\n";
  reflection.SetAllocatedMessage(&message, released, carrier);
  out << (made == message.MutableExtension(Carrier::a_carrier)) << "\n";
  reflection.AddInt32(&message, reflection.FindKnownExtensionByNumber(3005), 4);
  out << message.GetExtension(sample::types::int32s, 0) << "\n";
  const google::protobuf::FieldDescriptor* const int32s = reflection.FindKnownExtensionByNumber(3005);
  const google::protobuf::FieldDescriptor* const shades = reflection.FindKnownExtensionByNumber(3014);
  const google::protobuf::FieldDescriptor* const strings = reflection.FindKnownExtensionByNumber(3009);
  const google::protobuf::FieldDescriptor* const carriers = reflection.FindKnownExtensionByNumber(3011);
  out << reflection.GetRepeatedField<google::protobuf::int32>(message, shades).size()
      << reflection.GetRepeatedPtrField<std::string>(message, strings).size() << "\n";
  reflection.MutableRepeatedField<google::protobuf::int32>(&message, int32s)->Add(8);
  reflection.MutableRepeatedField<int>(&message, shades)->Add(sample::LIGHT);
  reflection.MutableRepeatedPtrField<std::string>(&message, strings)->Add()->assign("s");
  reflection.MutableRepeatedPtrField<Carrier>(&message, carriers)->Add()->set_name("c");
  for (const int value : reflection.GetRepeatedField<google::protobuf::int32>(message, int32s)) out << value << " ";
  out << (&reflection.GetRepeatedPtrField<Carrier>(message, carriers).Get(0) ==
          &message.GetExtension(sample::types::carriers, 0))
      << message.GetExtension(sample::types::shades, 0) << message.GetExtension(sample::types::strings, 0) << "\n";
  message.SetExtension(Carrier::a_double, 0.25);
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  message.set_middle("m");
  message.add_last(1);
  message.SetExtension(sample::types::between, 1);
  reflection.ListFields(message, &fields);
  for (const auto* field : fields) out << field->full_name() << " ";
  print(message, out);
  for (const char* text :
       {"[sample.types.Carrier.a_carrier] { name: 'n' [sample.types.rank]: 3 } [sample.types.int32s]: [1, 2]",
        "[sample.types.Carrier.a_shade]: DARK [sample.types.phases]: FULL [sample.elsewhere.label]: 'l'",
        "[sample.types.Carrier.agroup] { needed: 1 } [sample.types.groups] { number: 1 }",
        "[sample.types.Carrier.a_shade]: FULL", "[sample.types.rank]: 3", "[sample.types.between] 5"}) {
    Extended read;
    out << TextFormat::ParseFromString(text, &read);
    print(read, out);
  }
}

// Reads and sets custom options in messages that describe a schema.
void use_options(std::ostream& out) {
  google::protobuf::FieldDescriptorProto field;
  out << field.options().GetExtension(sample::types::unit) << "\n";
  field.mutable_options()->SetExtension(sample::types::unit, "words");
  field.mutable_options()->set_packed(true);
  google::protobuf::FieldDescriptorProto read;
  out << read.ParseFromString(field.SerializeAsString()) << read.options().GetExtension(sample::types::unit)
      << read.options().unknown_fields().field_count() << "\n";
  print(read, out);

  google::protobuf::MessageOptions options;
  options.SetExtension(sample::open::number, 0);
  options.AddExtension(sample::open::numbers, 3);
  options.AddExtension(sample::open::numbers, 4);
  options.SetExtension(sample::open::text, "text");  // release 3.21 accepts text that is not UTF-8
  out << options.HasExtension(sample::open::number) << options.HasExtension(sample::open::phase) << "\n";
  google::protobuf::MessageOptions copy;
  out << copy.ParseFromString(options.SerializeAsString() + std::string("\xa0\xb5\x18\x07", 4))
      << copy.GetExtension(sample::open::text) << copy.GetExtension(sample::open::numbers, 1)
      << copy.HasExtension(sample::open::phase) << copy.SerializeAsString() << copy.DebugString() << "\n";
}

void use_arenas_and_threads(std::ostream& out) {
  google::protobuf::Arena arena;
  Extended* const message = google::protobuf::Arena::CreateMessage<Extended>(&arena);
  message->MutableExtension(Carrier::a_carrier)->set_name("in an arena");
  message->AddExtension(sample::types::strings, "text");
  for (int i = 0; i < 100; ++i) message->AddExtension(sample::types::carriers)->set_name(std::to_string(i));
  Extended moved;
  moved = std::move(*message);
  Extended* const second = google::protobuf::Arena::CreateMessage<Extended>(&arena);
  second->Swap(&moved);
  out << second->ExtensionSize(sample::types::carriers) << moved.ByteSizeLong() << (second->SpaceUsedLong() > 5000)
      << "\n";
  Extended* const third = google::protobuf::Arena::CreateMessage<Extended>(&arena);
  third->SetAllocatedExtension(Carrier::a_carrier, google::protobuf::Arena::CreateMessage<Carrier>(&arena));
  third->MutableExtension(Carrier::a_carrier)->set_name("of the arena");
  auto* const lent = google::protobuf::Arena::CreateMessage<Carrier>(&arena);
  third->UnsafeArenaSetAllocatedExtension(Carrier::a_carrier, lent);
  out << (third->UnsafeArenaReleaseExtension(Carrier::a_carrier) == lent) << (lent->GetArena() == &arena);
  third->MutableRepeatedExtension(sample::types::carriers)
      ->AddAllocated(google::protobuf::Arena::CreateMessage<Carrier>(&arena));
  out << third->ShortDebugString() << third->ExtensionSize(sample::types::carriers) << "\n";
  Extended shared;
  shared.ParseFromString(second->SerializeAsString());
  std::vector<int> found(4);
  std::vector<std::thread> threads;
  for (int& count : found) {
    threads.emplace_back([&count, &shared] {
      for (int i = 0; i < 100; ++i) {
        count += shared.GetExtension(sample::types::carriers, i).name() == std::to_string(i);
        count += shared.HasExtension(Carrier::a_string) + shared.GetRepeatedExtension(sample::types::phases).size();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int count : found) out << count << "\n";
}

}  // namespace

void use_extension_accessors(std::ostream& out) {
  google::protobuf::LinkExtensionReflection(sample::types::between);
  use_all_types(out);
  use_messages(out);
  parse_extensions(out);
  use_message_set(out);
  use_reflection_and_text(out);
  use_options(out);
  use_arenas_and_threads(out);
}

}  // namespace client
