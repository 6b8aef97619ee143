// Maps as fields of the protobuf profile: google::protobuf::Map.
// Included by generated .cc files of schemas that have maps, after codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/map.h"
#include "onnxgen/heap/codec.h"

namespace onnxgen {
namespace heap {

// The kind of a map field: the kinds of its key and of its value.
template <class KeyKind, class ValueKind>
struct MapOf {};

// One half of an entry.
template <std::uint32_t kNumber, class Kind, class = void>
struct EntryPart {  // strings and bytes
  using Stored = std::string;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static Stored initial() { return {}; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    return read_text(stored, p, end, Kind::kCheckUtf8, context);
  }
  static std::uint64_t size(const Stored& stored) noexcept { return 1 + delimited_size(stored.size()); }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    return write::text(p, kTag, std::string_view(stored), writer);
  }
  static bool equal(const Stored& a, const Stored& b) noexcept { return a == b; }
  static bool initialized(const Stored&, FieldPath&) noexcept { return true; }
};

template <std::uint32_t kNumber, class Kind>
struct EntryPart<kNumber, Kind, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> {
  using Stored = typename Kind::Value;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, Kind::kWireType);

  static Stored initial() noexcept { return Kind::kDefault; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext&) noexcept {
    return Kind::read(p, end, stored);
  }
  static std::uint64_t size(Stored stored) noexcept { return 1 + Kind::size(stored); }
  static char* write(Stored stored, char* p, Writer& writer) noexcept {
    p = writer.ensure(p, 2 * wire::kMaxVarintBytes);
    return write::tag_before(Kind::write_before(p, stored), kTag);
  }
  static bool equal(Stored a, Stored b) noexcept { return same_bits(a, b); }
  static bool initialized(Stored, FieldPath&) noexcept { return true; }
};

template <std::uint32_t kNumber, class M>
struct EntryPart<kNumber, MessageOf<M>> {
  using Stored = M;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static Stored initial() { return {}; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    if (!context.enter(p)) return nullptr;
    p = parse::Delimited::read_body(stored, p, end, context);
    context.leave();
    return p;
  }
  static std::uint64_t size(const Stored& stored) noexcept {
    return 1 + delimited_size(info().byte_size(data_of(&stored)));
  }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    return write::message(p, kTag, data_of(&stored), info(), writer);
  }
  static bool equal(const Stored& a, const Stored& b) noexcept { return info().equal(data_of(&a), data_of(&b)); }
  static bool initialized(const Stored& stored, FieldPath& missing) noexcept {
    const bool ok = is_initialized(data_of(&stored), info(), missing);
    if (!ok) missing.push(kNumber);
    return ok;
  }
  static const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct MapField {
  using Data = DataOf<kMember>;
  using Container = TypeOf<kMember>;
  using KeyPart = EntryPart<1, KeyKind>;
  using ValuePart = EntryPart<2, ValueKind>;

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  static const char* read(Data& data, const char* p, const char* end, ParseContext& context) noexcept {
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
    if (!entry.known) return parse::keep_unknown_entry(data.header, kTag, start, stop, context);
    return try_set(data.*kMember, entry) ? stop : context.fail_allocation(p);
  }

  static std::uint64_t size(const Data& data) noexcept {
    std::uint64_t size = (data.*kMember).size() * wire::varint_size(kTag);
    for (const auto& [key, value] : data.*kMember) size += delimited_size(KeyPart::size(key) + ValuePart::size(value));
    return size;
  }

  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const Container& map = data.*kMember;
    for (auto it = map.end(); it != map.begin();) {
      --it;
      const std::uint64_t before = writer.written(p);
      p = ValuePart::write(it->second, p, writer);
      p = KeyPart::write(it->first, p, writer);
      const std::uint64_t length = writer.written(p) - before;
      p = write::head_before(writer.ensure(p, write::kTagAndLength), kTag, length);
    }
    return p;
  }

  static void merge(Data& to, const Data& from, Memory&) {
    for (const auto& [key, value] : from.*kMember) (to.*kMember)[key] = value;
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    const auto same = [](const auto& x, const auto& y) {
      return KeyPart::equal(x.first, y.first) && ValuePart::equal(x.second, y.second);
    };
    return std::equal((a.*kMember).begin(), (a.*kMember).end(), (b.*kMember).begin(), (b.*kMember).end(), same);
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

  // Moves the entry into the map; false when memory is out.
  static bool try_set(Container& map, Entry& entry) noexcept {
#if defined(__cpp_exceptions)
    try {
      map[std::move(entry.key)] = std::move(entry.value);
    } catch (const std::bad_alloc&) {
      return false;
    }
#else
    map[std::move(entry.key)] = std::move(entry.value);
#endif
    return true;
  }

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

}  // namespace heap

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct FieldChoice<kNumber, kMember, heap::MapOf<KeyKind, ValueKind>, Explicit, void> {
  using Type = heap::MapField<kNumber, kMember, KeyKind, ValueKind>;
};

}  // namespace onnxgen
