// Extensions in a file that uses an edition.
#include <gtest/gtest.h>

#include <string>

#include "edition_extensions.pb.h"

namespace onnxgen::protobuf::tests {
namespace {

// Returns whether a message with this string parses. `tag` must have one byte.
bool parses(char tag, const std::string& value) {
  edition::Extended message;
  return message.ParseFromString(tag + (static_cast<char>(value.size()) + value));
}

// As in libprotobuf since release 34; earlier ones check the strings of fields only.
TEST(EditionExtensions, StringsAreUtf8UnlessTheirFeatureIsNone) {
  constexpr char kChecked = 0x0A, kCheckedList = 0x12, kUnchecked = 0x1A, kRaw = 0x22;
  for (const char tag : {kChecked, kCheckedList, kUnchecked, kRaw}) EXPECT_TRUE(parses(tag, "\xC3\xA9"));
  for (const char tag : {kChecked, kCheckedList}) EXPECT_FALSE(parses(tag, "\xC3"));
  for (const char tag : {kUnchecked, kRaw}) EXPECT_TRUE(parses(tag, "\xC3"));
}

}  // namespace
}  // namespace onnxgen::protobuf::tests
