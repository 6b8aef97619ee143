#include "google/protobuf/message.h"

#include <cstdio>

#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

bool are_of_one_class(const Message& a, const Message& b) noexcept {
  return internal::parts_of(a).info == internal::parts_of(b).info;
}

}  // namespace

void Message::CopyFrom(const Message& other) {
  if (&other == this || !are_of_one_class(*this, other)) return;
  Clear();
  CheckTypeAndMergeFrom(other);
}

void Message::MergeFrom(const Message& other) {
  if (are_of_one_class(*this, other)) CheckTypeAndMergeFrom(other);
}

void Message::FindInitializationErrors(std::vector<std::string>* errors) const {
  errors->clear();
  std::string missing = InitializationErrorString();
  if (!missing.empty()) errors->push_back(std::move(missing));
}

onnxgen::ConstMessage internal::view_of(const Message& message) noexcept {
  const MessageParts parts = parts_of(message);
  return {parts.data, *parts.descriptor};
}

std::string Message::DebugString() const {
  return onnxgen::text::debug_string(internal::view_of(*this));
}

std::string Message::ShortDebugString() const {
  return onnxgen::text::short_debug_string(internal::view_of(*this));
}

std::string Message::Utf8DebugString() const {
  return onnxgen::text::utf8_debug_string(internal::view_of(*this));
}

void Message::PrintDebugString() const {
  std::fputs(DebugString().c_str(), stdout);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
