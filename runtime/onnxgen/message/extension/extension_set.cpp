#include "onnxgen/message/extension/extension_set.h"

#include <algorithm>
#include <functional>
#include <map>
#include <new>
#include <utility>

#include "onnxgen/message/extension/extension_slot.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/storage/arena_allocator.h"

namespace onnxgen {

// Owned by the arena that contains a slot. When the arena is destroyed, frees the slot's value if it has its own arena
// or members on the heap.
class ExtensionSet::DetachedGuard {
 public:
  explicit DetachedGuard(Slot& slot) noexcept : slot_(&slot) {}
  DetachedGuard(DetachedGuard&& other) noexcept : slot_(std::exchange(other.slot_, nullptr)) {}
  DetachedGuard& operator=(DetachedGuard&&) = delete;
  ~DetachedGuard() {
    if (slot_ != nullptr) slot_->forget_decoded();
  }

 private:
  Slot* slot_;
};

struct ExtensionSet::Tree
    : std::map<std::uint32_t, Slot*, std::less<>, ArenaAllocator<std::pair<const std::uint32_t, Slot*>>> {
  using map::map;

  // Upper bound of a tree node's size: the standard library adds a few words to each entry.
  static constexpr std::size_t kNodeBytes = sizeof(value_type) + 8 * sizeof(void*);
};

const ExtensionInfo* KnownExtensions::find(std::uint32_t number) const noexcept {
  const ExtensionInfo* const* const end = begin + count;
  const ExtensionInfo* const* const found = std::lower_bound(
      begin, end, number, [](const ExtensionInfo* info, std::uint32_t wanted) { return info->number < wanted; });
  return found != end && (*found)->number == number ? *found : nullptr;
}

ExtensionSet::Slot* ExtensionSet::find_slot(std::uint32_t number) const noexcept {
  if (tree_ == nullptr) return nullptr;
  const auto found = tree_->find(number);
  return found != tree_->end() ? found->second : nullptr;
}

// Reserves memory first, since the tree cannot report that it is exhausted.
ExtensionSet::Slot* ExtensionSet::try_add_slot(std::uint32_t number, const ExtensionValueInfo* info,
                                               Arena& arena) noexcept {
  if (tree_ == nullptr) {
    void* const memory = arena.try_allocate(sizeof(Tree));
    if (memory == nullptr) return nullptr;
    tree_ = new (memory) Tree(std::less<>(), Tree::allocator_type(arena));
  }
  void* const memory = arena.try_allocate(sizeof(Slot));
  if (memory == nullptr) return nullptr;
  Slot* const slot = new (memory) Slot(number);
  if (info != nullptr) {
    slot->decoded = Value::try_create(*info, arena);
    if (slot->decoded == nullptr) return nullptr;
  }
  if (!arena.try_keep_alive(DetachedGuard(*slot)) || !arena.try_reserve(Tree::kNodeBytes)) return nullptr;
  tree_->emplace_hint(tree_->end(), number, slot);
  return slot;
}

ExtensionSet::Slot& ExtensionSet::add_slot(std::uint32_t number, const ExtensionValueInfo* info, Arena& arena) {
  Slot* const slot = try_add_slot(number, info, arena);
  if (slot == nullptr) out_of_memory();
  return *slot;
}

const void* ExtensionSet::find(const ExtensionInfo& info) const noexcept {
  Slot* const slot = find_slot(info.number);
  const Value* const value = slot != nullptr ? slot->read_as(*info.value) : nullptr;
  return value != nullptr ? value->data() : nullptr;
}

bool ExtensionSet::keeps_bytes(std::uint32_t number) const noexcept {
  const Slot* const slot = find_slot(number);
  return slot != nullptr && slot->counts_as_bytes();
}

Status ExtensionSet::check(const ExtensionInfo& info) const {
  const Slot* const slot = find_slot(info.number);
  Status status;
  if (slot == nullptr || slot->value() != nullptr) return status;
  Value* const value = slot->decode_detached(*info.value, &status);
  if (value != nullptr) value->destroy();
  return status;
}

void* ExtensionSet::find_or_add(const ExtensionInfo& info, Arena& arena) {
  Slot* const present = find_slot(info.number);
  Slot& slot = present != nullptr ? *present : add_slot(info.number, info.value, arena);
  return slot.change_as(*info.value, arena).data();
}

void ExtensionSet::erase(std::uint32_t number) noexcept {
  Slot* const slot = find_slot(number);
  if (slot == nullptr) return;
  // On the heap, keep the slot and its value. The arena cannot reuse their memory, so setting and clearing an extension
  // repeatedly would consume more and more memory.
  if (!slot->counts_as_bytes() && slot->decoded->clear_on_heap()) return;
  slot->forget_decoded();
  tree_->erase(number);
}

ExtensionSet::Slot* ExtensionSet::try_keep(MessageHeader& header, const ExtensionRecord& record,
                                           ParseContext& context) noexcept {
  const parse::CountedArena counted(header, context);
  Arena* const arena = counted.get();
  if (arena == nullptr) return nullptr;
  Slot* slot = find_slot(record.number);
  if (slot == nullptr) {
    slot = try_add_slot(record.number, record.known != nullptr ? record.known->value : nullptr, *arena);
  }
  if (slot == nullptr || !slot->counts_as_bytes()) return slot;
  slot->is_item = record.is_item;
  return slot->try_append(record.kept, *arena) ? slot : nullptr;
}

bool ExtensionSet::read(MessageHeader& header, const ExtensionRecord& record, ParseContext& context) noexcept {
  Slot* const slot = try_keep(header, record, context);
  if (slot == nullptr) return context.fail_allocation(record.field.data()) != nullptr;
  return slot->counts_as_bytes() || slot->decoded->read(header, record.field, context);
}

std::uint64_t ExtensionSet::byte_size(std::uint32_t first, std::uint32_t last) const noexcept {
  if (tree_ == nullptr) return 0;
  std::uint64_t size = 0;
  const auto end = tree_->upper_bound(last);
  for (auto it = tree_->lower_bound(first); it != end; ++it) size += it->second->byte_size();
  return size;
}

char* ExtensionSet::write(std::uint32_t first, std::uint32_t last, char* p, Writer& writer) const noexcept {
  if (tree_ == nullptr) return p;
  const auto begin = tree_->lower_bound(first);
  for (auto it = tree_->upper_bound(last); it != begin;) p = (--it)->second->write(p, writer);
  return p;
}

std::uint64_t ExtensionSet::items_size() const noexcept {
  if (tree_ == nullptr) return 0;
  std::uint64_t size = 0;
  for (const auto& [number, slot] : *tree_) {
    const std::uint64_t body = slot->byte_size();
    const bool bare = slot->counts_as_bytes();
    if (!bare && body == 0) continue;
    size += message_set::kItemOverhead + wire::varint_size(number);
    size += bare ? wire::varint_size(message_set::kItemMessage) + delimited_size(body) : body;
  }
  return size;
}

char* ExtensionSet::write_items(char* p, Writer& writer) const noexcept {
  if (tree_ == nullptr) return p;
  for (auto it = tree_->crbegin(); it != tree_->crend(); ++it) {
    const Slot& slot = *it->second;
    const std::uint64_t body = slot.byte_size();
    const bool bare = slot.counts_as_bytes();
    if (!bare && body == 0) continue;
    p = write::tag_before(writer.ensure(p), message_set::kItemEnd);
    p = writer.ensure(slot.write(p, writer));
    if (bare) p = write::head_before(p, message_set::kItemMessage, body);
    p = write::tag_before(wire::write_varint_before(p, it->first), message_set::kItemType);
    p = write::tag_before(p, message_set::kItemStart);
  }
  return p;
}

void ExtensionSet::merge(const ExtensionSet& from, Arena& arena) {
  if (from.tree_ == nullptr) return;
  for (const auto& [number, source] : *from.tree_) {
    Slot* const present = find_slot(number);
    const ExtensionValueInfo* const added = source->counts_as_bytes() ? nullptr : source->value()->info;
    Slot& target = present != nullptr ? *present : add_slot(number, added, arena);
    if (source->counts_as_bytes() && target.counts_as_bytes()) {
      target.is_item = source->is_item;
      if (!target.try_append(source->view(), arena)) out_of_memory();
      continue;
    }
    const ExtensionValueInfo& info = *(target.counts_as_bytes() ? *source : target).value()->info;
    Value& to = target.change_as(info, arena);
    const Value* const value = source->read_as(info);
    if (value != nullptr) {
      info.merge(to.data(), value->data(), arena);
    } else if (info.construct == nullptr || !source->try_decode(to, arena, nullptr)) {
      source->keep_as_unknown(to, arena);
    }
  }
}

bool ExtensionSet::equal(Slot& a, Slot& b) noexcept {
  if (a.counts_as_bytes() && b.counts_as_bytes()) return a.view() == b.view();
  const ExtensionValueInfo& info = *(a.counts_as_bytes() ? b : a).value()->info;
  const Value* const x = a.read_as(info);
  const Value* const y = b.read_as(info);
  return x != nullptr && y != nullptr && info.equal(x->data(), y->data());
}

ExtensionSet::Slot* ExtensionSet::first_from(std::uint32_t number, const KnownExtensions* known) const noexcept {
  if (tree_ == nullptr) return nullptr;
  for (auto it = tree_->lower_bound(number); it != tree_->end(); ++it) {
    const bool is_known = known != nullptr && known->find(it->first) != nullptr;
    if (!is_known && !it->second->is_empty()) return it->second;
  }
  return nullptr;
}

bool ExtensionSet::are_equal(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                             const KnownExtensions* known_to_b) noexcept {
  auto* x = a.first_from(0, known_to_a);
  auto* y = b.first_from(0, known_to_b);
  while (x != nullptr && y != nullptr) {
    if (x->number != y->number || !equal(*x, *y)) return false;
    x = a.first_from(x->number + 1, known_to_a);
    y = b.first_from(y->number + 1, known_to_b);
  }
  return x == y;  // true if both reached the end
}

bool operator==(const ExtensionSet& a, const ExtensionSet& b) noexcept {
  return ExtensionSet::are_equal(a, nullptr, b, nullptr);
}

const MessageHeader* ExtensionSet::header_within(std::uint32_t number, const KnownExtensions* known) const noexcept {
  const ExtensionInfo* const info = known != nullptr ? known->find(number) : nullptr;
  return info != nullptr ? static_cast<const MessageHeader*>(find(*info)) : nullptr;
}

std::string_view ExtensionSet::unknown_within(std::uint32_t number, const KnownExtensions* known) const {
  const MessageHeader* const header = header_within(number, known);
  return header != nullptr ? header->unknown() : std::string_view();
}

bool ExtensionSet::has_unknown(const KnownExtensions* known) const noexcept {
  if (tree_ == nullptr) return false;
  const auto is_rest = [&](const auto& entry) {
    const auto& [number, slot] = entry;
    const bool is_known = known != nullptr && known->find(number) != nullptr;
    if (!is_known) return !slot->is_empty();
    const MessageHeader* const header = header_within(number, known);
    return header != nullptr && header->unknown_size() != 0;
  };
  return std::any_of(tree_->begin(), tree_->end(), is_rest);
}

void ExtensionSet::append_unknown(const KnownExtensions* known, bool as_items, std::string& bytes) const {
  if (tree_ == nullptr) return;
  for (const auto& [number, slot] : *tree_) {
    if (known != nullptr && known->find(number) != nullptr) {
      bytes += unknown_within(number, known);
    } else if (!slot->is_empty()) {
      slot->append(as_items, bytes);
    }
  }
}

void ExtensionSet::remove_unknown(const KnownExtensions* known, std::string& bytes) {
  Slot* slot = first_from(0, known);
  while (slot != nullptr) {
    const std::uint32_t number = slot->number;
    constexpr bool kAsItem = false;
    slot->append(kAsItem, bytes);
    erase(number);
    slot = first_from(number + 1, known);
  }
}

bool ExtensionSet::have_equal_unknown(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                                      const KnownExtensions* known_to_b) {
  const auto have_equal_unknown = [&](const KnownExtensions* known) {
    for (std::size_t i = 0; known != nullptr && i < known->count; ++i) {
      const std::uint32_t number = known->begin[i]->number;
      if (a.unknown_within(number, known_to_a) != b.unknown_within(number, known_to_b)) return false;
    }
    return true;
  };
  return have_equal_unknown(known_to_a) && (known_to_b == known_to_a || have_equal_unknown(known_to_b)) &&
         are_equal(a, known_to_a, b, known_to_b);
}

bool ExtensionSet::initialized(FieldPath& missing) const noexcept {
  if (tree_ == nullptr) return true;
  for (const auto& [number, slot] : *tree_) {
    const Value* const value = slot->value();
    if (value == nullptr || is_initialized(value->data(), *value->info, missing)) continue;
    missing.renumber(number);  // a message set's value has field number 3
    return false;
  }
  return true;
}

}  // namespace onnxgen
