// Any text as JSON. A parsed message that can be printed must be parsable again.
#include <string>
#include <string_view>
#include <type_traits>

#include "check.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print_json.h"
#include "target.h"
#include "text_messages.h"

namespace {

namespace text = onnxgen::text;

template <class M>
void check(std::string_view json, const text::ParseJsonOptions& options) {
  M message;
  const text::TextStatus status = text::parse_json(json, &message, options);
  FUZZ_CHECK(status || (status.line() != 0 && status.column() != 0));
  if (!status || !onnxgen::fuzz::has_form_in_json(message)) return;
  std::string printed;
  if (text::print_json(message, printed)) FUZZ_CHECK(text::parse_json(printed, &message, options));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  text::ParseJsonOptions options;
  options.ignore_unknown_fields = (data[0] & 4) != 0;
  options.case_insensitive_enum_parsing = (data[0] & 8) != 0;
  options.allow_partial = true;
  onnxgen::fuzz::with_json_message(data[0], [&](const auto& message) {
    check<std::decay_t<decltype(message)>>(onnxgen::fuzz::view(data + 1, size - 1), options);
  });
  return 0;
}
