#include "schema/options/options.h"

#include <algorithm>

namespace onnxgen::schema {
namespace {

const TypedValue* value_below(const TypedValue& value, const std::string_view* begin, const std::string_view* end) {
  if (begin == end) return &value;
  for (const TypedField& each : value.fields) {
    const bool is_on_path = each.field->printed_name() == *begin;
    const TypedValue* found = is_on_path ? value_below(each.value, begin + 1, end) : nullptr;
    if (found != nullptr) return found;
  }
  return nullptr;
}

}  // namespace

ValueInOption find_value(const std::vector<Option>& options, std::initializer_list<std::string_view> path) {
  const auto is_named = [](const Field* field, std::string_view name) { return field->printed_name() == name; };
  for (const Option& option : options) {
    const std::vector<const Field*>& own = option.path;
    if (own.empty() || own.size() > path.size() || !std::equal(own.begin(), own.end(), path.begin(), is_named))
      continue;
    if (const auto* found = value_below(option.typed, path.begin() + own.size(), path.end())) return {&option, found};
  }
  return {};
}

const Option* find_option(const std::vector<Option>& options, std::string_view name) {
  const auto found =
      std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.name == name; });
  return found == options.end() ? nullptr : &*found;
}

bool is_set(const std::vector<Option>& options, std::string_view name) {
  const Option* option = find_option(options, name);
  return option != nullptr && option->kind == Option::Kind::kIdentifier && option->text == "true";
}

bool is_feature(const Option& option) {
  return !option.path.empty() && !option.path.front()->is_extension && option.path.front()->name == "features";
}

bool is_optimized_for(const File& file, std::string_view value) {
  const Option* option = find_option(file.options, "optimize_for");
  return option != nullptr && option->text == value;
}

}  // namespace onnxgen::schema
