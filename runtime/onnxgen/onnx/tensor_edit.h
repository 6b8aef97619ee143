// Writing an encoded message again with some of its tensors changed: made external, or made inline.
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

// A part of an edited message: bytes of the input, or of its own.
struct EditedPiece {
  std::uint64_t offset = 0;  // in the input
  std::uint64_t length = 0;
  std::string_view own;  // used where its data is not null; `offset` then means nothing
};

struct EditedMessage {
  std::vector<EditedPiece> pieces;  // in order
  std::deque<std::string> text;     // what pieces have of their own, as far as the caller did not bring it

  // The whole as views, parts of the input being views of its spans.
  std::vector<std::string_view> views(const SpanInput& input) const;
  // The whole in one string.
  Status copy(const EncodedInput& input, std::string& output) const;
};

using DataEntries = std::vector<std::pair<std::string, std::string>>;

// Changes tensors and mends the lengths of everything around them. The input and what was found in it must outlive it.
// Fields that are not concerned stay as they are, unknown ones too; those that come in stand where the order of numbers
// has them.
class TensorEdit {
 public:
  TensorEdit(const EncodedInput& input, const EncodedTensors& found) : input_(input), found_(found) {}

  // Leaves out its elements and gives it these entries, EXTERNAL. `tensor` counts in found.tensors.
  Status make_external(std::size_t tensor, const DataEntries& entries);
  // Leaves out its entries and location and, where `data` is given, has it as raw_data in place of all elements; it
  // must live as long as the edited message.
  Status make_inline(std::size_t tensor, std::optional<std::string_view> data);

  // Writes everything. To be called once.
  EditedMessage write();

 private:
  struct Content {
    std::vector<EditedPiece> pieces;
    std::uint64_t size = 0;

    void add(const EditedPiece& piece);
  };
  // What comes into a tensor in place of the fields that go: `pieces` before the first field with a higher number.
  struct Insertion {
    std::uint32_t number;
    std::vector<EditedPiece> pieces;
    bool drops_elements;
    // Stands again behind each data_location that stays: what one class keeps as an unknown field is the value to
    // another, and the last one wins.
    std::optional<EditedPiece> location;
  };

  Status replace(std::size_t tensor, const Insertion& insertion);
  Status copy_fields(WireCursor& cursor, const EncodedMessage& message, const Insertion& insertion, bool is_last,
                     Content& content) const;
  Status drops(WireCursor& cursor, std::uint64_t end, std::uint32_t tag, bool drops_elements, bool& is_dropped) const;
  EditedPiece own(std::string text);
  void measure();
  std::uint64_t new_size(std::size_t message) const noexcept;

  const EncodedInput& input_;
  const EncodedTensors& found_;
  std::optional<WireCursor> cursor_;         // where the last change was
  std::map<std::size_t, Content> contents_;  // by message
  std::vector<std::uint64_t> growth_;        // of each message's content, modulo 2^64: it may shrink
  EditedMessage edited_;
};

}  // namespace onnxgen::io
