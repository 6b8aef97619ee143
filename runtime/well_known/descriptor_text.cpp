// DebugString() of descriptors: the declaration in the .proto language, as libprotobuf prints it.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "option_text.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::edition_of;
using internal::indentation;
using internal::joined_options;
using internal::option_list;
using internal::quoted;

// Returns whether the field was declared with the keyword `group`, which editions replace with a feature.
bool is_group(const FieldDescriptor& field) {
  return field.type() == FieldDescriptor::TYPE_GROUP && edition_of(*field.file()).empty();
}

// Returns the keyword before a message or enum, given the number of the field `visibility`.
template <class Type>
std::string visibility_text(const Type& type, int number) {
  switch (internal::find_encoded(internal::encoded_of(type), static_cast<std::uint32_t>(number)).as_int()) {
    case VISIBILITY_EXPORT:
      return "export ";
    case VISIBILITY_LOCAL:
      return "local ";
    default:
      return "";
  }
}

std::string type_text(const FieldDescriptor& field) {
  if (field.message_type() != nullptr && !is_group(field)) return "." + field.message_type()->full_name();
  if (field.type() == FieldDescriptor::TYPE_ENUM) return "." + field.enum_type()->full_name();
  return field.type_name();
}

std::string label_text(const FieldDescriptor& field) {
  const bool is_implied = field.is_map() || field.real_containing_oneof() != nullptr ||
                          (field.is_optional() && !field.has_optional_keyword()) ||
                          (!field.is_repeated() && !edition_of(*field.file()).empty());
  if (is_implied) return "";
  return field.is_repeated() ? "repeated " : field.is_required() ? "required " : "optional ";
}

// Returns the default as the schema spells it; strings and bytes are in quotes.
std::string default_text(const FieldDescriptor& field) {
  const std::string_view text =
      internal::find_encoded(internal::encoded_of(field), FieldDescriptorProto::kDefaultValueFieldNumber).bytes;
  if (field.type() == FieldDescriptor::TYPE_BYTES) return '"' + std::string(text) + '"';
  return field.type() == FieldDescriptor::TYPE_STRING ? quoted(text) : std::string(text);
}

// Writes declarations. The functions that write one element take its depth of nesting.
class Writer {
 public:
  explicit Writer(const DebugStringOptions& options) : options_(options) {}

  void file(const FileDescriptor& file);
  void message(const Descriptor& message, int depth, bool with_name);
  void field(const FieldDescriptor& field, int depth);
  void oneof(const OneofDescriptor& oneof, int depth);
  void enumeration(const EnumDescriptor& enumeration, int depth);
  void value(const EnumValueDescriptor& value, int depth);
  void service(const ServiceDescriptor& service);
  void method(const MethodDescriptor& method, int depth);
  // Writes an extension in a block that names the extended message.
  void extension(const FieldDescriptor& extension);

  std::string take() { return std::move(text_); }

 private:
  // Writes each option on a line of its own. Returns false if there is none.
  bool option_lines(const Message& options, int depth);
  void imports(const FileDescriptor& file);
  void members(const Descriptor& message, int depth);
  void extension_ranges(const Descriptor& message, int depth);
  // Writes all extensions that are declared in a file or message.
  template <class Scope>
  void extensions(const Scope& scope, int depth, const char* after);
  // Writes reserved ranges and names. `largest` is the end of a range whose end is written as "max"; `past_end` is 1 if
  // the ends of ranges are exclusive, otherwise 0.
  template <class Scope>
  void reserved(const Scope& scope, int depth, std::int64_t largest, int past_end);

  const DebugStringOptions& options_;
  std::string text_;
};

bool Writer::option_lines(const Message& options, int depth) {
  const std::vector<std::string> list = option_list(options, depth);
  for (const std::string& option : list) text_ += indentation(depth) + "option " + option + ";\n";
  return !list.empty();
}

void Writer::imports(const FileDescriptor& file) {
  const internal::FileDeclarations& declared = internal::declarations_of(file);
  const std::set<int> publics(declared.public_imports.begin(), declared.public_imports.end());
  const std::set<int> weaks(declared.weak_imports.begin(), declared.weak_imports.end());
  for (int i = 0; i < file.dependency_count(); ++i) {
    const char* const kind = publics.count(i) != 0 ? "public " : weaks.count(i) != 0 ? "weak " : "";
    text_ += std::string("import ") + kind + '"' + file.dependency(i)->name() + "\";\n";
  }
  internal::read_fields(internal::encoded_of(file), [&](const internal::EncodedField& field) {
    if (field.number != FileDescriptorProto::kOptionDependencyFieldNumber) return;
    text_ += "import option \"" + std::string(field.bytes) + "\";\n";
  });
}

// Adds the messages of groups to `groups`. These are written with their fields, not with other nested messages.
template <class Scope>
void add_groups(const Scope& scope, std::set<const Descriptor*>& groups) {
  for (int i = 0; i < scope.extension_count(); ++i) {
    const FieldDescriptor& extension = *scope.extension(i);
    if (is_group(extension)) groups.insert(extension.message_type());
  }
}

void Writer::file(const FileDescriptor& file) {
  const std::string edition = edition_of(file);
  text_ += edition.empty() ? std::string("syntax = \"") + FileDescriptor::SyntaxName(file.syntax())
                           : "edition = \"" + edition;
  text_ += "\";\n\n";
  imports(file);
  if (!file.package().empty()) text_ += "package " + file.package() + ";\n\n";
  if (option_lines(file.options(), 0)) text_ += '\n';
  for (int i = 0; i < file.enum_type_count(); ++i) {
    enumeration(*file.enum_type(i), 0);
    text_ += '\n';
  }
  std::set<const Descriptor*> groups;
  add_groups(file, groups);
  for (int i = 0; i < file.message_type_count(); ++i) {
    if (groups.count(file.message_type(i)) != 0) continue;
    message(*file.message_type(i), 0, true);
    text_ += '\n';
  }
  for (int i = 0; i < file.service_count(); ++i) {
    service(*file.service(i));
    text_ += '\n';
  }
  extensions(file, 0, "\n");
}

template <class Scope>
void Writer::extensions(const Scope& scope, int depth, const char* after) {
  const Descriptor* extended = nullptr;
  for (int i = 0; i < scope.extension_count(); ++i) {
    const FieldDescriptor& extension = *scope.extension(i);
    if (extension.containing_type() != extended) {
      if (i > 0) text_ += indentation(depth) + "}\n" + after;
      extended = extension.containing_type();
      text_ += indentation(depth) + "extend ." + extended->full_name() + " {\n";
    }
    field(extension, depth + 1);
  }
  if (scope.extension_count() > 0) text_ += indentation(depth) + "}\n" + after;
}

void Writer::message(const Descriptor& message, int depth, bool with_name) {
  if (message.options().map_entry()) return;
  if (with_name) {
    text_ += indentation(depth) + visibility_text(message, DescriptorProto::kVisibilityFieldNumber) + "message " +
             message.name();
  }
  text_ += " {\n";
  members(message, depth + 1);
  text_ += indentation(depth) + "}\n";
}

void Writer::members(const Descriptor& message, int depth) {
  option_lines(message.options(), depth);
  std::set<const Descriptor*> groups;
  for (int i = 0; i < message.field_count(); ++i) {
    if (is_group(*message.field(i))) groups.insert(message.field(i)->message_type());
  }
  add_groups(message, groups);
  for (int i = 0; i < message.nested_type_count(); ++i) {
    if (groups.count(message.nested_type(i)) == 0) this->message(*message.nested_type(i), depth, true);
  }
  for (int i = 0; i < message.enum_type_count(); ++i) enumeration(*message.enum_type(i), depth);
  for (int i = 0; i < message.field_count(); ++i) {
    const OneofDescriptor* const container = message.field(i)->real_containing_oneof();
    if (container == nullptr) {
      field(*message.field(i), depth);
    } else if (container->field(0) == message.field(i)) {
      oneof(*container, depth);
    }
  }
  extension_ranges(message, depth);
  extensions(message, depth, "");
  reserved(message, depth, std::int64_t{FieldDescriptor::kMaxNumber} + 1, 1);
}

void Writer::extension_ranges(const Descriptor& message, int depth) {
  for (int i = 0; i < message.extension_range_count(); ++i) {
    const Descriptor::ExtensionRange& range = *message.extension_range(i);
    text_ += indentation(depth) + "extensions " + std::to_string(range.start) + " to " + std::to_string(range.end - 1) +
             ";\n";
  }
}

template <class Scope>
void Writer::reserved(const Scope& scope, int depth, std::int64_t largest, int past_end) {
  std::string ranges;
  for (int i = 0; i < scope.reserved_range_count(); ++i) {
    const auto& range = *scope.reserved_range(i);
    const std::int64_t last = std::int64_t{range.end} - past_end;
    ranges += (i != 0 ? ", " : "") + std::to_string(range.start);
    if (last == range.start) continue;
    ranges += " to " + (range.end >= largest ? "max" : std::to_string(last));
  }
  if (!ranges.empty()) text_ += indentation(depth) + "reserved " + ranges + ";\n";
  std::string names;
  const bool is_edition = !edition_of(*scope.file()).empty();
  for (int i = 0; i < scope.reserved_name_count(); ++i) {
    names += (i != 0 ? ", " : "") + (is_edition ? scope.reserved_name(i) : quoted(scope.reserved_name(i)));
  }
  if (!names.empty()) text_ += indentation(depth) + "reserved " + names + ";\n";
}

void Writer::field(const FieldDescriptor& field, int depth) {
  const bool with_body = is_group(field);
  std::string type = type_text(field);
  if (field.is_map()) {
    type = "map<" + type_text(*field.message_type()->map_key()) + ", " + type_text(*field.message_type()->map_value()) +
           ">";
  }
  text_ += indentation(depth) + label_text(field) + type + " " +
           (with_body ? field.message_type()->name() : field.name()) + " = " + std::to_string(field.number());
  std::string options;
  const auto add = [&options](const std::string& option) { options += (options.empty() ? "" : ", ") + option; };
  if (field.has_default_value()) add("default = " + default_text(field));
  if (field.has_json_name()) add("json_name = " + quoted(field.json_name()));
  const std::string others = joined_options(field.options(), depth);
  if (!others.empty()) add(others);
  if (!options.empty()) text_ += " [" + options + "]";
  if (!with_body) {
    text_ += ";\n";
  } else if (options_.elide_group_body) {
    text_ += " { ... };\n";
  } else {
    message(*field.message_type(), depth, false);
  }
}

void Writer::extension(const FieldDescriptor& extension) {
  text_ += "extend ." + extension.containing_type()->full_name() + " {\n";
  field(extension, 1);
  text_ += "}\n";
}

// libprotobuf writes options on the line of the brace.
void Writer::oneof(const OneofDescriptor& oneof, int depth) {
  text_ += indentation(depth) + "oneof " + oneof.name() + " {";
  option_lines(oneof.options(), depth + 1);
  if (options_.elide_oneof_body) {
    text_ += " ... }\n";
    return;
  }
  text_ += '\n';
  for (int i = 0; i < oneof.field_count(); ++i) field(*oneof.field(i), depth + 1);
  text_ += indentation(depth) + "}\n";
}

void Writer::enumeration(const EnumDescriptor& enumeration, int depth) {
  text_ += indentation(depth) + visibility_text(enumeration, EnumDescriptorProto::kVisibilityFieldNumber) + "enum " +
           enumeration.name() + " {\n";
  option_lines(enumeration.options(), depth + 1);
  for (int i = 0; i < enumeration.value_count(); ++i) value(*enumeration.value(i), depth + 1);
  reserved(enumeration, depth + 1, std::numeric_limits<int>::max(), 0);
  text_ += indentation(depth) + "}\n";
}

void Writer::value(const EnumValueDescriptor& value, int depth) {
  text_ += indentation(depth) + value.name() + " = " + std::to_string(value.number());
  const std::string options = joined_options(value.options(), depth);
  if (!options.empty()) text_ += " [" + options + "]";
  text_ += ";\n";
}

void Writer::service(const ServiceDescriptor& service) {
  text_ += "service " + service.name() + " {\n";
  option_lines(service.options(), 1);
  for (int i = 0; i < service.method_count(); ++i) method(*service.method(i), 1);
  text_ += "}\n";
}

void Writer::method(const MethodDescriptor& method, int depth) {
  const auto type = [](bool is_stream, const Descriptor& message) {
    return std::string(is_stream ? "(stream ." : "(.") + message.full_name() + ")";
  };
  text_ += indentation(depth) + "rpc " + method.name() + type(method.client_streaming(), *method.input_type()) +
           " returns " + type(method.server_streaming(), *method.output_type());
  const std::size_t before = text_.size();
  if (option_lines(method.options(), depth + 1)) {
    text_.insert(before, " {\n");
    text_ += indentation(depth) + "}\n";
  } else {
    text_ += ";\n";
  }
}

// Calls write(Writer&) and returns the text that it writes.
template <class Write>
std::string written(const DebugStringOptions& options, Write write) {
  Writer writer(options);
  write(writer);
  return writer.take();
}

}  // namespace

std::string FileDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.file(*this); });
}
std::string Descriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.message(*this, 0, true); });
}
std::string FieldDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options,
                 [this](Writer& writer) { is_extension() ? writer.extension(*this) : writer.field(*this, 0); });
}
std::string OneofDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.oneof(*this, 0); });
}
std::string EnumDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.enumeration(*this, 0); });
}
std::string EnumValueDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.value(*this, 0); });
}
std::string ServiceDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.service(*this); });
}
std::string MethodDescriptor::DebugStringWithOptions(const DebugStringOptions& options) const {
  return written(options, [this](Writer& writer) { writer.method(*this, 0); });
}

std::string FileDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string Descriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string FieldDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string OneofDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string EnumDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string EnumValueDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string ServiceDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}
std::string MethodDescriptor::DebugString() const {
  return DebugStringWithOptions({});
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
