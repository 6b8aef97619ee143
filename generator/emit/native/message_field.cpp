// Singular messages outside oneofs.
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$bool has_$name$() const noexcept { return D_.$member$ != nullptr; }
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
$deprecated$void clear_$name$() noexcept { D_.$member$ = nullptr; }
)";

constexpr const char* kInline = R"(
inline const $type$& $class$::$name$() const noexcept {
  return D_.$member$ != nullptr ? *D_.$member$ : $type$::default_instance();
}
)";

constexpr const char* kSource = R"(
$type$* $class$::mutable_$name$() {
  if (D_.$member$ == nullptr) D_.$member$ = D_.header.arena().create<$type$>();
  return D_.$member$;
}
)";

}  // namespace

FieldText message_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), variables.expand(kInline), variables.expand(kSource)};
}

}  // namespace onnxgen::emit::native
