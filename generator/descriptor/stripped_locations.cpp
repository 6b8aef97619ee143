#include "descriptor/stripped_locations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "descriptor/option_values.h"
#include "onnxgen/text/field_reader.h"
#include "onnxgen/text/typed_field.h"
#include "syntax/locations.h"

namespace onnxgen::descriptor {
namespace {

using syntax::Path;

Path below(Path path, std::int32_t field) {
  path.push_back(field);
  return path;
}

Path below(Path path, std::int32_t field, std::size_t index) {
  path.push_back(field);
  path.push_back(static_cast<std::int32_t>(index));
  return path;
}

// Paths of the removed options and options messages. The field numbers are those of descriptor.proto.
class StrippedPaths {
 public:
  explicit StrippedPaths(const schema::File& file) : edition_(file.edition) {
    add_options(file, {8});
    for (std::size_t i = 0; i < file.messages.size(); ++i) add_message(*file.messages[i], {4, number(i)});
    add_enums(file.enums, {}, 5);
    for (std::size_t i = 0; i < file.services.size(); ++i) {
      const Path service{6, number(i)};
      add_options(file.services[i], below(service, 3));
      add_each(file.services[i].methods, service, 2, 4);
    }
    add_fields(file.extensions, {}, 7);
  }

  bool empty() const { return paths_.empty(); }

  // Returns whether a path in the set is equal to `path` or leads to it.
  bool covers(const Path& path) const {
    for (auto end = path.begin(); end != path.end();) {
      if (paths_.count(Path(path.begin(), ++end)) != 0) return true;
    }
    return false;
  }

 private:
  static std::int32_t number(std::size_t index) { return static_cast<std::int32_t>(index); }

  void add_message(const schema::Message& message, const Path& path) {
    add_options(message, below(path, 7));
    add_fields(message.fields, path, 2);
    for (std::size_t i = 0; i < message.messages.size(); ++i) add_message(*message.messages[i], below(path, 3, i));
    add_enums(message.enums, path, 4);
    add_each(message.extension_ranges, path, 5, 3);
    add_fields(message.extensions, path, 6);
    for (std::size_t i = 0; i < message.oneofs.size(); ++i)
      add_options(*message.oneofs[i], below(below(path, 8, i), 2));
  }

  template <class Fields>
  void add_fields(const Fields& fields, const Path& path, std::int32_t list) {
    for (std::size_t i = 0; i < fields.size(); ++i) add_options(*fields[i], below(below(path, list, i), 8));
  }

  template <class Enums>
  void add_enums(const Enums& enums, const Path& path, std::int32_t list) {
    for (std::size_t i = 0; i < enums.size(); ++i) {
      const Path enumeration = below(path, list, i);
      add_options(*enums[i], below(enumeration, 3));
      for (std::size_t k = 0; k < enums[i]->values.size(); ++k) {
        add_options(*enums[i]->values[k], below(below(enumeration, 2, k), 3));
      }
    }
  }

  template <class Elements>
  void add_each(const Elements& elements, const Path& path, std::int32_t list, std::int32_t options) {
    for (std::size_t i = 0; i < elements.size(); ++i) add_options(elements[i], below(below(path, list, i), options));
  }

  template <class Element>
  void add_options(const Element& element, const Path& path) {
    bool is_stripped = false;
    for (const schema::Option& option : element.options) {
      const std::size_t length = source_only_prefix(option.path);
      if (length == 0) continue;
      Path stripped = path;
      for (std::size_t i = 0; i < length; ++i) stripped.push_back(option.path[i]->number);
      paths_.insert(std::move(stripped));
      is_stripped = true;
    }
    if (is_stripped && encode(element.options, Retention::kRuntime, edition_).empty()) paths_.insert(path);
  }

  const schema::Edition edition_;
  std::set<Path> paths_;
};

// Decodes the path of an encoded google.protobuf.SourceCodeInfo.Location.
Path path_of(std::string_view location) {
  Path path;
  text::FieldReader reader(location, text::kMaxGroupDepth);
  for (text::WireField field; reader.next(field);) {
    if (field.number != 1) continue;
    text::ScalarReader values(field, FieldType::kInt32);
    for (std::uint64_t value = 0; values.next(value);) path.push_back(static_cast<std::int32_t>(value));
  }
  return path;
}

}  // namespace

std::string without_source_options(std::string source_info, const schema::File& file) {
  const StrippedPaths stripped(file);
  if (stripped.empty()) return source_info;
  std::string result;
  text::FieldReader reader(source_info, text::kMaxGroupDepth);
  const char* begin = reader.position();
  const char* const end = begin + source_info.size();
  for (text::WireField field; reader.next(field); begin = reader.position()) {
    const bool is_location = field.number == 1 && field.type == wire::WireType::kLengthDelimited;
    if (is_location && stripped.covers(path_of(field.bytes))) continue;
    result.append(begin, reader.position());
  }
  return result.append(begin, end);
}

}  // namespace onnxgen::descriptor
