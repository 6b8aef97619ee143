// Singular strings and bytes outside oneofs.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kHas = R"(
$deprecated$bool has_$name$() const noexcept { return Storage_.has($bit$); }
)";

constexpr const char* kPlain = R"(
$deprecated$const std::string& $name$() const noexcept { return Storage_.$member$.get(); }
$deprecated$std::string* mutable_$name$() { return $address$; }
)";

constexpr const char* kWithDefault = R"(
$deprecated$const std::string& $name$() const { return Storage_.has($bit$) ? Storage_.$member$.get() : Info_.default_text($number$); }
$deprecated$std::string* mutable_$name$() { return Info_.mutable_text(&Storage_, $number$); }
)";

constexpr const char* kSetters = R"(
$deprecated$void set_$name$(const std::string& value) { $set$; }
$deprecated$void set_$name$(std::string&& value) { *mutable_$name$() = std::move(value); }
$deprecated$void set_$name$(const char* value) { $set$; }
$deprecated$void set_$name$(std::string_view value) { $set$; }
$deprecated$void set_$name$(const void* data, std::size_t size) { set_$name$(Info_.text(data, size)); }
$deprecated$void clear_$name$() noexcept { $clear$; }
$deprecated$std::string* release_$name$() { return Info_.release_text(&Storage_, $number$); }
$deprecated$void set_allocated_$name$(std::string* value) { Info_.set_text(&Storage_, $number$, value); }
)";

}  // namespace

FieldText text_field_text(const plan::Field& field, const Variables& variables) {
  const bool has_presence = field.presence == plan::Presence::kHasBit;
  const bool has_default = !field.default_value.empty();
  std::string declarations = has_presence ? variables.expand(kHas) : "";
  const std::string member = "Storage_." + field.member.str();
  const std::string bit_and_member = std::to_string(field.has_bit) + ", " + member;
  const Variables all = has_presence ? variables.with("address", "Storage_.marked(" + bit_and_member + ")")
                                           .with("set", "Storage_.set_text(" + bit_and_member + ", value)")
                                           .with("clear", "Storage_.clear_text(" + bit_and_member + ")")
                                     : variables.with("address", member + ".mutable_string(Storage_.header)")
                                           .with("set", member + ".set(value, Storage_.header)")
                                           .with("clear", member + ".clear()");
  declarations += all.expand(has_default ? kWithDefault : kPlain) + all.expand(kSetters);
  return {declarations, {}, {}};
}

}  // namespace onnxgen::emit::protobuf
