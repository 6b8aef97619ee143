// Singular numbers, bools and enums outside oneofs.
#include "emit/field_text.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kWithPresence = R"(
$deprecated$bool has_$name$() const noexcept { return Storage_.has($bit$); }
$deprecated$$type$ $name$() const noexcept { return Storage_.$member$; }
$deprecated$void set_$name$($type$ value) noexcept { Storage_.set($bit$, Storage_.$member$, value); }
$deprecated$void clear_$name$() noexcept { Storage_.clear($bit$, Storage_.$member$, $default$); }
)";

constexpr const char* kImplicit = R"(
$deprecated$$type$ $name$() const noexcept { return Storage_.$member$; }
$deprecated$void set_$name$($type$ value) noexcept { Storage_.$member$ = value; }
$deprecated$void clear_$name$() noexcept { Storage_.$member$ = $default$; }
)";

}  // namespace

FieldText scalar_field_text(const plan::Field& field, const Variables& variables) {
  return {variables.expand(field.presence == plan::Presence::kHasBit ? kWithPresence : kImplicit), {}, {}};
}

}  // namespace onnxgen::emit
