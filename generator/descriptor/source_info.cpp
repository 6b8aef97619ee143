#include "descriptor/source_info.h"

#include <cstdint>
#include <map>
#include <vector>

#include "descriptor/wire_writer.h"
#include "schema/visit.h"
#include "syntax/locations.h"

namespace onnxgen::descriptor {
namespace {

using syntax::Location;
using syntax::Path;

// Options of a file, by the offset of the option name.
class OptionIndex {
 public:
  explicit OptionIndex(const schema::File& file) {
    add(file);
    schema::for_each_message(file, [this](const schema::Message& message) { add_message(message); });
    schema::for_each_enum(file, [this](const schema::Enum& enumeration) {
      add(enumeration);
      for (const auto& value : enumeration.values) add(*value);
    });
    schema::for_each_extension(file, [this](const schema::Field& extension) { add(extension); });
    for (const schema::Service& service : file.services) {
      add(service);
      for (const schema::Method& method : service.methods) add(method);
    }
  }

  const schema::Option* find(std::uint32_t offset) const {
    const auto found = options_.find(offset);
    return found == options_.end() ? nullptr : found->second;
  }

 private:
  template <class Element>
  void add(const Element& element) {
    for (const schema::Option& option : element.options) options_[option.name_span.begin] = &option;
  }

  void add_message(const schema::Message& message) {
    add(message);
    for (const auto& field : message.fields) add(*field);
    for (const auto& oneof : message.oneofs) add(*oneof);
    for (const schema::NumberRange& range : message.extension_ranges) add(range);
  }

  std::map<std::uint32_t, const schema::Option*> options_;
};

class Writer {
 public:
  explicit Writer(const schema::File& file) : options_(file) {}

  std::string write(std::vector<Location> locations) {
    WireWriter out;
    for (Location& location : locations) {
      if (complete_path(location)) out.field(1, encode(location));
    }
    return out.take();
  }

 private:
  // Appends an option's field numbers to the path of its location. Returns false if the option is unknown.
  bool complete_path(Location& location) {
    if (!location.option) return true;
    const schema::Option* option = options_.find(*location.option);
    if (option == nullptr || option->path.empty()) return false;
    for (const schema::Field* field : option->path) location.path.push_back(field->number);
    if (option->path.back()->label == schema::Label::kRepeated) {
      const std::int32_t index = counts_[location.path]++;
      location.path.push_back(index);
    }
    return true;
  }

  static void write_packed(std::int32_t number, const std::vector<std::int32_t>& values, WireWriter& out) {
    if (values.empty()) return;
    WireWriter packed;
    for (const std::int32_t value : values) packed.varint(static_cast<std::uint64_t>(value));
    out.field(number, packed.take());
  }

  static std::string encode(const Location& location) {
    WireWriter out;
    write_packed(1, location.path, out);
    std::vector<std::int32_t> span{location.line, location.column};
    if (location.end_line != location.line) span.push_back(location.end_line);
    span.push_back(location.end_column);
    write_packed(2, span, out);
    if (!location.comments.leading.empty()) out.field(3, location.comments.leading);
    if (!location.comments.trailing.empty()) out.field(4, location.comments.trailing);
    for (const std::string& comment : location.comments.leading_detached) out.field(6, comment);
    return out.take();
  }

  const OptionIndex options_;
  std::map<Path, std::int32_t> counts_;  // by path of a repeated option: number of its values so far
};

}  // namespace

std::string source_info(const schema::File& file) {
  return Writer(file).write(syntax::locations(*file.source, file.edition));
}

}  // namespace onnxgen::descriptor
