// The kinds of files that the endings of names select, in upper or lower case.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "onnxgen/io/load/recognize.h"

namespace onnxgen::io {

// Returns whether a name has this ending, in upper or lower case.
inline bool has_ending(std::string_view name, std::string_view ending) noexcept {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  const auto is_same = [&lower](char a, char b) { return lower(a) == lower(b); };
  if (name.size() < ending.size()) return false;
  name.remove_prefix(name.size() - ending.size());
  return std::equal(name.begin(), name.end(), ending.begin(), is_same);
}

// Returns the kind of a model file with this name. Returns kOther for NumPy files, and nothing for unknown endings.
inline std::optional<FileKind> kind_of_name(std::string_view name) noexcept {
  struct Ending {
    std::string_view text;
    FileKind kind;
  };
  constexpr Ending kEndings[] = {
      {".onnx", FileKind::kMessage},   {".pb", FileKind::kMessage},      {".txt", FileKind::kText},
      {".textproto", FileKind::kText}, {".prototxt", FileKind::kText},   {".pbtxt", FileKind::kText},
      {".json", FileKind::kJson},      {".onnxjson", FileKind::kJson},   {".onnxtxt", FileKind::kSyntax},
      {".zip", FileKind::kArchive},    {".onnxc", FileKind::kEncrypted}, {".onnxtext", FileKind::kSyntax},
      {".npy", FileKind::kOther},      {".npz", FileKind::kOther},
  };
  for (const Ending& ending : kEndings) {
    if (has_ending(name, ending.text)) return ending.kind;
  }
  return std::nullopt;
}

}  // namespace onnxgen::io
