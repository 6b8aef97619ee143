// Oneofs and their members, which share memory in the message.
//
// A new value is copied before the old member is cleared, because it may be a view of that member's bytes.
#include "emit/frame.h"
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return Storage_.$case_member$ == $case$; }
)";

constexpr const char* kClear = R"(
$deprecated$void clear_$name$() noexcept {
  if (Storage_.$case_member$ == $case$) clear_$oneof$();
}
)";

constexpr const char* kScalar = R"(
$deprecated$$type$ $name$() const noexcept { return Storage_.$case_member$ == $case$ ? Storage_.$member$ : $default$; }
$deprecated$void set_$name$($type$ value) noexcept {
  clear_$oneof$();
  Storage_.$member$ = value;
  Storage_.$case_member$ = $case$;
}
)";

constexpr const char* kText = R"(
$deprecated$std::string_view $name$() const noexcept { return Storage_.$case_member$ == $case$ ? Storage_.$member$.get() : $or_default$; }
$deprecated$void set_$name$(std::string_view value);
)";

constexpr const char* kSetTextSource = R"(
void $class$::set_$name$(std::string_view Value_) {
  if (Storage_.$case_member$ == $case$) {
    Storage_.$member$.set(Value_, Storage_.header.arena());
    return;
  }
  $storage$ Handle_ = {};
  Handle_.set(Value_, Storage_.header.arena());
  clear_$oneof$();
  Storage_.$member$ = Handle_;
  Storage_.$case_member$ = $case$;
}
)";

constexpr const char* kBytes = R"(
$deprecated$void set_$name$(const void* data, std::size_t size) { set_$name$(std::string_view(static_cast<const char*>(data), size)); }
/// Stores a reference to the bytes of `value`, not a copy. They must stay alive and unchanged while the field refers to them.
$deprecated$void borrow_$name$(std::string_view value);
/// Replaces the value by `size` zero bytes for the caller to fill. Returns their address.
$deprecated$char* resize_$name$(std::size_t size);
)";

constexpr const char* kBytesSource = R"(
void $class$::borrow_$name$(std::string_view Value_) {
  clear_$oneof$();
  Storage_.$member$ = {};
  Storage_.$member$.borrow(Value_, Storage_.header.arena());
  Storage_.$case_member$ = $case$;
}

char* $class$::resize_$name$(std::size_t Size_) {
  clear_$oneof$();
  Storage_.$member$ = {};
  Storage_.$case_member$ = $case$;
  return Storage_.$member$.resize(Size_, Storage_.header.arena());
}
)";

constexpr const char* kMessage = R"(
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
)";

constexpr const char* kMessageInline = R"(
inline const $type$& $class$::$name$() const noexcept {
  return Storage_.$case_member$ == $case$ ? *Storage_.$member$ : $type$::default_instance();
}
)";

constexpr const char* kMessageSource = R"(
$type$* $class$::mutable_$name$() {
  if (Storage_.$case_member$ != $case$) {
    clear_$oneof$();
    Storage_.$member$ = Storage_.header.arena().create<$type$>();
    Storage_.$case_member$ = $case$;
  }
  return Storage_.$member$;
}
)";

constexpr const char* kOneof = R"(
$doc$
$case_type$ $name$_case() const noexcept { return static_cast<$case_type$>(Storage_.$case_member$); }
)";

constexpr const char* kClearOneof = R"(
void clear_$name$() noexcept { Storage_.$case_member$ = $not_set$; }
)";

constexpr const char* kClearOneofWithBytes = R"(
void clear_$name$() noexcept;
)";

constexpr const char* kClearOneofSource = R"(
void $class$::clear_$name$() noexcept {
  $release$
  Storage_.$case_member$ = $not_set$;
}
)";

constexpr const char* kRelease = R"(
if (Storage_.$case_member$ == $case$) Storage_.$member$.clear(Storage_.header.arena());
)";

FieldText specific_text(const plan::Field& field, const Variables& variables) {
  switch (field.kind) {
    case plan::FieldKind::kScalar:
      return {variables.expand(kScalar), {}, {}};
    case plan::FieldKind::kString:
      return {variables.expand(kText), {}, variables.expand(kSetTextSource)};
    case plan::FieldKind::kBytes:
      return {variables.expand(kText) + variables.expand(kBytes),
              {},
              join_paragraphs({variables.expand(kSetTextSource), variables.expand(kBytesSource)})};
    case plan::FieldKind::kMessage:
      return {variables.expand(kMessage), variables.expand(kMessageInline), variables.expand(kMessageSource)};
    case plan::FieldKind::kRepeatedScalar:
    case plan::FieldKind::kRepeatedText:
    case plan::FieldKind::kRepeatedMessage:
    case plan::FieldKind::kMap:
      break;  // the language does not allow such members
  }
  return {};
}

// Returns the code that releases bytes, which own memory outside the arena.
std::string release_text(const plan::Message& message, const plan::Oneof& oneof) {
  std::string text;
  for (const std::size_t index : oneof.fields) {
    const plan::Field& field = message.fields[index];
    if (field.kind != plan::FieldKind::kBytes) continue;
    text += Variables{{"case_member", oneof.case_member.str()},
                      {"case", field.case_constant.str()},
                      {"member", field.member.str()}}
                .expand(kRelease);
  }
  return text;
}

}  // namespace

FieldText oneof_field_text(const plan::Field& field, const Variables& variables) {
  FieldText text = specific_text(field, variables);
  text.declarations = variables.expand(kHas) + text.declarations + variables.expand(kClear);
  return text;
}

FieldText oneof_text(const plan::Message& message, const plan::Oneof& oneof) {
  const std::string release = release_text(message, oneof);
  const Variables variables{
      {"class", message.name.str()},
      {"doc", comment(oneof.doc, "///")},
      {"name", oneof.name.str()},
      {"case_type", oneof.case_type.str()},
      {"case_member", oneof.case_member.str()},
      {"not_set", oneof.not_set.str()},
      {"release", release},
  };
  const std::string declarations = variables.expand(kOneof);
  if (release.empty()) return {declarations + variables.expand(kClearOneof), {}, {}};
  return {declarations + variables.expand(kClearOneofWithBytes), {}, variables.expand(kClearOneofSource)};
}

}  // namespace onnxgen::emit::native
