// The strings that arenas own. Unsafe functions may give them to fields, which must not delete them. A string that a
// field outside the arena has when the arena ends lives until the field has no more use for it, like a message.
#pragma once

namespace onnxgen::heap {

// Thread-safe. Strings that no arena owns are accepted everywhere, and ignored.

// Called by an arena that owns a string from now on. Returns false if memory is exhausted.
bool try_own_text(const void* text) noexcept;
bool is_owned_text(const void* text) noexcept;
// Called when a field gets a string.
void lend_text(const void* text) noexcept;
// Called when a field has no more use for a string. Returns whether an arena owns or has owned it, so that the caller
// must not delete it.
bool return_text(void* text) noexcept;
// Called when a field gives a string back to the program, which leaves it to the arena.
void release_text(const void* text) noexcept;
// Called by an arena that ends. Returns true if no field has the string or `end` is null: the arena must then destroy
// the string. Otherwise `end` will be called when the last field has returned it.
bool disown_text(const void* text, void (*end)(void* text)) noexcept;

}  // namespace onnxgen::heap
