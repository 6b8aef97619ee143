#include "schema/options/options.h"

#include <algorithm>

namespace onnxgen::schema {

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
