// Properties of a generated class for any input.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "check.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen::fuzz {

inline bool same_outcome(const Status& a, const Status& b) {
  return a.code() == b.code() && a.offset() == b.offset() && a.path() == b.path();
}

inline ParseOptions partial_options() {
  ParseOptions options;
  options.allow_partial = true;
  return options;
}

// Bytes in a buffer of exactly their size, so that sanitizers detect reads past the end and after the release.
class Exact {
 public:
  explicit Exact(std::string_view bytes) : size_(bytes.size()), bytes_(new char[size_]) {
    std::copy(bytes.begin(), bytes.end(), bytes_.get());
  }
  std::string_view view() const { return {bytes_.get(), size_}; }
  const std::shared_ptr<char[]>& owner() const { return bytes_; }

 private:
  std::size_t size_;
  std::shared_ptr<char[]> bytes_;
};

template <class M>
std::uint64_t allocated_bytes(const M& message) {
  const Arena* const arena = MessageAccess::data(message).header.arena_or_null();
  return arena != nullptr ? arena->allocated_bytes() : 0;
}

template <class M>
std::string partial_bytes(const M& message) {
  std::string bytes;
  FUZZ_CHECK(message.SerializePartialToString(&bytes));
  return bytes;
}

// All serialization functions produce the same bytes, and parsing them produces the same message.
template <class M>
void check_writing(const M& message) {
  const std::string bytes = partial_bytes(message);
  FUZZ_CHECK(message.ByteSizeLong() == bytes.size());
  std::string array(bytes.size(), '\0');
  FUZZ_CHECK(message.SerializePartialToArray(array.data(), array.size()));
  FUZZ_CHECK(array == bytes);
  if (!bytes.empty()) {
    FUZZ_CHECK(message.SerializePartialToArray(array.data(), array.size() - 1).code() == ErrorCode::kBufferTooSmall);
  }
  if (bytes.empty()) FUZZ_CHECK(message.SerializePartialToArray(nullptr, 0));
  std::ostringstream stream;
  FUZZ_CHECK(message.SerializePartialToOstream(&stream));
  FUZZ_CHECK(stream.str() == bytes);
  std::string joined;
  FUZZ_CHECK(message.SerializePartialToSink([&](const Span* spans, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) joined.append(spans[i]);
    return true;
  }));
  FUZZ_CHECK(joined == bytes);
  std::string complete;
  FUZZ_CHECK(message.SerializeToString(&complete).ok() == message.IsInitialized());

  M again;
  FUZZ_CHECK(again.ParsePartialFromString(bytes));
  FUZZ_CHECK(again == message);
  FUZZ_CHECK(partial_bytes(again) == bytes);
}

// A message behaves as a regular value.
template <class M>
void check_value(const M& message, std::string_view input) {
  const std::string bytes = partial_bytes(message);
  M copy = message;
  FUZZ_CHECK(copy == message && partial_bytes(copy) == bytes);
  M moved = std::move(copy);
  FUZZ_CHECK(moved == message);
  moved.Swap(&copy);
  FUZZ_CHECK(copy == message && moved == M{});
  moved.MergeFrom(copy);
  FUZZ_CHECK(moved == message && partial_bytes(moved) == bytes);
  copy.Clear();
  FUZZ_CHECK(copy == M{} && copy.ByteSizeLong() == 0);
  FUZZ_CHECK(copy.ParsePartialFromArray(nullptr, 0) && copy == M{});
  FUZZ_CHECK(copy.ParsePartialFromString(input));
  FUZZ_CHECK(copy == message);

  // Merging two messages is equivalent to parsing their concatenated bytes.
  moved.MergeFrom(message);
  M parsed;
  FUZZ_CHECK(parsed.ParsePartialFromString(bytes + bytes));
  FUZZ_CHECK(parsed == moved);
  FUZZ_CHECK(partial_bytes(parsed) == partial_bytes(moved));
}

// A limit either rejects the input or has no effect.
template <class M>
void check_limit(const M& unlimited, const Status& outcome, std::string_view input, const ParseOptions& options,
                 ErrorCode refusal) {
  M message;
  const Status status = message.ParseFromString(input, options);
  FUZZ_CHECK(allocated_bytes(message) <= options.max_allocated_bytes);
  if (status.code() == refusal) {
    FUZZ_CHECK(message.ByteSizeLong() == 0);
    return;
  }
  FUZZ_CHECK(same_outcome(status, outcome));
  FUZZ_CHECK(message == unlimited);
}

template <class M>
void check_limits(const M& unlimited, const Status& outcome, std::string_view input) {
  for (const int depth : {0, 1, 5}) {
    ParseOptions options = partial_options();
    options.max_depth = depth;
    check_limit(unlimited, outcome, input, options, ErrorCode::kDepthExceeded);
  }
  constexpr std::uint64_t kFirstBlock = 128 * 1024;  // possible allocation of a message before it reads anything
  for (const std::uint64_t more : {std::uint64_t{16} * 1024, std::uint64_t{256} * 1024}) {
    ParseOptions options = partial_options();
    options.max_allocated_bytes = kFirstBlock + more;
    check_limit(unlimited, outcome, input, options, ErrorCode::kAllocationLimit);
  }
  if (!input.empty()) {
    ParseOptions options = partial_options();
    options.max_total_bytes = input.size() - 1;
    M message;
    FUZZ_CHECK(message.ParseFromString(input, options).code() == ErrorCode::kInputTooLarge);
  }
  // Allocation is proportional to the input, even without a limit: "about 100 N", in blocks of doubling sizes.
  FUZZ_CHECK(allocated_bytes(unlimited) <= kFirstBlock + 512 * std::uint64_t{input.size()});
}

// A message that borrows its bytes equals a copied one.
template <class M>
void check_borrowing(const M& copied, const Status& outcome, std::string_view input) {
  const ParseOptions options = partial_options();
  M message;
  FUZZ_CHECK(same_outcome(message.ParseBorrowed(input, options), outcome));
  FUZZ_CHECK(message == copied);
  if (outcome) check_writing(message);

  M kept;
  {
    const Exact bytes(input);
    FUZZ_CHECK(same_outcome(kept.ParseBorrowed(bytes.owner(), bytes.view(), options), outcome));
  }
  FUZZ_CHECK(kept == copied);
  if (!outcome) return;
  const M copy = kept;  // borrows nothing
  kept.Clear();
  FUZZ_CHECK(copy == copied);
}

// All parse functions have the same result.
template <class M>
void check_reading(const M& expected, const Status& outcome, std::string_view input) {
  std::istringstream stream{std::string(input)};
  M streamed;
  FUZZ_CHECK(same_outcome(streamed.ParsePartialFromIstream(&stream), outcome));
  FUZZ_CHECK(streamed == expected);

  M merged;
  FUZZ_CHECK(same_outcome(merged.MergeFromString(input, partial_options()), outcome));
  if (outcome) FUZZ_CHECK(merged == expected);
  check_writing(merged);  // contains the complete values that precede an error

  M complete;
  const Status status = complete.ParseFromString(input);
  if (outcome && !expected.IsInitialized()) {
    FUZZ_CHECK(status.code() == ErrorCode::kMissingRequired);
  } else {
    FUZZ_CHECK(same_outcome(status, outcome));
    FUZZ_CHECK(complete == expected);
  }

  ParseOptions known_only = partial_options();
  known_only.keep_unknown_fields = false;
  M known;
  FUZZ_CHECK(same_outcome(known.ParseFromString(input, known_only), outcome));
  FUZZ_CHECK(known.unknown_fields().empty());
  check_writing(known);
}

// Runs all checks above. Returns the parsed message, or an empty one if the input was rejected.
template <class M>
M check_message(std::string_view input) {
  M message;
  const Status outcome = message.ParsePartialFromString(Exact(input).view());
  if (!outcome) {
    FUZZ_CHECK(outcome.offset() <= input.size());
    FUZZ_CHECK(!outcome.path().empty() && !outcome.message().empty());
    FUZZ_CHECK(message == M{} && message.ByteSizeLong() == 0);
  } else {
    check_writing(message);
    check_value(message, input);
  }
  check_reading(message, outcome, input);
  check_borrowing(message, outcome, input);
  check_limits(message, outcome, input);
  return message;
}

// Selects a class by the first byte.
template <class... M>
void check_one_of(std::string_view input) {
  if (input.empty()) return;
  const std::size_t choice = static_cast<unsigned char>(input[0]) % sizeof...(M);
  std::size_t index = 0;
  ((index++ == choice ? static_cast<void>(check_message<M>(input.substr(1))) : static_cast<void>(0)), ...);
}

}  // namespace onnxgen::fuzz
