// Rewrites an encoded message with some tensors changed to external or inline storage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {

// Part of an edited message: a range of the input, or new bytes.
struct EditedChunk {
  std::uint64_t offset = 0;  // in the input
  std::uint64_t length = 0;
  std::string_view own;  // new bytes; if its data() is not null, `offset` is ignored
};

struct EditedMessage {
  std::vector<EditedChunk> chunks;  // in order
  std::deque<std::string> text;     // new bytes that `chunks` refer to, except those that the caller provided

  // Returns the message as views. Parts of the input are views of its spans.
  std::vector<std::string_view> views(const SpanInput& input) const;
  // Copies the message into one string.
  Status copy(const EncodedInput& input, std::string& output) const;
};

using DataEntries = std::vector<std::pair<std::string, std::string>>;

// Changes tensors and adjusts the lengths of the enclosing messages. The input and `found` must outlive this object.
// All other fields, including unknown ones, stay unchanged. New fields are inserted in the order of field numbers.
class TensorEdit {
 public:
  TensorEdit(const EncodedInput& input, const EncodedTensors& found) : input_(input), found_(found) {}

  // Removes the tensor's elements and gives it these entries and the location EXTERNAL. `tensor` is an index in
  // found.tensors.
  Status make_external(std::size_t tensor, const DataEntries& entries);
  // Removes the tensor's entries and location. If `data` is given, it becomes raw_data and replaces all elements; the
  // caller must keep it alive as long as the edited message.
  Status make_inline(std::size_t tensor, std::optional<std::string_view> data);

  // Returns the edited message. Call this only once.
  EditedMessage write();

 private:
  struct Content {
    std::vector<EditedChunk> chunks;
    std::uint64_t size = 0;

    void add(const EditedChunk& chunk);
  };
  // New fields of a tensor. `chunks` are inserted before the first field whose number is greater than `number`.
  struct Insertion {
    std::uint32_t number;
    std::vector<EditedChunk> chunks;
    bool drops_elements;
    // A new data_location field, repeated after each existing one that is kept. Some classes treat an existing field as
    // unknown and others use the last value; all must see the new value.
    std::optional<EditedChunk> location;
  };

  Status replace(std::size_t tensor, const Insertion& insertion);
  Status copy_fields(WireCursor& cursor, const EncodedMessage& message, const Insertion& insertion, bool is_last,
                     Content& content) const;
  Status drops(WireCursor& cursor, std::uint64_t end, std::uint32_t tag, bool drops_elements, bool& is_dropped) const;
  EditedChunk own(std::string text);
  void measure();
  std::uint64_t new_size(std::size_t message) const noexcept;

  const EncodedInput& input_;
  const EncodedTensors& found_;
  std::optional<WireCursor> cursor_;         // position after the last change
  std::map<std::size_t, Content> contents_;  // by message
  std::vector<std::uint64_t> growth_;        // growth of each message's content, modulo 2^64 because it may shrink
  EditedMessage edited_;
};

}  // namespace onnxgen::io
