// The strings or messages of a run while it is being read, before their number is known.
#pragma once

#include <cstddef>
#include <cstring>

#include "onnxgen/heap/array.h"
#include "onnxgen/message/parse.h"

namespace onnxgen::heap {

// Pointers on the context's stack. They are deleted with this object unless they got into an array.
template <class Element>
class ElementRun {
 public:
  explicit ElementRun(ParseContext& context) noexcept : context_(context), base_(context.stack().size()) {}
  ElementRun(const ElementRun&) = delete;
  ElementRun& operator=(const ElementRun&) = delete;
  ~ElementRun() {
    for (std::size_t i = 0; i < size(); ++i) delete at(i);
    context_.stack().truncate(base_);
  }

  std::size_t size() const noexcept { return context_.stack().size() - base_; }

  // Takes over `element`. False when there is no memory, or `element` is null because there was none.
  bool push(Element* element) noexcept {
    if (element != nullptr && context_.stack().push(element)) return true;
    delete element;
    return false;
  }

  // Moves all to the end of `array`, which takes them over. False when memory is out.
  bool move_to(Array<Element*>& array) noexcept {
    if (size() == 0) return true;
    Element** const to = array.try_append(size());
    if (to == nullptr) return false;
    for (std::size_t i = 0; i < size(); ++i) to[i] = at(i);
    context_.stack().truncate(base_);
    return true;
  }

 private:
  Element* at(std::size_t i) const noexcept {
    Element* element = nullptr;
    std::memcpy(&element, context_.stack().at(base_ + i), sizeof element);
    return element;
  }

  ParseContext& context_;
  std::size_t base_;
};

}  // namespace onnxgen::heap
