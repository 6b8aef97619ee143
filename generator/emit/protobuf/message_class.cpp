#include "emit/protobuf/message_class.h"

#include <utility>
#include <vector>

#include "emit/class_parts.h"
#include "emit/descriptor_text.h"
#include "emit/extension_text.h"
#include "emit/field_list.h"
#include "emit/frame.h"
#include "emit/protobuf/field_text.h"
#include "emit/template.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kClass = R"(
$doc$
class $export$$name$ final : $bases$ {
 public:
  $declarations$

 private:
  friend struct onnxgen::MessageAccess;

  $data$
  struct Fields_;
  const ::google::protobuf::internal::ClassInfo& Class_() const noexcept override;
  $visible$static const ::google::protobuf::internal::ClassInfo Info_;
  $descriptor$
  Data_ Storage_;
};
)";

constexpr const char* kData = R"(
struct Data_ : onnxgen::heap::$base$<$has_bits$> {
  $members$
};
)";

constexpr const char* kEmptyData = R"(
struct Data_ : onnxgen::heap::$base$<$has_bits$> {};
)";

// An assigned message may be part of the target, so it is copied or moved before anything is destroyed. ClassData in
// the runtime documents each function.
constexpr const char* kSpecialMembers = R"(
$name$();
$name$(const $name$& other) : $type$() { MergeFrom(other); }
$name$($name$&& other) noexcept : $type$() { Swap(&other); }
$name$& operator=(const $name$& other) { return Info_.copy(*this, other); }
$name$& operator=($name$&& other) noexcept { return Info_.move(*this, other); }
~$name$() override;

static const $name$& default_instance() noexcept { return Info_.default_instance<$name$>(); }
static const $name$* internal_default_instance() noexcept { return &default_instance(); }
$name$* New(::google::protobuf::Arena* arena = nullptr) const { return Info_.make(this, arena); }
$using$
void CopyFrom(const $name$& other) { Info_.copy_data(&Storage_, &other.Storage_); }
void MergeFrom(const $name$& other) { Info_.merge_data(&Storage_, &other.Storage_); }
void Swap($name$* other) noexcept { Info_.swap_data(&Storage_, &other->Storage_); }
void UnsafeArenaSwap($name$* other) noexcept { Swap(other); }
friend void swap($type$& a, $type$& b) noexcept { a.Swap(&b); }
)";

constexpr const char* kUsing = R"(
using ::google::protobuf::Message::CopyFrom, ::google::protobuf::Message::MergeFrom;
)";

constexpr const char* kDescriptorFunction = R"(
static const ::google::protobuf::Descriptor* descriptor() { return Info_.public_descriptor(); }
)";

constexpr const char* kReflectionFunctions = R"(
$descriptor$
static const ::google::protobuf::Descriptor* GetDescriptor() { return Info_.public_descriptor(); }
static const ::google::protobuf::Reflection* GetReflection() { return Info_.public_reflection(); }
)";

constexpr const char* kUnknownTextFunctions = R"(
const std::string& unknown_fields() const { return ::google::protobuf::internal::unknown_text_of(*this); }
std::string* mutable_unknown_fields() { return ::google::protobuf::internal::mutable_unknown_text_of(*this); }
)";

constexpr const char* kAnyFunctions = R"(
/// Stores a message and the URL of its type. Returns false if a required field is missing.
bool PackFrom(const ::google::protobuf::MessageLite& message) { return PackFrom(message, "type.googleapis.com/"); }
bool PackFrom(const ::google::protobuf::MessageLite& message, std::string_view type_url_prefix) {
  return ::google::protobuf::internal::pack_any(message, type_url_prefix, mutable_type_url(), mutable_value());
}
/// Parses the stored message. Returns false if it has another type or is malformed.
bool UnpackTo(::google::protobuf::MessageLite* message) const {
  return ::google::protobuf::internal::unpack_any(type_url(), value(), message);
}
/// Returns whether the stored message is a T.
template <typename T>
bool Is() const { return ::google::protobuf::internal::is_url_of(type_url(), T::default_instance().GetTypeName()); }
/// Stores the full name of the type that a URL names. Returns false if there is none.
static bool ParseAnyTypeUrl(std::string_view type_url, std::string* full_type_name) {
  return ::google::protobuf::internal::parse_type_url(type_url, full_type_name);
}
)";

constexpr const char* kSource = R"(
$name$::$name$() = default;
$name$::~$name$() { onnxgen::heap::destroy<Fields_>(Storage_); }
const ::google::protobuf::internal::ClassInfo& $name$::Class_() const noexcept { return Info_; }
)";

// The second base has no members, so that it does not change the layout.
std::string bases(const plan::Message& message, bool lite) {
  const std::string base = std::string("public ::google::protobuf::") + (lite ? "MessageLite" : "Message");
  if (!message.extendable) return base;
  return base + ",\n    public ::google::protobuf::internal::ExtensionAccessors<" + message.name.str() + ">";
}

std::string data_struct(const plan::Message& message) {
  const std::string members = data_members(message.data);
  const Variables variables{{"base", message.extendable ? "ExtendableClassData" : "ClassData"},
                            {"has_bits", std::to_string(message.has_bits)},
                            {"members", members}};
  return variables.expand(members.empty() ? kEmptyData : kData);
}

}  // namespace

// A variable is only as visible as its type unless it is marked visible. Code that sees a class also needs its
// description.
MessageText message_text(const plan::Message& message, const plan::CppFile& file) {
  const Variables names{
      {"name", message.name.str()},
      {"type", message.type},
      {"using", file.lite ? "" : Variables{}.expand(kUsing)},
  };
  std::vector<std::string> declarations{nested_types(message, file), case_types(message), field_numbers(message, file),
                                        names.expand(kSpecialMembers)};
  if (!file.lite) {
    const Variables own{{"descriptor", message.has_descriptor_function ? Variables{}.expand(kDescriptorFunction) : ""}};
    declarations.push_back(own.expand(kReflectionFunctions));
  }
  if (message.has_unknown_text_functions) declarations.push_back(Variables{}.expand(kUnknownTextFunctions));
  if (message.is_any()) declarations.push_back(Variables{}.expand(kAnyFunctions));
  std::vector<std::string> sources{file.lite ? layout_definition(message) : "",
                                   field_list(message, file) + names.expand(kSource)};
  std::vector<std::string> inlines;
  for (FieldText& field : field_texts(message, {field_text, oneof_text})) {
    declarations.push_back(std::move(field.declarations));
    inlines.push_back(std::move(field.inline_definitions));
    sources.push_back(std::move(field.source_definitions));
  }
  for (const plan::Extension& extension : message.extensions) {
    declarations.push_back(extension_declaration(extension, visible_prefix(file) + "static"));
  }
  const Variables variables{
      {"doc", comment(message.doc, "///")},
      {"export", export_prefix(file)},
      {"visible", visible_prefix(file)},
      {"bases", bases(message, file.lite)},
      {"name", message.name.str()},
      {"declarations", join_paragraphs(declarations)},
      {"data", data_struct(message)},
      {"descriptor", file.lite ? layout_member() : descriptor_members(message, plan::Profile::kProtobuf)},
  };
  return {variables.expand(kClass), join_paragraphs(inlines), join_paragraphs(sources)};
}

}  // namespace onnxgen::emit::protobuf
