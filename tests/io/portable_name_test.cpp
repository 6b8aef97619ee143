#include "onnxgen/file/names/portable_name.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace onnxgen::io {
namespace {

using Pair = std::pair<std::string, std::string>;

TEST(PortableName, SpellingsOfOneFileAreDetected) {
  const Pair pairs[] = {
      {"W", "w"},
      {"weights/Conv1.bin", "WEIGHTS\\conv1.BIN"},
      {"a//b/./c", "a/b/c"},
      {"w", "w."},
      {"w", "w . "},
      {"folder./w", "folder/w"},
      {"\xC3\xA9", "e\xCC\x81"},                                 // é; e with a combining accent
      {"caf\xC3\xA9.bin", "CAFE\xCC\x81.bin"},                   // é within a name
      {"\xC3\x89", "e\xCC\x81"},                                 // É
      {"\xE1\xBB\x87", "e\xCC\xA3\xCC\x82"},                     // ệ; its marks in one order
      {"\xE1\xBB\x87", "e\xCC\x82\xCC\xA3"},                     // ệ; its marks in the other order
      {"\xEA\xB0\x81", "\xE1\x84\x80\xE1\x85\xA1\xE1\x86\xA8"},  // a Hangul syllable and its three letters
      {"\xEA\xB0\x80", "\xE1\x84\x80\xE1\x85\xA1"},              // a Hangul syllable of two letters
      {"\xD0\x96\xD1\x83\xD0\xBA", "\xD0\xB6\xD0\xA3\xD0\x9A"},  // Жук and жУК
      {"\xCE\xA3", "\xCF\x82"},                                  // Σ and ς
      {"stra\xC3\x9F"
       "e",
       "STRASSE"},                               // ß and SS
      {"\xE2\x84\xAA", "k"},                     // the Kelvin sign
      {"\xE2\x84\xAB", "a\xCC\x8A"},             // the angstrom sign
      {"\xEF\xAC\x81", "FI"},                    // the ligature fi
      {"\xC4\xB1", "I"},                         // dotless i
      {"w\xE2\x80\x8D", "w"},                    // an invisible joiner
      {"\xF0\x90\x90\x80", "\xF0\x90\x90\xA8"},  // a letter above U+FFFF and its lower case
      {"\xF0\xAF\xA0\x80", "\xE4\xB8\xBD"},      // a compatibility ideograph
      {"\xFFW\xC3\x89", "\xFFwe\xCC\x81"},       // after a byte that is not UTF-8
  };
  for (const auto& [a, b] : pairs) EXPECT_TRUE(may_be_same_file(a, b)) << a << " and " << b;
}

TEST(PortableName, DifferentFilesStayDifferent) {
  const Pair pairs[] = {
      {"w", "v"},
      {"a/b", "ab"},
      {"a/b", "b/a"},
      {"w", "w_"},
      {"w.bin", "wbin"},
      {".w", "w"},
      {"w 1", "w1"},
      {"onnx::MatMul_1", "onnx::MatMul_2"},
      {"\xC3\xA9", "e"},         // é and e
      {"\xC3\xA9", "\xC3\xA8"},  // é and è
      {"e\xCC\x81"
       "a",
       "ea\xCC\x81"},                                            // éa and eá
      {"\xE0\xB8\x81\xE0\xB8\x82", "\xE0\xB8\x82\xE0\xB8\x81"},  // two Thai letters in either order
      {"\xE4\xB8\xAD", "\xE6\x96\x87"},                          // 中 and 文
      {"\xFF", "\xFE"},                                          // bytes that are not UTF-8
      {"\xC3", "\xC3\xA9"},
      {"\xED\xA0\x80", "\xED\xA0\x81"},  // unpaired surrogates
  };
  for (const auto& [a, b] : pairs) EXPECT_FALSE(may_be_same_file(a, b)) << a << " and " << b;
}

TEST(PortableName, AKeyIsItsOwnKey) {
  for (char32_t character = 1; character < 0x20000; character += character < 0x2200 ? 1 : 13) {
    std::string name;
    if (character < 0x80) {
      name += static_cast<char>(character);
    } else if (character < 0x800) {
      name += static_cast<char>(0xC0 | character >> 6);
      name += static_cast<char>(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
      name += static_cast<char>(0xE0 | character >> 12);
      name += static_cast<char>(0x80 | (character >> 6 & 0x3F));
      name += static_cast<char>(0x80 | (character & 0x3F));
    } else {
      name += static_cast<char>(0xF0 | character >> 18);
      name += static_cast<char>(0x80 | (character >> 12 & 0x3F));
      name += static_cast<char>(0x80 | (character >> 6 & 0x3F));
      name += static_cast<char>(0x80 | (character & 0x3F));
    }
    const std::string key = portable_key(name);
    ASSERT_EQ(portable_key(key), key) << name;
  }
}

TEST(PortableName, DeviceNamesOfWindowsAreDetected) {
  for (const char* const name :
       {"NUL", "nul", "con", "Aux.bin", "prn .txt", "COM1", "lpt9.weight", "com0", "CONIN$", "com\xC2\xB9", "nul:x"}) {
    EXPECT_TRUE(is_device_on_windows(name)) << name;
    EXPECT_NE(windows_name_problem(name), nullptr) << name;
  }
  for (const char* const name : {"null", "console", "com", "com10", "x.nul", "_con", "con_", "lpt", "COMA", ""}) {
    EXPECT_FALSE(is_device_on_windows(name)) << name;
    EXPECT_EQ(windows_name_problem(name), nullptr) << name;
  }
}

TEST(PortableName, NamesThatWindowsInterpretsDifferentlyAreDetected) {
  for (const char* const name : {"w:stream", "w.", "w ", "w*", "a<b", "tab\t", "\"w\"", "a|b", "what?"}) {
    EXPECT_NE(windows_name_problem(name), nullptr) << name;
  }
  for (const char* const name : {"w", "a.b", ".w", "a b", "\xC3\xA9", "w'"}) {
    EXPECT_EQ(windows_name_problem(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace onnxgen::io
