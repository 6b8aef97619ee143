// Any bytes as a message of the protobuf profile, printed as text and JSON. The output equals that of the native class
// and parses to the same message.
#include <string>
#include <string_view>

#include "check.h"
#include "drop_in_kinds.pb.h"
#include "drop_in_kinds3.pb.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "profile_checks.h"
#include "target.h"

namespace {

namespace text = onnxgen::text;

template <class Native, class DropIn>
struct Pair {};

template <class DropIn>
void check_text(const DropIn& message, const std::string& printed) {
  text::ParseTextOptions options;
  options.allow_partial = true;
  DropIn read;
  FUZZ_CHECK(text::parse_text(printed, &read, options));
  std::string again;
  FUZZ_CHECK(text::print_text(read, again));
  FUZZ_CHECK(again == printed);
  if (!onnxgen::fuzz::has_nan(printed)) FUZZ_CHECK(onnxgen::equal(message, read));
}

template <class DropIn>
void check_json(const std::string& printed) {
  text::ParseJsonOptions options;
  options.allow_partial = true;
  DropIn read;
  if (!text::parse_json(printed, &read, options)) return;  // invalid UTF-8 in a proto2 string
  text::TextStatus status;
  const std::string again = onnxgen::fuzz::json_of(read, status);
  FUZZ_CHECK(status);
  DropIn once_more;
  FUZZ_CHECK(text::parse_json(again, &once_more, options));
  FUZZ_CHECK(onnxgen::equal(read, once_more));
}

template <class Native, class DropIn>
void check(Pair<Native, DropIn>, std::string_view bytes) {
  Native native;
  DropIn drop_in;
  if (!onnxgen::fuzz::read_by_both(bytes, native, drop_in)) return;
  FUZZ_CHECK(onnxgen::equal(native, drop_in));
  const onnxgen::fuzz::Prints prints = onnxgen::fuzz::check_prints(native, drop_in);
  check_text(drop_in, prints.text);
  if (prints.json_status) check_json<DropIn>(prints.json);
}

template <class... Pairs>
void check_one_of(std::string_view input) {
  if (input.empty()) return;
  const std::size_t choice = static_cast<unsigned char>(input[0]) % sizeof...(Pairs);
  std::size_t index = 0;
  ((index++ == choice ? check(Pairs(), input.substr(1)) : static_cast<void>(0)), ...);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check_one_of<Pair<sample::Scalars, drop_in::Scalars>, Pair<sample::Defaults, drop_in::Defaults>,
               Pair<sample::Unpacked, drop_in::Unpacked>, Pair<sample::Packed, drop_in::Packed>,
               Pair<sample::Required, drop_in::Required>, Pair<sample::Choice, drop_in::Choice>,
               Pair<sample::Maps, drop_in::Maps>, Pair<sample::Tree, drop_in::Tree>,
               Pair<sample::Numbers, drop_in::Numbers>, Pair<sample::Groups, drop_in::Groups>,
               Pair<sample3::Implicit, drop_in3::Implicit>, Pair<sample3::Explicit, drop_in3::Explicit>,
               Pair<sample3::Lists, drop_in3::Lists>, Pair<sample3::Choice, drop_in3::Choice>,
               Pair<sample3::Maps, drop_in3::Maps>>(onnxgen::fuzz::view(data, size));
  return 0;
}
