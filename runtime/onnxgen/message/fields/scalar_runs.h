// Reads many numbers of a field, packed or unpacked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "onnxgen/message/fields/scalar_codecs.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/storage/repeated.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/varint.h"
#include "onnxgen/wire/varint_run.h"

namespace onnxgen {

template <class Kind, class = void>
inline constexpr bool kIsClosedEnum = false;
template <class Kind>
inline constexpr bool kIsClosedEnum<Kind, std::void_t<decltype(Kind::is_valid(std::uint64_t{}))>> = true;

// Operation that parsing and merging need in addition to a container's own functions; that of heap containers is in
// protobuf/storage/scalar_field.h. Appends `count` elements for the caller to fill. Returns nullptr if memory is
// exhausted.
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, Arena& arena) noexcept {
  return StorageAccess::array(field).try_append(count, arena);
}
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, ParseContext& context) noexcept {
  return try_append(field, count, context.arena());
}

namespace parse {

// Reads one of many values. Sets `keep` to false if the value is an unknown number of a closed enum, which must not be
// stored.
template <class Kind>
ONNXGEN_FORCE_INLINE inline const char* read_element(const char* p, const char* end, typename Kind::Value& value,
                                                     bool& keep, MessageHeader& header, std::uint32_t number,
                                                     ParseContext& context) noexcept {
  if constexpr (Kind::kFixedSize != 0) {
    return Kind::read(p, end, value);
  } else {
    std::uint64_t bits = 0;
    p = wire::read_varint(p, end, bits);
    if (p == nullptr) return nullptr;
    if constexpr (kIsClosedEnum<Kind>) {
      keep = Kind::is_valid(bits);
      if (!keep) return keep_unknown_enum(header, number, bits, context) ? p : context.fail_allocation(p);
    }
    value = Kind::decode(bits);
    return p;
  }
}

// Whether large numbers of elements are decoded many at a time. Code for size decodes them one by one.
template <class Kind>
inline constexpr bool kReadsMany = !ONNXGEN_FOR_SIZE && !kIsClosedEnum<Kind>;

// Decodes elements in [p, end) to `to`, many at a time, and advances `to`. Leaves the last ones over. The caller must
// provide room for all of them. `tag_size` is the size of the tag between two elements, 0 for packed ones.
template <class Kind>
ONNXGEN_FORCE_INLINE inline const char* read_many(const char* p, const char* end, std::size_t tag_size,
                                                  typename Kind::Value*& to) noexcept {
  if constexpr (!kReadsMany<Kind>) {
    (void)end, (void)tag_size, (void)to;
    return p;
  } else if constexpr (Kind::kFixedSize != 0) {
    const auto step = static_cast<std::ptrdiff_t>(Kind::kFixedSize + tag_size);
    for (; end - p > step; p += step) Kind::read(p, end, *to++);
    return p;
  } else if constexpr (sizeof(typename Kind::Value) == sizeof(std::uint64_t)) {
    auto* const first = reinterpret_cast<std::uint64_t*>(to);
    const wire::ReadUpTo read = wire::read_varints(p, end, tag_size, first, wire::kRoomForAll);
    if constexpr (std::is_same_v<Kind, Int64> || std::is_same_v<Kind, Uint64>) {  // stored as they were encoded
      to += read.values - first;
    } else {
      for (const std::uint64_t* value = first; value < read.values; ++value) *to++ = Kind::decode(*value);
    }
    return read.p;
  } else {
    constexpr std::size_t kRoom = 4 * wire::kMaxAtOnce;
    std::uint64_t values[kRoom];
    for (;;) {
      const wire::ReadUpTo read = wire::read_varints(p, end, tag_size, values, kRoom);
      if (read.values == values) return p;
      for (const std::uint64_t* value = values; value < read.values; ++value) *to++ = Kind::decode(*value);
      p = read.p;
    }
  }
}

// Finds the run of elements at `p`, whose first tag has been read. Counts at least one element, and not many more than
// `most`. read_many() may read the elements up to the end of the run.
template <class Kind>
wire::Run find_run(const char* p, const char* end, std::uint32_t tag, std::size_t most) noexcept {
  wire::Run run{p, 0, false};
  if constexpr (kReadsMany<Kind>) {
    char buffer[wire::kMaxVarintBytes];
    const char* const encoded = wire::write_varint_before(buffer + sizeof buffer, tag);
    const auto size = static_cast<std::size_t>(buffer + sizeof buffer - encoded);
    if constexpr (Kind::kFixedSize == 0) {
      run = wire::find_varint_run(p, end, encoded, size, most);
    } else if (size == 1) {
      run = wire::find_fixed_run(p, end, *encoded, Kind::kFixedSize, most);
    }
    if (run.is_whole) return run;
  }
  for (p = run.end; run.count < most && (run.count == 0 || accept_tag(p, end, tag));) {
    ++run.count;
    if constexpr (Kind::kFixedSize != 0) {
      if (end - p < static_cast<std::ptrdiff_t>(Kind::kFixedSize)) break;
      p += Kind::kFixedSize;
    } else {
      std::uint64_t ignored = 0;
      p = wire::read_varint(p, end, ignored);
      if (p == nullptr) break;
    }
  }
  return run;
}

// Returns the maximum number of elements to make room for at once while a run continues. In an arena there is no limit,
// since the arena would keep the memory that an array has outgrown.
template <class T>
constexpr std::size_t max_run_length(const Repeated<T>&, const ParseContext&) noexcept {
  return (std::numeric_limits<std::size_t>::max)();
}
template <class T>
void shrink_to_fit(Repeated<T>&, ParseContext&) noexcept {}

// Reads unpacked elements, whose first tag has been read. Collects up to eight in a buffer, since most runs are short.
// If the run continues, the rest is read directly into the container. Code for size does without the buffer. On
// failure, the field keeps the elements before the damaged one.
template <class Kind, class Container>
ONNXGEN_NOINLINE const char* read_run(Container& field, const char* p, const char* end, std::uint32_t tag,
                                      MessageHeader& header, ParseContext& context) noexcept {
  using Value = typename Kind::Value;
  const std::uint32_t number = wire::tag_number(tag);
  constexpr std::size_t kBatch = 8;
  Value batch[kBatch] = {};
  std::size_t count = 0;
  bool more = true;
  while (!ONNXGEN_FOR_SIZE && more && count < kBatch) {
    bool keep = true;
    const char* const start = p;
    p = read_element<Kind>(p, end, batch[count], keep, header, number, context);
    if (p == nullptr) {
      context.fail_number(start, end);
      if (count == 0) return context.fail_element(context.stack().size(), static_cast<std::size_t>(field.size()));
      more = false;
      break;
    }
    if (keep) ++count;
    more = accept_tag(p, end, tag);
  }
  if (!more && count == 0) return p;
  wire::Run run{p, 0, false};
  if (more) run = find_run<Kind>(p, end, tag, max_run_length(field, context));
  Value* to = try_append(field, count + run.count, context);
  if (to == nullptr) return context.fail_allocation(p);
  if (!ONNXGEN_FOR_SIZE) std::memcpy(to, batch, count * sizeof(Value));
  to += count;
  while (more) {
    const Value* const full = to + run.count;
    p = read_many<Kind>(p, run.end, wire::varint_size(tag), to);
    do {
      bool keep = true;
      const char* const start = p;
      p = read_element<Kind>(p, end, *to, keep, header, number, context);
      if (p == nullptr) {
        context.fail_number(start, end);
        break;
      }
      if (keep) ++to;
      more = accept_tag(p, end, tag);
    } while (more && to != full);
    if (p == nullptr || !more) break;
    run = find_run<Kind>(p, end, tag, max_run_length(field, context));
    to = try_append(field, run.count, context);
    if (to == nullptr) return context.fail_allocation(p);
  }
  const auto size = static_cast<std::size_t>(to - field.data());
  field.Truncate(static_cast<typename Container::size_type>(size));
  shrink_to_fit(field, context);
  return p != nullptr ? p : context.fail_element(context.stack().size(), size);
}

template <class Kind, class Container>
ONNXGEN_NOINLINE const char* read_packed(Container& field, const char* p, const char* end, std::uint32_t number,
                                         MessageHeader& header, ParseContext& context) noexcept {
  using Value = typename Kind::Value;
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  const char* const stop = p + length;
  if constexpr (Kind::kFixedSize != 0) {
    const std::size_t count = length / sizeof(Value);
    if (count * sizeof(Value) != length) return context.fail(ErrorCode::kTruncated, stop);
    if (count == 0) return stop;
    Value* const to = try_append(field, count, context);
    if (to == nullptr) return context.fail_allocation(p);
    if constexpr (wire::kHostIsLittleEndian) {
      std::memcpy(to, p, length);
    } else {
      for (std::size_t i = 0; i < count; ++i) p = Kind::read(p, stop, to[i]);
    }
    return stop;
  } else {
    const std::size_t count = wire::count_varints(p, stop);
    if (count == 0) return p == stop ? stop : context.fail(ErrorCode::kTruncated, stop);
    const auto old_size = static_cast<std::size_t>(field.size());
    Value* to = try_append(field, count, context);
    if (to == nullptr) return context.fail_allocation(p);
    p = read_many<Kind>(p, stop, 0, to);
    while (p < stop) {
      bool keep = true;
      const char* const start = p;
      p = read_element<Kind>(p, stop, *to, keep, header, number, context);
      if (p == nullptr) {
        field.Truncate(static_cast<typename Container::size_type>(old_size));
        return context.fail_number(start, stop);
      }
      if (keep) ++to;
    }
    field.Truncate(static_cast<typename Container::size_type>(to - field.data()));
    return stop;
  }
}

}  // namespace parse

}  // namespace onnxgen
