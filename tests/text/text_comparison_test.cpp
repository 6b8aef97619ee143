// Compares the text output for random messages of every type with that of libprotobuf.
#include <google/protobuf/text_format.h>

#include <memory>
#include <regex>
#include <set>

#include "comparison.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::Message;
using google::protobuf::TextFormat;

struct Style {
  const char* name;
  text::PrintTextOptions options;
  void (*set)(TextFormat::Printer&);
};

text::PrintTextOptions options(void (*set)(text::PrintTextOptions&)) {
  text::PrintTextOptions options;
  set(options);
  return options;
}

const Style kStyles[] = {
    {"plain", {}, [](TextFormat::Printer&) {}},
    {"debug", options([](text::PrintTextOptions& o) { o.expand_any = true; }),
     [](TextFormat::Printer& p) { p.SetExpandAny(true); }},
    {"single line, short lists, UTF-8", options([](text::PrintTextOptions& o) {
       o.single_line = o.short_repeated = o.utf8_strings = o.expand_any = true;
     }),
     [](TextFormat::Printer& p) {
       p.SetSingleLineMode(true);
       p.SetUseShortRepeatedPrimitives(true);
       p.SetUseUtf8StringEscaping(true);
       p.SetExpandAny(true);
     }},
    {"numbers, short texts, short lists, nothing unknown", options([](text::PrintTextOptions& o) {
       o.field_numbers = o.short_repeated = o.hide_unknown_fields = true;
       o.longest_text = 3;
     }),
     [](TextFormat::Printer& p) {
       p.SetUseFieldNumber(true);
       p.SetUseShortRepeatedPrimitives(true);
       p.SetHideUnknownFields(true);
       p.SetTruncateStringFieldLongerThan(3);
     }},
};

// Finds the types of an Any as releases later than 3.21 do, under a URL with any prefix.
class TypeFinder : public TextFormat::Finder {
 public:
  const Descriptor* FindAnyType(const Message& message, const std::string& prefix,
                                const std::string& name) const override {
    // Unlike those releases, onnxgen expands an Any only if its URL can be read back.
    static const std::regex kReadable(R"((?!/)([A-Za-z0-9_\-.~!$&()*+,;=/]|%[0-9A-Fa-f]{2})+/)");
    if (!std::regex_match(prefix, kReadable)) return nullptr;
    return message.GetDescriptor()->file()->pool()->FindMessageTypeByName(name);
  }
};

std::string reference_text(const Message& message, void (*set_style)(TextFormat::Printer&)) {
  static const TypeFinder finder;
  TextFormat::Printer printer;
  printer.SetFinder(&finder);
  set_style(printer);
  std::string out;
  EXPECT_TRUE(printer.PrintToString(message, &out));
  return out;
}

void expect_same_text(const std::string& bytes, const MessageDescriptor& table, const Message& reference) {
  for (const Style& style : kStyles) {
    SCOPED_TRACE(style.name);
    const std::string expected = reference_text(reference, style.set);
    std::string actual;
    const text::TextStatus status = text::print_text(bytes, table, actual, style.options);
    ASSERT_TRUE(status) << status.message();
    ASSERT_TRUE(actual == expected) << difference(actual, expected);
  }
  const auto in_style = [&](void (*set_style)(TextFormat::Printer&)) { return reference_text(reference, set_style); };
  ASSERT_EQ(text::debug_string(bytes, table), in_style([](TextFormat::Printer& p) { p.SetExpandAny(true); }));
  std::string one_line = in_style([](TextFormat::Printer& p) {
    p.SetExpandAny(true);
    p.SetSingleLineMode(true);
  });
  if (!one_line.empty() && one_line.back() == ' ') one_line.pop_back();
  ASSERT_EQ(text::short_debug_string(bytes, table), one_line);
  ASSERT_EQ(text::utf8_debug_string(bytes, table), in_style([](TextFormat::Printer& p) {
              p.SetExpandAny(true);
              p.SetUseUtf8StringEscaping(true);
            }));
}

// Returns nullptr if the bytes are not a message. For `is_tidy`, see tidy_maps().
std::unique_ptr<Message> parsed(const Descriptor& type, const std::string& bytes, bool* is_tidy = nullptr) {
  auto message = reference_pool().make(type);
  if (!message->ParsePartialFromString(bytes)) return nullptr;
  const bool tidy = tidy_maps(*message);
  if (is_tidy != nullptr) *is_tidy = tidy;
  return message;
}

TEST(TextComparison, RandomMessagesOfEveryType) {
  for_random_messages(60, AnyContent::kSometimesDamaged,
                      [](const MessageDescriptor& table, const Message& message, std::mt19937_64&) {
                        const std::string bytes = deterministic(message);
                        expect_same_text(bytes, table, *parsed(*message.GetDescriptor(), bytes));
                      });
}

// The fields may occur in any order and number. The expected text is that of the message libprotobuf parses from them.
TEST(TextComparison, BytesOfSeveralMessagesJoined) {
  for_random_messages(60, AnyContent::kSometimesDamaged,
                      [](const MessageDescriptor& table, const Message& message, std::mt19937_64& random) {
                        std::string bytes = deterministic(message);
                        for (int more = 0; more < 2; ++more) {
                          const auto next = reference_pool().make(*message.GetDescriptor());
                          fill_for_text(*next, random, 2, AnyContent::kSometimesDamaged);
                          bytes += deterministic(*next);
                        }
                        expect_same_text(bytes, table, *parsed(*message.GetDescriptor(), bytes));
                      });
}

bool holds_closed_enums(const Descriptor& type, std::set<const Descriptor*>& seen) {
  if (!seen.insert(&type).second) return false;
  const bool is_proto2 = type.file()->syntax() == google::protobuf::FileDescriptor::SYNTAX_PROTO2;
  for (int i = 0; i < type.field_count(); ++i) {
    const auto* field = type.field(i);
    if (is_proto2 && field->enum_type() != nullptr) return true;
    if (field->message_type() != nullptr && holds_closed_enums(*field->message_type(), seen)) return true;
  }
  return type.extension_range_count() > 0;
}

bool holds_closed_enums(const Descriptor& type) {
  std::set<const Descriptor*> seen;
  return holds_closed_enums(type, seen);
}

TEST(TextComparison, DamagedBytes) {
  std::size_t accepted_count = 0;
  for_random_messages(60, AnyContent::kSometimesDamaged,
                      [&](const MessageDescriptor& table, const Message& message, std::mt19937_64& random) {
                        // libprotobuf converts unknown fields in an item of a MessageSet to further items.
                        if (may_hold_message_sets(*message.GetDescriptor())) return;
                        std::string bytes = deterministic(message);
                        for (auto damages = 1 + random() % 3; damages > 0 && !bytes.empty(); --damages) {
                          bytes[random() % bytes.size()] = static_cast<char>(random());
                        }
                        bool is_tidy = true;
                        const auto accepted = parsed(*message.GetDescriptor(), bytes, &is_tidy);
                        if (accepted == nullptr || !is_tidy) {
                          static_cast<void>(text::debug_string(bytes, table));
                          return;
                        }
                        ++accepted_count;
                        // In dynamic messages, libprotobuf keeps only 32 bits of an undeclared number.
                        if (holds_closed_enums(*message.GetDescriptor())) bytes = deterministic(*accepted);
                        expect_same_text(bytes, table, *accepted);
                      });
  EXPECT_GT(accepted_count, by_tier(80U, 500U));
}

TEST(TextComparison, MessagesOfOurClasses) {
  const google::protobuf::LogSilencer silence;
  for (const NativeMessage& native : native_messages()) {
    SCOPED_TRACE(native.table->full_name);
    std::mt19937_64 random(9);
    for (int i = 0; i < by_tier(15, 60); ++i) {
      SCOPED_TRACE(i);
      const auto message = reference_pool().make(native.table->full_name);
      fill_for_text(*message, random, 3, AnyContent::kSometimesDamaged);
      if (i % 3 == 1) add_unknown_field_everywhere(*message, static_cast<std::uint32_t>(i));
      for (const Style& style : kStyles) {
        std::string actual;
        const std::string bytes = deterministic(*message);
        ASSERT_TRUE(native.print(bytes, style.options, actual));
        const std::string expected = reference_text(*parsed(*message->GetDescriptor(), bytes), style.set);
        ASSERT_TRUE(actual == expected) << style.name << ": " << difference(actual, expected);
      }
    }
  }
}

}  // namespace
}  // namespace onnxgen::tests
