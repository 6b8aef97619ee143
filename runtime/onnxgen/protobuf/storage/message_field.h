// Messages as fields of the protobuf profile: an owning pointer in the message, a plain one in a oneof.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/protobuf/storage/scalar_field.h"

namespace onnxgen::heap {

// The kinds.
template <class M>
struct MessageOf {};
template <class M>
struct GroupOf {};

template <class M>
const void* data_of(const M* message) noexcept {
  return &MessageAccess::data(*message);
}

template <auto kMember, class M, class Mode, class Frame>
struct MessageField {
  using Data = DataOf<kMember>;
  static constexpr bool kIsOwner = std::is_same_v<TypeOf<kMember>, std::unique_ptr<M>>;
  static_assert(kIsOwner || std::is_same_v<TypeOf<kMember>, M*>, "the member is not a pointer to the kind's class");

  static constexpr std::uint32_t kNumber = Frame::kNumber;
  static constexpr std::uint32_t kTag = Frame::kTag;
  static constexpr std::uint32_t kOtherTag = 0;

  static bool is_set(const Data& data) noexcept {
    if constexpr (kIsOwner) {
      return data.*kMember != nullptr;
    } else {
      return Mode::template is_set<kNumber>(data, false);
    }
  }

  [[gnu::always_inline]] static const char* read(Data& data, const char* p, const char* end,
                                                 ParseContext& context) noexcept {
    if (!context.enter(p)) return nullptr;
    M* const message = activate(data, context.memory());
    if (message == nullptr) return context.fail_allocation(p);
    p = Frame::Reader::read_body(*message, p, end, context);
    context.leave();
    return p;
  }

  [[gnu::always_inline]] static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? Frame::size(info().byte_size(data_of(child(data)))) : 0;
  }

  [[gnu::always_inline]] static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return is_set(data) ? Frame::kWrite(p, kTag, data_of(child(data)), info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Memory&) {
    if (!is_set(from)) return;
    MemoryLimit unlimited;
    M* const target = activate(to, unlimited);
    if (target == nullptr) out_of_memory();
    target->MergeFrom(*child(from));
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    return is_set(a) == is_set(b) && (!is_set(a) || info().equal(data_of(child(a)), data_of(child(b))));
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    const bool ok = is_set(data) ? is_initialized(data_of(child(data)), info(), missing) : !Mode::kRequired;
    if (!ok) missing.push(kNumber);
    return ok;
  }

  static constexpr const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }

 private:
  static const M* child(const Data& data) noexcept { return &*(data.*kMember); }

  // The message to be changed, the field set; nullptr when memory is out.
  static M* activate(Data& data, MemoryLimit& memory) noexcept {
    if (is_set(data)) return &*(data.*kMember);
    M* const made = try_new<M>(memory);
    if (made == nullptr) return nullptr;
    if constexpr (kIsOwner) {
      (data.*kMember).reset(made);
    } else {
      Mode::template activate<kNumber>(data, data.*kMember);
      data.*kMember = made;
    }
    return made;
  }
};

template <auto kMember, class M, class Frame>
struct RepeatedMessageField {
  using Data = DataOf<kMember>;
  using Container = google::protobuf::RepeatedPtrField<M>;
  static_assert(std::is_same_v<TypeOf<kMember>, Container>, "the member is not a container of the kind's class");

  static constexpr std::uint32_t kNumber = Frame::kNumber;
  static constexpr std::uint32_t kTag = Frame::kTag;
  static constexpr std::uint32_t kOtherTag = 0;

  [[gnu::noinline]] static const char* read(Data& data, const char* p, const char* end,
                                            ParseContext& context) noexcept {
    if (!context.enter(p)) return nullptr;
    auto& array = ArrayAccess::array(data.*kMember);
    typename ElementArray<M>::Run run(array, Frame::Reader::count_run(p, end, kTag), context.memory());
    do {
      M* const message = run.try_add();
      if (message == nullptr) return context.fail_allocation(p);
      p = Frame::Reader::read_body(*message, p, end, context);
      if (p == nullptr) return context.fail_element(context.stack().size(), array.size() - 1);
    } while (parse::accept_tag(p, end, kTag));
    context.leave();
    return p;
  }

  [[gnu::always_inline]] static std::uint64_t size(const Data& data) noexcept {
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::size(elements, info()) : 0;
  }

  [[gnu::always_inline]] static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const MessageSpan elements = span(data);
    return elements.size != 0 ? Frame::kWriteAll(p, kTag, elements, info(), writer) : p;
  }

  static void merge(Data& to, const Data& from, Memory&) { (to.*kMember).MergeFrom(from.*kMember); }

  static bool equal(const Data& a, const Data& b) noexcept { return equal_messages(span(a), span(b), info()); }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return are_initialized(span(data), info(), kNumber, missing);
  }

  static constexpr const MessageInfo& info() noexcept { return MessageAccess::info<M>(); }
  static constexpr const MessageInfo* message() noexcept { return &info(); }

 private:
  static MessageSpan span(const Data& data) noexcept {
    const auto& elements = ArrayAccess::array(data.*kMember);
    // Compilers know that a void* may be another pointer; the objects have nothing before them.
    return {reinterpret_cast<const void* const*>(elements.data()), elements.size()};
  }
};

}  // namespace onnxgen::heap
