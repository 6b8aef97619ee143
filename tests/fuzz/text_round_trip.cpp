// Any bytes as a message, printed as text and parsed. The message must be unchanged.
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
void check(std::string_view bytes, const text::PrintTextOptions& print_options) {
  onnxgen::ParseOptions known;
  known.allow_partial = true;
  known.keep_unknown_fields = false;
  M message;
  if (!message.ParseFromString(bytes, known)) return;
  std::string printed;
  FUZZ_CHECK(text::print_text(message, printed, print_options));
  // Unknown extensions are kept regardless of the options, and cannot be parsed from text.
  text::PrintTextOptions known_only = print_options;
  known_only.hide_unknown_fields = true;
  std::string known_fields;
  FUZZ_CHECK(text::print_text(message, known_fields, known_only));
  if (known_fields != printed) return;
  text::ParseTextOptions options;
  options.allow_partial = true;
  M read;
  FUZZ_CHECK(text::parse_text(printed, &read, options));
  std::string again;
  FUZZ_CHECK(text::print_text(read, again, print_options));
  FUZZ_CHECK(again == printed);
  // Text does not distinguish NaNs, and an expanded Any is encoded again.
  const bool is_exact = printed.find("nan") == std::string::npos && !print_options.expand_any;
  FUZZ_CHECK(!is_exact || read == message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  text::PrintTextOptions options;
  options.single_line = (data[0] & 8) != 0;
  options.short_repeated = (data[0] & 16) != 0;
  options.expand_any = (data[0] & 32) != 0;
  onnxgen::fuzz::with_text_message(data[0], [&](const auto& message) {
    check<std::decay_t<decltype(message)>>(onnxgen::fuzz::view(data + 1, size - 1), options);
  });
  return 0;
}
