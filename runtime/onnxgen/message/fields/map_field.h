// Map fields stored as onnxgen::Map. Included by generated .cc files of schemas with maps, after codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/fields/map_entries.h"
#include "onnxgen/storage/map.h"

namespace onnxgen {

// The kind of a map field, defined by the kinds of its key and its value.
template <class KeyKind, class ValueKind>
struct MapOf {};

// A key or value of an entry; see ScalarEntryPart.
template <std::uint32_t kNumber, class Kind, class = void>
struct EntryPart {  // strings and bytes
  using Stored = StringField;
  using View = std::string_view;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static Stored initial() noexcept { return {}; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    constexpr bool kCheck = std::is_same_v<Kind, Utf8String>;
    return kCheck ? parse::read_utf8_string(stored, p, end, context) : parse::read_string(stored, p, end, context);
  }
  // Replaces a missing key or value by an empty one.
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
struct EntryPart<kNumber, Kind, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> : ScalarEntryPart<kNumber, Kind> {
  static bool prepare(typename Kind::Value&, Arena&) noexcept { return true; }
};

template <std::uint32_t kNumber, class M>
struct EntryPart<kNumber, MessageOf<M>> {
  using Stored = M*;
  using View = const M&;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);

  static Stored initial() noexcept { return nullptr; }
  static const char* read(Stored& stored, const char* p, const char* end, ParseContext& context) noexcept {
    return parse::read_message<parse::Delimited>(stored, p, end, context);
  }
  // Replaces a missing value by an empty message.
  static bool prepare(Stored& stored, Arena& arena) noexcept {
    if (stored == nullptr) stored = arena.try_create<M>();
    return stored != nullptr;
  }
  static std::uint64_t size(View value) noexcept { return 1 + delimited_size(info().byte_size(data(value))); }
  static char* write(const Stored& stored, char* p, Writer& writer) noexcept {
    static_assert(kIsWritten<M>, "a message that can only be parsed, in one that is serialized");
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

template <class KeyPart, class ValuePart>
struct MapStorage {
  // Reserves memory first, since the tree cannot report that it is exhausted.
  template <class Map, class Entry>
  static bool store(Map& map, Entry& entry, ParseContext& context) noexcept {
    Arena& arena = context.arena();
    if (!KeyPart::prepare(entry.key, arena) || !ValuePart::prepare(entry.value, arena)) return false;
    if (map.tree_ == nullptr) {
      if (!arena.try_reserve(sizeof(typename Map::Tree))) return false;
      map.bind(arena);
    }
    if (!arena.try_reserve(Map::kNodeBytes)) return false;
    map.tree_->insert_or_assign(entry.key, entry.value);
    return true;
  }

  template <class Map, class Visit>
  static void for_each_backwards(const Map& map, Visit&& visit) noexcept {
    if (map.empty()) return;
    for (auto it = map.tree_->crbegin(); it != map.tree_->crend(); ++it) visit(it->first, it->second);
  }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind, class KeyPart = EntryPart<1, KeyKind>,
          class ValuePart = EntryPart<2, ValueKind>>
struct MapField : MapEntries<kNumber, kMember, KeyPart, ValuePart, ValueKind, MapStorage<KeyPart, ValuePart>> {
  template <class Data>
  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!(from.*kMember).empty()) StorageAccess::bind(to.*kMember, arena).MergeFrom(from.*kMember);
  }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct FieldChoice<kNumber, kMember, MapOf<KeyKind, ValueKind>, Explicit, void> {
  using Type = MapField<kNumber, kMember, KeyKind, ValueKind>;
};

}  // namespace onnxgen
