#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$std::size_t $name$_size() const noexcept { return Storage_.$member$.size(); }
$deprecated$const $storage$& $name$() const noexcept { return Storage_.$member$; }
$deprecated$$storage$* mutable_$name$() { return &Storage_.header.with_arena(Storage_.$member$); }
$deprecated$void clear_$name$() noexcept { Storage_.$member$.Clear(); }
)";

}  // namespace

FieldText map_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), {}, {}};
}

}  // namespace onnxgen::emit::native
