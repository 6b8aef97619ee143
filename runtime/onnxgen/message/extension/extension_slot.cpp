#include "onnxgen/message/extension/extension_slot.h"

#include <cassert>
#include <cstring>
#include <new>

#include "onnxgen/message/parse/parse.h"
#include "onnxgen/wire/append.h"

namespace onnxgen {
namespace {

constexpr int kMaxDepth = 100;  // for values decoded on demand

ParseContext make_context(Arena& arena, std::string_view input) noexcept {
  return ParseContext(arena, input, kMaxDepth, false, true);
}

// Returns whether both are the same message class, or neither is a message.
bool are_same_message(const MessageInfo* a, const MessageInfo* b) noexcept {
  return a == b || (a != nullptr && b != nullptr && std::strcmp(a->full_name, b->full_name) == 0);
}

// Returns whether both describe the same extension: each library in a process may have its own copy of the class.
bool are_same_value_type(const ExtensionValueInfo& a, const ExtensionValueInfo& b) noexcept {
  return &a == &b ||
         (a.data_size == b.data_size && a.form == b.form && a.fields->number == b.fields->number &&
          are_same_message(a.fields->message, b.fields->message) && std::strcmp(a.field_names, b.field_names) == 0);
}

// Prepends a tag and a length to the payload, which makes it a field.
bool prepend_head(std::string_view& payload, Arena& arena) noexcept {
  auto* const memory = static_cast<char*>(arena.try_allocate(write::kTagAndLength + payload.size()));
  if (memory == nullptr) return false;
  char* const body = memory + write::kTagAndLength;
  if (!payload.empty()) std::memcpy(body, payload.data(), payload.size());
  const char* const begin = write::head_before(body, message_set::kItemMessage, payload.size());
  payload = std::string_view(begin, static_cast<std::size_t>(body - begin) + payload.size());
  return true;
}

// Returns whether the class of the value was not generated for parsing only.
bool can_be_written(const ExtensionValueInfo& info) noexcept {
  return info.write_function != nullptr;
}

}  // namespace

// ---- values ---------------------------------------------------------------------------------------------------------

ExtensionSet::Value* ExtensionSet::Value::try_create(const ExtensionValueInfo& info, Arena& arena) noexcept {
  void* const memory = arena.try_allocate(sizeof(Value) + info.data_size);
  if (memory == nullptr) return nullptr;
  auto* const value = new (memory) Value{&info};
  if (info.construct != nullptr) {
    info.construct(value->data());
  } else {
    std::memcpy(value->data(), info.default_data, info.data_size);
  }
  value->header().join(arena);
  return value;
}

ExtensionSet::Value& ExtensionSet::Value::create(const ExtensionValueInfo& info, Arena& arena) {
  Value* const value = try_create(info, arena);
  if (value == nullptr) out_of_memory();
  return *value;
}

void ExtensionSet::Value::destroy() noexcept {
  if (info->destroy != nullptr) {
    info->destroy(data());
  } else {
    header().destroy();
  }
}

bool ExtensionSet::Value::clear_on_heap() noexcept {
  if (info->construct == nullptr) return false;
  Arena& arena = header().arena();
  info->destroy(data());
  info->construct(data());
  header().join(arena);
  return true;
}

bool ExtensionSet::Value::parse(std::string_view bytes, ParseContext& context) noexcept {
  const char* const end = bytes.data() + bytes.size();
  return info->parse(data(), bytes.data(), end, context) != nullptr;
}

bool ExtensionSet::Value::read(MessageHeader& extended, std::string_view field, ParseContext& context) noexcept {
  const bool is_read = parse(field, context);
  if (!context.is_on_heap() || header().unknown_size() == 0) return is_read;
  // Move unknown fields to the extended message, even if the value failed to parse. A copy of the message, or the
  // message after it is serialized and parsed, would have them there as well. If there is no memory for them, they are
  // lost and the parse fails.
  std::string_view unknown;
  const bool is_kept = header().try_unknown(unknown) && parse::append_unknown(extended, context, unknown);
  header().empty_unknown();
  return is_kept ? is_read : context.fail_allocation(field.data()) != nullptr;
}

// ---- slots ----------------------------------------------------------------------------------------------------------

const ExtensionSet::Value* ExtensionSet::Slot::read_as(const ExtensionValueInfo& info) noexcept {
  Value* present = value();
  if (present == nullptr) {
    if (info.construct != nullptr) return nullptr;  // heap message; see decode_detached()
    Value* const fresh = decode_detached(info, nullptr);
    if (fresh == nullptr) return nullptr;
    if (__atomic_compare_exchange_n(&decoded, &present, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      return fresh;
    }
    fresh->destroy();  // another thread was first
  }
  return are_same_value_type(*present->info, info) ? present : nullptr;
}

ExtensionSet::Value& ExtensionSet::Slot::change_as(const ExtensionValueInfo& info, Arena& arena) {
  if (decoded == nullptr || !are_same_value_type(*decoded->info, info)) {
    if (decoded != nullptr && bytes.empty()) encode(arena);
    Value& fresh = decode_in(info, arena);
    forget_decoded();
    decoded = &fresh;
  }
  bytes.reset();
  return *decoded;
}

ExtensionSet::Value* ExtensionSet::Slot::decode_detached(const ExtensionValueInfo& info, Status* failure) const {
  assert(info.construct == nullptr);
  Arena* const arena = Arena::create(sizeof(Value) + info.data_size + bytes.size());
  Value* const value = arena != nullptr ? Value::try_create(info, *arena) : nullptr;
  if (value != nullptr) {
    value->header().own(*arena);
    if (try_decode(*value, *arena, failure)) return value;
    value->destroy();
    return nullptr;
  }
  if (failure != nullptr) *failure = Status(ErrorCode::kOutOfMemory);
  if (arena != nullptr) Arena::destroy(arena);
  return nullptr;
}

bool ExtensionSet::Slot::is_empty() const noexcept {
  if (counts_as_bytes()) return false;
  const ExtensionValueInfo& info = *decoded->info;
  return can_be_written(info) ? byte_size() == 0 : info.equal(decoded->data(), info.default_data);
}

std::uint64_t ExtensionSet::Slot::byte_size() const noexcept {
  if (counts_as_bytes()) return bytes.size();
  return can_be_written(*decoded->info) ? decoded->info->byte_size(decoded->data()) : 0;
}

char* ExtensionSet::Slot::write(char* p, Writer& writer) const noexcept {
  if (counts_as_bytes()) return writer.write(p, view());
  return can_be_written(*decoded->info) ? decoded->info->write(decoded->data(), p, writer) : p;
}

void ExtensionSet::Slot::append(bool as_item, std::string& to) const {
  if (as_item) {
    wire::append_varint(to, message_set::kItemStart);
    wire::append_varint(to, message_set::kItemType);
    wire::append_varint(to, number);
    if (is_item && counts_as_bytes()) {
      wire::append_varint(to, message_set::kItemMessage);
      wire::append_varint(to, bytes.size());
    }
  }
  Writer writer;
  const Writer::Span* spans = nullptr;
  std::size_t count = 0;
  if (!writer.finish(write(writer.start(), writer), spans, count)) out_of_memory();
  for (std::size_t i = 0; i < count; ++i) to += spans[i];
  if (as_item) wire::append_varint(to, message_set::kItemEnd);
}

bool ExtensionSet::Slot::try_append(std::string_view more, Arena& arena) noexcept {
  if (more.empty()) return true;
  char* const to = bytes.try_append(more.size(), arena);
  if (to == nullptr) return false;
  std::memcpy(to, more.data(), more.size());
  forget_decoded();
  return true;
}

void ExtensionSet::Slot::forget_decoded() noexcept {
  if (decoded != nullptr) decoded->destroy();
  decoded = nullptr;
}

bool ExtensionSet::Slot::try_decode(Value& value, Arena& arena, Status* failure) const {
  std::string_view field = view();
  if (is_item && !prepend_head(field, arena)) {
    if (failure != nullptr) *failure = Status(ErrorCode::kOutOfMemory);
    return false;
  }
  const auto parse_in = [&](ParseContext& context) {
    if (value.parse(field, context)) return true;
    context.fail_field(field.data(), field.data() + field.size(),
                       wire::make_tag(value.info->fields[0].number, wire::WireType::kLengthDelimited));
    if (failure != nullptr) *failure = context.status(*value.info);
    return false;
  };
  if (value.info->construct == nullptr) {
    ParseContext context = make_context(arena, field);
    return parse_in(context);
  }
  MemoryLimit memory;
  SlabAllocator slabs(memory);
  ParseContext context(slabs, field, kMaxDepth, true);
  return parse_in(context);
}

// Malformed bytes become unknown fields of the value.
ExtensionSet::Value& ExtensionSet::Slot::decode_in(const ExtensionValueInfo& info, Arena& arena) const {
  Value& value = Value::create(info, arena);
  if (bytes.empty() && !is_item) return value;
  if (try_decode(value, arena, nullptr)) return value;
  if (info.destroy != nullptr) value.destroy();
  Value& empty = Value::create(info, arena);
  keep_as_unknown(empty, arena);
  return empty;
}

void ExtensionSet::Slot::keep_as_unknown(Value& value, Arena& arena) const {
  std::string_view field = view();
  if (is_item && !prepend_head(field, arena)) out_of_memory();
  value.header().append_unknown(field);
}

// Encodes the value because another class was requested than the one it has. A value that cannot be encoded is dropped.
void ExtensionSet::Slot::encode(Arena& arena) {
  Writer writer;
  const Writer::Span* spans = nullptr;
  std::size_t count = 0;
  if (!writer.finish(write(writer.start(), writer), spans, count)) out_of_memory();
  is_item = false;
  for (std::size_t i = 0; i < count; ++i) {
    char* const to = bytes.try_append(spans[i].size(), arena);
    if (to == nullptr) out_of_memory();
    std::memcpy(to, spans[i].data(), spans[i].size());
  }
}

}  // namespace onnxgen
