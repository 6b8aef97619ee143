// Repeated fields. Getters read the container as it is; whatever adds binds it to the message's arena first.
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kScalar = R"(
$deprecated$std::size_t $name$_size() const noexcept { return D_.$member$.size(); }
$deprecated$$type$ $name$(std::size_t index) const noexcept { return D_.$member$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return D_.$member$; }
$deprecated$void set_$name$(std::size_t index, $type$ value) noexcept { D_.$member$[index] = value; }
$deprecated$void add_$name$($type$ value) { D_.header.bind(D_.$member$).Add(value); }
$deprecated$$storage$* mutable_$name$() { return &D_.header.bind(D_.$member$); }
$deprecated$void clear_$name$() noexcept { D_.$member$.Clear(); }
)";

constexpr const char* kText = R"(
$deprecated$std::size_t $name$_size() const noexcept { return D_.$member$.size(); }
$deprecated$std::string_view $name$(std::size_t index) const noexcept { return D_.$member$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return D_.$member$; }
$deprecated$void set_$name$(std::size_t index, std::string_view value) { D_.$member$.Set(index, value); }
$deprecated$void add_$name$(std::string_view value) { D_.header.bind(D_.$member$).Add(value); }
$deprecated$$storage$* mutable_$name$() { return &D_.header.bind(D_.$member$); }
$deprecated$void clear_$name$() noexcept { D_.$member$.Clear(); }
)";

constexpr const char* kMessage = R"(
$deprecated$std::size_t $name$_size() const noexcept { return D_.$member$.size(); }
$deprecated$const $type$& $name$(std::size_t index) const noexcept { return D_.$member$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return D_.$member$; }
$deprecated$$type$* mutable_$name$(std::size_t index) noexcept { return D_.$member$.Mutable(index); }
$deprecated$$type$* add_$name$();
$deprecated$$storage$* mutable_$name$() { return &D_.header.bind(D_.$member$); }
$deprecated$void clear_$name$() noexcept { D_.$member$.Clear(); }
)";

constexpr const char* kMessageSource = R"(
$type$* $class$::add_$name$() {
  return D_.header.bind(D_.$member$).Add();
}
)";

}  // namespace

FieldText repeated_scalar_field_text(const Variables& variables) {
  return {variables.expand(kScalar), {}, {}};
}

FieldText repeated_text_field_text(const Variables& variables) {
  return {variables.expand(kText), {}, {}};
}

FieldText repeated_message_field_text(const Variables& variables) {
  return {variables.expand(kMessage), {}, variables.expand(kMessageSource)};
}

}  // namespace onnxgen::emit::native
