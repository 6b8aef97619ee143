// Table of a model's functions, by the identifiers that nodes use to call them.
#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "onnxgen/check/findings.h"
#include "onnxgen/check/name_hash.h"
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

inline constexpr std::size_t kNoFunction = static_cast<std::size_t>(-1);

class FunctionTable {
 public:
  // Reads the signatures of the functions in `model` and checks that their identifiers are unique.
  void read(const LocatedMessage& model, Findings& findings);

  // Returns the function that a node calls, or kNoFunction if it calls an operator.
  std::size_t find(const LocatedMessage& node) const;

  std::size_t inputs(std::size_t function) const { return functions_[function].inputs; }
  std::size_t outputs(std::size_t function) const { return functions_[function].outputs; }
  // Returns whether the function declares the attribute, with or without a default.
  bool has_attribute(std::size_t function, std::string_view name) const {
    return functions_[function].attributes.count(name) != 0;
  }

  // Attributes without a default. A call without a needed one is invalid, because a Constant of the function's body
  // takes its value from it. If a call lacks one of the others, attributes of the body are left out, which may be
  // valid: that depends on the operator.
  struct WithoutDefault {
    std::set<std::string_view> needed;
    std::set<std::string_view> others;
  };
  const WithoutDefault& attributes_without_default(std::size_t function) const {
    return functions_[function].without_default;
  }

  void add_call(std::size_t from, std::size_t to) { functions_[from].calls.push_back(to); }
  // Reports recursive functions, direct or indirect. Call this after all calls have been recorded.
  void check_recursion(const LocatedMessage& model, Findings& findings) const;

 private:
  struct Id {
    std::string_view domain;
    std::string_view name;
    std::string_view overload;

    friend bool operator==(const Id& a, const Id& b) noexcept {
      return a.domain == b.domain && a.name == b.name && a.overload == b.overload;
    }
  };
  struct IdHash {
    std::size_t operator()(const Id& id) const;
  };
  struct Function {
    std::string_view name;
    std::size_t inputs;
    std::size_t outputs;
    NameSet attributes;
    WithoutDefault without_default;
    std::vector<std::size_t> calls;
  };

  static void read_attributes(const LocatedMessage& function, Function& added);

  std::vector<Function> functions_;
  std::unordered_map<Id, std::size_t, IdHash> by_id_;
};

}  // namespace onnxgen::check
