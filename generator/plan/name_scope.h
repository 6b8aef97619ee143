// The names of one C++ scope, each with what in the schema makes it, so that two things that would get one name are
// reported instead of generated.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "plan/identifier.h"
#include "source/diagnostics.h"
#include "source/span.h"

namespace onnxgen::plan {

// An element of the schema. Two origins are the same when their spans are.
struct Origin {
  std::string_view kind;  // "field"; with static storage
  std::string_view name;
  source::Span span;  // of the name
};

class NameScope {
 public:
  explicit NameScope(source::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  // A name that emitted code has anyway. `owner`, with static storage, says in words what has it.
  void reserve(const Identifier& name, std::string_view owner);

  // Reports a name that something else has; of several names that two elements share only the first.
  void add(const Identifier& name, const Origin& origin);

  bool contains(const std::string& name) const { return names_.count(name) != 0; }

  template <class Visitor>
  void for_each(Visitor visit) const {
    for (const auto& entry : names_) visit(entry.first);
  }

 private:
  struct Owner {
    Origin origin;
    std::string_view reserved_by;  // empty: made by `origin`
  };

  bool report_once(const Origin& origin, const Origin& other);

  source::Diagnostics& diagnostics_;
  std::unordered_map<std::string, Owner> names_;
  std::vector<std::pair<source::Span, source::Span>> reported_;
};

}  // namespace onnxgen::plan
