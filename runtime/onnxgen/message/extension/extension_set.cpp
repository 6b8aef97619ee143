#include "onnxgen/message/extension/extension_set.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <new>
#include <utility>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/storage/arena_allocator.h"

namespace onnxgen {
namespace {

constexpr int kMaxDepth = 100;  // of values that are decoded on demand
constexpr std::uint32_t kItemStart = wire::make_tag(1, wire::WireType::kGroupStart);
constexpr std::uint32_t kItemEnd = wire::make_tag(1, wire::WireType::kGroupEnd);
constexpr std::uint32_t kItemType = wire::make_tag(2, wire::WireType::kVarint);
constexpr std::uint64_t kItemOverhead = 3;  // bytes of the tags around and before the type
constexpr std::uint32_t kItemMessage = wire::make_tag(3, wire::WireType::kLengthDelimited);

std::string_view view(const Array<char>& bytes) noexcept {
  return {bytes.data(), bytes.size()};
}

ParseContext make_context(Arena& arena, std::string_view input) noexcept {
  return ParseContext(arena, input, kMaxDepth, false, true);
}

}  // namespace

struct ExtensionSet::Value {
  const MessageInfo* info;

  void* data() noexcept { return this + 1; }
  const void* data() const noexcept { return this + 1; }
  MessageHeader& header() noexcept { return *static_cast<MessageHeader*>(data()); }

  // An empty value in `arena`; nullptr when memory is out.
  static Value* try_create(const MessageInfo& info, Arena& arena) noexcept {
    void* const memory = arena.try_allocate(sizeof(Value) + info.data_size);
    if (memory == nullptr) return nullptr;
    auto* const value = new (memory) Value{&info};
    std::memcpy(value->data(), info.default_data, info.data_size);
    value->header().join(arena);
    return value;
  }

  static Value& create(const MessageInfo& info, Arena& arena) {
    Value* const value = try_create(info, arena);
    if (value == nullptr) out_of_memory();
    return *value;
  }

  bool parse(std::string_view bytes, ParseContext& context) noexcept {
    const char* const end = bytes.data() + bytes.size();
    return info->parse(data(), bytes.data(), end, context) != nullptr;
  }
};

// Either there are bytes, which count, and perhaps their decoded value; or only a value.
struct ExtensionSet::Slot {
  std::uint32_t number;
  bool is_item = false;      // the bytes are payloads of a message set's items, one after the other, which merges them
  Value* decoded = nullptr;  // const readers of several threads may set it
  Array<char> bytes;

  explicit Slot(std::uint32_t n) noexcept : number(n) {}

  Value* value() const noexcept { return __atomic_load_n(&decoded, __ATOMIC_ACQUIRE); }
  bool counts_as_bytes() const noexcept { return !bytes.empty() || value() == nullptr; }

  // The bytes decoded as `info`, or nullptr.
  const Value* read_as(const MessageInfo& info) noexcept {
    Value* present = value();
    if (present == nullptr) {
      Value* const fresh = decode_detached(info, nullptr);
      if (fresh == nullptr) return nullptr;
      if (__atomic_compare_exchange_n(&decoded, &present, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        return fresh;
      }
      fresh->header().destroy();  // another thread was first
    }
    return present->info == &info ? present : nullptr;
  }

  // Makes the decoded value the one that counts, and of the class `info`.
  Value& change_as(const MessageInfo& info, Arena& arena) {
    if (decoded == nullptr || decoded->info != &info) {
      if (decoded != nullptr && bytes.empty()) encode(arena);
      Value& fresh = decode_in(info, arena);
      forget_decoded();
      decoded = &fresh;
    }
    bytes.reset();
    return *decoded;
  }

  // Decodes into an arena of its own, to which the value itself belongs.
  Value* decode_detached(const MessageInfo& info, Status* failure) const {
    Arena* const arena = Arena::create(sizeof(Value) + info.data_size + bytes.size());
    Value* const value = arena != nullptr ? Value::try_create(info, *arena) : nullptr;
    if (value != nullptr) {
      value->header().own(*arena);
      if (try_decode(*value, *arena, failure)) return value;
      value->header().destroy();
      return nullptr;
    }
    if (failure != nullptr) *failure = Status(ErrorCode::kOutOfMemory);
    if (arena != nullptr) Arena::destroy(arena);
    return nullptr;
  }

  // Whether it holds nothing that would be written: all was cleared, or dropped when it was read.
  bool is_void() const noexcept { return !counts_as_bytes() && byte_size() == 0; }

  std::uint64_t byte_size() const noexcept {
    return counts_as_bytes() ? bytes.size() : decoded->info->byte_size(decoded->data());
  }
  char* write(char* p, Writer& writer) const noexcept {
    return counts_as_bytes() ? writer.write(p, view(bytes)) : decoded->info->write(decoded->data(), p, writer);
  }

  bool try_append(std::string_view more, Arena& arena) noexcept {
    if (more.empty()) return true;
    char* const to = bytes.try_append(more.size(), arena);
    if (to == nullptr) return false;
    std::memcpy(to, more.data(), more.size());
    forget_decoded();
    return true;
  }

  void forget_decoded() noexcept {
    if (decoded != nullptr) decoded->header().destroy();
    decoded = nullptr;
  }

 private:
  bool try_decode(Value& value, Arena& arena, Status* failure) const {
    std::string_view field = view(bytes);
    if (is_item && !prepend_head(field, arena)) {
      if (failure != nullptr) *failure = Status(ErrorCode::kOutOfMemory);
      return false;
    }
    ParseContext context = make_context(arena, field);
    if (value.parse(field, context)) return true;
    context.fail_field(field.data(), field.data() + field.size(),
                       wire::make_tag(value.info->fields[0].number, wire::WireType::kLengthDelimited));
    if (failure != nullptr) *failure = context.status(*value.info);
    return false;
  }

  // Makes a field of a payload.
  static bool prepend_head(std::string_view& payload, Arena& arena) noexcept {
    auto* const memory = static_cast<char*>(arena.try_allocate(write::kTagAndLength + payload.size()));
    if (memory == nullptr) return false;
    char* const body = memory + write::kTagAndLength;
    if (!payload.empty()) std::memcpy(body, payload.data(), payload.size());
    const char* const begin = write::head_before(body, kItemMessage, payload.size());
    payload = std::string_view(begin, static_cast<std::size_t>(body - begin) + payload.size());
    return true;
  }

  // Malformed bytes become unknown fields of the value.
  Value& decode_in(const MessageInfo& info, Arena& arena) const {
    Value& value = Value::create(info, arena);
    if (bytes.empty() && !is_item) return value;
    if (try_decode(value, arena, nullptr)) return value;
    Value& empty = Value::create(info, arena);
    empty.header().append_unknown(view(bytes));
    return empty;
  }

  // For a value whose class is not the one that is asked for.
  void encode(Arena& arena) {
    Writer writer;
    const Writer::Span* spans = nullptr;
    std::size_t count = 0;
    if (!writer.finish(decoded->info->write(decoded->data(), writer.start(), writer), spans, count)) out_of_memory();
    is_item = false;
    for (std::size_t i = 0; i < count; ++i) {
      char* const to = bytes.try_append(spans[i].size(), arena);
      if (to == nullptr) out_of_memory();
      std::memcpy(to, spans[i].data(), spans[i].size());
    }
  }
};

// Frees, with the arena of its slot, a value that has an arena of its own.
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

  // More than any node takes: the standard library adds a few words to the entry.
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

// Memory is set aside first, for the tree cannot report that there is none.
ExtensionSet::Slot* ExtensionSet::try_add_slot(std::uint32_t number, Arena& arena) noexcept {
  if (tree_ == nullptr) {
    void* const memory = arena.try_allocate(sizeof(Tree));
    if (memory == nullptr) return nullptr;
    tree_ = new (memory) Tree(std::less<>(), Tree::allocator_type(arena));
  }
  void* const memory = arena.try_allocate(sizeof(Slot));
  if (memory == nullptr) return nullptr;
  Slot* const slot = new (memory) Slot(number);
  if (!arena.try_keep_alive(DetachedGuard(*slot)) || !arena.try_reserve(Tree::kNodeBytes)) return nullptr;
  tree_->emplace_hint(tree_->end(), number, slot);
  return slot;
}

ExtensionSet::Slot& ExtensionSet::add_slot(std::uint32_t number, Arena& arena) {
  Slot* const slot = try_add_slot(number, arena);
  if (slot == nullptr) out_of_memory();
  return *slot;
}

const void* ExtensionSet::find(const ExtensionInfo& info) const noexcept {
  Slot* const slot = find_slot(info.number);
  const Value* const value = slot != nullptr ? slot->read_as(*info.value) : nullptr;
  return value != nullptr ? value->data() : nullptr;
}

Status ExtensionSet::check(const ExtensionInfo& info) const {
  const Slot* const slot = find_slot(info.number);
  Status status;
  if (slot == nullptr || slot->value() != nullptr) return status;
  Value* const value = slot->decode_detached(*info.value, &status);
  if (value != nullptr) value->header().destroy();
  return status;
}

void* ExtensionSet::find_or_add(const ExtensionInfo& info, Arena& arena) {
  Slot* const present = find_slot(info.number);
  Slot& slot = present != nullptr ? *present : add_slot(info.number, arena);
  return slot.change_as(*info.value, arena).data();
}

void ExtensionSet::erase(std::uint32_t number) noexcept {
  Slot* const slot = find_slot(number);
  if (slot == nullptr) return;
  slot->forget_decoded();
  tree_->erase(number);
}

bool ExtensionSet::read(const ExtensionRecord& record, ParseContext& context) noexcept {
  Arena& arena = context.arena();
  const char* const start = record.field.data();
  Slot* slot = find_slot(record.number);
  const bool is_new = slot == nullptr;
  if (is_new) slot = try_add_slot(record.number, arena);
  if (slot == nullptr) return context.fail_allocation(start) != nullptr;
  if (is_new && record.known != nullptr) {
    slot->decoded = Value::try_create(*record.known->value, arena);
    if (slot->decoded == nullptr) return context.fail_allocation(start) != nullptr;
  }
  if (slot->bytes.empty() && slot->decoded != nullptr) return slot->decoded->parse(record.field, context);
  slot->is_item = record.is_item;
  return slot->try_append(record.kept, arena) || context.fail_allocation(start) != nullptr;
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
    size += kItemOverhead + wire::varint_size(number);
    size += bare ? wire::varint_size(kItemMessage) + delimited_size(body) : body;
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
    p = write::tag_before(writer.ensure(p, wire::kMaxVarintBytes), kItemEnd);
    p = writer.ensure(slot.write(p, writer), write::kTagAndLength + 3 * wire::kMaxVarintBytes);
    if (bare) p = write::head_before(p, kItemMessage, body);
    p = write::tag_before(wire::write_varint_before(p, it->first), kItemType);
    p = write::tag_before(p, kItemStart);
  }
  return p;
}

void ExtensionSet::merge(const ExtensionSet& from, Arena& arena) {
  if (from.tree_ == nullptr) return;
  for (const auto& [number, source] : *from.tree_) {
    Slot* const present = find_slot(number);
    Slot& target = present != nullptr ? *present : add_slot(number, arena);
    if (source->counts_as_bytes() && target.counts_as_bytes()) {
      target.is_item = source->is_item;
      if (!target.try_append(view(source->bytes), arena)) out_of_memory();
      continue;
    }
    const MessageInfo& info = *(target.counts_as_bytes() ? *source : target).value()->info;
    Value& to = target.change_as(info, arena);
    const Value* const value = source->read_as(info);
    if (value != nullptr) {
      info.merge(to.data(), value->data(), arena);
    } else {
      to.header().append_unknown(view(source->bytes));
    }
  }
}

bool ExtensionSet::equal(Slot& a, Slot& b) noexcept {
  if (a.counts_as_bytes() && b.counts_as_bytes()) return view(a.bytes) == view(b.bytes);
  const MessageInfo& info = *(a.counts_as_bytes() ? b : a).value()->info;
  const Value* const x = a.read_as(info);
  const Value* const y = b.read_as(info);
  return x != nullptr && y != nullptr && info.equal(x->data(), y->data());
}

ExtensionSet::Slot* ExtensionSet::first_from(std::uint32_t number) const noexcept {
  if (tree_ == nullptr) return nullptr;
  for (auto it = tree_->lower_bound(number); it != tree_->end(); ++it) {
    if (!it->second->is_void()) return it->second;
  }
  return nullptr;
}

bool operator==(const ExtensionSet& a, const ExtensionSet& b) noexcept {
  auto* x = a.first_from(0);
  auto* y = b.first_from(0);
  while (x != nullptr && y != nullptr) {
    if (x->number != y->number || !ExtensionSet::equal(*x, *y)) return false;
    x = a.first_from(x->number + 1);
    y = b.first_from(y->number + 1);
  }
  return x == y;  // both came to their end
}

bool ExtensionSet::initialized(FieldPath& missing) const noexcept {
  if (tree_ == nullptr) return true;
  for (const auto& [number, slot] : *tree_) {
    const Value* const value = slot->value();
    if (value == nullptr || is_initialized(value->data(), *value->info, missing)) continue;
    missing.renumber(number);  // a message set's value has a number of its own
    return false;
  }
  return true;
}

}  // namespace onnxgen
