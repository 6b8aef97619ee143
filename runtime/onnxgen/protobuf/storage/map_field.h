// Map fields of the protobuf profile, stored as google::protobuf::Map. Included by generated .cc files of schemas with
// maps, after codec.h.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/map.h"
#include "onnxgen/message/fields/map_entries.h"
#include "onnxgen/protobuf/storage/codec.h"

namespace onnxgen {
namespace heap {

// The kind of a map field, defined by the kinds of its key and its value.
template <class KeyKind, class ValueKind>
struct MapOf {};

// A key or value of an entry; see ScalarEntryPart.
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
    return write_text(p, kTag, stored, writer);
  }
  static bool initialized(const Stored&, FieldPath&) noexcept { return true; }
};

template <std::uint32_t kNumber, class Kind>
struct EntryPart<kNumber, Kind, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> : ScalarEntryPart<kNumber, Kind> {};

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
  static bool initialized(const Stored& stored, FieldPath& missing) noexcept {
    return is_initialized(data_of(&stored), info(), missing);
  }
  static const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
};

struct MapStorage {
  template <class Map, class Entry>
  static bool store(Map& map, Entry& entry, ParseContext& context) noexcept {
    // Upper bound of a tree node's size: the standard library adds a few words to each element.
    constexpr std::uint64_t kNodeBytes = malloc_size(sizeof(typename Map::value_type) + 4 * sizeof(void*));
    if (!context.memory().try_add(kNodeBytes)) return false;
    const std::size_t size_before = map.size();
#if defined(__cpp_exceptions)
    try {
      map[std::move(entry.key)] = std::move(entry.value);
    } catch (const std::bad_alloc&) {
      return false;
    }
#else
    map[std::move(entry.key)] = std::move(entry.value);
#endif
    if (map.size() == size_before) context.memory().subtract(kNodeBytes);
    return true;
  }

  template <class Map, class Visit>
  static void for_each_backwards(const Map& map, Visit&& visit) noexcept {
    for (auto it = map.end(); it != map.begin();) {
      --it;
      visit(it->first, it->second);
    }
  }
};

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct MapField : MapEntries<kNumber, kMember, EntryPart<1, KeyKind>, EntryPart<2, ValueKind>, ValueKind, MapStorage> {
  using Data = DataOf<kMember>;

  static void merge(Data& to, const Data& from, Memory&) {
    for (const auto& [key, value] : from.*kMember) (to.*kMember)[key] = value;
  }
  // Exchanges two maps whose bytes have been exchanged. A map may contain pointers to itself, so this first exchanges
  // the bytes back.
  static void swap(Data& a, Data& b) noexcept {
    char* const bytes = reinterpret_cast<char*>(&(a.*kMember));
    std::swap_ranges(bytes, bytes + sizeof(a.*kMember), reinterpret_cast<char*>(&(b.*kMember)));
    (a.*kMember).swap(b.*kMember);
  }
};

}  // namespace heap

template <std::uint32_t kNumber, auto kMember, class KeyKind, class ValueKind>
struct FieldChoice<kNumber, kMember, heap::MapOf<KeyKind, ValueKind>, Explicit, void> {
  using Type = heap::MapField<kNumber, kMember, KeyKind, ValueKind>;
};

}  // namespace onnxgen
