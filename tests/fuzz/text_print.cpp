// Any bytes as text: what is printed of them is what is printed of the message that a parser reads from them.
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
void check(std::string_view bytes, const text::PrintOptions& options) {
  std::string printed;
  const onnxgen::Status status = text::print(bytes, onnxgen::descriptor_of<M>(), printed, options);
  M message;
  if (!message.ParsePartialFromString(bytes)) return;
  if (!status) {  // pieces of messages within each other
    FUZZ_CHECK(status.code() == onnxgen::ErrorCode::kAllocationLimit);
    return;
  }
  FUZZ_CHECK(printed == text::print(message, options));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes = onnxgen::fuzz::view(data + 1, size - 1);
  text::PrintOptions options;
  options.single_line = (data[0] & 8) != 0;
  options.short_repeated = (data[0] & 16) != 0;
  options.expand_any = (data[0] & 32) != 0;
  onnxgen::fuzz::with_text_message(
      data[0], [&](const auto& message) { check<std::decay_t<decltype(message)>>(bytes, options); });
  return 0;
}
