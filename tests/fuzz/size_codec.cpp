// Any bytes as a message of a class optimized for speed and of one optimized for size. Their results must be equal.
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "kinds3_for_size.pb.h"
#include "kinds_for_size.pb.h"
#include "message_checks.h"
#include "target.h"

// Included last: its extensions have the same names as parameters in the other headers.
#include "extensions_for_size.pb.h"
#include "fuzz_extensions.pb.h"

namespace {

using onnxgen::fuzz::partial_bytes;
using onnxgen::fuzz::partial_options;
using onnxgen::fuzz::same_outcome;

template <class Fast, class Small>
struct Pair {};

template <class Fast, class Small>
void expect_same(const Fast& fast, const Small& small) {
  FUZZ_CHECK(fast.ByteSizeLong() == small.ByteSizeLong());
  FUZZ_CHECK(fast.IsInitialized() == small.IsInitialized());
  FUZZ_CHECK(fast.unknown_fields() == small.unknown_fields());
  FUZZ_CHECK(partial_bytes(fast) == partial_bytes(small));
}

// Options affect both classes equally.
template <class Fast, class Small>
void check_with(std::string_view input, const onnxgen::ParseOptions& options) {
  Fast fast;
  Small small;
  FUZZ_CHECK(same_outcome(fast.ParseFromString(input, options), small.ParseFromString(input, options)));
  expect_same(fast, small);
}

// Merges messages into nonempty ones, and tests all operations of a value.
template <class Fast, class Small>
void check_values(Fast& fast, Small& small, std::string_view input) {
  Fast fast_half;
  Small small_half;
  const std::string_view half = input.substr(0, input.size() / 2);
  if (fast_half.MergeFromString(half, partial_options()) && small_half.MergeFromString(half, partial_options())) {
    FUZZ_CHECK((fast == fast_half) == (small == small_half));
    fast.MergeFrom(fast_half);
    small.MergeFrom(small_half);
    expect_same(fast, small);
  }
  const Fast fast_copy = fast;
  const Small small_copy = small;
  expect_same(fast_copy, small_copy);
  FUZZ_CHECK(fast_copy == fast && small_copy == small);
  fast.Clear();
  small.Clear();
  expect_same(fast, small);
}

template <class Fast, class Small>
void check(Pair<Fast, Small>, std::string_view input) {
  Fast fast;
  Small small;
  const onnxgen::Status outcome = fast.MergeFromString(input, partial_options());
  FUZZ_CHECK(same_outcome(outcome, small.MergeFromString(input, partial_options())));
  if (outcome) {  // after an error, the classes may have kept different parts
    expect_same(fast, small);
    check_values(fast, small, input);
  }
  check_with<Fast, Small>(input, {});
  onnxgen::ParseOptions options = partial_options();
  options.keep_unknown_fields = false;
  check_with<Fast, Small>(input, options);
  options.max_depth = 2;
  check_with<Fast, Small>(input, options);
}

// Selects a class by the first byte.
template <class... Pairs>
void check_one_of(std::string_view input) {
  if (input.empty()) return;
  const std::size_t choice = static_cast<unsigned char>(input[0]) % sizeof...(Pairs);
  std::size_t index = 0;
  ((index++ == choice ? check(Pairs(), input.substr(1)) : static_cast<void>(0)), ...);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check_one_of<Pair<sample::Scalars, sized::Scalars>, Pair<sample::Defaults, sized::Defaults>,
               Pair<sample::Unpacked, sized::Unpacked>, Pair<sample::Packed, sized::Packed>,
               Pair<sample::Required, sized::Required>, Pair<sample::Choice, sized::Choice>,
               Pair<sample::Maps, sized::Maps>, Pair<sample::Tree, sized::Tree>, Pair<sample::Numbers, sized::Numbers>,
               Pair<sample::Groups, sized::Groups>, Pair<sample3::Implicit, sized3::Implicit>,
               Pair<sample3::Explicit, sized3::Explicit>, Pair<sample3::Lists, sized3::Lists>,
               Pair<sample3::Choice, sized3::Choice>, Pair<sample3::Maps, sized3::Maps>,
               Pair<fuzz_own::Shape, sized_fuzz::Shape>, Pair<fuzz_own::Set, sized_fuzz::Set>,
               Pair<fuzz_own::Needy, sized_fuzz::Needy>>(onnxgen::fuzz::view(data, size));
  return 0;
}
