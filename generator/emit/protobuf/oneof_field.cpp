// Oneofs and their members, which share one place in the message.
//
// A new value is copied before the old member is destroyed: it may be part of that member.
#include "emit/frame.h"
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return D_.$case_member$ == $case$; }
)";

constexpr const char* kClear = R"(
$deprecated$void clear_$name$() noexcept {
  if (D_.$case_member$ == $case$) D_.$destroy_oneof$();
}
)";

constexpr const char* kScalar = R"(
$deprecated$$type$ $name$() const noexcept { return D_.$case_member$ == $case$ ? D_.$member$ : $default$; }
$deprecated$void set_$name$($type$ value) noexcept {
  D_.$destroy_oneof$();
  D_.$member$ = value;
  D_.$case_member$ = $case$;
}
)";

constexpr const char* kText = R"(
$deprecated$const std::string& $name$() const;
$deprecated$std::string* mutable_$name$();
$deprecated$void set_$name$(std::string&& value) {
  std::string taken(std::move(value));
  *mutable_$name$() = std::move(taken);
}
$deprecated$void set_$name$(const std::string& value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(const char* value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(std::string_view value) { set_$name$(std::string(value)); }
$deprecated$void set_$name$(const void* data, std::size_t size) { set_$name$(std::string(static_cast<const char*>(data), size)); }
)";

constexpr const char* kTextSource = R"(
const std::string& $class$::$name$() const {
  static const std::string kDefault($or_default$);
  return D_.$case_member$ == $case$ ? *D_.$member$ : kDefault;
}

std::string* $class$::mutable_$name$() {
  if (D_.$case_member$ != $case$) {
    auto made = std::make_unique<std::string>($or_default$);
    D_.$destroy_oneof$();
    D_.$member$ = made.release();
    D_.$case_member$ = $case$;
  }
  return D_.$member$;
}
)";

constexpr const char* kMessage = R"(
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
)";

constexpr const char* kMessageInline = R"(
inline const $type$& $class$::$name$() const noexcept {
  return D_.$case_member$ == $case$ ? *D_.$member$ : $type$::default_instance();
}
)";

constexpr const char* kMessageSource = R"(
$type$* $class$::mutable_$name$() {
  if (D_.$case_member$ != $case$) {
    auto made = std::make_unique<$type$>();
    D_.$destroy_oneof$();
    D_.$member$ = made.release();
    D_.$case_member$ = $case$;
  }
  return D_.$member$;
}
)";

constexpr const char* kOwnership = R"(
/// The caller deletes it; null if the field is not set.
$deprecated$$type$* release_$name$() noexcept;
/// Takes over `value`, which new made; null clears the oneof.
$deprecated$void set_allocated_$name$($type$* value) noexcept;
)";

constexpr const char* kOwnershipSource = R"(
$type$* $class$::release_$name$() noexcept {
  if (D_.$case_member$ != $case$) return nullptr;
  D_.$case_member$ = 0;
  return D_.$member$;
}

void $class$::set_allocated_$name$($type$* value) noexcept {
  D_.$destroy_oneof$();
  if (value == nullptr) return;
  D_.$member$ = value;
  D_.$case_member$ = $case$;
}
)";

constexpr const char* kOneof = R"(
$doc$
$case_type$ $name$_case() const noexcept { return static_cast<$case_type$>(D_.$case_member$); }
void clear_$name$() noexcept { D_.$destroy_oneof$(); }
)";

FieldText specific_text(const plan::Field& field, const Variables& variables) {
  switch (field.kind) {
    case plan::FieldKind::kScalar:
      return {variables.expand(kScalar), {}, {}};
    case plan::FieldKind::kString:
    case plan::FieldKind::kBytes:
      return {variables.expand(kText) + variables.expand(kOwnership),
              {},
              join_paragraphs({variables.expand(kTextSource), variables.expand(kOwnershipSource)})};
    case plan::FieldKind::kMessage:
      return {variables.expand(kMessage) + variables.expand(kOwnership), variables.expand(kMessageInline),
              join_paragraphs({variables.expand(kMessageSource), variables.expand(kOwnershipSource)})};
    case plan::FieldKind::kRepeatedScalar:
    case plan::FieldKind::kRepeatedText:
    case plan::FieldKind::kRepeatedMessage:
    case plan::FieldKind::kMap:
      break;  // the language has no such members
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
      {"destroy_oneof", oneof.destroy_function.str()},
  };
  return {variables.expand(kOneof), {}, {}};
}

}  // namespace onnxgen::emit::protobuf
