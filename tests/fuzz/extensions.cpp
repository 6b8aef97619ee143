// Extensions and message sets, read through their identifiers.
#include <type_traits>

#include "extensions.pb.h"
#include "message_checks.h"
#include "target.h"

namespace {

using onnxgen::fuzz::check_message;
using onnxgen::fuzz::check_writing;
using onnxgen::fuzz::partial_bytes;

// Calls visit(identifier) for each extension of the class.
template <class Visit>
void for_each_extension(const fuzz::Shape&, Visit visit) {
  const auto each = [&](const auto&... id) { (visit(id), ...); };
  each(fuzz::rank, fuzz::label, fuzz::data, fuzz::names, fuzz::part, fuzz::color, fuzz::colors, fuzz::core,
       fuzz::weights, fuzz::others, fuzz::last, fuzz::Shape::inner, fuzz::Shape::dims, fuzz::Needy::needy);
}
template <class Visit>
void for_each_extension(const fuzz::Set&, Visit visit) {
  visit(fuzz::Item::item);
  visit(fuzz::LargeItem::large_item);
}

template <class M>
auto is_empty(const M& message) -> decltype(message.ByteSizeLong() == 0) {
  return message.ByteSizeLong() == 0;
}
template <class Container>
auto is_empty(const Container& container) -> decltype(container.begin() == container.end()) {
  return container.begin() == container.end();
}

// Checks that a malformed extension reads as absent.
template <class M, class Value>
void read(const M& message, const onnxgen::Extension<M, Value>& id) {
  const onnxgen::Status checked = message.CheckExtension(id);
  constexpr bool kHasDefault = !std::is_empty_v<decltype(id.default_value)>;  // numbers and text
  if constexpr (kHasDefault) {
    const auto value = message.GetExtension(id);
    FUZZ_CHECK(checked || !message.HasExtension(id));
    if (!message.HasExtension(id)) FUZZ_CHECK(value == id.default_value);
  } else {
    if (!checked) FUZZ_CHECK(is_empty(message.GetExtension(id)));
  }
}

// Reading extensions does not change the serialized message.
template <class M>
void check_extensions(const M& message) {
  const std::string bytes = partial_bytes(message);
  const M untouched = message;
  for_each_extension(message, [&](const auto& id) { read(message, id); });
  FUZZ_CHECK(partial_bytes(message) == bytes);
  FUZZ_CHECK(message == untouched);
  check_writing(message);
}

// Changing one extension leaves the others unchanged, and clearing all leaves none.
template <class M>
void check_changes(const M& message) {
  M changed = message;
  for_each_extension(message, [&](const auto& id) {
    M without = message;
    without.ClearExtension(id);
    for_each_extension(message, [&](const auto& other) {
      if (other.number() != id.number()) {
        FUZZ_CHECK(without.CheckExtension(other).ok() == message.CheckExtension(other).ok());
      }
    });
    check_writing(without);
    without.MergeFrom(message);
    check_writing(without);
    changed.ClearExtension(id);
  });
  for_each_extension(changed, [&](const auto& id) { FUZZ_CHECK(changed.CheckExtension(id).ok()); });
  check_writing(changed);
}

template <class M>
void check_extended(std::string_view input) {
  const M message = check_message<M>(input);
  check_extensions(message);
  check_changes(message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input = onnxgen::fuzz::view(data + 1, size - 1);
  switch (data[0] % 4) {
    case 0:
      check_extended<fuzz::Shape>(input);
      break;
    case 1:
      check_extended<fuzz::Set>(input);
      break;
    case 2:
      check_message<fuzz::Needy>(input);
      break;
    default:
      check_message<fuzz::Holder>(input);
      break;
  }
  return 0;
}
