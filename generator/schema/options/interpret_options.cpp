#include "schema/options/interpret_options.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "schema/options/aggregate.h"
#include "schema/options/option_scalar.h"
#include "schema/options/options.h"
#include "source/source_file.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

constexpr std::size_t kMaxNameParts = 100;

// Tree of the fields that the options of one declaration have set so far.
struct SetField {
  const Option* option = nullptr;           // the first option that set this field as a whole or added a value to it
  std::map<std::int32_t, SetField> inside;  // by number, which extensions in different files may share
};

void mark_as_set(const TypedValue& value, const Option& option, SetField& set) {
  if (set.option == nullptr) set.option = &option;
  for (const TypedField& each : value.fields) {
    if (each.field->label != Label::kRepeated) mark_as_set(each.value, option, set.inside[each.field->number]);
  }
}

class Interpreter {
 public:
  Interpreter(const Declared& declared, const SymbolTable& symbols, NameIndex& names, Diagnostics& diagnostics,
              bool features)
      : declared_(declared),
        symbols_(symbols),
        names_(names),
        diagnostics_(diagnostics),
        features_(features),
        is_described_(declared.file->source->locations().has_value()),
        visible_(files_visible_from_options(*declared.file)) {}

  void run() {
    for (const PendingOptions& pending : declared_.options) interpret(pending);
  }

 private:
  void interpret(const PendingOptions& pending) {
    const Message* message = symbols_.find_message(fmt::format("google.protobuf.{}", pending.message), nullptr);
    if (message == nullptr) return;  // descriptor.proto has errors or lacks these options
    std::map<std::string_view, const Option*> pseudo_options;
    SetField set;
    for (std::size_t i = 0; i < pending.options->size(); ++i) {
      Option& option = (*pending.options)[i];
      const std::string_view first = std::string_view(option.name).substr(0, option.name.find('.'));
      if ((first == "features") != features_) continue;
      if (pending.message == "FieldOptions" && (option.name == "default" || option.name == "json_name")) {
        check_pseudo_option(option, pseudo_options);
      } else {
        interpret(option, (*pending.syntax)[i], pending.scope, *message, set);
      }
    }
  }

  // Checks `default` and `json_name`, which look like options but are properties of the field. Default values are
  // checked elsewhere, with the field's type.
  void check_pseudo_option(const Option& option, std::map<std::string_view, const Option*>& seen) {
    const Option* first = seen.emplace(option.name, &option).first->second;
    if (first != &option) return report_set_twice(option, *first);
    if (option.name == "json_name" && option.kind != Option::Kind::kString) {
      diagnostics_.error(option.value_span, "the value of option 'json_name' must be a string");
    }
  }

  void interpret(Option& option, const syntax::Option& syntax, const std::string& scope, const Message& message,
                 SetField& set) {
    const syntax::OptionNamePart& end = syntax.name.back();
    option.is_unknown = is_described_ && end.is_extension && end.text == kUnknownOption;
    std::vector<const Field*> path = find_path(option, syntax, scope, message);
    if (option.is_unknown) option.path = std::move(path);
    if (option.is_unknown || path.empty()) return;
    const Field& last = *path.back();
    if (last.label != Label::kRepeated && !claim(path, option, set)) return;
    if (!read_value(option, syntax.value, last)) return;
    mark_as_set(option.typed, option, find(path, set));
    option.path = std::move(path);
  }

  // Returns the path of fields that the name of the option denotes. If the name is unknown, reports an error and
  // returns an empty list.
  std::vector<const Field*> find_path(const Option& option, const syntax::Option& syntax, const std::string& scope,
                                      const Message& options) {
    std::vector<const Field*> path;
    if (syntax.name.size() > kMaxNameParts) {
      diagnostics_.error(option.name_span, "option name has more than {} parts", kMaxNameParts);
      return {};
    }
    for (const syntax::OptionNamePart& part : syntax.name) {
      if (option.is_unknown && &part == &syntax.name.back()) break;
      const Message* message = path.empty() ? &options : inside(*path.back(), option);
      const Field* field = message == nullptr ? nullptr : find_field(part, scope, *message, path.empty(), option);
      if (field == nullptr) return {};
      path.push_back(field);
    }
    return path;
  }

  const Message* inside(const Field& field, const Option& option) {
    if (!field.is_submessage()) {
      diagnostics_.error(option.name_span, "option '{}' is not a message, so it has no fields", field.name);
      return nullptr;
    }
    if (field.label == Label::kRepeated) {
      diagnostics_.error(option.name_span,
                         "option '{}' is repeated; set whole messages in braces instead of single fields", field.name);
      return nullptr;
    }
    return field.message;
  }

  const Field* find_field(const syntax::OptionNamePart& part, const std::string& scope, const Message& message,
                          bool is_first, const Option& option) {
    if (part.is_extension) return find_in_parentheses(part, scope, message);
    const Field* field = names_.find_field(message, part.text);
    if (is_first && part.text == "uninterpreted_option") field = nullptr;
    if (field != nullptr) return field;
    if (is_first) {
      diagnostics_.error(option.name_span, "unknown option '{}'", option.name);
    } else {
      diagnostics_.error(part.span, "message '{}' has no field '{}'", message.full_name, part.text);
    }
    return nullptr;
  }

  // Finds an extension of the message. Fields of the message are also accepted, as in protoc.
  const Field* find_in_parentheses(const syntax::OptionNamePart& part, const std::string& scope,
                                   const Message& message) {
    const Lookup lookup = symbols_.find(part.text, scope, visible());
    const Field* field = lookup.symbol != nullptr ? lookup.symbol->field : nullptr;
    if (field != nullptr) {
      if (field->containing == nullptr) return nullptr;  // already reported
      if (field->containing == &message) return field;
      diagnostics_.error(part.span, "'{}' is {} of '{}', not of '{}'", part.text,
                         field->is_extension ? "an extension" : "a field", field->containing->full_name,
                         message.full_name);
    } else if (lookup.not_imported != nullptr) {
      diagnostics_.error(part.span, "option '({})' is defined in \"{}\", which is not imported", part.text,
                         lookup.not_imported->name);
    } else {
      diagnostics_.error(part.span, "unknown option '({})'", part.text);
    }
    return nullptr;
  }

  bool read_value(Option& option, const syntax::OptionValue& value, const Field& field) {
    const std::size_t errors_before = diagnostics_.error_count();
    const std::string what = fmt::format("option '{}'", option.name);
    if (field.is_submessage() && value.kind == syntax::OptionValue::Kind::kAggregate) {
      if (field.message == nullptr) return false;
      option.typed = read_aggregate(value, *field.message, symbols_, visible(), names_, diagnostics_);
    } else if (auto scalar = read_scalar(value, field, Notation::kLanguage, what, names_, diagnostics_)) {
      option.typed.scalar = std::move(*scalar);
    }
    return diagnostics_.error_count() == errors_before;
  }

  // Files with descriptors need no imports for options, so all other files are visible from them.
  const VisibleFiles* visible() const { return is_described_ ? nullptr : &visible_; }

  static SetField& find(const std::vector<const Field*>& path, SetField& set) {
    SetField* at = &set;
    for (const Field* field : path) at = &at->inside[field->number];
    return *at;
  }

  // Marks the field as set. Returns false and reports an error if the field or a field inside it is already set.
  bool claim(const std::vector<const Field*>& path, const Option& option, SetField& set) {
    SetField& field = find(path, set);
    const Option* first = field.option != nullptr ? field.option : first_inside(field);
    if (first != nullptr) {
      report_set_twice(option, *first);
      return false;
    }
    field.option = &option;
    return true;
  }

  static const Option* first_inside(const SetField& set) {
    const Option* first = nullptr;
    for (const auto& [number, inside] : set.inside) {
      const Option* other = inside.option != nullptr ? inside.option : first_inside(inside);
      if (other != nullptr && (first == nullptr || other->span.begin < first->span.begin)) first = other;
    }
    return first;
  }

  void report_set_twice(const Option& option, const Option& first) {
    diagnostics_.error(option.name_span, "option '{}' is already set", option.name).note(first.span, "first set here");
  }

  const Declared& declared_;
  const SymbolTable& symbols_;
  NameIndex& names_;
  Diagnostics& diagnostics_;
  bool features_;  // interpret features instead of the other options
  bool is_described_;
  VisibleFiles visible_;
};

}  // namespace

void interpret_features(const Declared& declared, const SymbolTable& symbols, NameIndex& names,
                        Diagnostics& diagnostics) {
  Interpreter(declared, symbols, names, diagnostics, true).run();
}

void interpret_options(const Declared& declared, const SymbolTable& symbols, NameIndex& names,
                       Diagnostics& diagnostics) {
  Interpreter(declared, symbols, names, diagnostics, false).run();
}

}  // namespace onnxgen::schema
