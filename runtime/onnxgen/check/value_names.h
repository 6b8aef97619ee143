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

  // Defines a name in the innermost scope. Nothing happens if it is defined there already, but that a value with
  // external data stays one.
  void define(std::string_view name, bool is_external = false);
  bool is_defined_here(std::string_view name) const { return find(name).level == level_; }
  bool is_visible(std::string_view name) const { return find(name).level != 0; }
  // Whether the visible value of this name has its elements in a data file.
  bool is_external(std::string_view name) const { return find(name).is_external; }

 private:
  struct Definition {
    std::size_t level = 0;  // of the innermost scope that defines it; 0: none any more
    bool is_external = false;
  };

  Definition find(std::string_view name) const;
  void close(std::size_t begin) noexcept;

  std::size_t level_ = 0;  // open scopes
  NameMap<Definition> definitions_;
  std::vector<std::pair<std::string_view, Definition>> defined_;  // in the open scopes, with what was before
};

}  // namespace onnxgen::check
