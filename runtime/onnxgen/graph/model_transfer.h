// Moves parts of one model to another without copying weights.
#pragma once

#include <memory>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::graph {

// Moves `from` to `source` and makes `to` keep it alive if weights can be borrowed. Parts of `source` can then be given
// to `to` while the weights stay where they are, mapped or in memory.
template <class Model>
Status take_source(Model& from, Model& to, std::shared_ptr<Model>& source) {
  source = std::make_shared<Model>(std::move(from));
  std::shared_ptr<Model> kept = source;
  return io::keep_alive(to, kept) ? Status() : Status(ErrorCode::kOutOfMemory);
}

// Makes `to`, a part of a model, equal to `from`, a part of the model that was taken over. An io::BytesSharing must
// exist during the call. Afterwards `from` is unspecified: classes that cannot borrow weights move them.
template <class Message>
void transfer(Message& from, Message& to) {
  if constexpr (io::kCanBorrow<Message>) {
    to.CopyFrom(from);
  } else {
    to = std::move(from);
  }
}

}  // namespace onnxgen::graph
