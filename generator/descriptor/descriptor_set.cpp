#include "descriptor/descriptor_set.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>

#include "descriptor/default_text.h"
#include "descriptor/option_values.h"
#include "descriptor/wire_writer.h"
#include "schema/names.h"

namespace onnxgen::descriptor {
namespace {

// The field numbers below are those of descriptor.proto. Fields are written in ascending order, as in libprotobuf.

void write_options(std::int32_t number, const std::vector<schema::Option>& options, WireWriter& out) {
  const std::string bytes = encode(options);
  if (!bytes.empty()) out.field(number, bytes);
}

// Wraps around after the largest number, as protoc does.
std::int32_t after(std::int32_t number) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(number) + 1);
}

// The oneofs of a message as protoc lists them. Each proto3 `optional` field is the only member of a synthetic oneof.
// Synthetic oneofs follow the declared ones.
class Oneofs {
 public:
  explicit Oneofs(const schema::Message& message) : message_(message) {
    for (const auto& field : message.fields) taken_.insert(field->name);
    for (const auto& oneof : message.oneofs) {
      taken_.insert(oneof->name);
      for (const schema::Field* member : oneof->fields) index_of_[member] = next_index_;
      ++next_index_;
    }
    for (const auto& field : message.fields) {
      if (!field->proto3_optional) continue;
      index_of_[field.get()] = next_index_++;
      names_.push_back(free_name(field->name));
    }
  }

  // Returns the index of the field's oneof, or -1 if it belongs to none.
  std::int32_t index_of(const schema::Field& field) const {
    const auto found = index_of_.find(&field);
    return found == index_of_.end() ? -1 : found->second;
  }

  void write(std::int32_t number, WireWriter& out) const {
    for (const auto& oneof : message_.oneofs) {
      WireWriter declaration;
      declaration.field(1, oneof->name);
      write_options(2, oneof->options, declaration);
      out.field(number, declaration.take());
    }
    for (const std::string& name : names_) {
      WireWriter declaration;
      declaration.field(1, name);
      out.field(number, declaration.take());
    }
  }

 private:
  std::string free_name(const std::string& field) {
    std::string name = field[0] == '_' ? field : '_' + field;
    while (!taken_.insert(name).second) name = 'X' + name;
    return name;
  }

  const schema::Message& message_;
  std::set<std::string> taken_;
  std::map<const schema::Field*, std::int32_t> index_of_;
  std::int32_t next_index_ = 0;
  std::vector<std::string> names_;  // of the synthetic oneofs
};

std::string describe_field(const schema::Field& field, std::int32_t oneof, JsonNames names) {
  WireWriter out;
  out.field(1, field.name);
  if (field.is_extension) out.field(2, '.' + field.containing->full_name);
  out.field(3, field.number);
  out.field(4, static_cast<std::int32_t>(field.label));
  out.field(5, static_cast<std::int32_t>(field.type));
  if (field.message != nullptr) out.field(6, '.' + field.message->full_name);
  if (field.enumeration != nullptr) out.field(6, '.' + field.enumeration->full_name);
  if (field.default_value.index() != 0) out.field(7, default_text(field));
  write_options(8, field.options, out);
  if (oneof >= 0) out.field(9, oneof);
  const bool is_given = field.json_name != schema::json_name_of(field.name);
  if (names == JsonNames::kAll || (is_given && !field.is_extension)) out.field(10, field.json_name);
  out.set_flag(17, field.proto3_optional);
  return out.take();
}

std::string describe_extension(const schema::Field& extension, JsonNames names) {
  return describe_field(extension, -1, names);
}

std::string describe_range(std::int32_t start, std::int32_t end, const std::vector<schema::Option>& options) {
  WireWriter out;
  out.field(1, start);
  out.field(2, end);
  write_options(3, options, out);
  return out.take();
}

std::string describe_value(const schema::EnumValue& value) {
  WireWriter out;
  out.field(1, value.name);
  out.field(2, value.number);
  write_options(3, value.options, out);
  return out.take();
}

std::string describe_enum(const schema::Enum& enumeration) {
  WireWriter out;
  out.field(1, enumeration.name);
  for (const auto& value : enumeration.values) out.field(2, describe_value(*value));
  write_options(3, enumeration.options, out);
  for (const schema::NumberRange& range : enumeration.reserved_ranges) {
    out.field(4, describe_range(range.begin, range.end, {}));  // for enums, the end of a range is inclusive
  }
  for (const schema::ReservedName& name : enumeration.reserved_names) out.field(5, name.name);
  return out.take();
}

std::string describe_message(const schema::Message& message, JsonNames names) {
  const Oneofs oneofs(message);
  WireWriter out;
  out.field(1, message.name);
  for (const auto& field : message.fields) out.field(2, describe_field(*field, oneofs.index_of(*field), names));
  for (const auto& nested : message.messages) out.field(3, describe_message(*nested, names));
  for (const auto& nested : message.enums) out.field(4, describe_enum(*nested));
  for (const schema::NumberRange& range : message.extension_ranges) {
    out.field(5, describe_range(range.begin, after(range.end), range.options));
  }
  for (const auto& extension : message.extensions) out.field(6, describe_extension(*extension, names));
  if (message.map_entry && message.options.empty()) {  // but not for an entry that was written by hand
    WireWriter options;
    options.set_flag(7, true);
    out.field(7, options.take());
  }
  write_options(7, message.options, out);
  oneofs.write(8, out);
  for (const schema::NumberRange& range : message.reserved_ranges) {
    out.field(9, describe_range(range.begin, after(range.end), {}));
  }
  for (const schema::ReservedName& name : message.reserved_names) out.field(10, name.name);
  return out.take();
}

std::string describe_method(const schema::Method& method) {
  WireWriter out;
  out.field(1, method.name);
  out.field(2, '.' + method.input->full_name);
  out.field(3, '.' + method.output->full_name);
  const std::string options = encode(method.options);
  if (!options.empty() || method.has_body) out.field(4, options);  // braces create options, even if they are empty
  out.set_flag(5, method.client_streaming);
  out.set_flag(6, method.server_streaming);
  return out.take();
}

std::string describe_service(const schema::Service& service) {
  WireWriter out;
  out.field(1, service.name);
  for (const schema::Method& method : service.methods) out.field(2, describe_method(method));
  write_options(3, service.options, out);
  return out.take();
}

// Writes the indexes of the imports for which `mark` is set.
void write_marked_imports(std::int32_t number, const schema::File& file, bool schema::Import::*mark, WireWriter& out) {
  for (std::size_t i = 0; i < file.imports.size(); ++i) {
    if (file.imports[i].*mark) out.field(number, static_cast<std::int32_t>(i));
  }
}

// Appends a file after its imports. Files in `done` and their imports are skipped: they were already written or are to
// be left out.
void add(const schema::File& file, std::set<const schema::File*>& done, WireWriter& out) {
  if (!done.insert(&file).second) return;
  for (const schema::Import& import : file.imports) add(*import.file, done, out);
  out.field(1, describe(file, JsonNames::kAll));
}

}  // namespace

std::string describe(const schema::File& file, JsonNames names) {
  WireWriter out;
  out.field(1, file.name);
  if (!file.package.empty()) out.field(2, file.package);
  for (const schema::Import& import : file.imports) out.field(3, import.file->name);
  for (const auto& message : file.messages) out.field(4, describe_message(*message, names));
  for (const auto& enumeration : file.enums) out.field(5, describe_enum(*enumeration));
  for (const schema::Service& service : file.services) out.field(6, describe_service(service));
  for (const auto& extension : file.extensions) out.field(7, describe_extension(*extension, names));
  write_options(8, file.options, out);
  write_marked_imports(10, file, &schema::Import::is_public, out);
  write_marked_imports(11, file, &schema::Import::is_weak, out);
  if (file.syntax == schema::Syntax::kProto3) out.field(12, "proto3");
  return out.take();
}

std::string descriptor_set(const std::vector<const schema::File*>& files, Imports imports) {
  std::set<const schema::File*> done;
  if (imports == Imports::kLeftOut) {
    const std::set<const schema::File*> wanted(files.begin(), files.end());
    for (const schema::File* file : files) {
      for (const schema::Import& import : file->imports) {
        if (wanted.count(import.file) == 0) done.insert(import.file);
      }
    }
  }
  WireWriter out;
  for (const schema::File* file : files) add(*file, done, out);
  return out.take();
}

}  // namespace onnxgen::descriptor
