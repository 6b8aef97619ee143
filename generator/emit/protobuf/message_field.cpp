// Singular messages outside oneofs.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$bool has_$name$() const noexcept { return D_.$member$ != nullptr; }
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
$deprecated$void clear_$name$() noexcept;
/// The caller deletes it; null if the field is not set.
$deprecated$$type$* release_$name$() noexcept { return D_.$member$.release(); }
/// Takes over `value`, which new made; null clears the field.
$deprecated$void set_allocated_$name$($type$* value) noexcept;
)";

constexpr const char* kInline = R"(
inline const $type$& $class$::$name$() const noexcept {
  return D_.$member$ != nullptr ? *D_.$member$ : $type$::default_instance();
}
)";

constexpr const char* kSource = R"(
$type$* $class$::mutable_$name$() {
  if (D_.$member$ == nullptr) D_.$member$ = std::make_unique<$type$>();
  return D_.$member$.get();
}

void $class$::clear_$name$() noexcept {
  D_.$member$.reset();
}

void $class$::set_allocated_$name$($type$* value) noexcept {
  D_.$member$.reset(value);
}
)";

}  // namespace

FieldText message_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), variables.expand(kInline), variables.expand(kSource)};
}

}  // namespace onnxgen::emit::protobuf
