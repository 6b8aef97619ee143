// The names of values that are visible where a check is: those of a graph and of the graphs around it.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/check/name_hash.h"

namespace onnxgen::check {

// Scopes nested in one another. Looking a name up takes the same time however many there are.
class ValueNames {
 public:
  // Opens a scope for as long as it lives.
  class Scope {
   public:
    explicit Scope(ValueNames& names) : names_(names), begin_(names.defined_.size()) { ++names.level_; }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { names_.close(begin_); }

   private:
    ValueNames& names_;
    std::size_t begin_;
  };

  // In the innermost scope; nothing happens where it is defined there.
  void define(std::string_view name);
  bool is_defined_here(std::string_view name) const { return level_of(name) == level_; }
  bool is_visible(std::string_view name) const { return level_of(name) != 0; }

 private:
  std::size_t level_of(std::string_view name) const;
  void close(std::size_t begin) noexcept;

  std::size_t level_ = 0;                                          // open scopes
  NameMap<std::size_t> levels_;                                    // the innermost that defines it; 0: none any more
  std::vector<std::pair<std::string_view, std::size_t>> defined_;  // in the open scopes, with what was before
};

}  // namespace onnxgen::check
