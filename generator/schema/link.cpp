#include "schema/link.h"

#include <cstddef>
#include <optional>
#include <string>

#include "source/source_file.h"
#include "source/spelling.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

// `Type` is Message or Enum.
template <class Type>
bool is_exported(const Type& type) {
  if (type.visibility != Visibility::kUnset) return type.visibility == Visibility::kExport;
  switch (type.file->features.default_visibility) {
    case DefaultVisibility::kExportAll:
      return true;
    case DefaultVisibility::kExportTopLevel:
      return type.containing == nullptr;
    case DefaultVisibility::kLocalAll:
    case DefaultVisibility::kStrict:
      return false;
  }
  return true;
}

// Reports a type of another file that has the visibility `local`. `type` may be null. descriptor.cc: IsVisibleFrom
template <class Type>
void check_visibility(const Type* type, const syntax::Name& name, const File& file, Diagnostics& diagnostics) {
  if (type == nullptr || type->file == &file || is_exported(*type)) return;
  diagnostics.error(name.span, "'{}' is local to \"{}\", so it cannot be used here", name.text, type->file->name)
      .note(type->name_span, "'{}' is defined here; `export` makes it visible in other files", type->name);
}

std::string first_part(const syntax::Name& name) {
  return name.text.substr(0, name.text.find('.'));
}

class Linker {
 public:
  Linker(const Declared& declared, const SymbolTable& symbols, Diagnostics& diagnostics)
      : declared_(declared),
        symbols_(symbols),
        diagnostics_(diagnostics),
        visible_(files_visible_from(*declared.file)),
        visible_from_options_(files_visible_from_options(*declared.file)) {}

  void run() {
    for (const PendingField& pending : declared_.fields) {
      if (pending.extendee != nullptr) pending.field->containing = find_message(*pending.extendee, pending.scope);
      set_type(pending);
    }
    for (const PendingMethod& pending : declared_.methods) {
      pending.method->input = find_message(pending.syntax->input.name, pending.scope);
      pending.method->output = find_message(pending.syntax->output.name, pending.scope);
    }
  }

 private:
  // Returns the symbol, or reports an error and returns nullptr if there is none. Reports nothing if the file is
  // incomplete, because the symbol may be in a missing part.
  const Symbol* found(const Lookup& lookup, const syntax::Name& name, const std::string& scope) {
    if (lookup.symbol != nullptr || !declared_.loaded->complete) return lookup.symbol;
    if (lookup.not_imported != nullptr) {
      const bool for_options = visible_from_options_.count(lookup.not_imported) != 0;
      diagnostics_.error(name.span, "'{}' is defined in \"{}\", which is {}", name.text, lookup.not_imported->name,
                         for_options ? "imported only for options; import it without `option`" : "not imported");
      return nullptr;
    }
    const std::string nearest = nearest_name(name.text, scope);
    const std::string suggestion = nearest.empty() ? "" : fmt::format("; did you mean '{}'?", nearest);
    if (lookup.hidden_by.empty()) {
      diagnostics_.error(name.span, "'{}' is not defined{}", name.text, suggestion);
    } else {
      diagnostics_.error(name.span, "'{}' resolves to '{}', which is not defined; the innermost '{}' is '{}'{}",
                         name.text, lookup.full_name, first_part(name), lookup.hidden_by, suggestion);
    }
    return nullptr;
  }

  // Returns a similar name for an undefined name. Limited to the first kMaxSuggestions names, because the search is
  // slow.
  std::string nearest_name(const std::string& name, const std::string& scope) {
    constexpr std::size_t kMaxSuggestions = 20;
    if (++suggestions_ > kMaxSuggestions) return {};
    for (const syntax::Scalar& scalar : syntax::kScalars) {
      if (source::spelling_distance(name, scalar.name, 1) <= 1) return scalar.name;
    }
    return symbols_.nearest_type(name, scope, visible_);
  }

  const Message* find_message(const syntax::Name& name, const std::string& scope) {
    if (syntax::scalar_type(name.text)) {
      diagnostics_.error(name.span, "'{}' is not a message", name.text);
      return nullptr;
    }
    if (begins_with_keyword(name, false)) return nullptr;
    const Symbol* symbol = found(symbols_.find(name.text, scope, &visible_), name, scope);
    if (symbol == nullptr) return nullptr;
    if (symbol->message == nullptr && declared_.loaded->complete)
      diagnostics_.error(name.span, "'{}' is not a message", name.text);
    return symbol->message;
  }

  // Returns whether the first part of a name is a keyword, as in `string.Foo`, and reports it, because protoc reads
  // only the keyword. `map` is one before the name of a field.
  bool begins_with_keyword(const syntax::Name& name, bool is_before_field) {
    const std::string first = first_part(name);
    const bool is_map = is_before_field && first == "map" && first != name.text;
    if (!is_map && first != "group" && !syntax::scalar_type(first)) return false;
    diagnostics_.error(name.span, "'{}' begins with a keyword; write a full name with a leading dot",
                       source::text_of(name.span));
    return true;
  }

  // Returns whether a field of a message begins with a visibility keyword in place of a type, which protoc also
  // rejects.
  bool is_visibility(const PendingField& pending) const {
    const syntax::Field& field = *pending.syntax;
    return declared_.file->edition >= Edition::k2024 && pending.extendee == nullptr &&
           field.kind == syntax::Field::Kind::kPlain && !field.label && !field.oneof &&
           (first_part(field.type) == "export" || first_part(field.type) == "local");
  }

  void set_type(const PendingField& pending) {
    Field& field = *pending.field;
    const syntax::Field& syntax = *pending.syntax;
    if (field.message != nullptr) {  // created together with the field
      field.type = FieldType::kMessage;
      return;
    }
    const bool is_key =
        !field.is_extension && field.containing != nullptr && field.containing->map_entry && field.number == 1;
    const syntax::Name& name = is_key ? syntax.key_type : syntax.type;
    if (const std::optional<FieldType> scalar = syntax::scalar_type(name.text)) {
      field.type = *scalar;
      return;
    }
    field.type = FieldType::kMessage;
    if (is_visibility(pending)) {
      diagnostics_.error(name.span, "'{}' must be followed by 'message' or 'enum'", first_part(name));
      return;
    }
    if (begins_with_keyword(name, syntax.kind == syntax::Field::Kind::kPlain)) return;
    const Symbol* symbol =
        found(symbols_.find(name.text, pending.scope, &visible_, SymbolTable::Wanted::kType), name, pending.scope);
    if (symbol == nullptr) return;
    if (symbol->message == nullptr && symbol->enumeration == nullptr && declared_.loaded->complete) {
      diagnostics_.error(name.span, "'{}' is not a type", name.text);
    }
    field.message = symbol->message;
    field.enumeration = symbol->enumeration;
    if (field.enumeration != nullptr) field.type = FieldType::kEnum;
  }

  const Declared& declared_;
  const SymbolTable& symbols_;
  Diagnostics& diagnostics_;
  VisibleFiles visible_;
  VisibleFiles visible_from_options_;
  std::size_t suggestions_ = 0;
};

}  // namespace

void link(const Declared& declared, const SymbolTable& symbols, Diagnostics& diagnostics) {
  Linker(declared, symbols, diagnostics).run();
}

void check_visibility(const Declared& declared, Diagnostics& diagnostics) {
  const auto check = [&](const auto* type, const syntax::Name& name) {
    check_visibility(type, name, *declared.file, diagnostics);
  };
  for (const PendingField& pending : declared.fields) {
    if (pending.extendee != nullptr) check(pending.field->containing, *pending.extendee);
    check(pending.field->message, pending.syntax->type);
    check(pending.field->enumeration, pending.syntax->type);
  }
  for (const PendingMethod& pending : declared.methods) {
    check(pending.method->input, pending.syntax->input.name);
    check(pending.method->output, pending.syntax->output.name);
  }
}

}  // namespace onnxgen::schema
