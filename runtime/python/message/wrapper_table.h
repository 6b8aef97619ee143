// The Python objects of one tree of messages that are alive, by the messages' data, so that a message has one at most.
#pragma once

#include <cstddef>
#include <memory>

namespace onnxgen::python {

struct MessageObject;

// Open addressing: most trees have few objects at a time, and each is entered and removed once.
class WrapperTable {
 public:
  MessageObject* find(const void* data) const noexcept;
  // There must be none for its data.
  void insert(MessageObject& object);
  void erase(const MessageObject& object) noexcept;

 private:
  std::size_t mask() const noexcept { return capacity_ - 1; }
  std::size_t home(const void* data) const noexcept;
  // Where `data` is, or the free place where it would be.
  std::size_t place(const void* data) const noexcept;
  void grow();

  std::unique_ptr<MessageObject*[]> places_;
  std::size_t capacity_ = 0;  // a power of two, at most half full
  std::size_t size_ = 0;
};

}  // namespace onnxgen::python
