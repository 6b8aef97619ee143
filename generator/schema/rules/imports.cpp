#include <unordered_map>
#include <unordered_set>

#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

// Collects the files that define the names used in a file.
class UsedFiles {
 public:
  explicit UsedFiles(const std::unordered_map<const Field*, const File*>& extensions) : extensions_(extensions) {}

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

  bool contains(const File& file) const { return files_.count(&file) != 0; }

 private:
  static void add_types(const Element& /*element*/) {}  // other elements name no types

  void add_types(const Field& field) {
    if (field.is_map()) return add_types(*field.message->fields.back());
    add(field.message);
    if (field.enumeration != nullptr) files_.insert(field.enumeration->file);
    if (field.is_extension) add(field.containing);
  }

  void add_types(const Method& method) {
    add(method.input);
    add(method.output);
  }

  void add(const Message* message) {
    if (message != nullptr) files_.insert(message->file);
  }

  // An option is a field of a message in descriptor.proto, or an extension of one.
  void add_options(const std::vector<Option>& options) {
    for (const Option& option : options) {
      if (!option.path.empty()) add(option.path.front()->containing);
      for (const Field* const field : option.path) add_extension(*field);
      add_values(option.typed);
    }
  }

  void add_values(const TypedValue& value) {
    for (const TypedField& field : value.fields) {
      add_extension(*field.field);
      add_values(field.value);
    }
  }

  void add_extension(const Field& field) {
    const auto found = extensions_.find(&field);
    if (found != extensions_.end()) files_.insert(found->second);
  }

  const std::unordered_map<const Field*, const File*>& extensions_;
  std::unordered_set<const File*> files_;
};

bool has_public_imports(const File& file) {
  for (const Import& import : file.imports) {
    if (import.is_public) return true;
  }
  return false;
}

}  // namespace

void imports_fit_edition(const File& file, Diagnostics& diagnostics) {
  for (const Import& import : file.imports) {
    if (import.is_weak && file.edition >= Edition::k2024) {
      diagnostics.error(import.span, "weak imports were removed in edition 2024; use `import option`");
    }
    if (!file.option_imports.empty() && import.span.begin > file.option_imports.front().span.begin) {
      diagnostics.error(import.span, "imports must precede all option imports");
    }
  }
  for (const Import& import : file.option_imports) {
    if (file.edition < Edition::k2024) {
      diagnostics.error(import.span, "option imports exist since edition 2024");
    }
  }
}

void imports_are_used(const Schema& schema, Diagnostics& diagnostics) {
  std::unordered_map<const Field*, const File*> extensions;
  for (const auto& file : schema.files) {
    for_each_extension(*file, [&](const Field& extension) { extensions.emplace(&extension, file.get()); });
  }
  for (const File* const file : schema.inputs) {
    if (!file->complete) continue;
    UsedFiles used(extensions);
    used.visit(*file);
    for (const Import& import : file->imports) {
      // A file with public imports may be imported for their names.
      if (import.is_public || has_public_imports(*import.file) || used.contains(*import.file)) continue;
      diagnostics.warning(import.span, "Import {} is unused.", import.file->name);  // the text of protoc
    }
    for (const Import& import : file->option_imports) {
      if (has_public_imports(*import.file) || used.contains(*import.file)) continue;
      diagnostics.warning(import.span, "Import {} is unused.", import.file->name);
    }
  }
}

}  // namespace onnxgen::schema::rules
