#include "onnxgen/message/parse/field_path.h"

#include <cstring>
#include <string_view>

#include "onnxgen/error/decimal_digits.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen {
namespace {

// Appends the name of a field: in brackets for an extension, and the number for a field without a name or that the
// schema does not know. Returns the class of its messages, or null.
const MessageInfo* append_field(std::string& path, const MessageInfo& info, std::uint64_t number) {
  const char* name = info.field_names;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    if (info.fields[i].number == number) {
      path.append(name != nullptr ? std::string_view(name) : DecimalDigits(number).view());
      return info.fields[i].message;
    }
    if (name != nullptr) name += std::strlen(name) + 1;
  }
  const ExtensionInfo* const extension =
      info.extensions != nullptr ? info.extensions->find(static_cast<std::uint32_t>(number)) : nullptr;
  if (extension == nullptr) {
    path.append(DecimalDigits(number).view());
    return nullptr;
  }
  path.append(extension->value->field_names);
  return extension->value->fields[0].message;
}

const char* short_name(const char* full_name) noexcept {
  const char* const dot = std::strrchr(full_name, '.');
  return dot != nullptr ? dot + 1 : full_name;
}

}  // namespace

void FieldPath::renumber(std::uint32_t number) noexcept {
  constexpr std::size_t kWords = ElementStack::words_of<Entry>();
  if (entries_.size() < kWords) return;
  const std::size_t last = entries_.size() - kWords;
  Entry entry;
  std::memcpy(&entry, entries_.at(last), sizeof entry);
  entries_.truncate(last);
  push(number, static_cast<std::size_t>(entry.index));
}

std::string FieldPath::text(const MessageInfo& root) const {
  constexpr std::size_t kWords = ElementStack::words_of<Entry>();
  std::string path = short_name(root.full_name);
  const MessageInfo* message = &root;
  for (std::size_t i = entries_.size(); i != 0; i -= kWords) {
    Entry entry;
    std::memcpy(&entry, entries_.at(i - kWords), sizeof entry);
    path.append(".");
    if (message != nullptr) {
      message = append_field(path, *message, entry.number);
    } else {
      path.append(DecimalDigits(entry.number).view());
    }
    if (entry.index != kNoIndex) path.append("[").append(DecimalDigits(entry.index).view()).append("]");
  }
  return path;
}

Status FieldPath::failure(ErrorCode code, std::uint64_t offset, const MessageInfo& root) const noexcept {
  Status status(code, offset);
  if (is_left_out_) return status;
  (void)try_allocating([&] { status = Status(code, offset, text(root)); });
  return status;
}

}  // namespace onnxgen
