// Text of messages of the protobuf profile, through onnxgen::text.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "onnxgen/text/print.h"

namespace {

namespace format = onnxgen::text;

// A large unknown field must not become one piece of output.
TEST(TextOfProtobufClasses, UnknownFieldsArePrintedInPieces) {
  constexpr std::size_t kSize = 1'000'000;
  sample::Tree tree;
  tree.mutable_unknown_fields()->AddLengthDelimited(5000)->assign(kSize, '\1');
  std::size_t largest = 0;
  std::string printed;
  const auto write = [&](std::string_view piece) {
    largest = std::max(largest, piece.size());
    printed += piece;
    return true;
  };
  ASSERT_TRUE(format::print_text_to(tree, write));
  EXPECT_LT(largest, kSize);
  std::string expected = "5000: \"";
  for (std::size_t i = 0; i < kSize; ++i) expected += "\\001";
  EXPECT_TRUE(printed == expected + "\"\n");
}

}  // namespace
