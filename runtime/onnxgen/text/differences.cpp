#include "onnxgen/text/differences.h"

#include "onnxgen/text/print.h"

namespace onnxgen::text {
namespace {

std::string value_text(const Difference& difference, const FieldValue& value, std::size_t longest_text) {
  PrintTextOptions options;
  options.single_line = true;
  options.longest_text = longest_text;
  std::string text;
  const TextStatus status = print_text_value(difference.field, value, text, options);
  if (status.code() == TextError::kOutOfMemory) out_of_memory();
  return status ? text : text + "# " + status.message();
}

std::string path_text(const Difference& difference) {
  if (difference.field != nullptr) return difference.path;
  return difference.path.empty() ? "(unknown fields)" : difference.path + ".(unknown fields)";
}

}  // namespace

std::string to_string(const Difference& difference, std::size_t longest_text) {
  const auto first = [&] { return value_text(difference, difference.first, longest_text); };
  const auto second = [&] { return value_text(difference, difference.second, longest_text); };
  switch (difference.kind) {
    case DifferenceKind::kAdded:
      return "added: " + path_text(difference) + ": " + second();
    case DifferenceKind::kDeleted:
      return "deleted: " + path_text(difference) + ": " + first();
    case DifferenceKind::kModified:
      return "modified: " + path_text(difference) + ": " + first() + " -> " + second();
    case DifferenceKind::kIgnored:
      return "ignored: " + difference.path;
    case DifferenceKind::kMoved:
      return "moved: " + difference.path + " -> " + difference.second_path + " : " + first();
    case DifferenceKind::kZeroSign:
      return "equal: " + difference.path + ": " + first() + " -> " + second();
  }
  return {};
}

}  // namespace onnxgen::text
