// Properties of every message of the protobuf profile.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <utility>

#include "check.h"

namespace onnxgen::fuzz {

// All serialization functions produce the same bytes, and these survive a round trip.
template <class M>
void check_drop_in_writing(const M& message) {
  const std::string bytes = message.SerializePartialAsString();
  FUZZ_CHECK(message.ByteSizeLong() == bytes.size());
  std::string array(bytes.size(), '\0');
  FUZZ_CHECK(message.SerializePartialToArray(array.data(), static_cast<std::int64_t>(array.size())));
  FUZZ_CHECK(array == bytes);
  std::ostringstream stream;
  FUZZ_CHECK(message.SerializePartialToOstream(&stream));
  FUZZ_CHECK(stream.str() == bytes);
  FUZZ_CHECK(message.SerializeAsString() == (message.IsInitialized() ? bytes : std::string()));
  M again;
  FUZZ_CHECK(again.ParsePartialFromString(bytes));
  FUZZ_CHECK(again.SerializePartialAsString() == bytes);
}

// Copies, moves, assigns, swaps and merges a message.
template <class M>
void check_drop_in_value(const M& message) {
  const std::string bytes = message.SerializePartialAsString();
  M copy = message;
  FUZZ_CHECK(copy.SerializePartialAsString() == bytes);
  M moved = std::move(copy);
  FUZZ_CHECK(moved.SerializePartialAsString() == bytes);
  moved.Swap(&copy);
  FUZZ_CHECK(moved.ByteSizeLong() == 0);
  moved.MergeFrom(copy);
  moved.MergeFrom(message);
  check_drop_in_writing(moved);
  M twice;
  FUZZ_CHECK(twice.ParsePartialFromString(bytes + bytes));
  FUZZ_CHECK(twice.SerializePartialAsString() == moved.SerializePartialAsString());
  moved = copy;
  moved.Swap(&copy);
  FUZZ_CHECK(moved.SerializePartialAsString() == bytes);
  copy.Clear();
  FUZZ_CHECK(copy.ByteSizeLong() == 0);
}

}  // namespace onnxgen::fuzz
