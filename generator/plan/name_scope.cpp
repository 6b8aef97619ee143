#include "plan/name_scope.h"

#include <algorithm>

namespace onnxgen::plan {
namespace {

bool same_place(const source::Span& a, const source::Span& b) {
  return a.file == b.file && a.begin == b.begin && a.end == b.end;
}

bool same_element(const Origin& a, const Origin& b) {
  return a.kind == b.kind && a.name == b.name && same_place(a.span, b.span);
}

bool may_share(Declares a, Declares b) {
  return a != b && a != Declares::kAnything && b != Declares::kAnything;
}

}  // namespace

void NameScope::reserve(const Identifier& name, std::string_view owner) {
  names_[name.str()] = {Owner{{}, owner}};
}

void NameScope::add(const Identifier& name, const Origin& origin, Declares declares) {
  std::vector<Owner>& owners = names_[name.str()];
  const auto other = std::find_if(owners.begin(), owners.end(),
                                  [&](const Owner& owner) { return !may_share(owner.declares, declares); });
  if (other == owners.end()) {
    owners.push_back(Owner{origin, {}, declares});
  } else {
    report(name, origin, *other);
  }
}

void NameScope::report(const Identifier& name, const Origin& origin, const Owner& owner) {
  if (!owner.reserved_by.empty()) {
    if (report_once(origin, {})) {
      diagnostics_.error(origin.span, "{} '{}' generates the C++ name '{}', the name of {}; rename the {}", origin.kind,
                         origin.name, name.str(), owner.reserved_by, origin.kind);
    }
  } else if (!same_element(origin, owner.origin) && report_once(origin, owner.origin)) {
    diagnostics_
        .error(origin.span, "{} '{}' and {} '{}' both generate the C++ name '{}'; rename one of them", origin.kind,
               origin.name, owner.origin.kind, owner.origin.name, name.str())
        .note(owner.origin.span, "'{}' is declared here", owner.origin.name);
  }
}

bool NameScope::report_once(const Origin& origin, const Origin& other) {
  const auto is_same = [&](const auto& pair) {
    return same_place(pair.first, origin.span) && same_place(pair.second, other.span);
  };
  if (std::any_of(reported_.begin(), reported_.end(), is_same)) return false;
  reported_.emplace_back(origin.span, other.span);
  return true;
}

}  // namespace onnxgen::plan
