#include "dump_schema.h"

#include <fmt/format.h>

#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "source/source_file.h"

namespace onnxgen::tests {
namespace {

using namespace schema;

std::string_view name_of(Label label) {
  switch (label) {
    case Label::kOptional:
      return "optional";
    case Label::kRequired:
      return "required";
    case Label::kRepeated:
      return "repeated";
  }
  return "";
}

std::string_view name_of(Presence presence) {
  switch (presence) {
    case Presence::kExplicit:
      return "explicit";
    case Presence::kImplicit:
      return "implicit";
    case Presence::kNone:
      return "none";
  }
  return "";
}

// Escapes quotes, backslashes and everything except printable ASCII, so that a dump is plain text.
std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7F || c == '"' || c == '\\') {
      result += fmt::format("\\x{:02x}", byte);
    } else {
      result += c;
    }
  }
  return result + '"';
}

std::string text_of(const DefaultValue& value) {
  return std::visit(
      [](const auto& v) -> std::string {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::monostate>) {
          return "";
        } else if constexpr (std::is_same_v<T, std::string>) {
          return in_quotes(v);
        } else if constexpr (std::is_same_v<T, const EnumValue*>) {
          return v->full_name;
        } else {
          return fmt::format("{}", v);
        }
      },
      value);
}

class Dumper {
 public:
  std::string run(const File& file) {
    line("file {} {}", in_quotes(file.name), name_of(file.edition));
    ++depth_;
    if (!file.package.empty()) line("package {}", file.package);
    comments(file.comments);
    for (const Import& import : file.imports) {
      line("import{}{} {}", import.is_public ? " public" : "", import.is_weak ? " weak" : "",
           in_quotes(import.file->name));
    }
    options(file.options);
    for (const auto& each : file.enums) enumeration(*each);
    for (const auto& each : file.messages) message(*each);
    for (const auto& each : file.extensions) field(*each);
    for (const Service& each : file.services) service(each);
    return std::move(out_);
  }

 private:
  template <class... Args>
  void line(fmt::format_string<Args...> format, Args&&... args) {
    out_.append(depth_ * 2, ' ').append(fmt::format(format, std::forward<Args>(args)...)) += '\n';
  }

  void comments(const Comments& comments) {
    for (const std::string& text : comments.leading_detached) line("detached {}", in_quotes(text));
    if (!comments.leading.empty()) line("leading {}", in_quotes(comments.leading));
    if (!comments.trailing.empty()) line("trailing {}", in_quotes(comments.trailing));
  }

  void options(const std::vector<Option>& options) {
    for (const Option& option : options)
      line("option {} = {}", option.name, in_quotes(std::string(source::text_of(option.value_span))));
  }

  void ranges(std::string_view kind, const std::vector<NumberRange>& ranges) {
    for (const NumberRange& range : ranges) line("{} {} to {}", kind, range.begin, range.end);
  }

  void message(const schema::Message& message) {
    line("message {}{}{}{}", message.full_name, message.map_entry ? " map_entry" : "",
         message.message_set_wire_format ? " message_set" : "", message.deprecated ? " deprecated" : "");
    ++depth_;
    comments(message.comments);
    options(message.options);
    ranges("extensions", message.extension_ranges);
    for (const NumberRange& range : message.extension_ranges) options(range.options);
    ranges("reserved", message.reserved_ranges);
    for (const ReservedName& name : message.reserved_names) line("reserved {}", in_quotes(name.text));
    for (const auto& each : message.fields) field(*each);
    for (const auto& each : message.oneofs) oneof(*each);
    for (const auto& each : message.enums) enumeration(*each);
    for (const auto& each : message.messages) this->message(*each);
    for (const auto& each : message.extensions) field(*each);
    --depth_;
  }

  void oneof(const Oneof& oneof) {
    line("oneof {}", oneof.full_name);
    ++depth_;
    comments(oneof.comments);
    options(oneof.options);
    for (const Field* field : oneof.fields) line("member {}", field->name);
    --depth_;
  }

  void field(const Field& field) {
    std::string type(syntax::name_of(field.type));
    if (field.message != nullptr) type += ' ' + field.message->full_name;
    if (field.enumeration != nullptr) type += ' ' + field.enumeration->full_name;
    if (field.closed_enum && !field.enumeration->closed) type += " as if closed";
    line("{} {} = {}: {} {}, presence {}{}{}{}{}{}, json {}", field.is_extension ? "extension" : "field",
         field.full_name, field.number, name_of(field.label), type, name_of(field.presence),
         field.packed ? ", packed" : "", field.proto3_optional ? ", proto3 optional" : "",
         field.validate_utf8 ? ", utf8" : "", field.is_map() ? ", map" : "", field.deprecated ? ", deprecated" : "",
         field.json_name);
    ++depth_;
    if (field.is_extension) line("extends {}", field.containing->full_name);
    if (field.oneof != nullptr) line("of oneof {}", field.oneof->name);
    const std::string value = text_of(field.default_value);
    if (!value.empty()) line("default {}", value);
    comments(field.comments);
    options(field.options);
    --depth_;
  }

  void enumeration(const Enum& enumeration) {
    line("enum {}{}{}{}", enumeration.full_name, enumeration.closed ? " closed" : " open",
         enumeration.allow_alias ? " allow_alias" : "", enumeration.deprecated ? " deprecated" : "");
    ++depth_;
    comments(enumeration.comments);
    options(enumeration.options);
    ranges("reserved", enumeration.reserved_ranges);
    for (const ReservedName& name : enumeration.reserved_names) line("reserved {}", in_quotes(name.text));
    for (const auto& value : enumeration.values) {
      line("value {} = {}{}", value->full_name, value->number, value->deprecated ? " deprecated" : "");
      ++depth_;
      comments(value->comments);
      options(value->options);
      --depth_;
    }
    --depth_;
  }

  void service(const Service& service) {
    line("service {}", service.full_name);
    ++depth_;
    comments(service.comments);
    options(service.options);
    for (const Method& method : service.methods) {
      line("rpc {} ({}{}) returns ({}{})", method.name, method.client_streaming ? "stream " : "",
           method.input->full_name, method.server_streaming ? "stream " : "", method.output->full_name);
      ++depth_;
      comments(method.comments);
      options(method.options);
      --depth_;
    }
    --depth_;
  }

  std::string out_;
  std::size_t depth_ = 0;
};

}  // namespace

std::string dump(const File& file) {
  return Dumper().run(file);
}

}  // namespace onnxgen::tests
