// Compares JSON parsing with libprotobuf 3.21. JSON printed by libprotobuf must be parsed to the original message, and
// JSON that is accepted must be parsed to the same message as by libprotobuf. libprotobuf also accepts input that is
// not valid JSON, which is not compared.
#include <algorithm>
#include <memory>
#include <string>

#include "json_reading.h"
#include "onnxgen/text/print_json.h"
#include "reference_json.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Message;
using namespace json_reading;

// libprotobuf prints a negative zero as -0 but parses this as a positive one.
std::string with_negative_zeros(const std::string& json) {
  std::string result;
  bool is_quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    result += json[i];
    if (is_quoted && json[i] == '\\' && i + 1 < json.size()) {
      result += json[++i];
    } else if (json[i] == '"') {
      is_quoted = !is_quoted;
    } else if (!is_quoted && json.compare(i, 2, "-0") == 0 && json.find_first_of(".eE0123456789", i + 2) != i + 2) {
      result += "0.0";
      ++i;
    }
  }
  return result;
}

// Returns the message that libprotobuf parses, or nullptr if it rejects the JSON.
std::unique_ptr<Message> reference_of(const std::string& type, const std::string& json) {
  std::string bytes;
  if (!reference_bytes(with_negative_zeros(json), type, bytes).ok()) return nullptr;
  auto message = reference_pool().make(type);
  return message->ParsePartialFromString(bytes) ? std::move(message) : nullptr;
}

// In a FieldMask, libprotobuf splits words differently from later versions if capitals do not start a word or follow
// each other.
std::string comparable_text(const Message& message) {
  std::string text = message.ShortDebugString();
  if (text.find("paths: ") != std::string::npos) text.erase(std::remove(text.begin(), text.end(), '_'), text.end());
  return text;
}

// If the JSON is accepted, expects the same message as from libprotobuf. Returns whether both accept it.
bool expect_as_reference(const std::string& type, const std::string& json) {
  SCOPED_TRACE(json.substr(0, 500));
  const Read result = read(type, json);
  if (!result.status) return false;
  const auto expected = reference_of(type, json);
  if (expected == nullptr) {
    std::string ignored;
    const std::string fault = reference_bytes(json, type, ignored).ToString();
    // Known differences: libprotobuf rejects base64 whose unused bits are not zero, although Google's suite requires
    // that they are ignored; numbers in strings with exponents, which later versions accept; and an empty ListValue in
    // an Any, which it prints itself.
    EXPECT_TRUE(fault.find("invalid value \"") != std::string::npos ||
                fault.find("Cannot start root message with ListValue") != std::string::npos)
        << "libprotobuf refuses it: " << fault;
    return false;
  }
  const auto actual = reference_pool().make(type);
  EXPECT_TRUE(actual->ParsePartialFromString(result.bytes));
  EXPECT_EQ(comparable_text(*actual), comparable_text(*expected));
  return true;
}

// Returns whether libprotobuf's JSON contains the whole message: no groups, extensions, or unknown fields.
bool is_whole_in_json(const Message& message, const std::string& json) {
  const auto again = reference_of(message.GetDescriptor()->full_name(), json);
  return again != nullptr && deterministic(*again) == deterministic(message);
}

TEST(ParseJson, ReadsWhatLibprotobufPrints) {
  std::size_t whole = 0;
  std::size_t read_count = 0;
  for_random_messages(
      40, AnyContent::kWhole, [&](const MessageDescriptor& table, Message& message, std::mt19937_64& random) {
        tidy_maps(message);
        message.DiscardUnknownFields();
        const std::string bytes = deterministic(message);
        std::string json;
        if (!reference_json(bytes, table.full_name, json_options(static_cast<unsigned>(random() % 16)), json).ok())
          return;
        const bool is_read = expect_as_reference(table.full_name, json);
        if (is_read) ++read_count;
        if (!is_whole_in_json(message, json)) return;
        ++whole;
        EXPECT_TRUE(is_read) << fault_in(table.full_name, json) << '\n' << json;
      });
  EXPECT_GT(whole, by_tier(80U, 500U));
  EXPECT_GT(read_count, by_tier(150U, 1000U));
}

// The bytes must be those that a class serializes.
TEST(ParseJson, WritesTheEncodingOfAClass) {
  std::size_t compared = 0;
  for_random_messages(40, AnyContent::kWhole, [&](const MessageDescriptor& table, Message& message, std::mt19937_64&) {
    tidy_maps(message);
    message.DiscardUnknownFields();
    const std::string bytes = deterministic(message);
    std::string json;
    if (!text::print_json(bytes, table, json) || !is_whole_in_json(message, json)) return;
    if (json.find("\"@type\"") != std::string::npos) return;  // the fields in an Any have no fixed order
    const Read result = read(table.full_name, json);
    ASSERT_TRUE(result.status) << result.status.message();
    const auto again = reference_pool().make(table.full_name);
    ASSERT_TRUE(again->ParsePartialFromString(result.bytes));
    EXPECT_EQ(deterministic(*again), bytes);
    ++compared;
  });
  EXPECT_GT(compared, by_tier(50U, 300U));
}

TEST(ParseJson, DamagedJsonIsRefusedOrReadTheSame) {
  std::size_t accepted = 0;
  for_random_messages(20, AnyContent::kWhole,
                      [&](const MessageDescriptor& table, Message& message, std::mt19937_64& random) {
                        std::string json;
                        if (!reference_json(deterministic(message), table.full_name,
                                            json_options(static_cast<unsigned>(random() % 16)), json)
                                 .ok()) {
                          return;
                        }
                        for (int i = 0; i < by_tier(10, 30) && !json.empty(); ++i) {
                          std::string damaged = json;
                          constexpr std::string_view kCharacters = "\"{}[]:,0123456789-+.eEtfn\\u \n_a@/=";
                          damaged[random() % damaged.size()] = kCharacters[random() % kCharacters.size()];
                          if (expect_as_reference(table.full_name, damaged)) ++accepted;
                          if (testing::Test::HasFailure()) return;
                        }
                      });
  EXPECT_GT(accepted, by_tier(8U, 150U));
}

}  // namespace
}  // namespace onnxgen::tests
