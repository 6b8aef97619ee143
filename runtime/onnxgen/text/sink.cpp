#include "onnxgen/text/sink.h"

#include <ostream>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen::text {

Sink::Sink(std::string& buffer, std::ostream& stream) noexcept
    : Sink(buffer, &stream, [](void* context, std::string_view chunk) {
        auto& out = *static_cast<std::ostream*>(context);
        return static_cast<bool>(out.write(chunk.data(), static_cast<std::streamsize>(chunk.size())));
      }) {}

void Sink::make_room(ConstMessage message, std::size_t factor) {
  const MessageInfo* const info = message.descriptor().info;
  if (message.data() == nullptr || info == nullptr || info->byte_size_function == nullptr) return;
  const std::uint64_t size = info->byte_size(message.data());
  if (size < kLarge || size > (out_.max_size() - out_.size()) / factor) return;
  (void)try_allocating([&] { out_.reserve(out_.size() + static_cast<std::size_t>(size) * factor); });
}

}  // namespace onnxgen::text
