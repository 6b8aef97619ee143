#include "schema/link.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "schema/defaults.h"
#include "schema/map_entries.h"
#include "schema/options.h"
#include "schema/spelling.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

struct Scalar {
  const char* name;
  FieldType type;
};

constexpr Scalar kScalars[] = {
    {"double", FieldType::kDouble},     {"float", FieldType::kFloat},   {"int64", FieldType::kInt64},
    {"uint64", FieldType::kUint64},     {"int32", FieldType::kInt32},   {"fixed64", FieldType::kFixed64},
    {"fixed32", FieldType::kFixed32},   {"bool", FieldType::kBool},     {"string", FieldType::kString},
    {"bytes", FieldType::kBytes},       {"uint32", FieldType::kUint32}, {"sfixed32", FieldType::kSfixed32},
    {"sfixed64", FieldType::kSfixed64}, {"sint32", FieldType::kSint32}, {"sint64", FieldType::kSint64},
};

std::optional<FieldType> scalar_type(std::string_view name) {
  for (const Scalar& scalar : kScalars) {
    if (name == scalar.name) return scalar.type;
  }
  return std::nullopt;
}

class Linker {
 public:
  Linker(const Declared& declared, const SymbolTable& symbols, Diagnostics& diagnostics)
      : declared_(declared),
        symbols_(symbols),
        diagnostics_(diagnostics),
        visible_(files_visible_from(*declared.file)) {}

  void run() {
    for (const PendingField& pending : declared_.fields) {
      if (pending.extendee != nullptr) pending.field->containing = find_message(*pending.extendee, pending.scope);
      set_type(pending);
      decide(*pending.field);
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
    for (const Scalar& scalar : kScalars) {
      if (spelling_distance(name, scalar.name, 1) <= 1) return scalar.name;
    }
    return symbols_.nearest_type(name, scope, visible_);
  }

  const Message* find_message(const syntax::Name& name, const std::string& scope) {
    if (scalar_type(name.text)) {
      diagnostics_.error(name.span, "'{}' is not a message", name.text);
      return nullptr;
    }
    const Symbol* symbol = found(symbols_.find(name.text, scope, visible_), name, scope);
    if (symbol == nullptr) return nullptr;
    if (symbol->message == nullptr && declared_.loaded->complete)
      diagnostics_.error(name.span, "'{}' is not a message", name.text);
    return symbol->message;
  }

  void set_type(const PendingField& pending) {
    Field& field = *pending.field;
    const syntax::Field& syntax = *pending.syntax;
    if (field.message != nullptr) {  // created together with the field
      field.type = syntax.kind == syntax::Field::Kind::kGroup ? FieldType::kGroup : FieldType::kMessage;
      return;
    }
    const bool is_key =
        !field.is_extension && field.containing != nullptr && field.containing->map_entry && field.number == 1;
    const syntax::Name& name = is_key ? syntax.key_type : syntax.type;
    if (const std::optional<FieldType> scalar = scalar_type(name.text)) {
      field.type = *scalar;
      return;
    }
    field.type = FieldType::kMessage;
    const Symbol* symbol = found(symbols_.find_type(name.text, pending.scope, visible_), name, pending.scope);
    if (symbol == nullptr) return;
    if (symbol->message == nullptr && symbol->enumeration == nullptr && declared_.loaded->complete) {
      diagnostics_.error(name.span, "'{}' is not a type", name.text);
    }
    field.message = symbol->message;
    field.enumeration = symbol->enumeration;
    if (field.enumeration != nullptr) field.type = FieldType::kEnum;
  }

  // Sets what follows from the type, the label and the syntax version together.
  void decide(Field& field) {
    const bool proto3 = declared_.file->syntax == Syntax::kProto3;
    const bool repeated = field.label == Label::kRepeated;
    const bool optional_written = field.label == Label::kOptional && field.label_span.file != nullptr;
    const bool submessage = field.type == FieldType::kMessage || field.type == FieldType::kGroup;
    field.proto3_optional = proto3 && optional_written && field.oneof == nullptr;
    if (repeated) {
      field.presence = Presence::kNone;
    } else {
      const bool tracked =
          !proto3 || submessage || field.oneof != nullptr || field.proto3_optional || field.is_extension;
      field.presence = tracked ? Presence::kExplicit : Presence::kImplicit;
    }
    const Option* packed = find_option(field.options, "packed");
    field.packed = repeated && is_packable(field.type) && (packed != nullptr ? packed->text == "true" : proto3);
    field.validate_utf8 = proto3 && field.type == FieldType::kString;
    set_default(field, diagnostics_);
  }

  const Declared& declared_;
  const SymbolTable& symbols_;
  Diagnostics& diagnostics_;
  VisibleFiles visible_;
  std::size_t suggestions_ = 0;
};

}  // namespace

void link(const Declared& declared, const SymbolTable& symbols, Diagnostics& diagnostics) {
  Linker(declared, symbols, diagnostics).run();
}

}  // namespace onnxgen::schema
