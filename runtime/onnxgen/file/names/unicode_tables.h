// Tables of Unicode that folded_text.cpp reads; tools/unicode_tables makes them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen::io::unicode {

struct CharacterRange {
  char32_t first;
  char32_t last;
};

// The low 16 bits of characters that are folded, in ascending order within each plane, and where each plane ends.
extern const std::uint16_t kFolded[];
extern const std::uint16_t kPlaneEnds[17];
// What each of them becomes, in UTF-16: its place in kUnits, and in the lowest three bits its length.
extern const std::uint16_t kFoldedTo[];
extern const char16_t kUnits[];

// Marks that combine with the character before them, as far as their order may mean nothing.
extern const CharacterRange kMarks[];
extern const std::size_t kMarksCount;

// Characters that some file systems leave out when they compare names.
extern const CharacterRange kIgnored[];
extern const std::size_t kIgnoredCount;

}  // namespace onnxgen::io::unicode
