// Singular strings and bytes outside oneofs.
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return $held$.has_value(); }
)";

constexpr const char* kGet = R"(
$deprecated$std::string_view $name$() const noexcept { return $held$.get(); }
)";

constexpr const char* kGetWithDefault = R"(
$deprecated$std::string_view $name$() const noexcept { return $held$.get_or($default$); }
)";

constexpr const char* kStringSetters = R"(
$deprecated$void set_$name$(std::string_view value) { $changed$.set(value, Storage_.header.arena()); }
$deprecated$void clear_$name$() noexcept $begin_clear$$present$.clear();$end_clear$
)";

constexpr const char* kBytesSetters = R"(
$deprecated$void set_$name$(std::string_view value) { $changed$.set(value, Storage_.header.arena()); }
$deprecated$void set_$name$(const void* data, std::size_t size) { set_$name$(std::string_view(static_cast<const char*>(data), size)); }
/// Stores a reference to the bytes of `value`, not a copy. They must stay alive and unchanged while the field refers to them.
$deprecated$void borrow_$name$(std::string_view value) { $changed$.borrow(value, Storage_.header.arena()); }
/// Replaces the value by `size` zero bytes for the caller to fill. Returns their address.
$deprecated$char* resize_$name$(std::size_t size) { return $changed$.resize(size, Storage_.header.arena()); }
$deprecated$void clear_$name$() noexcept {
  if ($held$.has_value()) $present$.clear(Storage_.header.arena());
}
)";

FieldText text_field(const plan::Field& field, const Variables& variables, const char* setters) {
  std::string text;
  if (field.presence == plan::Presence::kStorage) text += variables.expand(kHas);
  text += variables.expand(field.default_value.empty() ? kGet : kGetWithDefault);
  text += variables.expand(setters);
  return {text, {}, {}};
}

}  // namespace

FieldText string_field_text(const plan::Field& field, const Variables& variables) {
  return text_field(field, variables, kStringSetters);
}

FieldText bytes_field_text(const plan::Field& field, const Variables& variables) {
  return text_field(field, variables, kBytesSetters);
}

}  // namespace onnxgen::emit::native
