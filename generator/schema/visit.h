// Visits all elements of a file. Except for services, visitors may change them, because a file owns them by pointers.
#pragma once

#include <cstddef>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// Calls the function for each message of a file, or for a message and all messages in it, including map entries. A
// message precedes the messages nested in it.
template <class Owner, class Visitor>
void for_each_message(Owner& owner, const Visitor& visit) {
  if constexpr (std::is_base_of_v<Message, Owner>) visit(owner);
  for (const auto& message : owner.messages) for_each_message(*message, visit);
}

template <class Visitor>
void for_each_enum(const File& file, const Visitor& visit) {
  for (const auto& enumeration : file.enums) visit(*enumeration);
  for_each_message(file, [&](const Message& message) {
    for (const auto& enumeration : message.enums) visit(*enumeration);
  });
}

// Calls the function for each extension declared in the file, at file level or in a message.
template <class Visitor>
void for_each_extension(const File& file, const Visitor& visit) {
  for (const auto& extension : file.extensions) visit(*extension);
  for_each_message(file, [&](const Message& message) {
    for (const auto& extension : message.extensions) visit(*extension);
  });
}

// Calls the function for each field and extension, except the fields of map entries.
template <class Visitor>
void for_each_field(const File& file, const Visitor& visit) {
  for_each_message(file, [&](const Message& message) {
    if (message.map_entry) return;
    for (const auto& field : message.fields) visit(*field);
  });
  for_each_extension(file, visit);
}

// Calls the function for each declaration of the file except map entries and their fields.
template <class Visitor>
void for_each_element(const File& file, const Visitor& visit) {
  for_each_message(file, [&](const Message& message) {
    if (message.map_entry) return;
    visit(message);
    for (const auto& oneof : message.oneofs) visit(*oneof);
  });
  for_each_field(file, visit);
  for_each_enum(file, [&](const Enum& enumeration) {
    visit(enumeration);
    for (const auto& value : enumeration.values) visit(*value);
  });
  for (const Service& service : file.services) {
    visit(service);
    for (const Method& method : service.methods) visit(method);
  }
}

// Returns the file and the files that it imports, directly or through others.
inline std::vector<const File*> with_imports(const File& file) {
  std::vector<const File*> files{&file};
  std::unordered_set<const File*> known{&file};
  for (std::size_t i = 0; i < files.size(); ++i) {  // NOLINT(modernize-loop-convert): the loop appends
    for (const Import& import : files[i]->imports) {
      if (known.insert(import.file).second) files.push_back(import.file);
    }
  }
  return files;
}

}  // namespace onnxgen::schema
