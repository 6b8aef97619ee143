#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "schema/rules/rules.h"
#include "schema/visit.h"
#include "source/source_file.h"

namespace onnxgen::schema::rules {
namespace {

using MessagesByName = std::unordered_map<std::string_view, const Message*>;

// Collects the files that define the names used in a file.
class UsedFiles {
 public:
  explicit UsedFiles(const MessagesByName& messages) : messages_(messages) {}

  void visit(const File& file) {
    add_options(file.options);
    for_each_element(file, [&](const auto& element) {
      add_options(element.options);
      add_types(element);
    });
    for_each_message(file, [&](const Message& message) {
      for (const NumberRange& range : message.extension_ranges) add_options(range.options);
    });
  }

  bool contains(const File& file) const { return files_.count(file.source) != 0; }

 private:
  static void add_types(const Element& /*element*/) {}  // other elements name no types

  void add_types(const Field& field) {
    if (field.is_map()) return add_types(*field.message->fields.back());
    add(field.message);
    if (field.enumeration != nullptr) add(*field.enumeration->file);
    if (field.is_extension) add(field.containing);
  }

  void add_types(const Method& method) {
    add(method.input);
    add(method.output);
  }

  void add(const File& file) { files_.insert(file.source); }

  void add(const Message* message) {
    if (message != nullptr) add(*message->file);
  }

  void add_extension(const Field& field) {
    if (field.is_extension) files_.insert(field.span.file);
  }

  // An option is a field of a message in descriptor.proto, or an extension of one.
  void add_options(const std::vector<Option>& options) {
    for (const Option& option : options) {
      if (!option.path.empty()) add(option.path.front()->containing);
      for (const Field* const field : option.path) add_extension(*field);
      // Like protoc, counts the value of an option, but not an enum value inside a message.
      const auto* const named = std::get_if<const EnumValue*>(&option.typed.scalar);
      if (named != nullptr) add(*(*named)->containing->file);
      add_values(option.typed);
    }
  }

  void add_values(const TypedValue& value) {
    for (const TypedField& field : value.fields) {
      add_extension(*field.field);
      add_values(field.value);
    }
    add_any(value.fields);
  }

  // Adds the file of the message that an Any contains. An Any with an encoded value names no message.
  void add_any(const std::vector<TypedField>& fields) {
    if (fields.size() != 2 || fields.front().field->containing->full_name != "google.protobuf.Any") return;
    const auto* const url = std::get_if<std::string>(&fields.front().value.scalar);
    if (url == nullptr || !std::holds_alternative<std::monostate>(fields.back().value.scalar)) return;
    const auto held = messages_.find(std::string_view(*url).substr(url->rfind('/') + 1));
    if (held != messages_.end()) add(held->second);
  }

  const MessagesByName& messages_;
  std::unordered_set<const source::SourceFile*> files_;
};

bool has_public_imports(const File& file) {
  return std::any_of(file.imports.begin(), file.imports.end(), [](const Import& import) { return import.is_public; });
}

}  // namespace

void imports_fit_edition(const File& file, Diagnostics& diagnostics) {
  for (const Import& import : file.imports) {
    if (import.is_weak && file.edition >= Edition::k2024) {  // descriptor.cc: ValidateOptions of a file
      diagnostics.error(import.span, "weak imports were removed in edition 2024; use `import option`");
    }
    if (!file.option_imports.empty() && import.span.begin > file.option_imports.front().span.begin) {
      diagnostics.error(import.span, "imports must precede all option imports");  // parser.cc: ParseImport
    }
  }
  for (const Import& import : file.option_imports) {
    if (file.edition < Edition::k2024) {
      diagnostics.error(import.span, "option imports exist since edition 2024");
    }
  }
}

// Descriptors may come from programs that import more than they use, and protoc reports the imports of the files that
// it passes to its plugins. Therefore only files with text are checked. See LogUnusedDependency in descriptor.cc.
void imports_are_used(const Schema& schema, Diagnostics& diagnostics) {
  MessagesByName messages;
  for (const auto& file : schema.files) {
    for_each_message(*file, [&](const Message& message) { messages.emplace(message.full_name, &message); });
  }
  for (const File* const file : schema.inputs) {
    if (!file->complete || file->source->locations()) continue;
    UsedFiles used(messages);
    used.visit(*file);
    const auto check = [&](const Import& import) {
      // A file with public imports may be imported for their names.
      if (import.is_public || has_public_imports(*import.file) || used.contains(*import.file)) return;
      diagnostics.warning(import.span, "Import {} is unused.", import.file->name);  // the text of protoc
    };
    std::for_each(file->imports.begin(), file->imports.end(), check);
    std::for_each(file->option_imports.begin(), file->option_imports.end(), check);
  }
}

}  // namespace onnxgen::schema::rules
