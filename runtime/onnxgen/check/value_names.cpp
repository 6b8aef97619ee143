#include "onnxgen/check/value_names.h"

namespace onnxgen::check {

void ValueNames::define(std::string_view name, bool is_external) {
  Definition& definition = definitions_[name];
  if (definition.level == level_) {
    definition.is_external = definition.is_external || is_external;
    return;
  }
  defined_.emplace_back(name, definition);
  definition = {level_, is_external};
}

ValueNames::Definition ValueNames::find(std::string_view name) const {
  const auto found = definitions_.find(name);
  return found != definitions_.end() ? found->second : Definition();
}

void ValueNames::close(std::size_t begin) noexcept {
  for (; defined_.size() > begin; defined_.pop_back()) {
    definitions_.find(defined_.back().first)->second = defined_.back().second;
  }
  --level_;
}

}  // namespace onnxgen::check
