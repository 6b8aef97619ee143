// Oneofs and their members, which share memory in the message.
//
// A new value is copied before the old member is destroyed, because it may be part of that member.
#include "emit/frame.h"
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return Storage_.$case_member$ == $case$; }
)";

constexpr const char* kClear = R"(
$deprecated$void clear_$name$() noexcept { if (has_$name$()) Info_.clear_oneof(&Storage_, Storage_.$case_member$); }
)";

constexpr const char* kScalar = R"(
$deprecated$$type$ $name$() const noexcept { return Storage_.$case_member$ == $case$ ? Storage_.$member$ : $default$; }
$deprecated$void set_$name$($type$ value) noexcept {
  Info_.clear_oneof(&Storage_, Storage_.$case_member$);
  Storage_.$member$ = value;
  Storage_.$case_member$ = $case$;
}
)";

constexpr const char* kText = R"(
$deprecated$const std::string& $name$() const { return Storage_.$case_member$ == $case$ ? *Storage_.$member$ : Info_.default_text($number$); }
$deprecated$std::string* mutable_$name$() { return Storage_.$case_member$ == $case$ ? Storage_.$member$ : Info_.mutable_text(&Storage_, $number$); }
$deprecated$void set_$name$(std::string&& value) {
  std::string taken(std::move(value));
  *mutable_$name$() = std::move(taken);
}
$deprecated$void set_$name$(const std::string& value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(const char* value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(std::string_view value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(const void* data, std::size_t size) { set_$name$(Info_.text(data, size)); }
)";

constexpr const char* kMessage = R"(
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$() { return Info_.mutable_message(has_$name$() ? Storage_.$member$ : nullptr, &Storage_, $number$); }
)";

constexpr const char* kMessageInline = R"(
inline const $type$& $class$::$name$() const noexcept { return Storage_.$case_member$ == $case$ ? *Storage_.$member$ : $type$::default_instance(); }
)";

constexpr const char* kTextOwnership = R"(
$deprecated$std::string* release_$name$() noexcept { return Info_.release_text(&Storage_, $number$); }
$deprecated$void set_allocated_$name$(std::string* value) noexcept { Info_.set_text(&Storage_, $number$, value); }
)";

constexpr const char* kMessageOwnership = R"(
$deprecated$$type$* release_$name$() noexcept { return static_cast<$type$*>(Info_.release_message(&Storage_, $number$)); }
$deprecated$void set_allocated_$name$($type$* value) noexcept { Info_.set_message(&Storage_, $number$, value); }
$deprecated$$type$* unsafe_arena_release_$name$() noexcept { return Info_.returned(release_$name$()); }
$deprecated$void unsafe_arena_set_allocated_$name$($type$* value) noexcept { Info_.lend_message(&Storage_, $number$, value); }
)";

constexpr const char* kOneof = R"(
$doc$
$case_type$ $name$_case() const noexcept { return static_cast<$case_type$>(Storage_.$case_member$); }
void clear_$name$() noexcept { Info_.clear_oneof(&Storage_, Storage_.$case_member$); }
)";

FieldText specific_text(const plan::Field& field, const Variables& variables) {
  switch (field.kind) {
    case plan::FieldKind::kScalar:
      return {variables.expand(kScalar), {}, {}};
    case plan::FieldKind::kString:
    case plan::FieldKind::kBytes:
      return {variables.expand(kText) + variables.expand(kTextOwnership), {}, {}};
    case plan::FieldKind::kMessage:
      return {variables.expand(kMessage) + variables.expand(kMessageOwnership), variables.expand(kMessageInline), {}};
    case plan::FieldKind::kRepeatedScalar:
    case plan::FieldKind::kRepeatedText:
    case plan::FieldKind::kRepeatedMessage:
    case plan::FieldKind::kMap:
      break;  // the language does not allow such members
  }
  return {};
}

}  // namespace

FieldText oneof_field_text(const plan::Field& field, const Variables& variables) {
  FieldText text = specific_text(field, variables);
  text.declarations = variables.expand(kHas) + text.declarations + variables.expand(kClear);
  return text;
}

FieldText oneof_text(const plan::Message&, const plan::Oneof& oneof) {
  const Variables variables{
      {"doc", comment(oneof.doc, "///")},
      {"name", oneof.name.str()},
      {"case_type", oneof.case_type.str()},
      {"case_member", oneof.case_member.str()},
  };
  return {variables.expand(kOneof), {}, {}};
}

}  // namespace onnxgen::emit::protobuf
