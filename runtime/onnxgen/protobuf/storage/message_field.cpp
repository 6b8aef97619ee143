#include "onnxgen/protobuf/storage/message_field.h"

#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {
namespace {

// The two encodings of a message; see parse::Delimited and parse::Group.
struct ReadDelimited {
  static std::size_t count_run(const char* p, const char* end, std::uint32_t tag) noexcept {
    return parse::count_run(p, end, tag);
  }
  static const char* read(void* data, const MessageInfo& info, const char* p, const char* end, std::uint32_t,
                          ParseContext& context) noexcept {
    return parse::read_delimited(data, info, p, end, context);
  }
};

struct ReadGroup {
  static std::size_t count_run(const char*, const char*, std::uint32_t) noexcept { return 0; }
  static const char* read(void* data, const MessageInfo& info, const char* p, const char* end, std::uint32_t tag,
                          ParseContext& context) noexcept {
    return parse::read_group(data, info, p, end, wire::tag_number(tag), context);
  }
};

template <class Frame>
ONNXGEN_ALWAYS_INLINE inline const char* read_one(void*& message, const ClassInfo& info, const char* p, const char* end,
                                                  std::uint32_t tag, ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  if (message == nullptr) {
    message = try_create(info, context.slabs());
    if (message == nullptr) return context.fail_allocation(p);
    if (context.slabs().arena() != nullptr) message::header_of(info.data_of(message)).set_in_slab(true);
  }
  p = Frame::read(info.data_of(message), info, p, end, tag, context);
  context.leave();
  return p;
}

template <class Frame>
ONNXGEN_ALWAYS_INLINE inline const char* read_run(ElementArray& array, const ClassInfo& info, const char* p,
                                                  const char* end, std::uint32_t tag, ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  ElementArray::Run run(array, info, Frame::count_run(p, end, tag), context.slabs());
  do {
    void* const message = run.try_allocate();
    if (message == nullptr) return context.fail_allocation(p);
    info.construct(message);
    run.keep(message);
    p = Frame::read(info.data_of(message), info, p, end, tag, context);
    if (p == nullptr) return context.fail_element(context.stack().size(), array.size() - 1);
  } while (parse::accept_tag(p, end, tag));
  context.leave();
  return p;
}

}  // namespace

const char* read_message(void*& message, const ClassInfo& info, const char* p, const char* end,
                         ParseContext& context) noexcept {
  return read_one<ReadDelimited>(message, info, p, end, 0, context);
}

const char* read_group(void*& message, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                       ParseContext& context) noexcept {
  return read_one<ReadGroup>(message, info, p, end, tag, context);
}

const char* read_messages(ElementArray& array, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                          ParseContext& context) noexcept {
  return read_run<ReadDelimited>(array, info, p, end, tag, context);
}

const char* read_groups(ElementArray& array, const ClassInfo& info, const char* p, const char* end, std::uint32_t tag,
                        ParseContext& context) noexcept {
  return read_run<ReadGroup>(array, info, p, end, tag, context);
}

}  // namespace onnxgen::heap
