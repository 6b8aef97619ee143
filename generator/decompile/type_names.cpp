#include "decompile/type_names.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "decompile/record.h"

namespace onnxgen::decompile {
namespace {

// The field numbers are those of descriptor.proto.
void add_message(const Record& message, const std::string& prefix, std::set<std::string>& types,
                 std::set<std::string>& scopes) {
  constexpr std::size_t kMaxLength = 10'000;  // limits the depth
  const std::string name = prefix + message.text(1);
  if (name.size() > kMaxLength) return;
  types.insert(name);
  scopes.insert(name);
  for (const Record& nested : message.records(3)) add_message(nested, name + '.', types, scopes);
  for (const Record& nested : message.records(4)) types.insert(name + '.' + nested.text(1));
}

}  // namespace

TypeNames::File TypeNames::read(std::string_view descriptor) {
  const Record record(descriptor);
  File file;
  const std::string package = record.text(2).empty() ? "" : '.' + record.text(2);
  for (std::size_t end = package.size(); end != 0 && end != std::string::npos; end = package.rfind('.', end - 1)) {
    file.scopes.insert(package.substr(0, end));
  }
  for (const Record& message : record.records(4)) add_message(message, package + '.', file.types, file.scopes);
  for (const Record& enumeration : record.records(5)) file.types.insert(package + '.' + enumeration.text(1));
  for (const std::string_view import : record.blocks(3)) file.imports.emplace_back(import);
  for (const std::int32_t index : record.numbers(10)) {
    const auto at = static_cast<std::size_t>(static_cast<std::uint32_t>(index));
    if (at < file.imports.size()) file.public_imports.push_back(file.imports[at]);
  }
  return file;
}

void TypeNames::index_files() const {
  if (!files_.empty()) return;
  for (const std::string_view descriptor : descriptors_) {
    files_.emplace(Record(descriptor).text(1), read(descriptor));
  }
}

void TypeNames::add_visible(const std::string& file, bool is_import, Visible& visible) const {
  const auto found = files_.find(file);
  if (found == files_.end() || !visible.insert(&found->second).second) return;
  const std::vector<std::string>& next = is_import ? found->second.public_imports : found->second.imports;
  for (const std::string& import : next) add_visible(import, true, visible);
}

std::string TypeNames::full_name(const std::string& file, std::string scope, const std::string& name) const {
  if (name.empty() || name.front() == '.') return name;
  index_files();
  Visible visible;
  add_visible(file, false, visible);
  const auto is_known = [&](std::set<std::string> File::*names, const std::string& each) {
    return std::any_of(visible.begin(), visible.end(), [&](const File* f) { return (f->*names).count(each) != 0; });
  };
  const std::size_t dot = name.find('.');
  while (!scope.empty()) {
    // The innermost scope that contains the first part of the name decides.
    const bool decides = dot == std::string::npos ? is_known(&File::types, scope + name)
                                                  : is_known(&File::scopes, scope + name.substr(0, dot));
    if (decides) return scope + name;
    scope.pop_back();
    scope.erase(scope.empty() ? 0 : scope.rfind('.') + 1);
  }
  return '.' + name;
}

}  // namespace onnxgen::decompile
