// Parts of one model that go over into another one, whose weights are not copied.
#pragma once

#include <memory>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::graph {

// Takes `from` over, for parts of it to be given to `to`: that keeps it alive where weights can be borrowed, so that
// they stay where they are, mapped or in memory. `source` is what `from` was.
template <class Model>
Status take_over(Model& from, Model& to, std::shared_ptr<Model>& source) {
  source = std::make_shared<Model>(std::move(from));
  std::shared_ptr<Model> kept = source;
  return io::keep_alive(to, kept) ? Status() : Status(ErrorCode::kOutOfMemory);
}

// Makes `to`, a part of a model, what `from` is, a part of one that the model has taken over. An io::BytesSharing must
// live meanwhile. What `from` is afterwards is not said: classes that cannot borrow weights move them.
template <class Message>
void give(Message& from, Message& to) {
  if constexpr (io::kCanBorrow<Message>) {
    to.CopyFrom(from);
  } else {
    to = std::move(from);
  }
}

}  // namespace onnxgen::graph
