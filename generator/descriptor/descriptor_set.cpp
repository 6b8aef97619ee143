#include "descriptor/descriptor_set.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "descriptor/default_text.h"
#include "descriptor/option_values.h"
#include "descriptor/source_info.h"
#include "descriptor/stripped_locations.h"
#include "descriptor/wire_writer.h"
#include "schema/names.h"
#include "source/source_file.h"

namespace onnxgen::descriptor {
namespace {

// The field numbers below are those of descriptor.proto. Fields are written in ascending order, as in libprotobuf.

// Wraps around after the largest number, as protoc does.
std::int32_t after(std::int32_t number) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(number) + 1);
}

// The oneofs of a message as protoc lists them. Each proto3 `optional` field is the only member of a synthetic oneof.
// Synthetic oneofs follow the declared ones.
class Oneofs {
 public:
  explicit Oneofs(const schema::Message& message) {
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

  // Names of the synthetic oneofs.
  const std::vector<std::string>& synthetic() const { return names_; }

 private:
  std::string free_name(const std::string& field) {
    std::string name = field[0] == '_' ? field : '_' + field;
    while (!taken_.insert(name).second) name = 'X' + name;
    return name;
  }

  std::set<std::string> taken_;
  std::map<const schema::Field*, std::int32_t> index_of_;
  std::int32_t next_index_ = 0;
  std::vector<std::string> names_;
};

class FileDescriber {
 public:
  FileDescriber(const schema::File& file, const Form& form) : file_(file), form_(form) {}

  std::string describe() const {
    WireWriter out;
    out.field(1, file_.name);
    if (!file_.package.empty()) out.field(2, file_.package);
    for (const schema::Import& import : file_.imports) out.field(3, import.file->name);
    for (const auto& message : file_.messages) out.field(4, describe_message(*message));
    for (const auto& enumeration : file_.enums) out.field(5, describe_enum(*enumeration));
    for (const schema::Service& service : file_.services) out.field(6, describe_service(service));
    for (const auto& extension : file_.extensions) out.field(7, describe_extension(*extension));
    write_options(8, file_.options, out);
    if (form_.has_source_info) write_source_info(out);
    write_marked_imports(10, &schema::Import::is_public, out);
    write_marked_imports(11, &schema::Import::is_weak, out);
    if (file_.edition != schema::Edition::kProto2) {
      out.field(12, is_legacy(file_.edition) ? name_of(file_.edition) : "editions");
    }
    if (!is_legacy(file_.edition)) out.field(14, static_cast<std::int32_t>(file_.edition));
    for (const std::string& name : file_.option_import_names) out.field(15, name);
    return out.take();
  }

 private:
  void write_source_info(WireWriter& out) const {
    const std::optional<std::string>& known = file_.source->locations();
    std::string info = known ? *known : source_info(file_);
    if (form_.retention == Retention::kRuntime) info = without_source_options(std::move(info), file_);
    if (!info.empty()) out.field(9, info);
  }

  void write_options(std::int32_t number, const std::vector<schema::Option>& options, WireWriter& out) const {
    const std::string bytes = encode(options, form_.retention, file_.edition);
    if (!bytes.empty()) out.field(number, bytes);
  }

  // Editions express required fields and groups by features alone.
  schema::Label described_label(const schema::Field& field) const {
    const bool required = field.label == schema::Label::kRequired;
    return required && !is_legacy(file_.edition) ? schema::Label::kOptional : field.label;
  }

  schema::FieldType described_type(const schema::Field& field) const {
    const bool group = field.type == schema::FieldType::kGroup;
    return group && !is_legacy(file_.edition) ? schema::FieldType::kMessage : field.type;
  }

  std::string describe_field(const schema::Field& field, std::int32_t oneof) const {
    WireWriter out;
    out.field(1, field.name);
    if (field.is_extension) out.field(2, '.' + field.containing->full_name);
    out.field(3, field.number);
    out.field(4, static_cast<std::int32_t>(described_label(field)));
    out.field(5, static_cast<std::int32_t>(described_type(field)));
    if (field.message != nullptr) out.field(6, '.' + field.message->full_name);
    if (field.enumeration != nullptr) out.field(6, '.' + field.enumeration->full_name);
    if (field.default_value.index() != 0) out.field(7, default_text(field));
    write_options(8, field.options, out);
    if (oneof >= 0) out.field(9, oneof);
    const bool is_given = field.json_name != schema::json_name_of(field.name);
    if (form_.json_names == JsonNames::kAll || (is_given && !field.is_extension)) out.field(10, field.json_name);
    out.set_flag(17, field.proto3_optional);
    return out.take();
  }

  std::string describe_extension(const schema::Field& extension) const { return describe_field(extension, -1); }

  std::string describe_range(std::int32_t start, std::int32_t end, const std::vector<schema::Option>& options) const {
    WireWriter out;
    out.field(1, start);
    out.field(2, end);
    write_options(3, options, out);
    return out.take();
  }

  static void write_visibility(std::int32_t number, schema::Visibility visibility, WireWriter& out) {
    if (visibility != schema::Visibility::kUnset) out.field(number, static_cast<std::int32_t>(visibility));
  }

  std::string describe_value(const schema::EnumValue& value) const {
    WireWriter out;
    out.field(1, value.name);
    out.field(2, value.number);
    write_options(3, value.options, out);
    return out.take();
  }

  std::string describe_enum(const schema::Enum& enumeration) const {
    WireWriter out;
    out.field(1, enumeration.name);
    for (const auto& value : enumeration.values) out.field(2, describe_value(*value));
    write_options(3, enumeration.options, out);
    for (const schema::NumberRange& range : enumeration.reserved_ranges) {
      out.field(4, describe_range(range.begin, range.end, {}));  // for enums, the end of a range is inclusive
    }
    for (const schema::ReservedName& name : enumeration.reserved_names) out.field(5, name.text);
    write_visibility(6, enumeration.visibility, out);
    return out.take();
  }

  std::string describe_oneof(const schema::Oneof& oneof) const {
    WireWriter out;
    out.field(1, oneof.name);
    write_options(2, oneof.options, out);
    return out.take();
  }

  std::string describe_message(const schema::Message& message) const {
    const Oneofs oneofs(message);
    WireWriter out;
    out.field(1, message.name);
    for (const auto& field : message.fields) out.field(2, describe_field(*field, oneofs.index_of(*field)));
    for (const auto& nested : message.messages) out.field(3, describe_message(*nested));
    for (const auto& nested : message.enums) out.field(4, describe_enum(*nested));
    for (const schema::NumberRange& range : message.extension_ranges) {
      out.field(5, describe_range(range.begin, after(range.end), range.options));
    }
    for (const auto& extension : message.extensions) {
      out.field(6, describe_extension(*extension));
    }
    if (message.map_entry && message.options.empty()) {  // a hand-written entry has it among its options
      WireWriter options;
      options.set_flag(7, true);
      out.field(7, options.take());
    }
    write_options(7, message.options, out);
    for (const auto& oneof : message.oneofs) out.field(8, describe_oneof(*oneof));
    for (const std::string& name : oneofs.synthetic()) {
      WireWriter declaration;
      declaration.field(1, name);
      out.field(8, declaration.take());
    }
    for (const schema::NumberRange& range : message.reserved_ranges) {
      out.field(9, describe_range(range.begin, after(range.end), {}));
    }
    for (const schema::ReservedName& name : message.reserved_names) out.field(10, name.text);
    write_visibility(11, message.visibility, out);
    return out.take();
  }

  std::string describe_method(const schema::Method& method) const {
    WireWriter out;
    out.field(1, method.name);
    out.field(2, '.' + method.input->full_name);
    out.field(3, '.' + method.output->full_name);
    const std::string options = encode(method.options, form_.retention, file_.edition);
    const bool has_empty_body = method.has_body && method.options.empty();  // creates an empty message
    if (!options.empty() || has_empty_body) out.field(4, options);
    out.set_flag(5, method.client_streaming);
    out.set_flag(6, method.server_streaming);
    return out.take();
  }

  std::string describe_service(const schema::Service& service) const {
    WireWriter out;
    out.field(1, service.name);
    for (const schema::Method& method : service.methods) out.field(2, describe_method(method));
    write_options(3, service.options, out);
    return out.take();
  }

  // Writes the indexes of the imports for which `mark` is set.
  void write_marked_imports(std::int32_t number, bool schema::Import::*mark, WireWriter& out) const {
    for (std::size_t i = 0; i < file_.imports.size(); ++i) {
      if (file_.imports[i].*mark) out.field(number, static_cast<std::int32_t>(i));
    }
  }

  const schema::File& file_;
  const Form& form_;
};

// Appends a file to `list`, after its imports and then its option imports, which is protoc's order. Skips files in
// `done` and their imports, which were already added or are to be omitted.
void add(const schema::File& file, std::set<const schema::File*>& done, std::vector<const schema::File*>& list) {
  if (!done.insert(&file).second) return;
  for (const schema::Import& import : file.imports) add(*import.file, done, list);
  for (const schema::Import& import : file.option_imports) add(*import.file, done, list);
  list.push_back(&file);
}

}  // namespace

std::string describe(const schema::File& file, const Form& form) {
  return FileDescriber(file, form).describe();
}

std::string descriptor_set(const std::vector<const schema::File*>& files, Imports imports, const Form& form) {
  std::set<const schema::File*> done;
  if (imports == Imports::kLeftOut) {
    const std::set<const schema::File*> wanted(files.begin(), files.end());
    for (const schema::File* file : files) {
      for (const schema::Import& import : file->imports) {
        if (wanted.count(import.file) == 0) done.insert(import.file);
      }
      for (const schema::Import& import : file->option_imports) {
        if (wanted.count(import.file) == 0) done.insert(import.file);
      }
    }
  }
  std::vector<const schema::File*> list;
  for (const schema::File* file : files) add(*file, done, list);
  WireWriter out;
  for (const schema::File* file : list) out.field(1, describe(*file, form));
  return out.take();
}

std::vector<const schema::File*> imports_first(const std::vector<const schema::File*>& files) {
  std::set<const schema::File*> done;
  std::vector<const schema::File*> list;
  for (const schema::File* file : files) add(*file, done, list);
  return list;
}

}  // namespace onnxgen::descriptor
