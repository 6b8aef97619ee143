// Merging, comparing, and checks for completeness.
#include "onnxgen/message/codec.h"
#include "onnxgen/message/table/member.h"

namespace onnxgen::table {
namespace {

// Allocates before it changes the message, since allocation may fail.
template <class Stored>
void merge_singular_text(void* to, const void* from, const Row& row, std::uint32_t number, Arena& arena) {
  Stored result = is_set(to, row, number) ? as<Stored>(member(to, row)) : Stored{};
  merge_text(result, as<Stored>(member(from, row)), arena);
  activate(to, row, number);
  as<Stored>(member(to, row)) = result;
}

void merge_singular(void* to, const void* from, const Row& row, const FieldInfo& info, Arena& arena) {
  switch (shape(row.kind)) {
    case Shape::kString:
      return merge_singular_text<StringField>(to, from, row, info.number, arena);
    case Shape::kBytes:
      return merge_singular_text<BytesField>(to, from, row, info.number, arena);
    case Shape::kMessage:
    case Shape::kGroup: {
      void* const present = is_set(to, row, info.number) ? load_message(member(to, row)) : nullptr;
      const void* const result = merge_message(present, load_message(member(from, row)), *info.message, arena);
      activate(to, row, info.number);
      return store_message(member(to, row), result);
    }
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  activate(to, row, info.number);
  std::memcpy(member(to, row), member(from, row), scalar_size(row.kind));
  return;
}

void merge_scalars(void* to, const void* from, const Row& row, Arena& arena) {
  const ErasedElements source = scalars(from, row);
  if (source.size == 0) return;
  char* const target = scalars(to, row).try_append(source.size, arena);
  if (target == nullptr) out_of_memory();
  std::memcpy(target, source.data, source.size * scalar_size(row.kind));
}

void merge_repeated(void* to, const void* from, const Row& row, const FieldInfo& info, Arena& arena) {
  if (scalars(from, row).size == 0) return;
  switch (shape(row.kind)) {
    case Shape::kString:
      return merge_texts(as<RepeatedString>(member(to, row)), as<RepeatedString>(member(from, row)), arena);
    case Shape::kBytes:
      return merge_texts(as<RepeatedBytes>(member(to, row)), as<RepeatedBytes>(member(from, row)), arena);
    case Shape::kMessage:
    case Shape::kGroup:
      return merge_messages(messages(to, row), as<MessageArray>(member(from, row)), *info.message, arena);
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  return merge_scalars(to, from, row, arena);
}

bool equal_repeated(const void* a, const void* b, const Row& row, const FieldInfo& info) noexcept {
  switch (shape(row.kind)) {
    case Shape::kString:
      return equal_texts(as<RepeatedString>(member(a, row)), as<RepeatedString>(member(b, row)));
    case Shape::kBytes:
      return equal_texts(as<RepeatedBytes>(member(a, row)), as<RepeatedBytes>(member(b, row)));
    case Shape::kMessage:
    case Shape::kGroup:
      return equal_messages(messages(a, row), messages(b, row), *info.message);
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  const ErasedElements x = scalars(a, row);
  const ErasedElements y = scalars(b, row);
  return x.size == y.size && (x.size == 0 || std::memcmp(x.data, y.data, x.size * scalar_size(row.kind)) == 0);
}

bool equal_singular(const void* a, const void* b, const Row& row, const FieldInfo& info) noexcept {
  if (!is_set(a, row, info.number) || !is_set(b, row, info.number)) {
    return is_set(a, row, info.number) == is_set(b, row, info.number);
  }
  switch (shape(row.kind)) {
    case Shape::kString:
      return as<StringField>(member(a, row)).get() == as<StringField>(member(b, row)).get();
    case Shape::kBytes:
      return as<BytesField>(member(a, row)).get() == as<BytesField>(member(b, row)).get();
    case Shape::kMessage:
    case Shape::kGroup:
      return info.message->equal(load_message(member(a, row)), load_message(member(b, row)));
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  return std::memcmp(member(a, row), member(b, row), scalar_size(row.kind)) == 0;
}

bool is_complete(const void* data, const Row& row, const FieldInfo& info, FieldPath& missing) noexcept {
  if (has(row, Row::kRepeated)) {
    return !is_message(row.kind) || are_initialized(messages(data, row), *info.message, info.number, missing);
  }
  const bool ok =
      !is_set(data, row, info.number)
          ? !has(row, Row::kRequired)
          : !is_message(row.kind) || is_initialized(load_message(member(data, row)), *info.message, missing);
  if (!ok) missing.push(info.number);
  return ok;
}

}  // namespace

bool is_set(const void* data, const Row& row, std::uint32_t number) noexcept {
  if (has(row, Row::kHasBit)) {
    constexpr std::size_t kBits = 32;
    std::uint32_t word;
    const std::size_t at = offsetof(MessageData<1>, has_bits) + row.presence / kBits * sizeof word;
    std::memcpy(&word, static_cast<const char*>(data) + at, sizeof word);
    return (word >> row.presence % kBits & 1) != 0;
  }
  if (has(row, Row::kInOneof)) return oneof_case(data, row) == number;
  const char* const at = member(data, row);
  const bool zero_is_unset = has(row, Row::kZeroIsUnset);
  if (row.kind == Kind::kString) {
    return zero_is_unset ? !as<StringField>(at).get().empty() : as<StringField>(at).has_value();
  }
  if (row.kind == Kind::kBytes) {
    return zero_is_unset ? !as<BytesField>(at).get().empty() : as<BytesField>(at).has_value();
  }
  return is_message(row.kind) ? load_message(at) != nullptr : load_bits(row.kind, at) != 0;
}

void activate(void* data, const Row& row, std::uint32_t number) noexcept {
  if (has(row, Row::kHasBit)) {
    constexpr std::size_t kBits = 32;
    std::uint32_t word;
    char* const at = static_cast<char*>(data) + offsetof(MessageData<1>, has_bits) + row.presence / kBits * sizeof word;
    std::memcpy(&word, at, sizeof word);
    word |= std::uint32_t{1} << row.presence % kBits;
    std::memcpy(at, &word, sizeof word);
  } else if (has(row, Row::kInOneof) && oneof_case(data, row) != number) {
    set_oneof_case(data, row, number);
    const std::size_t size = row.kind == Kind::kBytes    ? sizeof(BytesField)
                             : row.kind == Kind::kString ? sizeof(StringField)
                             : is_message(row.kind)      ? sizeof(void*)
                                                         : scalar_size(row.kind);
    std::memset(member(data, row), 0, size);
  }
}

void merge(void* to, const void* from, Arena& arena, const MessageInfo& info) {
  for (std::size_t i = 0; i < info.field_count; ++i) {
    const Row& row = info.table->rows[i];
    if (is_null(from, row)) continue;
    const FieldInfo& field = info.fields[i];
    if (row.kind == Kind::kTyped) {
      const TypedField& typed = *info.table->extras[row.extra].typed;
      if (typed.merge != nullptr) typed.merge(to, from, arena);
    } else if (has(row, Row::kRepeated)) {
      merge_repeated(to, from, row, field, arena);
    } else if (is_set(from, row, field.number)) {
      merge_singular(to, from, row, field, arena);
    }
  }
  if (info.table->extension != nullptr) info.table->extension->merge(to, from, arena);
  merge_unknown(message::header_of(to), message::header_of(from));
}

bool equal(const void* a, const void* b, const MessageInfo& info) noexcept {
  if (info.table->extension != nullptr && !info.table->extension->equal(a, b)) return false;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    const Row& row = info.table->rows[i];
    const FieldInfo& field = info.fields[i];
    bool same = true;
    if (row.kind == Kind::kTyped) {
      const TypedField& typed = *info.table->extras[row.extra].typed;
      same = typed.equal == nullptr || typed.equal(a, b);
    } else {
      same = has(row, Row::kRepeated) ? equal_repeated(a, b, row, field) : equal_singular(a, b, row, field);
    }
    if (!same) return false;
  }
  return equal_unknown(message::header_of(a), message::header_of(b));
}

bool initialized(const void* data, FieldPath& missing, const MessageInfo& info) noexcept {
  if (info.table->extension != nullptr && !info.table->extension->initialized(data, missing)) return false;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    const Row& row = info.table->rows[i];
    if (row.kind == Kind::kTyped) {
      const TypedField& typed = *info.table->extras[row.extra].typed;
      if (typed.initialized != nullptr && !typed.initialized(data, missing)) return false;
    } else if (!is_complete(data, row, info.fields[i], missing)) {
      return false;
    }
  }
  return true;
}

}  // namespace onnxgen::table
