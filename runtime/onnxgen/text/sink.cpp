#include "onnxgen/text/sink.h"

#include <ostream>

namespace onnxgen::text {

Sink::Sink(std::string& buffer, std::ostream& stream) noexcept
    : Sink(buffer, &stream, [](void* context, std::string_view piece) {
        auto& out = *static_cast<std::ostream*>(context);
        return static_cast<bool>(out.write(piece.data(), static_cast<std::streamsize>(piece.size())));
      }) {}

}  // namespace onnxgen::text
