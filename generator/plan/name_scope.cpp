#include "plan/name_scope.h"

#include <algorithm>

namespace onnxgen::plan {
namespace {

bool may_share(Declares a, Declares b) {
  return a != b && a != Declares::kAnything && b != Declares::kAnything;
}

}  // namespace

Origin origin_of(const schema::Field& field) {
  return {field.is_extension ? "extension" : field.kNoun, field.name, field.name_span};
}

void NameScope::reserve(const Identifier& name, std::string_view owner) {
  owners_of(name.str()) = {Owner{{}, owner, Declares::kAnything, name.str()}};
}

Identifier NameScope::claim(const Identifier& name, const Origin& origin, std::optional<std::int32_t> number,
                            Suffix first) {
  const auto declarations = [](const Identifier& chosen) { return std::vector<Declaration>{{chosen}}; };
  return claim(name, origin, number, declarations, first);
}

Identifier NameScope::claim_internal(const Identifier& name, std::string_view suffix) {
  Identifier chosen = name;
  while (contains(chosen.str()) || contains(chosen.with_suffix(suffix).str())) chosen = chosen.with_suffix("_");
  add({{chosen}, {chosen.with_suffix(suffix)}}, {});
  return chosen;
}

void NameScope::note_rename(const Origin& origin, const Identifier& from, const Identifier& to,
                            std::string_view owner) {
  renames_.push_back({origin, from.str(), to.str(), {{}, owner, Declares::kAnything, from.str()}});
}

const NameScope::Owner* NameScope::find_own(const std::string& name, Declares declares) const {
  const auto owners = names_.find(name);
  if (owners == names_.end()) return nullptr;
  const auto found = std::find_if(owners->second.begin(), owners->second.end(),
                                  [&](const Owner& owner) { return !may_share(owner.declares, declares); });
  return found == owners->second.end() ? nullptr : &*found;
}

const NameScope::Owner* NameScope::find_owner(const std::string& name, Declares declares) const {
  if (const Owner* const owner = find_own(name, declares)) return owner;
  if (others_.empty()) return nullptr;
  const auto scopes = index_->find(name);
  if (scopes == index_->end()) return nullptr;
  for (const NameScope* const scope : scopes->second) {
    const Owner* const owner = others_.count(scope) != 0 ? scope->find_own(name, declares) : nullptr;
    if (owner != nullptr) return owner;
  }
  return nullptr;
}

bool NameScope::contains(const std::string& name) const {
  return find_owner(name, Declares::kAnything) != nullptr;
}

const NameScope::Owner* NameScope::find_conflict(const std::vector<Declaration>& names) const {
  for (const auto& [name, declares] : names) {
    if (const Owner* const owner = find_owner(name.str(), declares)) return owner;
  }
  return nullptr;
}

std::vector<NameScope::Owner>& NameScope::owners_of(const std::string& name) {
  const auto [owners, is_new] = names_.try_emplace(name);
  if (is_new && index_ != nullptr) (*index_)[name].push_back(this);
  return owners->second;
}

void NameScope::add(const std::vector<Declaration>& names, const Origin& origin) {
  for (const auto& [name, declares] : names) owners_of(name.str()).push_back({origin, {}, declares, name.str()});
}

Identifier NameScope::alternative(const Identifier& stem, std::optional<std::int32_t> number, std::size_t attempt,
                                  Suffix first) {
  if (number.has_value() && *number >= 0) {
    const std::size_t with_number = first == Suffix::kNumber ? 0 : 1;
    if (attempt == with_number) return stem.with_suffix("_" + std::to_string(*number));
    if (attempt > with_number) --attempt;
  }
  return stem.with_suffix(std::string(attempt + 1, '_'));
}

void NameScope::report(source::Diagnostics& diagnostics) const {
  for (const Rename& rename : renames_) {
    const auto& [origin, from, to, other] = rename;
    if (!other.reserved_by.empty()) {
      diagnostics.remark(origin.span, "{} '{}' has the C++ name '{}' instead of '{}', because '{}' is {}", origin.kind,
                         origin.name, to, from, other.name, other.reserved_by);
    } else {
      diagnostics
          .remark(origin.span, "{} '{}' has the C++ name '{}' instead of '{}', because {} '{}' has '{}'", origin.kind,
                  origin.name, to, from, other.origin.kind, other.origin.name, other.name)
          .note(other.origin.span, "'{}' is declared here", other.origin.name);
    }
  }
}

}  // namespace onnxgen::plan
