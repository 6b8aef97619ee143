#include "message/root.h"

#include <cstring>
#include <new>

#include "message/message_class.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {
namespace {

// Offset of the message in the allocation that it shares with its root.
constexpr std::size_t kDataOffset = (sizeof(Root) + 15) / 16 * 16;

}  // namespace

Root* Root::create(const MessageClass& message_class) {
  const MessageInfo& info = *message_class.descriptor->info;
  char* const memory = static_cast<char*>(::operator new(kDataOffset + info.data_size));
  std::memcpy(memory + kDataOffset, info.default_data, info.data_size);
  return new (memory) Root(memory + kDataOffset, &message_class.runtime());
}

Root* Root::adopt(void* data, std::shared_ptr<void> owner) {
  return new (::operator new(sizeof(Root))) Root(data, std::move(owner));
}

void Root::destroy() noexcept {
  if (runtime_ != nullptr) runtime_->destroy(data_);
  this->~Root();
  ::operator delete(this);
}

}  // namespace onnxgen::python
