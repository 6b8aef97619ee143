// Names of values visible at the current point of a check: those of a graph and its enclosing graphs.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/check/name_hash.h"

namespace onnxgen::check {

// Stack of nested scopes. Looking up a name takes constant time for any number of scopes.
class ValueNames {
 public:
  // Opens a scope on construction and closes it on destruction.
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

  // Defines a name in the innermost scope. If the name is already defined there, only marks it as external if either
  // definition is.
  void define(std::string_view name, bool is_external = false);
  bool is_defined_here(std::string_view name) const { return find(name).level == level_; }
  bool is_visible(std::string_view name) const { return find(name).level != 0; }
  // Returns whether the visible value with this name has its elements in a data file.
  bool is_external(std::string_view name) const { return find(name).is_external; }

 private:
  struct Definition {
    std::size_t level = 0;  // level of the innermost scope that defines the name; 0 if none does
    bool is_external = false;
  };

  Definition find(std::string_view name) const;
  void close(std::size_t begin) noexcept;

  std::size_t level_ = 0;  // number of open scopes
  NameMap<Definition> definitions_;
  std::vector<std::pair<std::string_view, Definition>> defined_;  // names in open scopes, with previous definitions
};

}  // namespace onnxgen::check
