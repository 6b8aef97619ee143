#include "decompile/type_names.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "decompile/record.h"

namespace onnxgen::decompile {
namespace {

constexpr std::size_t kMaxLength = 10'000;  // of names; limits the depth of scopes

// The field numbers are those of descriptor.proto. Calls add_message(name) and add_enum(name) for each declaration.
template <class AddMessage, class AddEnum>
void visit_types(const Record& message, const std::string& prefix, const AddMessage& add_message,
                 const AddEnum& add_enum) {
  const std::string name = prefix + message.text(1);
  if (name.size() > kMaxLength) return;
  add_message(name);
  for (const Record& nested : message.records(3)) visit_types(nested, name + '.', add_message, add_enum);
  for (const Record& nested : message.records(4)) add_enum(name + '.' + nested.text(1));
}

}  // namespace

void TypeNames::index(const File& file, std::string_view descriptor) const {
  const Record record(descriptor);
  const std::string package = record.text(2).empty() ? "" : '.' + record.text(2);
  if (package.size() > kMaxLength) return;
  for (std::size_t end = package.size(); end != 0 && end != std::string::npos; end = package.rfind('.', end - 1)) {
    scopes_[package.substr(0, end)].insert(&file);
  }
  const auto add_enum = [&](const std::string& name) { types_[name].insert(&file); };
  const auto add_message = [&](const std::string& name) {
    types_[name].insert(&file);
    scopes_[name].insert(&file);
  };
  for (const Record& message : record.records(4)) visit_types(message, package + '.', add_message, add_enum);
  for (const Record& enumeration : record.records(5)) add_enum(package + '.' + enumeration.text(1));
}

void TypeNames::index_files() const {
  if (!files_.empty()) return;
  for (const std::string_view descriptor : descriptors_) {
    const Record record(descriptor);
    const auto [added, is_new] = files_.try_emplace(record.text(1));
    if (!is_new) continue;
    File& file = added->second;
    for (const std::string_view import : record.blocks(3)) file.imports.emplace_back(import);
    for (const std::int32_t position : record.numbers(10)) {
      const auto at = static_cast<std::size_t>(static_cast<std::uint32_t>(position));
      if (at < file.imports.size()) file.public_imports.push_back(file.imports[at]);
    }
    index(file, descriptor);
  }
}

// Follows imports without recursion, because their chains may be long.
void TypeNames::find_visible(const std::string& file) const {
  if (from_ == file && !visible_.empty()) return;
  from_ = file;
  visible_.clear();
  const auto found = files_.find(file);
  if (found == files_.end()) return;
  visible_.insert(&found->second);
  std::vector<std::string> pending = found->second.imports;
  while (!pending.empty()) {
    const auto import = files_.find(pending.back());
    pending.pop_back();
    if (import == files_.end() || !visible_.insert(&import->second).second) continue;
    const std::vector<std::string>& next = import->second.public_imports;
    pending.insert(pending.end(), next.begin(), next.end());
  }
}

bool TypeNames::is_known(const Names& names, const std::string& name) const {
  const auto found = names.find(name);
  if (found == names.end()) return false;
  // Many files can be visible, and many can declare the same package. Searches the smaller set.
  const Files& declaring = found->second;
  const bool is_visible_smaller = visible_.size() < declaring.size();
  const Files& fewer = is_visible_smaller ? visible_ : declaring;
  const Files& more = is_visible_smaller ? declaring : visible_;
  return std::any_of(fewer.begin(), fewer.end(), [&](const File* file) { return more.count(file) != 0; });
}

std::string TypeNames::full_name(const std::string& file, std::string scope, const std::string& name) const {
  if (name.empty() || name.front() == '.') return name;
  if (scope.size() > kMaxLength) return '.' + name;
  index_files();
  find_visible(file);
  const std::size_t dot = name.find('.');
  while (!scope.empty()) {
    // The innermost scope that contains the first part of the name decides.
    const bool decides =
        dot == std::string::npos ? is_known(types_, scope + name) : is_known(scopes_, scope + name.substr(0, dot));
    if (decides) return scope + name;
    scope.pop_back();
    scope.erase(scope.empty() ? 0 : scope.rfind('.') + 1);
  }
  return '.' + name;
}

}  // namespace onnxgen::decompile
