#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$std::size_t $name$_size() const noexcept { return d_.$member$.size(); }
$deprecated$const $storage$& $name$() const noexcept { return d_.$member$; }
$deprecated$$storage$* mutable_$name$() { return &d_.header.bind(d_.$member$); }
$deprecated$void clear_$name$() noexcept { d_.$member$.Clear(); }
)";

}  // namespace

FieldText map_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), {}, {}};
}

}  // namespace onnxgen::emit::native
