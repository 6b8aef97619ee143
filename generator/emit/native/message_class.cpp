#include "emit/native/message_class.h"

#include <vector>

#include "emit/class_parts.h"
#include "emit/descriptor_text.h"
#include "emit/extension_text.h"
#include "emit/field_list.h"
#include "emit/frame.h"
#include "emit/native/field_text.h"
#include "emit/template.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kClass = R"(
$doc$
class $export$$name$ final : $bases$ {
 public:
  $declarations$

 private:
  friend struct onnxgen::MessageAccess;
  friend class onnxgen::Arena;

  $data$
  struct Fields_;

  explicit $name$(onnxgen::Arena& arena) noexcept { Storage_.header.join(arena); }

  static const onnxgen::MessageInfo Info_;
  $descriptor$

  Data_ Storage_;
};
)";

constexpr const char* kData = R"(
struct Data_ : $data_base$ {
  $members$
};
)";

constexpr const char* kColdFields = R"(
struct ColdFields_ : onnxgen::OverflowBlock {
  $members$
};
)";

constexpr const char* kEmptyData = R"(
struct Data_ : $data_base$ {};
)";

constexpr const char* kSpecialMembers = R"(
$name$() noexcept {}
$name$(const $name$& other) : $type$() { CopyFrom(other); }
$name$($name$&& other) noexcept : $type$() { MoveFrom(other); }
$name$& operator=(const $name$& other) {
  CopyFrom(other);
  return *this;
}
$name$& operator=($name$&& other) noexcept {
  MoveFrom(other);
  return *this;
}
~$name$() { Storage_.header.destroy(); }

/// Returns an empty message, which getters return for a message field that is not set.
static const $name$& default_instance() noexcept;
)";

constexpr const char* kSource = R"(
const $name$& $name$::default_instance() noexcept {
  return onnxgen::message::default_image<$name$>();
}
)";

std::string bases(const plan::Message& message, bool parse_only) {
  const std::string argument = "<" + message.name.str() + ">";
  const std::string extendable = message.extendable ? ", public onnxgen::Extendable" + argument : "";
  return (parse_only ? "public onnxgen::ParsedMessage" : "public onnxgen::Message") + argument + extendable;
}

std::string data_structs(const plan::Message& message) {
  const std::string lines = data_members(message.data);
  const std::string base = (message.extendable ? "onnxgen::ExtendableData<" : "onnxgen::MessageData<") +
                           std::to_string(message.has_bits) + ">";
  const bool has_cold_fields = !message.cold_fields.empty();
  const Variables variables{
      {"data_base", has_cold_fields ? "onnxgen::WithColdFields<" + base + ", ColdFields_>" : base}, {"members", lines}};
  const std::string cold =
      has_cold_fields ? Variables{{"members", data_members(message.cold_fields)}}.expand(kColdFields) : "";
  return cold + variables.expand(lines.empty() ? kEmptyData : kData);
}

}  // namespace

MessageText message_text(const plan::Message& message, const plan::CppFile& file) {
  const Variables name{{"name", message.name.str()}, {"type", message.type}};
  std::vector<std::string> declarations{nested_types(message, file), case_types(message), field_numbers(message, file),
                                        name.expand(kSpecialMembers)};
  std::vector<std::string> sources{file.for_size ? field_table(message, file.parse_only) : field_list(message, file),
                                   name.expand(kSource)};
  std::vector<std::string> inlines;
  for (FieldText& field : field_texts(message, {field_text, oneof_text})) {
    declarations.push_back(std::move(field.declarations));
    inlines.push_back(std::move(field.inline_definitions));
    sources.push_back(std::move(field.source_definitions));
  }
  for (const plan::Extension& extension : message.extensions) {
    declarations.push_back(extension_declaration(extension, "static const"));
  }
  const Variables variables{
      {"doc", comment(message.doc, "///")},
      {"export", export_prefix(file)},
      {"bases", bases(message, file.parse_only)},
      {"name", message.name.str()},
      {"declarations", join_paragraphs(declarations)},
      {"data", data_structs(message)},
      {"descriptor", descriptor_members(message, plan::Profile::kNative)},
  };
  return {variables.expand(kClass), join_paragraphs(inlines), join_paragraphs(sources)};
}

}  // namespace onnxgen::emit::native
