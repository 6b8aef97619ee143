// Message fields of the protobuf profile: pointers owned by the class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "google/protobuf/class_info.h"
#include "google/protobuf/repeated_field.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/scalar_field.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

using google::protobuf::internal::ClassInfo;

// The kinds.
template <class M>
struct MessageOf {};
template <class M>
struct GroupOf {};

template <class M>
const void* data_of(const M* message) noexcept {
  return &MessageAccess::data(*message);
}

// Read a message of the class `info` after its tag. Create the message if `message` is null.
const char* read_message(void*& message, const ClassInfo& info, const char* p, const char* end,
                         ParseContext& context) noexcept;
const char* read_group(void*& message, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                       ParseContext& context) noexcept;
// Read a run of messages. The first tag has already been read.
const char* read_messages(ElementArray& array, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                          ParseContext& context) noexcept;
const char* read_groups(ElementArray& array, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                        ParseContext& context) noexcept;

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

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    Mode::template activate<kNumber>(data, data.*kMember);
    void* message = data.*kMember;
    if constexpr (std::is_same_v<typename Frame::Reader, parse::Delimited>) {
      p = read_message(message, info(), p, end, context);
    } else {
      p = read_group(message, info(), p, end, kTag, context);
    }
    data.*kMember = static_cast<M*>(message);
    if (p == nullptr) Mode::cancel(data, message != nullptr);
    return p;
  }

  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? Frame::size(info().byte_size(data_of(data.*kMember))) : 0;
  }

  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return is_set(data) ? Frame::kWrite(p, kTag, data_of(data.*kMember), info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Memory&) {
    if (!is_set(from)) return;
    void* message = is_set(to) ? to.*kMember : nullptr;
    if (message == nullptr) {
      message = create(info());
      Mode::template activate<kNumber>(to, to.*kMember);
      to.*kMember = static_cast<M*>(message);
    }
    info().merge_data(info().data_of(message), data_of(from.*kMember));
  }

  static void destroy(Data& data) noexcept {
    if (is_set(data)) info().delete_object(data.*kMember);
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    const bool ok = is_set(data) ? is_initialized(data_of(data.*kMember), info(), missing) : !Mode::kRequired;
    if (!ok) missing.push(kNumber);
    return ok;
  }

  static constexpr const ClassInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }
};

template <auto kMember, class M, class Frame>
struct RepeatedMessageField {
  using Data = DataOf<kMember>;
  static_assert(std::is_same_v<TypeOf<kMember>, google::protobuf::RepeatedPtrField<M>>,
                "the member is not a container of the kind's class");

  static constexpr std::uint32_t kNumber = Frame::kNumber;
  static constexpr std::uint32_t kTag = Frame::kTag;
  static constexpr std::uint32_t kOtherTag = 0;

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    constexpr bool kIsDelimited = std::is_same_v<typename Frame::Reader, parse::Delimited>;
    constexpr auto kRead = kIsDelimited ? read_messages : read_groups;
    return kRead(ArrayAccess::array(data.*kMember), info(), p, end, kTag, context);
  }

  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::size(elements, info()) : 0;
  }

  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::kWriteAll(p, kTag, elements, info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Memory&) {
    const ElementArray& added = ArrayAccess::array(from.*kMember);
    if (!added.empty()) ArrayAccess::array(to.*kMember).append(added, info());
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return are_initialized(span(data), info(), kNumber, missing);
  }

  static constexpr const ClassInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }

 private:
  static MessageSpan span(const Data& data) noexcept {
    const ElementArray& elements = ArrayAccess::array(data.*kMember);
    return {elements.data(), elements.size()};
  }
};

}  // namespace onnxgen::heap
