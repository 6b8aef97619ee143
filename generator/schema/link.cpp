#include "schema/link.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "schema/map_entries.h"
#include "schema/options/option_scalar.h"
#include "schema/options/options.h"
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

class Linker {
 public:
  Linker(const Declared& declared, const SymbolTable& symbols, NameIndex& names, Diagnostics& diagnostics)
      : declared_(declared),
        symbols_(symbols),
        names_(names),
        diagnostics_(diagnostics),
        visible_(files_visible_from(*declared.file)) {}

  void run() {
    for (const PendingField& pending : declared_.fields) {
      if (pending.extendee != nullptr) pending.field->containing = find_message(*pending.extendee, pending.scope);
      set_type(pending);
      decide(*pending.field);
      set_default(pending);
    }
    for (const PendingField& pending : declared_.fields) adopt_map_entry(*pending.field, diagnostics_);
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
      diagnostics_.error(name.span, "'{}' is defined in \"{}\", which is not imported", name.text,
                         lookup.not_imported->name);
      return nullptr;
    }
    const std::string nearest = nearest_name(name.text, scope);
    const std::string suggestion = nearest.empty() ? "" : fmt::format("; did you mean '{}'?", nearest);
    if (lookup.hidden_by.empty()) {
      diagnostics_.error(name.span, "'{}' is not defined{}", name.text, suggestion);
    } else {
      diagnostics_.error(name.span, "'{}' resolves to '{}', which is not defined; the innermost '{}' is '{}'{}",
                         name.text, lookup.full_name, name.text.substr(0, name.text.find('.')), lookup.hidden_by,
                         suggestion);
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
    const Symbol* symbol = found(symbols_.find(name.text, scope, visible_), name, scope);
    if (symbol == nullptr) return nullptr;
    if (symbol->message == nullptr && declared_.loaded->complete)
      diagnostics_.error(name.span, "'{}' is not a message", name.text);
    check_visibility(*symbol, name);
    return symbol->message;
  }

  // Types with the visibility `local` can be used only in their own file.
  void check_visibility(const Symbol& symbol, const syntax::Name& name) {
    const auto check = [&](const auto* type) {
      if (type == nullptr || type->file == declared_.file || is_exported(*type)) return;
      diagnostics_.error(name.span, "'{}' is local to \"{}\", so it cannot be used here", name.text, type->file->name)
          .note(type->name_span, "'{}' is defined here; `export` makes it visible in other files", type->name);
    };
    check(symbol.message);
    check(symbol.enumeration);
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
    const Symbol* symbol =
        found(symbols_.find(name.text, pending.scope, visible_, SymbolTable::Wanted::kType), name, pending.scope);
    if (symbol == nullptr) return;
    if (symbol->message == nullptr && symbol->enumeration == nullptr && declared_.loaded->complete) {
      diagnostics_.error(name.span, "'{}' is not a type", name.text);
    }
    check_visibility(*symbol, name);
    field.message = symbol->message;
    field.enumeration = symbol->enumeration;
    if (field.enumeration != nullptr) field.type = FieldType::kEnum;
  }

  // Sets the properties that depend on the combination of type, label and features.
  void decide(Field& field) {
    const Features& features = field.features;
    const bool repeated = field.label == Label::kRepeated;
    const bool submessage = field.is_submessage();
    if (repeated) {
      field.presence = Presence::kNone;
    } else {
      const bool tracked = submessage || field.oneof != nullptr || field.is_extension ||
                           features.field_presence != FieldPresence::kImplicit;
      field.presence = tracked ? Presence::kExplicit : Presence::kImplicit;
      if (features.field_presence == FieldPresence::kLegacyRequired) field.label = Label::kRequired;
    }
    const bool in_map_entry = !field.is_extension && field.containing != nullptr && field.containing->map_entry;
    const bool is_map =
        field.message != nullptr && (field.message->map_entry || is_set(field.message->options, "map_entry"));
    if (submessage && field.message != nullptr && !is_map && !in_map_entry &&
        features.message_encoding == MessageEncoding::kDelimited) {
      field.type = FieldType::kGroup;
    }
    const bool optional_written = field.label == Label::kOptional && field.label_span.file != nullptr;
    field.proto3_optional = declared_.file->edition == Edition::kProto3 && optional_written && field.oneof == nullptr;
    field.packed = repeated && is_packable(field.type) && features.repeated_encoding == RepeatedEncoding::kPacked;
    field.validate_utf8 = field.type == FieldType::kString && features.utf8_validation == Utf8Validation::kVerify;
    // As in libprotobuf for C++, a field can be closed although its enum is open.
    field.closed_enum = field.enumeration != nullptr && (field.enumeration->closed || features.legacy_closed_enum);
  }

  // Sets the value of `default = ...`. A separate rule checks whether the field may have a default at all.
  void set_default(const PendingField& pending) {
    Field& field = *pending.field;
    const Option* option = find_option(field.options, "default");
    if (option == nullptr || field.label == Label::kRepeated || field.is_submessage()) return;
    const syntax::Option& syntax = pending.syntax->options[static_cast<std::size_t>(option - field.options.data())];
    const std::string what = fmt::format("the default of '{}'", field.name);
    auto value = read_scalar(syntax.value, field, Notation::kDefault, what, names_, diagnostics_);
    if (value) field.default_value = std::move(*value);
  }

  const Declared& declared_;
  const SymbolTable& symbols_;
  NameIndex& names_;
  Diagnostics& diagnostics_;
  VisibleFiles visible_;
  std::size_t suggestions_ = 0;
};

}  // namespace

void link(const Declared& declared, const SymbolTable& symbols, NameIndex& names, Diagnostics& diagnostics) {
  Linker(declared, symbols, names, diagnostics).run();
}

}  // namespace onnxgen::schema
