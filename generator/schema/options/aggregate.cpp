#include "schema/options/aggregate.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "schema/names.h"
#include "schema/options/option_scalar.h"
#include "source/ascii.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;
using syntax::AggregateField;
using syntax::OptionValue;

bool is_any(const Message& message) {
  return message.full_name == "google.protobuf.Any" && message.fields.size() == 2;
}

class AggregateReader {
 public:
  AggregateReader(const SymbolTable& symbols, const VisibleFiles* visible, NameIndex& names, Diagnostics& diagnostics)
      : symbols_(symbols), visible_(visible), names_(names), diagnostics_(diagnostics) {}

  TypedValue read(const OptionValue& aggregate, const Message& message) {
    TypedValue result;
    SetFields set;
    const std::size_t errors_before = diagnostics_.error_count();
    for (const AggregateField& each : aggregate.fields) {
      if (each.kind == AggregateField::Kind::kAny) {
        read_any(each, message, set, result);
      } else if (const Field* field = find_field(each, message)) {
        if (may_be_set(each, *field, set)) read_values(each, *field, result);
      }
    }
    if (diagnostics_.error_count() == errors_before) check_required(aggregate, message, set);
    return result;
  }

 private:
  struct SetFields {
    std::unordered_map<const Field*, source::Span> fields;
    std::unordered_map<const Oneof*, const Field*> oneofs;
  };

  // Returns the field that the name denotes, or nullptr. A reserved name, of a field that was removed, is no error: the
  // text format skips its value.
  const Field* find_field(const AggregateField& each, const Message& message) {
    const std::string& name = each.name.text;
    if (each.kind == AggregateField::Kind::kExtension) return find_extension(each, message);
    const Field* field = names_.find_field(message, name);
    if (field == nullptr || field->is_group_declaration()) {
      // A group is written with the name of its message, whose field has the lower-case name.
      field = names_.find_field(message, source::lower_case(name));
      if (field != nullptr && (!field->is_group_like() || field->message->name != name)) field = nullptr;
    }
    if (field == nullptr && !names_.is_reserved(message, name)) {
      diagnostics_.error(each.name.span, "message '{}' has no field '{}'", message.full_name, name);
    }
    return field;
  }

  // Returns the extension that a name in brackets denotes in the scope that declares the message. In a MessageSet, it
  // may also be the name of the message that declares the extension. On failure, reports an error and returns null.
  const Field* find_extension(const AggregateField& each, const Message& message) {
    const Lookup lookup = symbols_.find(each.name.text, std::string(scope_of(message.full_name)), visible_);
    const Field* extension = lookup.symbol != nullptr ? lookup.symbol->field : nullptr;
    const Message* item = lookup.symbol != nullptr ? lookup.symbol->message : nullptr;
    if (item != nullptr && message.message_set_wire_format) {
      for (const auto& own : item->extensions) {
        if (own->containing == &message && own->message == item) extension = own.get();
      }
    }
    if (extension != nullptr && extension->containing == &message) return extension;
    diagnostics_.error(each.name.span, "'{}' is not an extension of '{}'", each.name.text, message.full_name);
    return nullptr;
  }

  bool may_be_set(const AggregateField& each, const Field& field, SetFields& set) {
    if (field.label == Label::kRepeated) return true;
    const auto [first, fresh] = set.fields.emplace(&field, each.name.span);
    if (!fresh) {
      diagnostics_.error(each.name.span, "field '{}' is already set", field.name).note(first->second, "first set here");
      return false;
    }
    if (field.oneof == nullptr) return true;
    const Field* other = set.oneofs.emplace(field.oneof, &field).first->second;
    if (other == &field) return true;
    diagnostics_
        .error(each.name.span, "fields '{}' and '{}' belong to the same oneof; set only one of them", field.name,
               other->name)
        .note(set.fields.at(other), "'{}' is set here", other->name);
    return false;
  }

  void read_values(const AggregateField& each, const Field& field, TypedValue& result) {
    if (each.is_list && field.label != Label::kRepeated) {
      diagnostics_.error(each.name.span, "field '{}' is not repeated; set one value instead of a list", field.name);
      return;
    }
    if (!field.is_submessage() && !each.has_colon) {
      diagnostics_.error(each.name.span, "expected ':' between field '{}' and its value", field.name);
      return;
    }
    for (const OptionValue& value : each.values) read_value(value, field, result);
  }

  void read_value(const OptionValue& value, const Field& field, TypedValue& result) {
    if (field.is_submessage() && value.kind == OptionValue::Kind::kAggregate) {
      if (field.message != nullptr) result.fields.push_back({&field, read(value, *field.message)});
      return;
    }
    const std::string what = fmt::format("field '{}'", field.name);
    auto scalar = read_scalar(value, field, Notation::kTextFormat, what, names_, diagnostics_);
    if (scalar) result.fields.push_back({&field, {std::move(*scalar), {}}});
  }

  // Reads `[type.googleapis.com/full.Name] { ... }`, an Any with the message that it contains.
  void read_any(const AggregateField& each, const Message& message, SetFields& set, TypedValue& result) {
    const std::size_t slash = each.name.text.find('/');
    const std::string domain = each.name.text.substr(0, slash);
    const Message* held = symbols_.find_message(each.name.text.substr(slash + 1), visible_);
    const bool known_domain = domain == "type.googleapis.com" || domain == "type.googleprod.com";
    if (!is_any(message)) {
      diagnostics_.error(each.name.span, "a type URL in brackets is only valid in google.protobuf.Any, not in '{}'",
                         message.full_name);
    } else if (!known_domain || held == nullptr) {
      diagnostics_.error(each.name.span, "type URL '{}' names no known message", each.name.text);
    } else if (each.is_list || each.values.front().kind != OptionValue::Kind::kAggregate) {
      diagnostics_.error(each.name.span, "the value of an Any must be a message in braces");
    } else if (may_be_set(each, *message.fields[0], set) && may_be_set(each, *message.fields[1], set)) {
      result.fields.push_back({message.fields[0].get(), {each.name.text, {}}});
      result.fields.push_back({message.fields[1].get(), read(each.values.front(), *held)});
    }
  }

  void check_required(const OptionValue& aggregate, const Message& message, const SetFields& set) {
    for (const Field* field : names_.required_fields(message)) {
      if (set.fields.count(field) != 0) continue;
      diagnostics_
          .error(aggregate.span, "required field '{}' of message '{}' is not set", field->name, message.full_name)
          .note(field->name_span, "'{}' is declared here", field->name);
    }
  }

  const SymbolTable& symbols_;
  const VisibleFiles* visible_;
  NameIndex& names_;
  Diagnostics& diagnostics_;
};

}  // namespace

TypedValue read_aggregate(const OptionValue& aggregate, const Message& message, const SymbolTable& symbols,
                          const VisibleFiles* visible, NameIndex& names, Diagnostics& diagnostics) {
  return AggregateReader(symbols, visible, names, diagnostics).read(aggregate, message);
}

}  // namespace onnxgen::schema
