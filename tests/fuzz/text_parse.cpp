// Any text as a message. The parsed message can be printed and survives a round trip.
#include <string>
#include <string_view>
#include <type_traits>

#include "check.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"
#include "target.h"
#include "text_messages.h"

namespace {

namespace text = onnxgen::text;

template <class M>
void check(std::string_view input, const text::ParseTextOptions& options) {
  std::string bytes;
  if (!text::encode_text(input, onnxgen::descriptor_of<M>(), bytes, options).ok()) return;
  M message;
  if (const onnxgen::Status status = message.ParsePartialFromString(bytes); !status) {
    FUZZ_CHECK(status.code() == onnxgen::ErrorCode::kInvalidUtf8);
    return;
  }
  std::string printed;
  FUZZ_CHECK(text::print_text(message, printed));
  std::string again;
  FUZZ_CHECK(text::encode_text(printed, onnxgen::descriptor_of<M>(), again).ok());
  std::string of_bytes;
  FUZZ_CHECK(text::print_text(again, onnxgen::descriptor_of<M>(), of_bytes));
  FUZZ_CHECK(of_bytes == printed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input = onnxgen::fuzz::view(data + 1, size - 1);
  text::ParseTextOptions options;
  options.last_wins = (data[0] & 8) != 0;
  options.ignore_unknown_fields = (data[0] & 16) != 0;
  onnxgen::fuzz::with_text_message(
      data[0], [&](const auto& message) { check<std::decay_t<decltype(message)>>(input, options); });
  return 0;
}
