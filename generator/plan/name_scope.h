// The names of one C++ scope and the schema elements that produce them. Reports conflicts instead of letting them reach
// the generated code.
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

// An element of the schema. Two origins are equal if their spans are.
struct Origin {
  std::string_view kind;  // "field"; must have static storage
  std::string_view name;
  source::Span span;  // of the name
};

// Kind of C++ declaration. Functions of different kinds are overloads and may share a name: `void clear_x()` of the
// field x and `int clear_x() const` of the field clear_x.
enum class Declares {
  kAnything,        // a type or a constant, which cannot share its name
  kConstFunction,   // getters, has_x, x_size, x_case
  kFunction,        // functions that change the message
  kTakesOwnership,  // set_allocated_x, the only function with a pointer parameter
};

class NameScope {
 public:
  explicit NameScope(source::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  // Reserves a name that emitted code always uses. `owner` completes "the name of ...", for
  // example "the enclosing class", and must have static storage.
  void reserve(const Identifier& name, std::string_view owner);

  // Adds a name. Reports a conflict if another element has it; if two elements share several names, reports only the
  // first.
  void add(const Identifier& name, const Origin& origin, Declares declares = Declares::kAnything);

  bool contains(const std::string& name) const { return names_.count(name) != 0; }

  template <class Visitor>
  void for_each(Visitor visit) const {
    for (const auto& entry : names_) visit(entry.first);
  }

 private:
  struct Owner {
    Origin origin;
    std::string_view reserved_by;  // empty: added by `origin`
    Declares declares = Declares::kAnything;
  };

  void report(const Identifier& name, const Origin& origin, const Owner& owner);
  bool report_once(const Origin& origin, const Origin& other);

  source::Diagnostics& diagnostics_;
  std::unordered_map<std::string, std::vector<Owner>> names_;
  std::vector<std::pair<source::Span, source::Span>> reported_;
};

}  // namespace onnxgen::plan
