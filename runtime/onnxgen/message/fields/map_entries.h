// Common implementation of map fields, independent of the map's class. A map is encoded as repeated messages with a key
// (1) and a value (2).
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/message/codec.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// A scalar key or value of an entry. `Stored` is the type in the map's node, `View` the type that iterators yield.
template <std::uint32_t kNumber, class Kind>
struct ScalarEntryPart {
  using Stored = typename Kind::Value;
  using View = Stored;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, Kind::kWireType);

  static Stored initial() noexcept { return Kind::kDefault; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext&) noexcept {
    return Kind::read(p, end, stored);
  }
  static std::uint64_t size(View value) noexcept { return 1 + Kind::size(value); }
  static char* write(Stored stored, char* p, Writer& writer) noexcept {
    p = writer.ensure(p);
    return write::tag_before(Kind::write_before(p, stored), kTag);
  }
  static bool equal(View a, View b) noexcept { return same_bits(a, b); }
  static bool initialized(View, FieldPath&) noexcept { return true; }
};

// kMember is the map; ValueKind is the kind of value that ValuePart reads. Storage provides the functions that depend
// on the map's class:
//   bool store(Map&, Entry&, ParseContext&)             moves an entry into the map; false if memory is exhausted
//   void for_each_backwards(const Map&, visit)          calls visit(Stored key, Stored value), the last entry first
template <std::uint32_t kNumber, auto kMember, class KeyPart, class ValuePart, class ValueKind, class Storage>
struct MapEntries {
  using Data = DataOf<kMember>;

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  // Reads one entry. A repeated key replaces the earlier value. An entry whose value is an unknown number of a closed
  // enum is kept as an unknown field. Unknown fields within an entry are dropped, since the map cannot store them.
  ONNXGEN_NOINLINE static const char* read(Data& data, const char* p, const char* end, ParseContext& context) noexcept {
    if (!context.enter(p)) return nullptr;
    const char* const start = p;
    std::size_t length = 0;
    p = wire::read_length(p, end, length);
    if (p == nullptr) return nullptr;
    const char* const stop = p + length;
    Entry entry;
    p = read_entry(entry, p, stop, context);
    if (p == nullptr) return nullptr;
    context.leave();
    context.reach(stop);
    if (!entry.known) return parse::keep_unknown_entry(data.header, kTag, start, stop, context);
    return Storage::store(data.*kMember, entry, context) ? stop : context.fail_allocation(start);
  }

  static std::uint64_t size(const Data& data) noexcept {
    std::uint64_t size = (data.*kMember).size() * wire::varint_size(kTag);
    for (const auto& [key, value] : data.*kMember) size += delimited_size(KeyPart::size(key) + ValuePart::size(value));
    return size;
  }

  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    Storage::for_each_backwards(data.*kMember, [&](const auto& key, const auto& value) {
      const std::uint64_t before = writer.written(p);
      p = ValuePart::write(value, p, writer);
      p = KeyPart::write(key, p, writer);
      p = write::head(p, kTag, writer.written(p) - before, writer);
    });
    return p;
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    if ((a.*kMember).size() != (b.*kMember).size()) return false;
    auto other = (b.*kMember).begin();
    for (const auto& [key, value] : a.*kMember) {
      if (!KeyPart::equal(key, (*other).first) || !ValuePart::equal(value, (*other).second)) return false;
      ++other;
    }
    return true;
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    std::size_t index = 0;
    for (const auto& [key, value] : data.*kMember) {
      if (!ValuePart::initialized(value, missing)) {
        missing.push(kNumber, index);
        return false;
      }
      ++index;
    }
    return true;
  }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }

 private:
  struct Entry {
    typename KeyPart::Stored key = KeyPart::initial();
    typename ValuePart::Stored value = ValuePart::initial();
    bool known = true;
  };

  static const char* read_entry(Entry& entry, const char* p, const char* end, ParseContext& context) noexcept {
    while (p < end) {
      const char* const start = p;
      std::uint32_t tag = 0;
      p = wire::read_tag(p, end, tag);
      if (p == nullptr) return context.fail_field(start, end, 0);
      if (tag == KeyPart::kTag) {
        p = KeyPart::read(entry.key, p, end, context);
      } else if (tag == ValuePart::kTag) {
        p = read_value(entry, p, end, context);
      } else {
        p = parse::skip(p, end, tag, context);
      }
      if (p == nullptr) return context.fail_field(start, end, tag);
    }
    return p;
  }

  static const char* read_value(Entry& entry, const char* p, const char* end, ParseContext& context) noexcept {
    if constexpr (kIsClosedEnum<ValueKind>) {
      std::uint64_t bits = 0;
      p = wire::read_varint(p, end, bits);
      if (p == nullptr) return nullptr;
      entry.known = ValueKind::is_valid(bits);
      if (entry.known) entry.value = kinds::SignExtended<typename ValueKind::Value>::decode(bits);
      return p;
    } else {
      return ValuePart::read(entry.value, p, end, context);
    }
  }
};

}  // namespace onnxgen
