// Message fields, singular and repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/fields/text_field.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// The kind of a field whose values are messages of class M.
template <class M>
struct MessageOf {
  using Stored = M*;
};

// The kind of a proto2 `group` field: messages between a start tag and an end tag, without a length.
template <class M>
struct GroupOf {
  using Stored = M*;
};

// Algorithms for messages of any class. `data` is a message's data; `messages` are objects of one class.
using MessageArray = Array<void*>;

struct MessageSpan {
  const void* const* objects;
  std::size_t size;

  const void* data(std::size_t index, const MessageInfo& info) const noexcept {
    return static_cast<const char*>(objects[index]) + info.data_offset;
  }
};

namespace write {

// Writes a length-delimited message with its tag. Inlined, since small models consist mostly of these: if `info` is
// defined in the same file, the compiler sees which function writes the message and calls or inlines it directly.
ONNXGEN_ALWAYS_INLINE inline char* message(char* p, std::uint32_t tag, const void* data, const MessageInfo& info,
                                           Writer& writer) noexcept {
  const std::uint64_t before = writer.written(p);
  p = info.write(data, p, writer);
  return head(p, tag, writer.written(p) - before, writer);
}
ONNXGEN_ALWAYS_INLINE inline char* messages(char* p, std::uint32_t tag, MessageSpan elements, const MessageInfo& info,
                                            Writer& writer) noexcept {
  for (std::size_t i = elements.size; i != 0; --i) p = message(p, tag, elements.data(i - 1, info), info, writer);
  return p;
}

// Writes a group with its start tag `tag` and its end tag.
char* group(char* p, std::uint32_t tag, const void* data, const MessageInfo& info, Writer& writer) noexcept;
char* groups(char* p, std::uint32_t tag, MessageSpan elements, const MessageInfo& info, Writer& writer) noexcept;

}  // namespace write

// Returns the encoded size of the elements with their lengths, without their tags.
std::uint64_t elements_size(MessageSpan messages, const MessageInfo& info) noexcept;
// Returns the encoded size of the elements alone, without lengths and tags.
std::uint64_t bodies_size(MessageSpan messages, const MessageInfo& info) noexcept;
// Creates an empty message in the arena.
void* create_message(const MessageInfo& info, Arena& arena);
// Merges `from` into `to`, which is created in the arena if it is null. Returns `to`.
void* merge_message(void* to, const void* from, const MessageInfo& info, Arena& arena);
void merge_messages(MessageArray& to, const MessageArray& from, const MessageInfo& info, Arena& arena);
bool equal_messages(MessageSpan a, MessageSpan b, const MessageInfo& info) noexcept;
// Compares the data of two messages. Null means that there is no message.
bool equal_message(const void* a, const void* b, const MessageInfo& info) noexcept;
// Return whether all `required` fields are set. Otherwise, add the path to the first missing one to `missing`, starting
// at the message, or at the field `messages` with its number `number`.
bool is_initialized(const void* data, const MessageInfo& info, FieldPath& missing) noexcept;
bool are_initialized(MessageSpan messages, const MessageInfo& info, std::uint32_t number, FieldPath& missing) noexcept;

template <std::uint32_t kFieldNumber>
struct DelimitedFrame {
  using Reader = parse::Delimited;
  static constexpr std::uint32_t kNumber = kFieldNumber;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr auto kWrite = write::message;
  static constexpr auto kWriteAll = write::messages;

  static std::uint64_t size(std::uint64_t body) noexcept { return wire::varint_size(kTag) + delimited_size(body); }
  static std::uint64_t size(MessageSpan elements, const MessageInfo& info) noexcept {
    return elements.size * wire::varint_size(kTag) + elements_size(elements, info);
  }
};

template <std::uint32_t kFieldNumber>
struct GroupFrame {
  using Reader = parse::Group<kFieldNumber>;
  static constexpr std::uint32_t kNumber = kFieldNumber;
  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kGroupStart);
  static constexpr auto kWrite = write::group;
  static constexpr auto kWriteAll = write::groups;

  static std::uint64_t size(std::uint64_t body) noexcept { return 2 * wire::varint_size(kTag) + body; }
  static std::uint64_t size(MessageSpan elements, const MessageInfo& info) noexcept {
    return elements.size * 2 * wire::varint_size(kTag) + bodies_size(elements, info);
  }
};

template <auto kMember, class M, class Mode, class Frame>
struct MessageField {
  using Data = DataOf<kMember>;
  static_assert(std::is_same_v<TypeOf<kMember>, M*>, "the member is not a pointer to the kind's class");

  static constexpr std::uint32_t kNumber = Frame::kNumber;
  static constexpr std::uint32_t kTag = Frame::kTag;
  static constexpr std::uint32_t kOtherTag = 0;

  static bool is_set(const Data& data) noexcept {
    return Mode::template is_set<kNumber>(data, data.*kMember != nullptr);
  }

  ONNXGEN_FORCE_INLINE static const char* read(Data& data, const char* p, const char* end,
                                               ParseContext& context) noexcept {
    Mode::template activate<kNumber>(data, data.*kMember);
    if constexpr (ONNXGEN_FOR_SIZE) {
      void* message = data.*kMember;
      p = parse::read_message(message, info(), Frame::Reader::kGroup, p, end, context);
      data.*kMember = static_cast<M*>(message);
    } else {
      p = parse::read_message<typename Frame::Reader>(data.*kMember, p, end, context);
    }
    if (p == nullptr) Mode::cancel(data, data.*kMember != nullptr);
    return p;
  }

  ONNXGEN_FORCE_INLINE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? Frame::size(info().byte_size(child(data))) : 0;
  }

  ONNXGEN_FORCE_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    static_assert(kIsWritten<M>, "a message that can only be parsed, in one that is serialized");
    return is_set(data) ? Frame::kWrite(p, kTag, child(data), info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!is_set(from)) return;
    void* const present = is_set(to) ? to.*kMember : nullptr;
    void* const result = merge_message(present, from.*kMember, info(), arena);  // stored last, since this may throw
    Mode::template activate<kNumber>(to, to.*kMember);
    to.*kMember = static_cast<M*>(result);
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    return equal_message(is_set(a) ? child(a) : nullptr, is_set(b) ? child(b) : nullptr, info());
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    const bool ok = is_set(data) ? is_initialized(child(data), info(), missing) : !Mode::kRequired;
    if (!ok) missing.push(kNumber);
    return ok;
  }

  static constexpr const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }

 private:
  // A message's data is its first member, at the same address.
  static const void* child(const Data& data) noexcept { return data.*kMember; }
};

template <auto kMember, class M, class Frame>
struct RepeatedMessageField {
  using Data = DataOf<kMember>;
  static_assert(std::is_same_v<TypeOf<kMember>, RepeatedMessage<M>>,
                "the member is not RepeatedMessage of the kind's class");

  static constexpr std::uint32_t kNumber = Frame::kNumber;
  static constexpr std::uint32_t kTag = Frame::kTag;
  static constexpr std::uint32_t kOtherTag = 0;

  ONNXGEN_FORCE_INLINE static const char* read(Data& data, const char* p, const char* end,
                                               ParseContext& context) noexcept {
    if constexpr (ONNXGEN_FOR_SIZE) {
      return parse::read_messages(StorageAccess::array(data.*kMember), info(), Frame::Reader::kGroup, p, end, kTag,
                                  context);
    } else {
      return parse::read_messages<typename Frame::Reader>(data.*kMember, p, end, kTag, context);
    }
  }

  ONNXGEN_FORCE_INLINE static std::uint64_t size(const Data& data) noexcept {
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::size(elements, info()) : 0;
  }

  ONNXGEN_FORCE_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    static_assert(kIsWritten<M>, "a message that can only be parsed, in one that is serialized");
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::kWriteAll(p, kTag, elements, info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!array(from).empty()) merge_messages(StorageAccess::array(to.*kMember), array(from), info(), arena);
  }

  static bool equal(const Data& a, const Data& b) noexcept { return equal_messages(span(a), span(b), info()); }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return are_initialized(span(data), info(), kNumber, missing);
  }

  static constexpr const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }

 private:
  static const MessageArray& array(const Data& data) noexcept { return StorageAccess::array(data.*kMember); }
  ONNXGEN_FORCE_INLINE static MessageSpan span(const Data& data) noexcept {
    return {array(data).data(), array(data).size()};
  }
};

}  // namespace onnxgen
