// Any bytes as text: what is printed of them is what is printed of the message that a parser reads from them.
#include <string>
#include <string_view>

#include "check.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/text/print.h"
#include "target.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

namespace {

namespace text = onnxgen::text;

template <class M>
void check(std::string_view bytes, const text::PrintOptions& options) {
  std::string printed;
  const onnxgen::Status status = text::print(bytes, descriptor_of<M>(), printed, options);
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
  switch (data[0] & 7) {
    case 0:
      check<sample::Tree>(bytes, options);
      break;
    case 1:
      check<sample::Maps>(bytes, options);
      break;
    case 2:
      check<sample::Groups>(bytes, options);
      break;
    case 3:
      check<sample::Packed>(bytes, options);
      break;
    case 4:
      check<sample_text::Maps>(bytes, options);
      break;
    case 5:
      check<sample_text::Names>(bytes, options);
      break;
    case 6:
      check<sample_text::Aliases>(bytes, options);
      break;
    case 7:
      check<sample_text::Proto3>(bytes, options);
      break;
    default:
      break;
  }
  return 0;
}
