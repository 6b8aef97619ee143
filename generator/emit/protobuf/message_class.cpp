#include "emit/protobuf/message_class.h"

#include <utility>
#include <vector>

#include "emit/class_parts.h"
#include "emit/descriptor_text.h"
#include "emit/field_list.h"
#include "emit/frame.h"
#include "emit/protobuf/field_text.h"
#include "emit/template.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kClass = R"(
$doc$
class $export$$name$ final : public ::google::protobuf::$base$ {
 public:
  $declarations$

 private:
  friend struct onnxgen::MessageAccess;

  $data$
  struct Fields_;

  ::google::protobuf::internal::MessageParts Parts_() const noexcept override;
  void Swap_($name$& other) noexcept;

  static const onnxgen::MessageInfo Info_;
  $descriptor$

  Data_ D_;
};
)";

constexpr const char* kData = R"(
struct Data_ : onnxgen::MessageData<$has_bits$> {
  $members$
  $functions$
};
)";

constexpr const char* kEmptyData = R"(
struct Data_ : onnxgen::MessageData<$has_bits$> {};
)";

constexpr const char* kSpecialMembers = R"(
$name$();
$name$(const $name$& other);
$name$($name$&& other) noexcept;
$name$& operator=(const $name$& other);
$name$& operator=($name$&& other) noexcept;
~$name$() override;

/// The empty message that getters give where a field is not set.
static const $name$& default_instance() noexcept;

$name$* New(::google::protobuf::Arena* arena = nullptr) const override;
void Clear() override;
$using$
void CopyFrom(const $name$& other);
void MergeFrom(const $name$& other);
void CheckTypeAndMergeFrom(const ::google::protobuf::MessageLite& other) override;
/// Neither message may be part of the other.
void Swap($name$* other) noexcept { Swap_(*other); }
friend void swap($name$& a, $name$& b) noexcept { a.Swap_(b); }
)";

constexpr const char* kUsing = R"(
using ::google::protobuf::Message::CopyFrom;
using ::google::protobuf::Message::MergeFrom;
)";

constexpr const char* kDescriptorFunction = R"(
/// What GetDescriptor() gives.
static const ::google::protobuf::Descriptor* descriptor() {
  return ::google::protobuf::internal::descriptor_of(Descriptor_);
}
)";

// What is assigned may be part of the message, so it is taken before anything is dropped.
constexpr const char* kSource = R"(
$name$::$name$() = default;

$name$::$name$(const $name$& other) : $name$() {
  MergeFrom(other);
}

$name$::$name$($name$&& other) noexcept : $name$() {
  Swap_(other);
}

$name$& $name$::operator=(const $name$& other) {
  CopyFrom(other);
  return *this;
}

$name$& $name$::operator=($name$&& other) noexcept {
  if (&other != this) {
    $name$ taken(std::move(other));
    Swap_(taken);
  }
  return *this;
}

$name$::~$name$() {
  $destroy_oneofs$
  D_.header.destroy();
}

const $name$& $name$::default_instance() noexcept {
  return onnxgen::message::default_instance<$name$>();
}

$name$* $name$::New(::google::protobuf::Arena* arena) const {
  return ::google::protobuf::Arena::CreateMessage<$name$>(arena);
}

void $name$::Clear() {
  $name$ empty;
  Swap_(empty);
}

void $name$::CopyFrom(const $name$& other) {
  if (&other == this) return;
  $name$ copy(other);
  Swap_(copy);
}

void $name$::MergeFrom(const $name$& other) {
  if (&other == this) {
    const $name$ copy(other);
    onnxgen::heap::merge<Fields_>(D_, copy.D_);
  } else {
    onnxgen::heap::merge<Fields_>(D_, other.D_);
  }
}

void $name$::CheckTypeAndMergeFrom(const ::google::protobuf::MessageLite& other) {
  MergeFrom(static_cast<const $name$&>(other));
}

::google::protobuf::internal::MessageParts $name$::Parts_() const noexcept {
  return {&Info_, $descriptor$, const_cast<Data_*>(&D_)};
}

void $name$::Swap_($name$& other) noexcept {
  using std::swap;
  D_.header.swap(other.D_.header);
  $swaps$
}
)";

constexpr const char* kDestroyOneof = R"(
void $name$::Data_::$function$() noexcept {
  switch ($case_member$) {
    $cases$
    default:
      break;
  }
  $case_member$ = 0;
}
)";

constexpr const char* kDestroyTrivialOneof = R"(
void $name$::Data_::$function$() noexcept {
  $case_member$ = 0;
}
)";

std::string data_struct(const plan::Message& message) {
  std::string functions;
  for (const plan::Oneof& oneof : message.oneofs) {
    functions += "void " + oneof.destroy_function.str() + "() noexcept;\n";
  }
  const std::string members = data_members(message);
  const Variables variables{
      {"has_bits", std::to_string(message.has_bits)},
      {"members", members},
      {"functions", functions.empty() ? functions : "\n" + functions},
  };
  return variables.expand(members.empty() ? kEmptyData : kData);
}

// Of a union the member that has an initializer: it is the largest, so that all bytes are exchanged.
std::string swaps(const plan::Message& message) {
  std::string text;
  if (message.has_bits != 0) text += "swap(D_.has_bits, other.D_.has_bits);\n";
  for (const plan::MemberGroup& group : message.data) {
    for (const plan::Member& member : group.members) {
      if (group.is_union && member.initializer.empty()) continue;
      text += "swap(D_." + member.name.str() + ", other.D_." + member.name.str() + ");\n";
    }
  }
  return text;
}

std::string destroy_oneof(const plan::Message& message, const plan::Oneof& oneof) {
  std::string cases;
  for (const std::size_t index : oneof.fields) {
    const plan::Field& field = message.fields[index];
    if (field.kind == plan::FieldKind::kScalar) continue;
    cases += "case " + field.case_constant.str() + ":\n  delete " + field.member.str() + ";\n  break;\n";
  }
  return Variables{
      {"name", message.name.str()},
      {"function", oneof.destroy_function.str()},
      {"case_member", oneof.case_member.str()},
      {"cases", cases},
  }
      .expand(cases.empty() ? kDestroyTrivialOneof : kDestroyOneof);
}

std::string destroy_oneofs(const plan::Message& message) {
  std::string calls;
  for (const plan::Oneof& oneof : message.oneofs) calls += "D_." + oneof.destroy_function.str() + "();\n";
  return calls;
}

}  // namespace

MessageText message_text(const plan::Message& message, const plan::CppFile& file) {
  const Variables names{
      {"name", message.name.str()},
      {"using", file.has_descriptors ? Variables{}.expand(kUsing) : ""},
      {"destroy_oneofs", destroy_oneofs(message)},
      {"descriptor", message.descriptor ? "&Descriptor_" : "nullptr"},
      {"swaps", swaps(message)},
  };
  std::vector<std::string> declarations{nested_types(message, plan::Profile::kProtobuf), case_types(message),
                                        field_numbers(message), names.expand(kSpecialMembers)};
  if (message.has_descriptor_function) declarations.push_back(Variables{}.expand(kDescriptorFunction));
  std::vector<std::string> sources{field_list(message, "onnxgen::heap::message_info"), names.expand(kSource)};
  for (const plan::Oneof& oneof : message.oneofs) sources.push_back(destroy_oneof(message, oneof));
  std::vector<std::string> inlines;
  for (FieldText& field : field_texts(message, {field_text, oneof_text})) {
    declarations.push_back(std::move(field.declarations));
    inlines.push_back(std::move(field.inline_definitions));
    sources.push_back(std::move(field.source_definitions));
  }
  const Variables variables{
      {"doc", comment(message.doc, "///")},
      {"export", export_prefix(file)},
      {"base", file.has_descriptors ? "Message" : "MessageLite"},
      {"name", message.name.str()},
      {"declarations", join_paragraphs(declarations)},
      {"data", data_struct(message)},
      {"descriptor", descriptor_members(message)},
  };
  return {variables.expand(kClass), join_paragraphs(inlines), join_paragraphs(sources)};
}

}  // namespace onnxgen::emit::protobuf
