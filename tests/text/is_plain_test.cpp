// Compares the search for bytes to escape with a search byte by byte.
#include "onnxgen/text/characters/is_plain.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "onnxgen/text/json/escape.h"
#include "onnxgen/text/scalar_text.h"

namespace onnxgen::tests {
namespace {

// Length of three words and part of a fourth.
constexpr std::size_t kLongest = 27;

TEST(IsPlain, FindsEachByteAtEachOffsetOfTextsOfEachLength) {
  for (std::size_t size = 1; size <= kLongest; ++size) {
    for (std::size_t place = 0; place < size; ++place) {
      for (int byte = 0; byte < 256; ++byte) {
        std::string text(size, '~');
        text[place] = static_cast<char>(byte);
        const bool is_printable = byte >= 0x20 && byte < 0x7F;
        const bool expected = is_printable && byte != '"' && byte != '<';
        ASSERT_EQ((text::is_plain<'"', '<'>(text)), expected) << size << " " << place << " " << byte;
      }
    }
  }
  EXPECT_TRUE((text::is_plain<'"', '<'>({})));
}

TEST(IsPlain, TextsAreEscapedAtEveryPosition) {
  for (std::size_t size = 1; size <= kLongest; ++size) {
    for (std::size_t place = 0; place < size; ++place) {
      std::string given(size, 'a');
      given[place] = '\n';
      const std::string escaped = std::string(place, 'a') + "\\n" + std::string(size - place - 1, 'a');
      std::string as_text;
      text::append_escaped(as_text, given);
      EXPECT_EQ(as_text, escaped);
      std::string as_json = ":";
      text::append_json_string(as_json, given);
      EXPECT_EQ(as_json, ":\"" + escaped + "\"");
    }
  }
  std::string empty;
  text::append_json_string(empty, {});
  EXPECT_EQ(empty, "\"\"");
}

}  // namespace
}  // namespace onnxgen::tests
