// Unknown fields of messages, which are encoded until a program asks for them.
#include <limits>
#include <mutex>
#include <string>
#include <string_view>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/mutex.h"
#include "google/protobuf/unknown_field_set.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/reflection/storage_layout.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

// Limit for fields of a message, whose parser has already applied the program's limit.
constexpr int kAnyDepth = std::numeric_limits<int>::max();

class UnknownFieldsOfMessage final : public onnxgen::UnknownObject {
 public:
  // Returns the set for reading. Fills it, unless it is up to date, with the fields encoded in `own` and in
  // `extensions`, the extensions that the class does not know.
  const UnknownFieldSet& show(std::string_view own, std::string_view extensions) {
    const std::lock_guard<Mutex> lock(mutex_);
    if (is_changeable_ || (is_shown_ && extensions == extensions_)) return set_;
    is_shown_ = false;
    extensions_ = extensions;
    fill(extensions, own);
    is_shown_ = true;
    return set_;
  }

  // Returns the set for modification, initially with the fields encoded in `own`. From now on, it replaces the bytes of
  // the message.
  UnknownFieldSet* change(std::string_view own) {
    if (is_changeable_) return &set_;
    is_shown_ = false;
    fill({}, own);
    is_changeable_ = true;
    return &set_;
  }

  bool is_changeable() const noexcept override { return is_changeable_; }
  std::uint64_t encoded_size() const noexcept override { return set_.encoded_size(); }
  bool try_encode(std::string_view& bytes) const noexcept override {
    std::string encoded;
    if (!onnxgen::try_allocating([&] { set_.append_to(encoded); })) return false;
    // Other threads may be reading the previous encoding. It is replaced only if the set has changed, and then no other
    // thread may be using the message.
    const std::lock_guard<Mutex> lock(mutex_);
    if (encoded != encoded_) encoded_.swap(encoded);
    bytes = encoded_;
    return true;
  }

  bool append(std::string_view bytes) noexcept override {
    if (!is_changeable_) {
      is_shown_ = false;
      return true;
    }
    return onnxgen::try_allocating([&] { set_.merge(bytes, kAnyDepth); });
  }

  void clear() noexcept override {
    set_.Clear();
    is_shown_ = false;
  }

 private:
  void fill(std::string_view first, std::string_view second) {
    set_.Clear();
    set_.merge(first, kAnyDepth);
    set_.merge(second, kAnyDepth);
  }

  UnknownFieldSet set_;
  mutable Mutex mutex_;
  mutable std::string encoded_;
  std::string extensions_;  // encoding of the unknown extensions in the set
  bool is_shown_ = false;
  bool is_changeable_ = false;
};

// Returns the encoding of the extensions that the class does not know. Each is a field with the extension's number,
// even in a message set, where the message's own encoding has items.
std::string encoded_unknown_extensions(onnxgen::ConstMessage view) {
  std::string bytes;
  if (!view.has_unknown_extensions()) return bytes;
  constexpr bool kAsItems = false;
  onnxgen::reflection::extensions_of(view.data(), view.descriptor())
      ->append_unknown(view.descriptor().info->extensions, kAsItems, bytes);
  return bytes;
}

// Removes the extensions that the class does not know and returns their encoding.
std::string remove_unknown_extensions(onnxgen::ConstMessage view) {
  std::string bytes;
  if (!view.has_unknown_extensions()) return bytes;
  auto* const extensions =
      const_cast<onnxgen::ExtensionSet*>(onnxgen::reflection::extensions_of(view.data(), view.descriptor()));
  extensions->remove_unknown(view.descriptor().info->extensions, bytes);
  return bytes;
}

}  // namespace

void forget_unknown_extensions(onnxgen::ConstMessage message) {
  remove_unknown_extensions(message);
}

const UnknownFieldSet& get_unknown_fields(const MessageBody& message) {
  const onnxgen::ConstMessage view = view_of(message);
  const std::string extensions = encoded_unknown_extensions(view);
  const std::string_view own = view.unknown_fields();
  if (own.empty() && extensions.empty()) return UnknownFieldSet::default_instance();
  return onnxgen::message::header_of(const_cast<void*>(view.data()))
      .make_unknown_object<UnknownFieldsOfMessage>()
      .show(own, extensions);
}

UnknownFieldSet* get_mutable_unknown_fields(MessageBody* message) {
  const onnxgen::ConstMessage view = view_of(*message);
  onnxgen::MessageHeader& header = onnxgen::message::header_of(const_cast<void*>(view.data()));
  // The extensions of a message set stay in the message, because only the class can write them as items.
  if (!view.descriptor().message_set) {
    header.append_unknown(remove_unknown_extensions(view));
  }
  return header.make_unknown_object<UnknownFieldsOfMessage>().change(view.unknown_fields());
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
