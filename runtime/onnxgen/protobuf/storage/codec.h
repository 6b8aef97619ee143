// Everything a generated .cc file of the protobuf profile needs: the algorithms of message/codec.h over members that
// live on the heap. A message there is a class with a virtual table, its data a member.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "onnxgen/message/codec.h"
#include "onnxgen/message/message.h"
#include "onnxgen/protobuf/storage/message_field.h"
#include "onnxgen/protobuf/storage/text_field.h"

namespace onnxgen {

template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::String, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::String>,
                                  heap::TextField<kNumber, kMember, heap::String, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::Utf8String, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::Utf8String>,
                                  heap::TextField<kNumber, kMember, heap::Utf8String, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::Bytes, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::Bytes>,
                                  heap::TextField<kNumber, kMember, heap::Bytes, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, heap::MessageOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedMessageField<kMember, M, DelimitedFrame<kNumber>>,
                                  heap::MessageField<kMember, M, Mode, DelimitedFrame<kNumber>>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, heap::GroupOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedMessageField<kMember, M, GroupFrame<kNumber>>,
                                  heap::MessageField<kMember, M, Mode, GroupFrame<kNumber>>>;
};

namespace heap {

// What onnxgen emits for each message; see onnxgen::message_info. Data is copied, merged and made by its class only,
// whose only base has a virtual table and nothing else: data stands behind the pointer to it, where its alignment
// allows.
template <class Data, class Fields, bool kChecksRequired = false>
constexpr MessageInfo message_info(const char* full_name, const char* field_names) noexcept {
  MessageInfo info =
      detail::message_info<MessageCodec<Data, Fields>, Data, Fields>(full_name, field_names, kChecksRequired);
  info.data_offset = std::max(sizeof(void*), alignof(Data));
  return info;
}

// Merges `from` into `to`, which is another message's.
template <class Fields, class Data>
void merge(Data& to, const Data& from) {
  Memory memory;
  Fields::merge(to, from, memory);
  merge_unknown(to.header, from.header);
}

}  // namespace heap
}  // namespace onnxgen
