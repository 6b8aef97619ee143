// Counts and decodes long sequences of varints, as in large arrays of numbers.
//
// The ends of varints are found for 64 bytes at a time, so the start of each varint is known before the previous one is
// decoded. The processor can therefore decode several at a time, mostly without a branch on their length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace onnxgen::wire {

// A run: the elements of a repeated field that is not packed, encoded as value, tag, value, tag, and so on.
struct Run {
  const char* end;    // the position after the last counted value
  std::size_t count;  // number of values
  bool is_whole;      // whether no element of the run follows `end`
};

// Finds the run of varints that begins with a value at `p`. Stops soon after `most` values, or when few bytes are left.
// Does not check the values; read_varints() stops before a value of more than ten bytes. `tag` is the encoded tag, of
// `tag_size` bytes.
Run find_varint_run(const char* p, const char* end, const char* tag, std::size_t tag_size, std::size_t most) noexcept;

// Finds a run of fixed-width values of `value_size` bytes each, with one-byte tags.
Run find_fixed_run(const char* p, const char* end, char tag, std::size_t value_size, std::size_t most) noexcept;

// Result of read_varints(): the position of the next value, and the address at which to store it.
struct ReadUpTo {
  const char* p;
  std::uint64_t* values;
};

// Decodes varints in [p, end) to `values`. Stops when there is no room for kMaxAtOnce more values, when few bytes are
// left, or before a varint of more than ten bytes. At least one varint is left over. Pass kRoomForAll as `room` if the
// varints have been counted. Between two varints there is a tag of `tag_size` bytes, already checked by
// find_varint_run(), or none if `tag_size` is 0.
inline constexpr std::size_t kMaxAtOnce = 64;
inline constexpr std::size_t kRoomForAll = (std::numeric_limits<std::size_t>::max)();
ReadUpTo read_varints(const char* p, const char* end, std::size_t tag_size, std::uint64_t* values,
                      std::size_t room) noexcept;

}  // namespace onnxgen::wire
