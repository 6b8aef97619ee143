// Singular messages outside oneofs.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kDeclarations = R"(
$deprecated$bool has_$name$() const noexcept { return D_.$member$ != nullptr; }
$deprecated$const $type$& $name$() const noexcept;
$deprecated$$type$* mutable_$name$() { return Info_.mutable_message(D_.$member$, &D_, $number$); }
$deprecated$void clear_$name$() noexcept { Info_.set_message(&D_, $number$, nullptr); }
$deprecated$$type$* release_$name$() noexcept { return std::exchange(D_.$member$, nullptr); }
$deprecated$void set_allocated_$name$($type$* value) noexcept { Info_.set_message(&D_, $number$, value); }
)";

constexpr const char* kInline = R"(
inline const $type$& $class$::$name$() const noexcept { return D_.$member$ != nullptr ? *D_.$member$ : $type$::default_instance(); }
)";

}  // namespace

FieldText message_field_text(const Variables& variables) {
  return {variables.expand(kDeclarations), variables.expand(kInline), {}};
}

}  // namespace onnxgen::emit::protobuf
