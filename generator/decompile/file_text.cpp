#include "decompile/file_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "decompile/default_value.h"
#include "decompile/oneofs.h"
#include "decompile/option_text.h"
#include "decompile/record.h"
#include "decompile/text_writer.h"
#include "schema/features.h"
#include "schema/names.h"
#include "schema/schema.h"

namespace onnxgen::decompile {
namespace {

// Returns the number of an unknown edition, which the parser reports.
std::string edition_name(schema::Edition edition) {
  const std::string name = name_of(edition);
  return name.empty() ? std::to_string(static_cast<std::int32_t>(edition)) : name;
}

// The field numbers below are those of descriptor.proto.
constexpr std::int32_t kName = 1;  // the same number in every element
constexpr std::int32_t kMaxNumber = 536870911;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// Returns no named type for a number that FieldType cannot represent.
schema::FieldType type_number(const Record& field) {
  const std::int32_t number = field.number(5);
  return static_cast<schema::FieldType>(number == static_cast<std::uint8_t>(number) ? number : 0);
}

// Returns whether the message sets this bool in its options.
bool is_set(const Record& message, std::int32_t option) {
  const std::string options = message.message(7);
  return Record(options).number(option) != 0;
}

Path below(Path path, std::int32_t field, std::size_t index) {
  path.push_back(field);
  path.push_back(static_cast<std::int32_t>(index));
  return path;
}

std::set<std::int32_t> index_set(const Record& record, std::int32_t field) {
  const std::vector<std::int32_t> numbers = record.numbers(field);
  return {numbers.begin(), numbers.end()};
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// A file or message and the declarations in it.
struct Scope {
  Members members;  // none in a file
  Path path;
  std::string prefix;  // full name with dots at both ends
  std::int32_t message_list;
  std::int32_t extension_list;
  std::vector<Record> messages;
  std::vector<Record> extensions;
  std::set<std::size_t> printed;                // indexes of `messages` that are printed or belong to a field
  std::vector<std::size_t> field_messages;      // indexes of the messages that the fields declare, or kNone
  std::vector<std::size_t> extension_messages;  // indexes of the messages that the extensions declare, or kNone
  std::size_t next_message = 0;
  std::size_t next_extension = 0;
};

class Printer : private TextWriter {
 public:
  Printer(std::string file_name, std::string_view locations, const convert::DynamicTypes* types, const TypeNames& names)
      : TextWriter(locations), file_name_(std::move(file_name)), types_(types), names_(names) {}

  std::string print(const Record& file) {
    print_head(file);
    statements(file, 8, "FileOptions");
    const std::string prefix = file.text(2).empty() ? "." : '.' + file.text(2) + '.';
    Scope scope{{}, {}, prefix, 4, 7, file.records(4), file.records(7), {}, {}, {}};
    declarations(scope);
    list(file.records(5), {}, 5, [this](const Record& record, const Path& path) { enumeration(record, path); });
    list(file.records(6), {}, 6, [&](const Record& record, const Path& path) { service(record, path, scope.prefix); });
    return take_text();
  }

  using TextWriter::take_error;

 private:
  std::string name_of(const Record& record) { return checked(record.text(kName), Dots::kNone); }

  // Returns the full name of a type that is named inside `scope`.
  std::string type_name(const std::string& name, const std::string& scope) {
    return checked(names_.full_name(file_name_, scope, name), Dots::kAllowed);
  }

  template <class Print>
  void list(const std::vector<Record>& records, const Path& parent, std::int32_t field, const Print& print) {
    for (std::size_t i = 0; i < records.size(); ++i) print(records[i], below(parent, field, i));
  }

  void print_head(const Record& file) {
    const std::string syntax = file.text(12).empty() ? "proto2" : file.text(12);
    is_proto3_ = syntax == "proto3";
    is_edition_ = syntax == "editions";
    if (is_edition_) {
      edition_ = static_cast<schema::Edition>(file.number(14));
      statement("edition = " + string_literal(edition_name(edition_)), {12});
    } else if (file.has(12) || has_syntax_location()) {
      // Without this statement, comments at the start of the file belong to the first declaration.
      statement("syntax = " + string_literal(syntax), {12});
    }
    if (!file.text(2).empty()) statement("package " + checked(file.text(2), Dots::kAllowed), {2});
    const std::set<std::int32_t> public_imports = index_set(file, 10);
    const std::set<std::int32_t> weak_imports = index_set(file, 11);
    const std::vector<std::string_view> imports = file.blocks(3);
    for (std::size_t i = 0; i < imports.size(); ++i) {
      const auto index = static_cast<std::int32_t>(i);
      const bool is_weak = weak_imports.count(index) != 0;
      const char* const modifier = public_imports.count(index) != 0 ? "public " : is_weak ? "weak " : "";
      statement(fmt::format("import {}{}", modifier, string_literal(imports[i])), below({}, 3, i));
    }
    const std::vector<std::string_view> option_imports = file.blocks(15);
    for (std::size_t i = 0; i < option_imports.size(); ++i) {
      statement("import option " + string_literal(option_imports[i]), below({}, 15, i));
    }
  }

  std::vector<std::string> settings(const Record& record, std::int32_t field, const std::string& message) {
    if (types_ == nullptr || !record.has(field)) return {};
    OptionTexts texts = option_texts("google.protobuf." + message, record.message(field), *types_);
    if (!texts.error.empty()) fail(texts.error);
    return std::move(texts.settings);
  }

  void statements(const Record& record, std::int32_t field, const std::string& message) {
    for (const std::string& setting : settings(record, field, message)) line("option " + setting + ';');
  }

  static std::string in_brackets(const std::vector<std::string>& parts) {
    return parts.empty() ? std::string() : " [" + joined(parts) + ']';
  }

  static std::string visibility(const Record& record, std::int32_t field) {
    constexpr const char* kKeywords[] = {"", "local ", "export "};
    const std::int32_t value = record.number(field);
    return value == 1 || value == 2 ? kKeywords[value] : "";
  }

  // ---- messages ----

  void message(const Record& record, const Path& path, const std::string& prefix) {
    const std::string name = name_of(record);
    block(visibility(record, 11) + "message " + name, path, [&] { message_body(record, path, prefix + name + '.'); });
  }

  void message_body(const Record& record, const Path& path, const std::string& prefix) {
    // Printed even without `types`, because the encoding of extensions in other options depends on this option.
    const bool is_message_set = is_set(record, 1);
    if (types_ == nullptr && is_message_set) line("option message_set_wire_format = true;");
    statements(record, 7, "MessageOptions");
    Members members{record.records(2), record.records(8)};
    const std::string error = oneof_error(members, prefix.substr(1, prefix.size() - 2));
    if (!error.empty()) fail(error);
    Scope scope{std::move(members), path, prefix, 3, 6, record.records(3), record.records(6), {}, {}, {}};
    declarations(scope);
    list(record.records(4), path, 4, [this](const Record& each, const Path& at) { enumeration(each, at); });
    for (const Record& range : record.records(5)) {
      line(fmt::format("extensions {}{};", range_text(range, 1),
                       in_brackets(settings(range, 3, "ExtensionRangeOptions"))));
    }
    for (const Record& range : record.records(9)) line(fmt::format("reserved {};", range_text(range, 1)));
    reserved_names(record, 10);
  }

  // `excess` is 1 if the end of the descriptor's range is exclusive (messages), and 0 if it is inclusive (enums).
  static std::string range_text(const Record& range, std::int32_t excess) {
    const std::int64_t last = std::int64_t{range.number(2)} - excess;
    if (excess != 0 && last > kMaxNumber) return fmt::format("{} to max", range.number(1));
    return fmt::format("{} to {}", range.number(1), last);
  }

  void reserved_names(const Record& record, std::int32_t field) {
    for (const std::string_view name : record.blocks(field)) {
      line(fmt::format("reserved {};", is_edition_ ? checked(std::string(name), Dots::kNone) : string_literal(name)));
    }
  }

  // Prints messages, fields and extensions. A map or group field declares a message of its own, and is printed where
  // that message belongs in the order of messages.
  void declarations(Scope& scope) {
    std::map<std::string, std::size_t> indexes;
    for (std::size_t i = 0; i < scope.messages.size(); ++i) indexes.emplace(scope.messages[i].text(kName), i);
    for (const Record& field : scope.members.fields)
      scope.field_messages.push_back(owned_message(field, scope, indexes));
    for (const Record& field : scope.extensions)
      scope.extension_messages.push_back(owned_message(field, scope, indexes));
    scope.printed.insert(scope.field_messages.begin(), scope.field_messages.end());
    scope.printed.insert(scope.extension_messages.begin(), scope.extension_messages.end());
    for (std::size_t i = 0; i < scope.members.fields.size();) i = print_field(scope, i);
    print_before(scope, scope.messages.size());
    while (scope.next_extension < scope.extensions.size()) print_extensions(scope);
    // The rules of the language reject these.
    for (const Record& oneof : empty_oneofs(scope.members)) line(fmt::format("oneof {} {{ }}", name_of(oneof)));
  }

  // Returns the index of the message that a map field or group declares.
  std::size_t owned_message(const Record& field, const Scope& scope,
                            const std::map<std::string, std::size_t>& indexes) const {
    std::string type = names_.full_name(file_name_, scope.prefix, field.text(6));
    if (type.compare(0, scope.prefix.size(), scope.prefix) == 0) type.erase(0, scope.prefix.size());
    const auto found = indexes.find(type);
    if (found == indexes.end()) return kNone;
    const bool is_map = is_set(scope.messages[found->second], 7);
    const bool is_group =
        type_number(field) == schema::FieldType::kGroup && schema::group_field_name_of(type) == field.text(kName);
    return is_map || is_group ? found->second : kNone;
  }

  // Prints the messages with indexes below `end`, and the extensions that declare one of them.
  void print_before(Scope& scope, std::size_t end) {
    const std::vector<std::size_t>& owned = scope.extension_messages;
    const auto remains = [&] { return owned.begin() + static_cast<std::ptrdiff_t>(scope.next_extension); };
    while (std::any_of(remains(), owned.end(), [end](std::size_t index) { return index < end; }))
      print_extensions(scope);
    print_messages_before(scope, end);
  }

  void print_messages_before(Scope& scope, std::size_t end) {
    for (std::size_t i = scope.next_message; i < end; ++i) {
      if (!scope.printed.insert(i).second) continue;
      message(scope.messages[i], below(scope.path, scope.message_list, i), scope.prefix);
    }
    scope.next_message = std::max(scope.next_message, end);
  }

  // Prints the next extension and those directly after it that extend the same message, as one block.
  void print_extensions(Scope& scope) {
    std::size_t& i = scope.next_extension;
    const std::size_t begin = i;
    const std::string extendee = scope.extensions[begin].text(2);
    const auto is_same = [&] { return i < scope.extensions.size() && scope.extensions[i].text(2) == extendee; };
    for (; is_same(); ++i) {
      if (scope.extension_messages[i] != kNone) print_messages_before(scope, scope.extension_messages[i]);
    }
    const std::size_t end = i;
    Path path = scope.path;
    path.push_back(scope.extension_list);
    if (extendee.empty()) {
      const std::string name = scope.extensions[begin].text(kName);
      fail(fmt::format("extension '{}{}' has no extended message", scope.prefix.substr(1), name));
    }
    block("extend " + type_name(extendee, scope.prefix), path, [&] {
      for (std::size_t k = begin; k < end; ++k) {
        field(scope.extensions[k], below(scope.path, scope.extension_list, k), scope, scope.extension_messages[k],
              false);
      }
    });
  }

  // Prints the field with this index, or the oneof that begins with it. Returns the index of the next field.
  std::size_t print_field(Scope& scope, std::size_t index) {
    const std::optional<std::size_t> oneof = oneof_in_text(scope.members.fields[index]);
    std::size_t end = index;
    do {
      if (scope.field_messages[end] != kNone) print_before(scope, scope.field_messages[end]);
      ++end;
    } while (oneof && end < scope.members.fields.size() && oneof_in_text(scope.members.fields[end]) == oneof);
    const auto path_of = [&](std::size_t i) { return below(scope.path, 2, i); };
    if (!oneof) {
      field(scope.members.fields[index], path_of(index), scope, scope.field_messages[index], false);
      return end;
    }
    const std::vector<Record>& oneofs = scope.members.oneofs;
    if (*oneof >= oneofs.size()) return end;  // oneof_error() reports this
    block("oneof " + name_of(oneofs[*oneof]), below(scope.path, 8, *oneof), [&] {
      statements(oneofs[*oneof], 2, "OneofOptions");
      for (std::size_t i = index; i < end; ++i) {
        field(scope.members.fields[i], path_of(i), scope, scope.field_messages[i], true);
      }
    });
    return end;
  }

  // ---- fields ----

  // `owned` is the index of the message that the field declares, or kNone.
  void field(const Record& record, const Path& path, const Scope& scope, std::size_t owned, bool in_oneof) {
    const std::string rest = fmt::format(" = {}{}", record.number(3), in_brackets(field_settings(record)));
    if (owned == kNone) {
      return statement(label(record, in_oneof) + type_of(record, scope.prefix) + ' ' + name_of(record) + rest, path);
    }
    const Record& message = scope.messages[owned];
    if (type_number(record) != schema::FieldType::kGroup)
      return statement(map_type(message, scope.prefix) + ' ' + name_of(record) + rest, path);
    const Path message_path = below(scope.path, scope.message_list, owned);
    block(label(record, in_oneof) + "group " + name_of(message) + rest, message_path,
          [&] { message_body(message, message_path, scope.prefix + message.text(kName) + '.'); });
  }

  std::string label(const Record& field, bool in_oneof) const {
    constexpr const char* kLabels[] = {"optional ", "required ", "repeated "};
    const std::int32_t label = field.number(4);
    constexpr std::int32_t kRepeated = 3;
    if (in_oneof) return {};
    if (label == kRepeated) return "repeated ";
    if (is_proto3_) return field.number(17) != 0 ? "optional " : "";
    return is_edition_ ? "" : kLabels[label == 2 ? 1 : 0];
  }

  std::string type_of(const Record& field, const std::string& scope) {
    if (!field.has(6)) {
      for (const syntax::Scalar& scalar : syntax::kScalars) {
        if (scalar.type == type_number(field)) return syntax::name_of(scalar.type, edition_);
      }
    }
    if (field.text(6).empty()) fail(fmt::format("field '{}{}' has no type", scope.substr(1), field.text(kName)));
    return type_name(field.text(6), scope);
  }

  std::string map_type(const Record& entry, const std::string& outer) {
    const std::vector<Record> fields = entry.records(2);
    if (fields.size() != 2) {
      fail(fmt::format("map entry '{}{}' does not have two fields", outer.substr(1), entry.text(kName)));
      return "invalid";
    }
    const std::string scope = outer + entry.text(kName) + '.';
    return fmt::format("map<{}, {}>", type_of(fields[0], scope), type_of(fields[1], scope));
  }

  std::vector<std::string> field_settings(const Record& field) {
    std::vector<std::string> result;
    if (field.has(7)) {
      const std::string literal = default_literal(field.text(7), type_number(field));
      if (literal.empty()) {
        fail(fmt::format("the default of field '{}' is not a value of its type: {}", field.text(kName),
                         string_literal(field.text(7))));
      }
      result.push_back("default = " + literal);
    }
    const std::string json_name = field.text(10);
    if (field.has(10) && !field.has(2) && json_name != schema::json_name_of(field.text(kName))) {
      result.push_back("json_name = " + string_literal(json_name));
    }
    for (std::string& setting : settings(field, 8, "FieldOptions")) result.push_back(std::move(setting));
    return result;
  }

  // ---- enums and services ----

  void enumeration(const Record& record, const Path& path) {
    block(visibility(record, 6) + "enum " + name_of(record), path, [&] {
      statements(record, 3, "EnumOptions");
      list(record.records(2), path, 2, [this](const Record& value, const Path& at) {
        const std::string options = in_brackets(settings(value, 3, "EnumValueOptions"));
        statement(fmt::format("{} = {}{}", name_of(value), value.number(2), options), at);
      });
      for (const Record& range : record.records(4)) line(fmt::format("reserved {};", range_text(range, 0)));
      reserved_names(record, 5);
    });
  }

  void service(const Record& record, const Path& path, const std::string& scope) {
    block("service " + name_of(record), path, [&] {
      statements(record, 3, "ServiceOptions");
      list(record.records(2), path, 2, [&](const Record& each, const Path& at) { method(each, at, scope); });
    });
  }

  void method(const Record& record, const Path& path, const std::string& scope) {
    const auto type = [&](std::int32_t streams, std::int32_t name) {
      return fmt::format("({}{})", record.number(streams) != 0 ? "stream " : "", type_name(record.text(name), scope));
    };
    const std::string head = fmt::format("rpc {}{} returns {}", name_of(record), type(5, 2), type(6, 3));
    if (!record.has(4)) return statement(head, path);
    block(head, path, [&] { statements(record, 4, "MethodOptions"); });
  }

  const std::string file_name_;
  const convert::DynamicTypes* types_;
  const TypeNames& names_;
  bool is_proto3_ = false;
  bool is_edition_ = false;
  schema::Edition edition_ = schema::Edition::kProto2;
};

}  // namespace

FileText file_text(std::string_view descriptor, const convert::DynamicTypes* types, const TypeNames& names) {
  const Record file(descriptor);
  const std::string locations = file.message(9);
  Printer printer(file.text(kName), locations, types, names);
  std::string text = printer.print(file);
  std::string error = file.is_malformed() ? "the descriptor is malformed" : printer.take_error();
  return {{file.text(kName), std::move(text), locations, std::string(descriptor)}, std::move(error)};
}

}  // namespace onnxgen::decompile
