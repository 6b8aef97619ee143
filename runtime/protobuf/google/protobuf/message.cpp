// Of Message: see common.h.
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_HIDDEN
#include "google/protobuf/message.h"

#include <cstdio>
#include <memory>

#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

bool are_of_one_class(const internal::MessageBody& a, const internal::MessageBody& b) noexcept {
  return internal::parts_of(a).info == internal::parts_of(b).info;
}

// The repeated field at `list`, of messages of any class.
onnxgen::heap::ElementArray<Message>& elements_at(void* list) noexcept {
  return *static_cast<onnxgen::heap::ElementArray<Message>*>(list);
}

std::unique_ptr<Message> make(const onnxgen::MessageDescriptor& descriptor) {
  return std::unique_ptr<Message>(static_cast<const Message*>(descriptor.default_object())->New());
}

void* append(void* list, const onnxgen::MessageDescriptor& descriptor) {
  std::unique_ptr<Message> made = make(descriptor);
  elements_at(list).adopt(made.get());
  return made.release();
}

void truncate(void* list, std::size_t size, const onnxgen::MessageDescriptor& descriptor) noexcept {
  auto& elements = elements_at(list);
  const onnxgen::MessageInfo& info = *descriptor.info;
  if (size < elements.size()) elements.erase(size, elements.size(), info.data_offset + info.data_size);
}

}  // namespace

namespace internal {

const onnxgen::ObjectAccess kObjectAccess{
    [](const onnxgen::MessageDescriptor& descriptor) -> void* { return make(descriptor).release(); },
    [](void* object) noexcept { delete static_cast<Message*>(object); },
    [](void* object) { static_cast<Message*>(object)->Clear(); },
    append,
    truncate,
};

void MessageBody::CopyFrom(const Message& other) {
  if (&other == this || !are_of_one_class(*this, other)) return;
  Clear();
  CheckTypeAndMergeFrom(other);
}

void MessageBody::MergeFrom(const Message& other) {
  if (are_of_one_class(*this, other)) CheckTypeAndMergeFrom(other);
}

void MessageBody::FindInitializationErrors(std::vector<std::string>* errors) const {
  errors->clear();
  std::string missing = InitializationErrorString();
  if (!missing.empty()) errors->push_back(std::move(missing));
}

onnxgen::ConstMessage view_of(const MessageBody& message) noexcept {
  const MessageParts parts = parts_of(message);
  return {parts.data, *parts.descriptor};
}

std::string MessageBody::DebugString() const {
  return onnxgen::text::debug_string(view_of(*this));
}

std::string MessageBody::ShortDebugString() const {
  return onnxgen::text::short_debug_string(view_of(*this));
}

std::string MessageBody::Utf8DebugString() const {
  return onnxgen::text::utf8_debug_string(view_of(*this));
}

void MessageBody::PrintDebugString() const {
  std::fputs(DebugString().c_str(), stdout);
}

}  // namespace internal

void Message::VirtualTableOfMessageIsHere_() const {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
