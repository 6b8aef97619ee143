// The strings that arenas own. Unsafe functions may give them to fields, which must not delete them. All functions are
// thread-safe.
#pragma once

namespace onnxgen::heap {

// Returns false if memory is exhausted.
bool try_add_owned_text(const void* text) noexcept;
void remove_owned_text(const void* text) noexcept;
bool is_owned_text(const void* text) noexcept;

}  // namespace onnxgen::heap
