// Prints any bytes as text. The output equals that of the message parsed from them.
#include <string>
#include <string_view>
#include <type_traits>

#include "check.h"
#include "onnxgen/text/print.h"
#include "target.h"
#include "text_messages.h"

namespace {

namespace text = onnxgen::text;

template <class M>
void check(std::string_view bytes, const text::PrintTextOptions& options) {
  std::string printed;
  const text::TextStatus status = text::print_text(bytes, onnxgen::descriptor_of<M>(), printed, options);
  M message;
  if (!message.ParsePartialFromString(bytes)) return;
  if (!status) {  // nested messages in several parts
    FUZZ_CHECK(status.code() == text::TextError::kTooManyCopies);
    return;
  }
  // A message with extensions keeps unknown extensions, and invalid items of a message set, in a different order than
  // its bytes.
  const bool is_extendable = onnxgen::descriptor_of<M>().extendable;
  text::PrintTextOptions shared = options;
  shared.hide_unknown_fields = is_extendable;
  if (is_extendable) {
    printed.clear();
    FUZZ_CHECK(text::print_text(bytes, onnxgen::descriptor_of<M>(), printed, shared));
  }
  std::string of_message;
  FUZZ_CHECK(text::print_text(message, of_message, shared));
  FUZZ_CHECK(printed == of_message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes = onnxgen::fuzz::view(data + 1, size - 1);
  text::PrintTextOptions options;
  options.single_line = (data[0] & 8) != 0;
  options.short_repeated = (data[0] & 16) != 0;
  options.expand_any = (data[0] & 32) != 0;
  onnxgen::fuzz::with_text_message(
      data[0], [&](const auto& message) { check<std::decay_t<decltype(message)>>(bytes, options); });
  return 0;
}
