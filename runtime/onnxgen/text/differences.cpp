#include "onnxgen/text/differences.h"

#include "onnxgen/text/print.h"

namespace onnxgen::text {
namespace {

std::string value_text(const Difference& difference, const FieldValue& value, std::size_t longest_text) {
  PrintOptions options;
  options.single_line = true;
  options.longest_text = longest_text;
  return print_value(difference.field, value, options);
}

}  // namespace

std::string to_string(const Difference& difference, std::size_t longest_text) {
  const auto first = [&] { return value_text(difference, difference.first, longest_text); };
  const auto second = [&] { return value_text(difference, difference.second, longest_text); };
  switch (difference.kind) {
    case DifferenceKind::kAdded:
      return "added: " + difference.path + ": " + second();
    case DifferenceKind::kDeleted:
      return "deleted: " + difference.path + ": " + first();
    case DifferenceKind::kModified:
      return "modified: " + difference.path + ": " + first() + " -> " + second();
  }
  return {};
}

}  // namespace onnxgen::text
