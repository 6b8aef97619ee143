#include "onnxgen/check/value_names.h"

namespace onnxgen::check {

void ValueNames::define(std::string_view name) {
  std::size_t& level = levels_[name];
  if (level == level_) return;
  defined_.emplace_back(name, level);
  level = level_;
}

std::size_t ValueNames::level_of(std::string_view name) const {
  const auto found = levels_.find(name);
  return found != levels_.end() ? found->second : 0;
}

void ValueNames::close(std::size_t begin) noexcept {
  for (; defined_.size() > begin; defined_.pop_back())
    levels_.find(defined_.back().first)->second = defined_.back().second;
  --level_;
}

}  // namespace onnxgen::check
