// Removes messages from a repeated field.
#pragma once

namespace onnxgen::graph {

// Removes the messages for which is_unwanted(message) is true, in one pass. The other messages keep their order.
template <class List, class Test>
void erase_where(List& list, const Test& is_unwanted) {
  using Size = decltype(list.size());
  Size kept = 0;
  for (Size i = 0; i < list.size(); ++i) {
    if (is_unwanted(list[i])) continue;
    if (i != kept) list.SwapElements(i, kept);
    ++kept;
  }
  while (list.size() > kept) list.RemoveLast();
}

}  // namespace onnxgen::graph
