// The path from a root message to a field, collected from the innermost field outwards while a failure is propagated.
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

  // From now on, failures have no path, since that would allocate memory.
  void leave_out() noexcept { is_left_out_ = true; }

  // Adds the field that encloses those added so far. `index` is the index of an element of a repeated field. If memory
  // is exhausted, the path stays shorter.
  void push(std::uint32_t number, std::size_t index = kNoIndex) noexcept {
    if (!is_left_out_) (void)entries_.push(Entry{number, index});
  }

  // Changes the field number that was added last, if any.
  void renumber(std::uint32_t number) noexcept;

  // Returns a path such as "ModelProto.graph.node[3].name", starting at `root`. Fields that the schema does not know,
  // and those of lite classes, are given by number.
  std::string text(const MessageInfo& root) const;

  // Returns a failure of this field. The status has no path if the path was left out or memory is exhausted.
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
