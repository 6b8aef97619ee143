// Singular messages outside oneofs.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$bool has_$name$() const noexcept { return Storage_.$member$ != nullptr; }
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$();
$deprecated$void clear_$name$() noexcept { Info_.set_message(&Storage_, $number$, nullptr); }
$deprecated$$type$* release_$name$() noexcept { return Info_.release(this, Storage_.$member$); }
$deprecated$void set_allocated_$name$($type$* value) noexcept { Info_.set_message(&Storage_, $number$, value); }
$deprecated$$type$* unsafe_arena_release_$name$() noexcept { return Info_.returned(release_$name$()); }
$deprecated$void unsafe_arena_set_allocated_$name$($type$* value) noexcept { Info_.lend_message(&Storage_, $number$, value); }
)";

constexpr const char* kInline = R"(
inline const $type$& $class$::$name$() const noexcept { return Storage_.$member$ != nullptr ? *Storage_.$member$ : $type$::default_instance(); }
inline $type$* $class$::mutable_$name$() { return Info_.mutable_part(Storage_.$member$, Storage_.header); }
)";

}  // namespace

FieldText message_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), variables.expand(kInline), {}};
}

}  // namespace onnxgen::emit::protobuf
