// Singular strings and bytes outside oneofs.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return D_.has($bit$); }
)";

constexpr const char* kPlain = R"(
$deprecated$const std::string& $name$() const noexcept { return D_.$member$; }
$deprecated$std::string* mutable_$name$() {
  $mark$
  return &D_.$member$;
}
)";

constexpr const char* kWithDefault = R"(
$deprecated$const std::string& $name$() const;
$deprecated$std::string* mutable_$name$();
)";

constexpr const char* kWithDefaultSource = R"(
const std::string& $class$::$name$() const {
  static const std::string kDefault($default$);
  return D_.has($bit$) ? D_.$member$ : kDefault;
}

std::string* $class$::mutable_$name$() {
  if (!D_.has($bit$)) D_.$member$ = $default$;
  D_.set_has($bit$);
  return &D_.$member$;
}
)";

constexpr const char* kSetters = R"(
$deprecated$void set_$name$(const std::string& value) { *mutable_$name$() = value; }
$deprecated$void set_$name$(std::string&& value) { *mutable_$name$() = std::move(value); }
$deprecated$void set_$name$(const char* value) { *mutable_$name$() = value; }
$deprecated$void set_$name$(std::string_view value) { *mutable_$name$() = value; }
$deprecated$void set_$name$(const void* data, std::size_t size) { mutable_$name$()->assign(static_cast<const char*>(data), size); }
$deprecated$void clear_$name$() noexcept {
  D_.$member$.clear();
  $unmark$
}
/// The caller deletes it; null if the field is not set.
$deprecated$std::string* release_$name$();
/// Takes over `value`, which new made; null clears the field.
$deprecated$void set_allocated_$name$(std::string* value);
)";

constexpr const char* kSource = R"(
std::string* $class$::release_$name$() {
  if ($is_unset$) return nullptr;
  auto released = std::make_unique<std::string>(std::move(D_.$member$));
  D_.$member$.clear();
  $unmark$
  return released.release();
}

void $class$::set_allocated_$name$(std::string* value) {
  const std::unique_ptr<std::string> owner(value);
  D_.$member$.clear();
  $unmark$
  if (owner == nullptr) return;
  D_.$member$ = std::move(*owner);
  $mark$
}
)";

}  // namespace

FieldText text_field_text(const plan::Field& field, const Variables& variables) {
  const bool has_presence = field.presence == plan::Presence::kHasBit;
  const bool has_default = !field.default_value.empty();
  std::string declarations = has_presence ? variables.expand(kHas) : "";
  declarations += variables.expand(has_default ? kWithDefault : kPlain) + variables.expand(kSetters);
  const std::string is_unset =
      has_presence ? "!D_.has(" + std::to_string(field.has_bit) + ")" : "D_." + field.member.str() + ".empty()";
  return {declarations,
          {},
          join_paragraphs({has_default ? variables.expand(kWithDefaultSource) : "",
                           variables.with("is_unset", is_unset).expand(kSource)})};
}

}  // namespace onnxgen::emit::protobuf
