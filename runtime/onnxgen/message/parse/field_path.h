// The way from a root message down to a field, gathered from the inside out while a failure travels up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/message/parse/element_stack.h"

namespace onnxgen {

class FieldPath {
 public:
  static constexpr std::size_t kNoIndex = static_cast<std::size_t>(-1);

  // Failures do without the path, which takes memory, from now on.
  void leave_out() noexcept { is_left_out_ = true; }

  // Adds the field that encloses what was added so far; `index` for an element of a repeated field. Where there is no
  // memory for it, the path stays shorter.
  void push(std::uint32_t number, std::size_t index = kNoIndex) noexcept {
    if (!is_left_out_) (void)entries_.push(Entry{number, index});
  }

  // Changes the number that was added last, if one was.
  void renumber(std::uint32_t number) noexcept;

  // "ModelProto.graph.node[3].name", with the names from `root` on; a field that the schema does not know by its
  // number.
  std::string text(const MessageInfo& root) const;

  // A failure of this field; it says which field unless there is no memory for that, or the path is left out.
  Status failure(ErrorCode code, std::uint64_t offset, const MessageInfo& root) const noexcept;

 private:
  struct Entry {
    std::uint64_t number;
    std::uint64_t index;
  };

  ElementStack entries_;  // innermost first
  bool is_left_out_ = false;
};

}  // namespace onnxgen
