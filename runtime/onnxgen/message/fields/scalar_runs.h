// Reading of many numbers of one field, packed or one by one.
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

// What algorithms do to a container of scalars beside its own functions; the heap's have it in
// protobuf/storage/scalar_field.h. Room for `count` more elements, which the caller fills; nullptr when memory is out.
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, Arena& arena) noexcept {
  return StorageAccess::array(field).try_append(count, arena);
}
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, ParseContext& context) noexcept {
  return try_append(field, count, context.arena());
}

namespace parse {

// Reads one of many values. `keep` tells whether it is to be stored: not if it is an enum number that is not known.
template <class Kind>
ONNXGEN_INLINE_PIECE inline const char* read_element(const char* p, const char* end, typename Kind::Value& value,
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

// Whether elements are read many at a time where there are many. Code for size reads them one by one.
template <class Kind>
inline constexpr bool kReadsMany = !ONNXGEN_FOR_SIZE && !kIsClosedEnum<Kind>;

// Reads elements in [p, end) to `to`, where there is room for all of them, many at a time; the last ones are left over.
// Moves `to` behind what was read. Between two there is a tag of `tag_size` bytes; 0 of packed elements.
template <class Kind>
ONNXGEN_INLINE_PIECE inline const char* read_many(const char* p, const char* end, std::size_t tag_size,
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
    constexpr std::size_t kRoom = 4 * wire::kMostAtOnce;
    std::uint64_t values[kRoom];
    for (;;) {
      const wire::ReadUpTo read = wire::read_varints(p, end, tag_size, values, kRoom);
      if (read.values == values) return p;
      for (const std::uint64_t* value = values; value < read.values; ++value) *to++ = Kind::decode(*value);
      p = read.p;
    }
  }
}

// The elements from `p` on, where one stands whose tag was read: at least one, and not many more than `most`. Those up
// to where the run ends may be given to read_many().
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

// How many more elements to make room for at once where a run goes on: for all that there are, since an arena would
// keep the memory that an array has outgrown.
template <class T>
constexpr std::size_t most_of_run(const Repeated<T>&, const ParseContext&) noexcept {
  return std::numeric_limits<std::size_t>::max();
}
template <class T>
void give_back_room(Repeated<T>&, ParseContext&) noexcept {}

// Elements written one by one, the first one's tag read. Up to eight are gathered in a buffer; if the run goes on, the
// rest is read to its place.
template <class Kind, class Container>
ONNXGEN_NOINLINE const char* read_run(Container& field, const char* p, const char* end, std::uint32_t tag,
                                      MessageHeader& header, ParseContext& context) noexcept {
  using Value = typename Kind::Value;
  const std::uint32_t number = wire::tag_number(tag);
  constexpr std::size_t kBatch = 8;
  Value batch[kBatch] = {};
  std::size_t count = 0;
  bool more = true;
  while (more && count < kBatch) {
    bool keep = true;
    const char* const start = p;
    p = read_element<Kind>(p, end, batch[count], keep, header, number, context);
    if (p == nullptr) {
      context.fail_number(start, end);
      return context.fail_element(context.stack().size(), static_cast<std::size_t>(field.size()) + count);
    }
    if (keep) ++count;
    more = accept_tag(p, end, tag);
  }
  if (count == 0) return p;
  wire::Run run{p, 0, false};
  if (more) run = find_run<Kind>(p, end, tag, most_of_run(field, context));
  Value* to = try_append(field, count + run.count, context);
  if (to == nullptr) return context.fail_allocation(p);
  std::memcpy(to, batch, count * sizeof(Value));
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
    run = find_run<Kind>(p, end, tag, most_of_run(field, context));
    to = try_append(field, run.count, context);
    if (to == nullptr) return context.fail_allocation(p);
  }
  const auto size = static_cast<std::size_t>(to - field.data());
  field.Truncate(static_cast<typename Container::size_type>(size));
  give_back_room(field, context);
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
