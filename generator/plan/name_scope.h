// Names of one C++ scope, with the schema elements that produce them. An element whose names are already taken gets
// other ones; see NameScope::claim().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "plan/identifier.h"
#include "schema/schema.h"
#include "source/diagnostics.h"
#include "source/span.h"

namespace onnxgen::plan {

// An element of the schema.
struct Origin {
  std::string_view kind;  // "field"; must have static storage
  std::string_view name;
  source::Span span;  // of the name
};

template <class Element>
Origin origin_of(const Element& element) {
  return {Element::kNoun, element.name, element.name_span};
}
Origin origin_of(const schema::Field& field);  // or extension

// Kind of C++ declaration. Functions of different kinds are overloads and may share a name: `void clear_x()` of the
// field x and `int clear_x() const` of the field clear_x.
enum class Declares {
  kAnything,        // a type or a constant, which cannot share its name
  kConstFunction,   // getters, has_x, x_size, x_case
  kFunction,        // functions that change the message
  kTakesOwnership,  // set_allocated_x, the only function with a pointer parameter
};

struct Declaration {
  Identifier name;
  Declares declares = Declares::kAnything;
};

// Returns a function that declares a type or constant for each suffix of a stem.
inline auto with_suffixes(std::vector<std::string_view> suffixes) {
  return [suffixes = std::move(suffixes)](const Identifier& stem) {
    std::vector<Declaration> names;
    for (const std::string_view suffix : suffixes) names.push_back({stem.with_suffix(suffix)});
    return names;
  };
}

class NameScope;

// The scopes that contain a name, by name. A scope finds the names of many others in it at once.
using ScopesByName = std::unordered_map<std::string, std::vector<const NameScope*>>;

// Set of the names in one scope. Keeps a note for each element that was renamed.
class NameScope {
 public:
  NameScope() = default;
  // Adds the names of the scope to `index`. The caller must keep `index` alive and must not move the scope.
  explicit NameScope(ScopesByName& index) : index_(&index) {}

  // Suffix to try first if a name is taken. kNumber is libprotobuf's rule for kFooFieldNumber, so it needs no note.
  enum class Suffix { kUnderscore, kNumber };

  // Reserves a name that emitted code always uses. `owner` completes "the name of ...", for
  // example "the enclosing class", and must have static storage.
  void reserve(const Identifier& name, std::string_view owner);

  // Reserves the names that `other` contains, but not those that it takes from further scopes. Both scopes must have
  // the same index. The caller must keep `other` alive.
  void reserve_all(const NameScope& other) { others_.insert(&other); }

  // Claims the names that `declarations` returns for a stem, and returns the stem: `stem` itself or, if one of its
  // names is taken, the first of stem_, stem_NUMBER, stem__, stem___... whose names are all free.
  template <class Declarations>
  Identifier claim(const Identifier& stem, const Origin& origin, std::optional<std::int32_t> number,
                   Declarations declarations, Suffix first = Suffix::kUnderscore) {
    Identifier chosen = stem;
    std::vector<Declaration> names = declarations(chosen);
    const Owner* const other = find_conflict(names);
    for (std::size_t attempt = 0; find_conflict(names) != nullptr; ++attempt) {
      chosen = alternative(stem, number, attempt, first);
      names = declarations(chosen);
    }
    if (other != nullptr && first == Suffix::kUnderscore) {
      renames_.push_back({origin, stem.str(), chosen.str(), *other});
    }
    add(names, origin);
    return chosen;
  }

  // Claims a single name of a type or constant.
  Identifier claim(const Identifier& name, const Origin& origin, std::optional<std::int32_t> number = std::nullopt,
                   Suffix first = Suffix::kUnderscore);

  // Claims `name` and `name` + `suffix` for emitted code, without a note, and returns the first of the two.
  Identifier claim_internal(const Identifier& name, std::string_view suffix = "");

  // Adds a note that an element has the name `to`, because `owner` has the name `from`. `owner` must have static
  // storage.
  void note_rename(const Origin& origin, const Identifier& from, const Identifier& to, std::string_view owner);

  bool contains(const std::string& name) const;

  // Adds a note to `diagnostics` for each element that was renamed.
  void report(source::Diagnostics& diagnostics) const;

 private:
  struct Owner {
    Origin origin;
    std::string_view reserved_by;  // empty if the name was added by `origin`
    Declares declares = Declares::kAnything;
    std::string name;
  };

  struct Rename {
    Origin origin;
    std::string from;
    std::string to;
    Owner other;
  };

  // Return the first owner that cannot share the name with a declaration of the kind `declares`, or nullptr.
  const Owner* find_own(const std::string& name, Declares declares) const;
  const Owner* find_owner(const std::string& name, Declares declares) const;
  const Owner* find_conflict(const std::vector<Declaration>& names) const;
  std::vector<Owner>& owners_of(const std::string& name);
  void add(const std::vector<Declaration>& names, const Origin& origin);
  static Identifier alternative(const Identifier& stem, std::optional<std::int32_t> number, std::size_t attempt,
                                Suffix first);

  std::unordered_map<std::string, std::vector<Owner>> names_;
  ScopesByName* index_ = nullptr;
  std::unordered_set<const NameScope*> others_;
  std::vector<Rename> renames_;
};

}  // namespace onnxgen::plan
