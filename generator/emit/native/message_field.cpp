// Singular messages outside oneofs.
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$bool has_$name$() const noexcept { return $held$ != nullptr; }
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
$deprecated$void clear_$name$() noexcept $begin_clear$$present$ = nullptr;$end_clear$
)";

constexpr const char* kInline = R"(
inline const $type$& $class$::$name$() const noexcept {
  return $held$ != nullptr ? *$held$ : $type$::default_instance();
}
)";

constexpr const char* kSource = R"(
$type$* $class$::mutable_$name$() {
  if ($held$ == nullptr) $changed$ = Storage_.header.arena().create<$type$>();
  return $present$;
}
)";

}  // namespace

FieldText message_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), variables.expand(kInline), variables.expand(kSource)};
}

}  // namespace onnxgen::emit::native
