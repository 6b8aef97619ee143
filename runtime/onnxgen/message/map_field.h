// Maps as fields: on the wire a repeated message of key (1) and value (2).
// Included by generated .cc files of schemas that have maps, after codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/codec.h"
#include "onnxgen/storage/map.h"

namespace onnxgen {

// The kind of a map field: the kinds of its key and of its value.
template <class KeyKind, class ValueKind>
struct MapOf {};

// One half of an entry. `Stored` is what the map's node holds.
template <std::uint32_t kNumber, class Kind, class = void>
struct EntryPart {  // strings and bytes
  using Stored = StringField;
  using View = std::string_view;
  static constexpr Stored kDefault{};
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    constexpr bool kCheck = std::is_same_v<Kind, Utf8String>;
    return kCheck ? parse::read_utf8_string(stored, p, end, context) : parse::read_string(stored, p, end, context);
  }
  // An entry without a key or value has an empty one.
  static bool prepare(Stored& stored, Arena& arena) noexcept {
    return stored.has_value() || stored.try_init({}, arena);
  }
  static std::uint64_t size(View value) noexcept { return 1 + delimited_size(value.size()); }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    return write::text(p, kTag, stored, writer);
  }
  static bool equal(View a, View b) noexcept { return a == b; }
  static bool initialized(View, FieldPath&) noexcept { return true; }
};

template <std::uint32_t kNumber, class Kind>
struct EntryPart<kNumber, Kind, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> {
  using Stored = typename Kind::Value;
  using View = Stored;
  static constexpr Stored kDefault = Kind::kDefault;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, Kind::kWireType);

  static const char* read(Stored& stored, const char* p, const char* end, ParseContext&) noexcept {
    return Kind::read(p, end, stored);
  }
  static bool prepare(Stored&, Arena&) noexcept { return true; }
  static std::uint64_t size(View value) noexcept { return 1 + Kind::size(value); }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    p = writer.ensure(p, 2 * wire::kMaxVarintBytes);
    return write::tag_before(Kind::write_before(p, stored), kTag);
  }
  static bool equal(View a, View b) noexcept { return same_bits(a, b); }
  static bool initialized(View, FieldPath&) noexcept { return true; }
};

template <std::uint32_t kNumber, class M>
struct EntryPart<kNumber, MessageOf<M>> {
  using Stored = M*;
  using View = const M&;
  static constexpr Stored kDefault = nullptr;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    return parse::read_message<parse::Delimited>(stored, p, end, context);
  }
  // An entry without a value has an empty message.
  static bool prepare(Stored& stored, Arena& arena) noexcept {
    if (stored == nullptr) stored = arena.try_create<M>();
    return stored != nullptr;
  }
  static std::uint64_t size(View value) noexcept { return 1 + delimited_size(info().byte_size(data(value))); }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    return write::message(p, kTag, stored, info(), writer);
  }
  static bool equal(View a, View b) noexcept { return info().equal(data(a), data(b)); }
  static bool initialized(View value, FieldPath& missing) noexcept {
    return is_initialized(data(value), info(), missing);
  }
  static constexpr const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }

 private:
  static const void* data(View value) noexcept { return &MessageAccess::data(value); }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct MapField {
  using Data = DataOf<kMember>;
  using KeyPart = EntryPart<1, KeyKind>;
  using ValuePart = EntryPart<2, ValueKind>;
  using Container = TypeOf<kMember>;

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  // A key seen again replaces its value. An entry whose value is an unknown number of a closed enum goes to the unknown
  // fields as a whole; other unknown fields of an entry are dropped, for the map has no place for them.
  [[gnu::noinline]] static const char* read(Data& data, const char* p, const char* end,
                                            ParseContext& context) noexcept {
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
    return store(data.*kMember, entry, context) ? stop : context.fail_allocation(start);
  }

  static std::uint64_t size(const Data& data) noexcept {
    std::uint64_t size = (data.*kMember).size() * wire::varint_size(kTag);
    for (const auto& [key, value] : data.*kMember) size += delimited_size(KeyPart::size(key) + ValuePart::size(value));
    return size;
  }

  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const Container& map = data.*kMember;
    if (map.empty()) return p;
    for (auto it = map.tree_->crbegin(); it != map.tree_->crend(); ++it) {
      const std::uint64_t before = writer.written(p);
      p = ValuePart::write(it->second, p, writer);
      p = KeyPart::write(it->first, p, writer);
      const std::uint64_t length = writer.written(p) - before;
      p = write::head_before(writer.ensure(p, write::kTagAndLength), kTag, length);
    }
    return p;
  }

  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!(from.*kMember).empty()) StorageAccess::bind(to.*kMember, arena).MergeFrom(from.*kMember);
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
    typename KeyPart::Stored key = KeyPart::kDefault;
    typename ValuePart::Stored value = ValuePart::kDefault;
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

  // Memory is set aside first, for the tree cannot report that there is none.
  static bool store(Container& map, Entry& entry, ParseContext& context) noexcept {
    Arena& arena = context.arena();
    if (!KeyPart::prepare(entry.key, arena) || !ValuePart::prepare(entry.value, arena)) return false;
    if (map.tree_ == nullptr) {
      if (!arena.try_reserve(sizeof(typename Container::Tree))) return false;
      map.bind(arena);
    }
    if (!arena.try_reserve(Container::kNodeBytes)) return false;
    map.tree_->insert_or_assign(entry.key, entry.value);
    return true;
  }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct FieldChoice<kNumber, kMember, MapOf<KeyKind, ValueKind>, Explicit, void> {
  using Type = MapField<kNumber, kMember, KeyKind, ValueKind>;
};

}  // namespace onnxgen
