#include "onnxgen/protobuf/storage/unknown_text.h"

#include <cstdint>
#include <mutex>
#include <string_view>
#include <utility>

#include "google/protobuf/stubs/mutex.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/protobuf/storage/text.h"

namespace onnxgen::heap {
namespace {

class UnknownText final : public UnknownObject {
 public:
  // Sets the text to `bytes` and returns it. After change() was called, returns the text unchanged, because the program
  // may have modified it. Does not write an equal text, because other threads may be reading it.
  const std::string& show(std::string&& bytes) {
    const std::lock_guard<google::protobuf::internal::Mutex> lock(mutex_);
    if (!is_changeable_ && text_ != bytes) text_.swap(bytes);
    return text_;
  }

  // Returns the text for modification. The first call sets it to `own`. From then on, the text replaces the message's
  // unknown fields.
  std::string* change(std::string_view own) {
    if (!is_changeable_) text_.assign(own);
    is_changeable_ = true;
    return &text_;
  }

  bool is_changeable() const noexcept override { return is_changeable_; }
  std::uint64_t encoded_size() const noexcept override { return text_.size(); }
  bool try_encode(std::string_view& bytes) const noexcept override {
    bytes = text_;
    return true;
  }

  bool append(std::string_view bytes) noexcept override {
    return !is_changeable_ || try_allocating([&] { text_.append(bytes); });
  }

  void clear() noexcept override { text_.clear(); }

 private:
  google::protobuf::internal::Mutex mutex_;
  std::string text_;
  bool is_changeable_ = false;
};

}  // namespace

const std::string& unknown_text(const UnknownParts& message) {
  std::string bytes;
  constexpr bool kAsItems = false;
  if (message.extensions != nullptr) message.extensions->append_unknown(message.known, kAsItems, bytes);
  bytes += message.header.unknown();
  if (bytes.empty()) return Text().get();  // refers to a static string
  return message.header.make_unknown_object<UnknownText>().show(std::move(bytes));
}

std::string* mutable_unknown_text(const UnknownParts& message) {
  if (message.extensions != nullptr && !message.message_set) {
    std::string extensions;
    message.extensions->remove_unknown(message.known, extensions);
    message.header.append_unknown(extensions);
  }
  return message.header.make_unknown_object<UnknownText>().change(message.header.unknown());
}

}  // namespace onnxgen::heap
