#include "onnxgen/message/fields/message_field.h"

#include "onnxgen/message/codec.h"

namespace onnxgen {

char* write::group(char* p, std::uint32_t tag, const void* data, const MessageInfo& info, Writer& writer) noexcept {
  constexpr std::uint32_t kEndFromStart = 1;  // wire types 3 and 4
  p = tag_before(writer.ensure(p), tag + kEndFromStart);
  p = info.write(data, p, writer);
  return tag_before(writer.ensure(p), tag);
}

char* write::groups(char* p, std::uint32_t tag, MessageSpan elements, const MessageInfo& info,
                    Writer& writer) noexcept {
  for (std::size_t i = elements.size; i != 0; --i) p = group(p, tag, elements.data(i - 1, info), info, writer);
  return p;
}

std::uint64_t elements_size(MessageSpan messages, const MessageInfo& info) noexcept {
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < messages.size; ++i) size += delimited_size(info.byte_size(messages.data(i, info)));
  return size;
}

std::uint64_t bodies_size(MessageSpan messages, const MessageInfo& info) noexcept {
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < messages.size; ++i) size += info.byte_size(messages.data(i, info));
  return size;
}

void* create_message(const MessageInfo& info, Arena& arena) {
  void* const data = arena.allocate(info.data_size);
  std::memcpy(data, info.default_data, info.data_size);
  static_cast<MessageHeader*>(data)->join(arena);
  return data;
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

bool equal_messages(MessageSpan a, MessageSpan b, const MessageInfo& info) noexcept {
  if (a.size != b.size) return false;
  for (std::size_t i = 0; i < a.size; ++i) {
    if (!info.equal(a.data(i, info), b.data(i, info))) return false;
  }
  return true;
}

bool equal_message(const void* a, const void* b, const MessageInfo& info) noexcept {
  if (a == nullptr || b == nullptr) return a == b;
  return info.equal(a, b);
}

bool is_initialized(const void* data, const MessageInfo& info, FieldPath& missing) noexcept {
  return info.initialized(data, missing);
}

bool are_initialized(MessageSpan messages, const MessageInfo& info, std::uint32_t number, FieldPath& missing) noexcept {
  if (!info.checks_required()) return true;
  for (std::size_t i = 0; i < messages.size; ++i) {
    if (!info.initialized(messages.data(i, info), missing)) {
      missing.push(number, i);
      return false;
    }
  }
  return true;
}

void merge_unknown(MessageHeader& to, const MessageHeader& from) {
  to.append_unknown(from.unknown());
}

bool equal_unknown(const MessageHeader& a, const MessageHeader& b) noexcept {
  return a.unknown() == b.unknown();
}

}  // namespace onnxgen
