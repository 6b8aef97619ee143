// Hash table of the live Python objects of one message tree. Ensures that each message has at most one object.
#pragma once

#include <cstddef>
#include <memory>

namespace onnxgen::python {

struct MessageObject;

// Table keyed by the address of a message's data. Uses open addressing, because most trees have few live objects and
// each is inserted and erased once.
class WrapperTable {
 public:
  // Returns the object of a message, or null if there is none.
  MessageObject* find(const void* data) const noexcept;
  // Inserts an object. The table must not contain an object for its data.
  void insert(MessageObject& object);
  void erase(const MessageObject& object) noexcept;

 private:
  std::size_t mask() const noexcept { return capacity_ - 1; }
  std::size_t home(const void* data) const noexcept;
  // Returns the slot of `data`, or the free slot where it would be inserted.
  std::size_t slot(const void* data) const noexcept;
  void grow();

  std::unique_ptr<MessageObject*[]> slots_;
  std::size_t capacity_ = 0;  // a power of two, at most half full
  std::size_t size_ = 0;
};

}  // namespace onnxgen::python
