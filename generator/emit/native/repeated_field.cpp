// Repeated fields. Getters read the container directly. Functions that add elements first bind it to the message's
// arena.
#include "emit/native/field_text.h"

namespace onnxgen::emit::native {
namespace {

constexpr const char* kScalar = R"(
$deprecated$std::size_t $name$_size() const noexcept { return $held$.size(); }
$deprecated$$type$ $name$(std::size_t index) const noexcept { return $held$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return $held$; }
$deprecated$void set_$name$(std::size_t index, $type$ value) noexcept { $present$[index] = value; }
$deprecated$void add_$name$($type$ value) { Storage_.header.with_arena($changed$).Add(value); }
$deprecated$$storage$* mutable_$name$() { return &Storage_.header.with_arena($changed$); }
$deprecated$void clear_$name$() noexcept $begin_clear$$present$.Clear();$end_clear$
)";

constexpr const char* kText = R"(
$deprecated$std::size_t $name$_size() const noexcept { return $held$.size(); }
$deprecated$std::string_view $name$(std::size_t index) const noexcept { return $held$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return $held$; }
$deprecated$void set_$name$(std::size_t index, std::string_view value) { $present$.Set(index, value); }
$deprecated$void add_$name$(std::string_view value) { Storage_.header.with_arena($changed$).Add(value); }
$deprecated$$storage$* mutable_$name$() { return &Storage_.header.with_arena($changed$); }
$deprecated$void clear_$name$() noexcept $begin_clear$$present$.Clear();$end_clear$
)";

constexpr const char* kMessage = R"(
$deprecated$std::size_t $name$_size() const noexcept { return $held$.size(); }
$deprecated$const $type$& $name$(std::size_t index) const noexcept { return $held$[index]; }
$deprecated$const $storage$& $name$() const noexcept { return $held$; }
$deprecated$$type$* mutable_$name$(std::size_t index) noexcept { return $present$.Mutable(index); }
$deprecated$$type$* add_$name$();
$deprecated$$storage$* mutable_$name$() { return &Storage_.header.with_arena($changed$); }
$deprecated$void clear_$name$() noexcept $begin_clear$$present$.Clear();$end_clear$
)";

constexpr const char* kMessageSource = R"(
$type$* $class$::add_$name$() {
  return Storage_.header.with_arena($changed$).Add();
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
