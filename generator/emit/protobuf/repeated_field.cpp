// Repeated fields and maps.
#include "emit/protobuf/field_text.h"

namespace onnxgen::emit::protobuf {
namespace {

// The container of an enum field contains int, as in libprotobuf.
constexpr const char* kScalar = R"(
$deprecated$int $name$_size() const noexcept { return Storage_.$member$.size(); }
$deprecated$$type$ $name$(int index) const { return static_cast<$type$>(Storage_.$member$.Get(index)); }
$deprecated$const $storage$& $name$() const noexcept { return Storage_.$member$; }
$deprecated$void set_$name$(int index, $type$ value) { Storage_.$member$.Set(index, value); }
$deprecated$void add_$name$($type$ value) { Info_.add_number(Storage_.$member$, value, Storage_.header); }
$deprecated$$storage$* mutable_$name$() noexcept { return &Storage_.$member$; }
$deprecated$void clear_$name$() noexcept { Storage_.$member$.Clear(); }
)";

constexpr const char* kText = R"(
$deprecated$int $name$_size() const noexcept { return Storage_.$member$.size(); }
$deprecated$const std::string& $name$(int index) const { return Storage_.$member$.Get(index); }
$deprecated$const $storage$& $name$() const noexcept { return Storage_.$member$; }
$deprecated$std::string* mutable_$name$(int index) { return Storage_.$member$.Mutable(index); }
$deprecated$void set_$name$(int index, const std::string& value) { *Storage_.$member$.Mutable(index) = value; }
$deprecated$void set_$name$(int index, std::string&& value) { *Storage_.$member$.Mutable(index) = std::move(value); }
$deprecated$void set_$name$(int index, const char* value) { *Storage_.$member$.Mutable(index) = value; }
$deprecated$void set_$name$(int index, std::string_view value) { *Storage_.$member$.Mutable(index) = value; }
$deprecated$void set_$name$(int index, const void* data, std::size_t size) { *Storage_.$member$.Mutable(index) = Info_.text(data, size); }
$deprecated$std::string* add_$name$() { return Info_.add_text(Storage_.$member$, Storage_.header); }
$deprecated$void add_$name$(const std::string& value) { *add_$name$() = value; }
$deprecated$void add_$name$(std::string&& value) { *add_$name$() = std::move(value); }
$deprecated$void add_$name$(const char* value) { *add_$name$() = value; }
$deprecated$void add_$name$(std::string_view value) { *add_$name$() = value; }
$deprecated$void add_$name$(const void* data, std::size_t size) { *add_$name$() = Info_.text(data, size); }
$deprecated$$storage$* mutable_$name$() noexcept { return &Storage_.$member$; }
$deprecated$void clear_$name$() noexcept { Storage_.$member$.Clear(); }
)";

constexpr const char* kMessage = R"(
$deprecated$int $name$_size() const noexcept { return Storage_.$member$.size(); }
$deprecated$const $type$& $name$(int index) const { return Storage_.$member$.Get(index); }
$deprecated$const $storage$& $name$() const noexcept { return Storage_.$member$; }
$deprecated$$type$* mutable_$name$(int index) { return Storage_.$member$.Mutable(index); }
$deprecated$$type$* add_$name$() { return Info_.add<$type$>(&Storage_, $number$); }
$deprecated$$storage$* mutable_$name$() noexcept { return &Storage_.$member$; }
$deprecated$void clear_$name$() noexcept { Info_.clear_messages(&Storage_, $number$); }
)";

constexpr const char* kMap = R"(
$deprecated$int $name$_size() const noexcept { return static_cast<int>(Storage_.$member$.size()); }
$deprecated$const $storage$& $name$() const noexcept { return Storage_.$member$; }
$deprecated$$storage$* mutable_$name$() noexcept { return &Storage_.$member$; }
$deprecated$void clear_$name$() noexcept;
)";

constexpr const char* kMapSource = R"(
void $class$::clear_$name$() noexcept {
  Storage_.$member$.clear();
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
  return {variables.expand(kMessage), {}, {}};
}

FieldText map_field_text(const Variables& variables) {
  return {variables.expand(kMap), {}, variables.expand(kMapSource)};
}

}  // namespace onnxgen::emit::protobuf
