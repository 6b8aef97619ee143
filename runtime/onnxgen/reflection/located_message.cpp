#include "onnxgen/reflection/located_message.h"

#include <vector>

#include "onnxgen/reflection/no_message.h"

namespace onnxgen {
namespace {

void append_step(std::string& path, std::string_view name) {
  if (!path.empty()) path += '.';
  path += name;
}

}  // namespace

LocatedMessage LocatedMessage::child(std::uint32_t field) const noexcept {
  const FieldDescriptor* const found = find(field);
  return {found != nullptr ? message_.GetMessage(*found) : ConstMessage(nullptr, kNoMessage), *this, found, kSingular};
}

LocatedMessage LocatedMessage::child(std::uint32_t field, std::size_t index) const noexcept {
  const FieldDescriptor* const found = find(field);
  return {found != nullptr ? message_.GetRepeatedMessage(*found, index) : ConstMessage(nullptr, kNoMessage), *this,
          found, index};
}

bool LocatedMessage::has(std::uint32_t field) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr && message_.has_any(*found);
}

std::size_t LocatedMessage::size(std::uint32_t field) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr ? message_.FieldSize(*found) : 0;
}

std::string_view LocatedMessage::text(std::uint32_t field) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr ? message_.GetString(*found) : std::string_view();
}

std::string_view LocatedMessage::text(std::uint32_t field, std::size_t index) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr ? message_.GetRepeatedString(*found, index) : std::string_view();
}

std::int64_t LocatedMessage::integer(std::uint32_t field) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr ? message_.GetInt64(*found) : 0;
}

std::int64_t LocatedMessage::integer(std::uint32_t field, std::size_t index) const noexcept {
  const FieldDescriptor* const found = find(field);
  return found != nullptr ? message_.GetRepeatedInt64(*found, index) : 0;
}

std::string LocatedMessage::path() const {
  std::vector<const LocatedMessage*> steps;
  for (const LocatedMessage* node = this; node->parent_ != nullptr; node = node->parent_) steps.push_back(node);
  std::string text;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    append_step(text, (*step)->field_ != nullptr ? (*step)->field_->name : "?");
    if ((*step)->index_ != kSingular) text += "[" + std::to_string((*step)->index_) + "]";
  }
  return text;
}

std::string LocatedMessage::path(std::uint32_t field) const {
  std::string text = path();
  const FieldDescriptor* const found = find(field);
  append_step(text, found != nullptr ? found->name : "?");
  return text;
}

std::string LocatedMessage::path(std::uint32_t field, std::size_t index) const {
  return path(field) + "[" + std::to_string(index) + "]";
}

}  // namespace onnxgen
