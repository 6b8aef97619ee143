// Any text as a message: what it is read as can be parsed, and its print is read as the same again.
#include <string>
#include <string_view>

#include "check.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"
#include "target.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

namespace {

namespace text = onnxgen::text;

template <class M>
void check(std::string_view input, const text::ParseTextOptions& options) {
  std::string bytes;
  if (!text::encode_text(input, descriptor_of<M>(), bytes, options).ok()) return;
  M message;
  if (const onnxgen::Status status = message.ParsePartialFromString(bytes); !status) {
    FUZZ_CHECK(status.code() == onnxgen::ErrorCode::kInvalidUtf8);
    return;
  }
  const std::string printed = text::print(message);
  std::string again;
  FUZZ_CHECK(text::encode_text(printed, descriptor_of<M>(), again).ok());
  FUZZ_CHECK(text::print(again, descriptor_of<M>()) == printed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input = onnxgen::fuzz::view(data + 1, size - 1);
  text::ParseTextOptions options;
  options.last_wins = (data[0] & 8) != 0;
  switch (data[0] & 7) {
    case 0:
      check<sample::Tree>(input, options);
      break;
    case 1:
      check<sample::Maps>(input, options);
      break;
    case 2:
      check<sample::Groups>(input, options);
      break;
    case 3:
      check<sample::Packed>(input, options);
      break;
    case 4:
      check<sample_text::Maps>(input, options);
      break;
    case 5:
      check<sample_text::Names>(input, options);
      break;
    case 6:
      check<sample_text::Aliases>(input, options);
      break;
    case 7:
      check<sample_text::Proto3>(input, options);
      break;
    default:
      break;
  }
  return 0;
}
