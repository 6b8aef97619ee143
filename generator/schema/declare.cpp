#include "schema/declare.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "schema/limits.h"
#include "schema/names.h"
#include "schema/options/options.h"
#include "source/source_file.h"

namespace onnxgen::schema {
namespace {

constexpr std::int32_t kMaxInt32 = std::numeric_limits<std::int32_t>::max();

std::vector<Option> convert(const std::vector<syntax::Option>& options) {
  std::vector<Option> result;
  for (const syntax::Option& from : options) {
    Option to;
    for (const syntax::OptionNamePart& part : from.name) {
      if (!to.name.empty()) to.name += '.';
      to.name += part.is_extension ? '(' + part.text + ')' : part.text;
    }
    to.kind = from.value.kind;
    to.text = from.value.text;
    to.span = from.span;
    to.name_span = from.name_span;
    to.value_span = from.value.span;
    result.push_back(std::move(to));
  }
  return result;
}

// Clamps a field number or an end of an extension range to int32. The clamped value is also out of range, so a rule
// reports it.
std::int32_t clamped(const syntax::Integer& integer) {
  const auto max = static_cast<std::uint64_t>(kMaxInt32);
  if (!integer.negative) return integer.magnitude > max ? kMaxInt32 : static_cast<std::int32_t>(integer.magnitude);
  if (integer.magnitude > max) return std::numeric_limits<std::int32_t>::min();
  return -static_cast<std::int32_t>(integer.magnitude);
}

class Declarer {
 public:
  explicit Declarer(Declared& out) : out_(out), file_(*out.file) {}

  void run() {
    const syntax::File& tree = out_.loaded->tree;
    file_.name = tree.source->name();
    file_.path = tree.source->path();
    file_.source = tree.source;
    file_.complete = tree.complete;
    file_.edition = tree.edition;
    file_.features = default_features(tree.edition);
    out_.features.push_back({&file_.features, &file_.own_features, &file_.options, &file_.features});
    file_.comments = tree.comments;
    if (tree.package) {
      // Every full name contains the package. A rule rejects what is left of a longer one.
      file_.package = tree.package->name.text.substr(0, kMaxPackageLength + 1);
      file_.package_span = tree.package->name.span;
    }
    set_options(tree.options, file_.package, "FileOptions", file_.options);
    for (const syntax::Message& message : tree.messages) {
      file_.messages.push_back(declare_message(message, nullptr, file_.package, file_.features));
    }
    for (const syntax::Enum& enumeration : tree.enums) {
      file_.enums.push_back(declare_enum(enumeration, nullptr, file_.package, file_.features));
    }
    for (const syntax::Extend& extend : tree.extends) {
      declare_extensions(extend, file_.package, nullptr, file_.features, file_.messages, file_.extensions);
    }
    sort_by_position(file_.messages);
    file_.services.reserve(tree.services.size());  // avoids reallocation, because pointers to services are kept
    for (const syntax::Service& service : tree.services) declare_service(service);
  }

 private:
  static void set_name(const std::string& name, const std::string& scope, Element& element) {
    element.name = name;
    element.full_name = qualified(scope, name);
  }

  // Sets the members that all elements have. `options` is the name of the options message in google.protobuf.
  template <class Syntax>
  void begin(const Syntax& from, const std::string& scope, const Features& outer, std::string_view options,
             Element& element) {
    set_name(from.name.text, scope, element);
    element.name_span = from.name.span;
    element.span = from.span;
    element.comments = from.comments;
    add_features(outer, element);
    set_options(from.options, scope, options, element.options);
  }

  void add_features(const Features& outer, Element& element) {
    out_.features.push_back({&element.features, &element.own_features, &element.options, &outer});
  }

  void set_options(const std::vector<syntax::Option>& from, const std::string& scope, std::string_view message,
                   std::vector<Option>& to) {
    if (from.empty()) return;
    to = convert(from);
    out_.options.push_back({&to, &from, scope, message});
  }

  // Sorts messages into source order. Groups and map entries are created together with fields.
  static void sort_by_position(std::vector<std::unique_ptr<Message>>& messages) {
    std::stable_sort(messages.begin(), messages.end(),
                     [](const auto& a, const auto& b) { return a->span.begin < b->span.begin; });
  }

  std::unique_ptr<Message> declare_message(const syntax::Message& from, const Message* containing,
                                           const std::string& scope, const Features& outer) {
    auto message = std::make_unique<Message>();
    begin(from, scope, outer, "MessageOptions", *message);
    message->complete = from.complete;
    message->containing = containing;
    message->file = &file_;
    message->visibility = from.visibility;
    for (const syntax::Oneof& oneof : from.oneofs) declare_oneof(oneof, *message);
    for (const syntax::Field& field : from.fields) declare_field(field, *message);
    for (const syntax::Message& nested : from.messages) {
      message->messages.push_back(declare_message(nested, message.get(), message->full_name, message->features));
    }
    for (const syntax::Enum& nested : from.enums) {
      message->enums.push_back(declare_enum(nested, message.get(), message->full_name, message->features));
    }
    for (const syntax::Extend& extend : from.extends) {
      declare_extensions(extend, message->full_name, message.get(), message->features, message->messages,
                         message->extensions);
    }
    sort_by_position(message->messages);
    declare_ranges(from, scope, *message);
    return message;
  }

  void declare_ranges(const syntax::Message& from, const std::string& scope, Message& message) {
    // Items of a MessageSet have 31-bit numbers. Like protoc, `max` considers the option only under its plain name.
    const bool is_message_set = is_set(message.options, "message_set_wire_format");
    const std::int32_t max = is_message_set ? kMaxInt32 - 1 : kMaxFieldNumber;
    for (const syntax::Extensions& extensions : from.extensions) {
      for (const syntax::Range& range : extensions.ranges) {
        message.extension_ranges.push_back(convert_range(range, max));
      }
    }
    auto declared = message.extension_ranges.begin();
    for (const syntax::Extensions& extensions : from.extensions) {
      for (std::size_t i = 0; i < extensions.ranges.size(); ++i, ++declared) {
        set_options(extensions.options, scope, "ExtensionRangeOptions", declared->options);
      }
    }
    for (const syntax::Range& range : from.reserved_ranges) {
      message.reserved_ranges.push_back(convert_range(range, max));
    }
    message.reserved_names = from.reserved_names;
  }

  static NumberRange convert_range(const syntax::Range& range, std::int32_t max) {
    return {clamped(range.first), range.to_max ? max : clamped(range.last), range.span, {}};
  }

  void declare_oneof(const syntax::Oneof& from, Message& message) {
    auto oneof = std::make_unique<Oneof>();
    begin(from, message.full_name, message.features, "OneofOptions", *oneof);
    oneof->complete = from.complete;
    oneof->containing = &message;
    oneof->index = message.oneofs.size();
    message.oneofs.push_back(std::move(oneof));
  }

  void declare_field(const syntax::Field& from, Message& message) {
    const Features& outer = from.oneof ? message.oneofs[*from.oneof]->features : message.features;
    auto field = make_field(from, message.full_name, &message, outer, message.messages);
    field->containing = &message;
    field->index = message.fields.size();
    if (from.oneof) {
      Oneof& oneof = *message.oneofs[*from.oneof];
      field->oneof = &oneof;
      oneof.fields.push_back(field.get());
    }
    out_.fields.push_back({field.get(), &from, message.full_name});
    message.fields.push_back(std::move(field));
  }

  void declare_extensions(const syntax::Extend& extend, const std::string& scope, const Message* extension_scope,
                          const Features& outer, std::vector<std::unique_ptr<Message>>& messages,
                          std::vector<std::unique_ptr<Field>>& extensions) {
    for (const syntax::Field& from : extend.fields) {
      auto field = make_field(from, scope, extension_scope, outer, messages);
      field->is_extension = true;
      field->extension_scope = extension_scope;
      field->index = extensions.size();
      field->extendee_span = extend.extendee.span;
      out_.fields.push_back({field.get(), &from, scope, &extend.extendee});
      extensions.push_back(std::move(field));
    }
  }

  // Creates the common part of a field or extension. The message of a group or map is added to `messages`.
  std::unique_ptr<Field> make_field(const syntax::Field& from, const std::string& scope, const Message* containing,
                                    const Features& outer, std::vector<std::unique_ptr<Message>>& messages) {
    auto field = std::make_unique<Field>();
    const bool group = from.kind == syntax::Field::Kind::kGroup;
    begin(from, scope, outer, "FieldOptions", *field);
    if (group) set_name(group_field_name_of(from.name.text), scope, *field);
    field->number = clamped(from.number);
    field->number_span = from.number.span;
    field->label = from.label.value_or(Label::kOptional);
    field->label_span = from.label_span;
    field->type_span = from.type_span;
    const Option* json_name = find_option(field->options, "json_name");
    field->json_name = json_name != nullptr ? json_name->text : json_name_of(field->name);
    if (group) {
      messages.push_back(declare_message(*from.group, containing, scope, outer));
      field->message = messages.back().get();
    } else if (from.kind == syntax::Field::Kind::kMap) {
      field->label = Label::kRepeated;
      messages.push_back(make_map_entry(from, scope, containing, outer, field->features));
      field->message = messages.back().get();
    }
    return field;
  }

  // The fields of the entry have the features of the map field.
  std::unique_ptr<Message> make_map_entry(const syntax::Field& from, const std::string& scope,
                                          const Message* containing, const Features& outer, const Features& features) {
    auto entry = std::make_unique<Message>();
    set_name(map_entry_name_of(from.name.text), scope, *entry);
    entry->name_span = from.name.span;
    entry->map_entry = true;
    entry->containing = containing;
    entry->file = &file_;
    add_features(outer, *entry);
    entry->span = from.span;
    std::int32_t number = 0;
    for (const char* name : {"key", "value"}) {
      auto field = std::make_unique<Field>();
      set_name(name, entry->full_name, *field);
      field->name_span = from.name.span;
      field->json_name = name;
      field->number = ++number;
      field->containing = entry.get();
      field->index = entry->fields.size();
      add_features(features, *field);
      field->span = from.span;
      field->type_span = number == 1 ? from.key_type.span : from.type.span;
      field->number_span = from.number.span;
      out_.fields.push_back({field.get(), &from, scope});
      entry->fields.push_back(std::move(field));
    }
    return entry;
  }

  std::unique_ptr<Enum> declare_enum(const syntax::Enum& from, const Message* containing, const std::string& scope,
                                     const Features& outer) {
    auto result = std::make_unique<Enum>();
    begin(from, scope, outer, "EnumOptions", *result);
    result->complete = from.complete;
    result->visibility = from.visibility;
    result->closed = file_.features.enum_type == EnumType::kClosed;  // until the enum's own features are known
    result->containing = containing;
    result->file = &file_;
    for (const syntax::EnumValue& value : from.values) declare_enum_value(value, scope, *result);
    for (const syntax::Range& range : from.reserved_ranges) {
      result->reserved_ranges.push_back(convert_range(range, kMaxInt32));
    }
    result->reserved_names = from.reserved_names;
    return result;
  }

  void declare_enum_value(const syntax::EnumValue& from, const std::string& scope, Enum& enumeration) {
    auto value = std::make_unique<EnumValue>();
    begin(from, scope, enumeration.features, "EnumValueOptions", *value);
    value->number = clamped(from.number);
    value->number_span = from.number.span;
    value->containing = &enumeration;
    enumeration.values.push_back(std::move(value));
  }

  void declare_service(const syntax::Service& from) {
    Service& service = file_.services.emplace_back();
    begin(from, file_.package, file_.features, "ServiceOptions", service);
    service.methods.resize(from.methods.size());
    for (std::size_t i = 0; i < from.methods.size(); ++i) {
      const syntax::Method& method = from.methods[i];
      Method& to = service.methods[i];
      begin(method, service.full_name, service.features, "MethodOptions", to);
      to.client_streaming = method.input.streaming;
      to.server_streaming = method.output.streaming;
      to.has_body = method.has_body;
      out_.methods.push_back({&to, &method, service.full_name});
    }
  }

  Declared& out_;
  File& file_;
};

}  // namespace

Declared declare(const syntax::LoadedFile& loaded, File& file) {
  Declared declared{&file, &loaded, {}, {}, {}, {}};
  Declarer(declared).run();
  return declared;
}

}  // namespace onnxgen::schema
