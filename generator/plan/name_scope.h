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

// What kind of C++ declaration has a name. Functions of different kinds are overloads, which may share theirs:
// `void clear_x()` of the field x and `int clear_x() const` of the field clear_x.
enum class Declares {
  kAnything,        // a type or a constant, which shares its name with nothing
  kConstFunction,   // getters, has_x, x_size, x_case
  kFunction,        // what changes the message
  kTakesOwnership,  // set_allocated_x: it takes a pointer, as no other function does
};

class NameScope {
 public:
  explicit NameScope(source::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  // A name that emitted code has anyway. `owner`, with static storage, says in words what has it.
  void reserve(const Identifier& name, std::string_view owner);

  // Reports a name that something else has; of several names that two elements share only the first.
  void add(const Identifier& name, const Origin& origin, Declares declares = Declares::kAnything);

  bool contains(const std::string& name) const { return names_.count(name) != 0; }

  template <class Visitor>
  void for_each(Visitor visit) const {
    for (const auto& entry : names_) visit(entry.first);
  }

 private:
  struct Owner {
    Origin origin;
    std::string_view reserved_by;  // empty: made by `origin`
    Declares declares = Declares::kAnything;
  };

  void report(const Identifier& name, const Origin& origin, const Owner& owner);
  bool report_once(const Origin& origin, const Origin& other);

  source::Diagnostics& diagnostics_;
  std::unordered_map<std::string, std::vector<Owner>> names_;
  std::vector<std::pair<source::Span, source::Span>> reported_;
};

}  // namespace onnxgen::plan
