// Writes the elements of repeated numbers, the last one first. Included only by generated .cc files, through codec.h.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "onnxgen/message/write/write.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::write {

template <class Kind>
using Value = typename Kind::Value;

// Calls write_one(p, value) for each value, which writes it so that it ends at `p`, in at most kLongest bytes. Ensures
// room once for as many values as certainly fit, so that the inner loop only writes.
template <std::size_t kLongest, class Value, class WriteOne>
ONNXGEN_ALWAYS_INLINE inline char* each_before(char* p, const Value* values, std::size_t count, Writer& writer,
                                               WriteOne write_one) noexcept {
  static_assert(kLongest <= Writer::kEnsured);
  while (count != 0) {
    p = writer.ensure(p);
    const std::size_t batch = (std::min)(count, writer.room(p) / kLongest);
    for (const std::size_t end = count - batch; count != end; --count) p = write_one(p, values[count - 1]);
  }
  return p;
}

template <class Kind>
ONNXGEN_ALWAYS_INLINE inline char* number_before(char* p, Value<Kind> value) noexcept {
  if constexpr (Kind::kFixedSize != 0) {
    return Kind::write_before(p, value);
  } else {
    return wire::write_varint_wide_before(p, Kind::encode(value));
  }
}

template <class Kind, class Container>
ONNXGEN_NOINLINE char* packed(char* p, std::uint32_t tag, const Container& field, Writer& writer) noexcept {
  const Value<Kind>* const values = field.data();
  const auto count = static_cast<std::size_t>(field.size());
  const std::uint64_t before = writer.written(p);
  if constexpr (Kind::kFixedSize != 0 && wire::kHostIsLittleEndian) {
    p = writer.write(p, {reinterpret_cast<const char*>(values), count * sizeof(Value<Kind>)});
  } else {
    p = each_before<wire::kMaxVarintBytes>(
        p, values, count, writer, [](char* to, Value<Kind> value) noexcept { return number_before<Kind>(to, value); });
  }
  return head(p, tag, writer.written(p) - before, writer);
}

template <class Kind, class Container>
ONNXGEN_NOINLINE char* unpacked(char* p, std::uint32_t tag, const Container& field, Writer& writer) noexcept {
  constexpr std::size_t kLongest = 2 * wire::kMaxVarintBytes;
  return each_before<kLongest>(
      p, field.data(), static_cast<std::size_t>(field.size()), writer,
      [tag](char* to, Value<Kind> value) noexcept { return tag_before(number_before<Kind>(to, value), tag); });
}

}  // namespace onnxgen::write
