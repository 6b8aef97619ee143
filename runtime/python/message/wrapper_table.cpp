#include "message/wrapper_table.h"

#include <cstdint>

#include "message/message_object.h"

namespace onnxgen::python {

std::size_t WrapperTable::home(const void* data) const noexcept {
  constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;  // distributes addresses, which are multiples of eight
  return static_cast<std::size_t>(reinterpret_cast<std::uintptr_t>(data) * kGolden >> 32) & mask();
}

std::size_t WrapperTable::slot(const void* data) const noexcept {
  std::size_t i = home(data);
  while (slots_[i] != nullptr && slots_[i]->data != data) i = (i + 1) & mask();
  return i;
}

MessageObject* WrapperTable::find(const void* data) const noexcept {
  return size_ != 0 ? slots_[slot(data)] : nullptr;
}

void WrapperTable::insert(MessageObject& object) {
  if (2 * (size_ + 1) > capacity_) grow();
  slots_[slot(object.data)] = &object;
  ++size_;
}

// Moves later objects of the same probe sequence into the freed slot.
void WrapperTable::erase(const MessageObject& object) noexcept {
  std::size_t free = slot(object.data);
  for (std::size_t i = (free + 1) & mask(); slots_[i] != nullptr; i = (i + 1) & mask()) {
    const std::size_t distance_to_home = (i - home(slots_[i]->data)) & mask();
    if (distance_to_home < ((i - free) & mask())) continue;
    slots_[free] = slots_[i];
    free = i;
  }
  slots_[free] = nullptr;
  --size_;
}

void WrapperTable::grow() {
  constexpr std::size_t kSmallest = 8;
  const std::size_t old_capacity = capacity_;
  const std::size_t new_capacity = old_capacity != 0 ? 2 * old_capacity : kSmallest;
  std::unique_ptr<MessageObject*[]> old(new MessageObject*[new_capacity]());
  old.swap(slots_);
  capacity_ = new_capacity;
  for (std::size_t i = 0; i < old_capacity; ++i) {
    if (old[i] != nullptr) slots_[slot(old[i]->data)] = old[i];
  }
}

}  // namespace onnxgen::python
