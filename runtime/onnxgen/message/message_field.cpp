#include "onnxgen/message/message_field.h"

#include "onnxgen/message/codec.h"

namespace onnxgen {
namespace {

// An empty message in the arena.
void* create_message(const MessageInfo& info, Arena& arena) {
  void* const data = arena.allocate(info.data_size);
  std::memcpy(data, info.default_data, info.data_size);
  static_cast<MessageHeader*>(data)->join(arena);
  return data;
}

[[gnu::always_inline]] inline char* write_one(char* p, std::uint32_t tag, const void* data,
                                              decltype(MessageInfo::write) write_body, Writer& writer) noexcept {
  const std::uint64_t before = writer.written(p);
  p = write_body(data, p, writer);
  const std::uint64_t length = writer.written(p) - before;
  return write::head_before(writer.ensure(p, write::kTagAndLength), tag, length);
}

}  // namespace

char* write::message(char* p, std::uint32_t tag, const void* data, const MessageInfo& info, Writer& writer) noexcept {
  return write_one(p, tag, data, info.write, writer);
}

char* write::messages(char* p, std::uint32_t tag, const MessageArray& messages, const MessageInfo& info,
                      Writer& writer) noexcept {
  // Going backwards the processor does not foresee what is read next; two elements ahead hides most of the wait.
  constexpr std::size_t kAhead = 3;
  constexpr std::size_t kCacheLine = 64;
  const auto write_body = info.write;
  void* const* const elements = messages.data();
  for (std::size_t i = messages.size(); i != 0; --i) {
    if (i >= kAhead) {
      const char* const next = static_cast<const char*>(elements[i - kAhead]);
      __builtin_prefetch(next);
      __builtin_prefetch(next + kCacheLine);
    }
    p = write_one(p, tag, elements[i - 1], write_body, writer);
  }
  return p;
}

char* write::group(char* p, std::uint32_t tag, const void* data, const MessageInfo& info, Writer& writer) noexcept {
  constexpr std::uint32_t kEndFromStart = 1;  // the wire types 3 and 4
  p = tag_before(writer.ensure(p, wire::kMaxVarintBytes), tag + kEndFromStart);
  p = info.write(data, p, writer);
  return tag_before(writer.ensure(p, wire::kMaxVarintBytes), tag);
}

char* write::groups(char* p, std::uint32_t tag, const MessageArray& messages, const MessageInfo& info,
                    Writer& writer) noexcept {
  for (std::size_t i = messages.size(); i != 0; --i) p = group(p, tag, messages.data()[i - 1], info, writer);
  return p;
}

std::uint64_t elements_size(const MessageArray& messages, const MessageInfo& info) noexcept {
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < messages.size(); ++i) size += delimited_size(info.byte_size(messages.data()[i]));
  return size;
}

std::uint64_t bodies_size(const MessageArray& messages, const MessageInfo& info) noexcept {
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < messages.size(); ++i) size += info.byte_size(messages.data()[i]);
  return size;
}

void* merge_message(void* to, const void* from, const MessageInfo& info, Arena& arena) {
  void* const target = to != nullptr ? to : create_message(info, arena);
  info.merge(target, from, arena);
  return target;
}

void merge_messages(MessageArray& to, const MessageArray& from, const MessageInfo& info, Arena& arena) {
  to.bind(arena).reserve(to.size() + from.size());
  for (std::size_t i = 0; i < from.size(); ++i) to.push_back(merge_message(nullptr, from.data()[i], info, arena));
}

bool equal_messages(const MessageArray& a, const MessageArray& b, const MessageInfo& info) noexcept {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!info.equal(a.data()[i], b.data()[i])) return false;
  }
  return true;
}

bool is_initialized(const void* data, const MessageInfo& info, FieldPath& missing) noexcept {
  return info.initialized == nullptr || info.initialized(data, missing);
}

bool are_initialized(const MessageArray& messages, const MessageInfo& info, std::uint32_t number,
                     FieldPath& missing) noexcept {
  if (info.initialized == nullptr) return true;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    if (!info.initialized(messages.data()[i], missing)) {
      missing.push(number, i);
      return false;
    }
  }
  return true;
}

void merge_unknown(MessageHeader& to, const MessageHeader& from) {
  const std::string_view unknown = from.unknown();
  if (unknown.empty()) return;
  char* const target = to.try_append_unknown(unknown.size());
  if (target == nullptr) out_of_memory();
  std::memcpy(target, unknown.data(), unknown.size());
}

}  // namespace onnxgen
