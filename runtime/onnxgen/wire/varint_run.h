// Many varints in a row, as in long arrays of numbers: counted, and read many at a time. Where they end is found in 64
// bytes at once, so where one begins is known before the one in front of it was decoded, and the processor decodes
// several at a time, nearly all of them without a branch on their length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace onnxgen::wire {

// The elements of a repeated field that is not packed stand in a run: value, tag, value, tag, and so on.
struct Run {
  const char* end;    // behind the last value that was counted
  std::size_t count;  // of values
  bool is_whole;      // nothing of the run follows
};

// The run of varints that begins at `p` with a value. Stops soon after `most` values, and where few bytes are left. No
// value is looked at: read_varints() stops before one of more than ten bytes. `tag` is the tag as it is encoded,
// in `tag_size` bytes.
Run find_varint_run(const char* p, const char* end, const char* tag, std::size_t tag_size, std::size_t most) noexcept;

// The same of values of `value_size` bytes each, with tags of one byte.
Run find_fixed_run(const char* p, const char* end, char tag, std::size_t value_size, std::size_t most) noexcept;

// How far read_varints() came: `p` is where the next value begins, and `values` where it is stored.
struct ReadUpTo {
  const char* p;
  std::uint64_t* values;
};

// Reads varints in [p, end) to `values`, as long as there is room for kMostAtOnce more of `room` values, and so many
// bytes are left that they are worth it. At least one varint is left over. Stops before one that has more than ten
// bytes. With kRoomForAll the caller has counted them. Between two varints there is a tag of `tag_size` bytes, which
// was looked at by find_varint_run(), or none where that is 0.
inline constexpr std::size_t kMostAtOnce = 64;
inline constexpr std::size_t kRoomForAll = std::numeric_limits<std::size_t>::max();
ReadUpTo read_varints(const char* p, const char* end, std::size_t tag_size, std::uint64_t* values,
                      std::size_t room) noexcept;

}  // namespace onnxgen::wire
