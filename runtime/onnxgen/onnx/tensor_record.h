// The only reader of an encoded TensorProto. All code that wants to know what a tensor in a file is, or where its
// elements lie, uses it: the index, saving, archives, encryption, and loading the structure alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::io {

// How a tensor's elements are stored.
enum class TensorStorage {
  kNone,      // no elements anywhere
  kRaw,       // raw_data: the bytes at offset are the elements, little-endian
  kTyped,     // one packed run of float_data, int64_data ...: at offset, in the encoding of that field
  kInPieces,  // strings, or typed data in several runs; offset is that of the first, length what all take together
  kExternal,  // another file, as raw_data
};

// Where elements that are stored in the message itself lie in the input: the values of one or more fields.
struct ElementRun {
  std::uint32_t field = 0;   // number of the first of them in TensorProto; 0 where there are none
  std::uint64_t pieces = 0;  // values: 1 is one packed run, or one entry of an unpacked field
  bool is_packed = false;    // the first is a packed run
  std::uint64_t offset = 0;  // of the first
  std::uint64_t length = 0;  // bytes, of all together
};

// What an encoded tensor says, by the same rules as the generated classes: a field on a wire type that its type cannot
// have is an unknown field, the last value of a singular field counts, repeated fields are added up over all pieces of
// a message that stands several times.
struct TensorRecord {
  std::string name;
  ElementType type = ElementType::kUndefined;
  std::int32_t type_number = 0;  // as it stands, also where this library does not know it
  std::vector<std::int64_t> dims;
  bool has_segment = false;
  std::int32_t data_location = tensor_field::kInline;
  // The last value of data_location in the input, even one that a closed enum does not have. A class of proto3 uses
  // this one.
  std::int32_t last_location = tensor_field::kInline;
  // The entries of external_data in order, whatever data_location says.
  std::vector<std::pair<std::string, std::string>> entries;

  ElementRun raw;    // raw_data, the last
  ElementRun typed;  // all other fields that hold elements

  bool is_external() const noexcept { return data_location == tensor_field::kExternal; }
  // Whether the message itself has a field that holds elements, even an empty one.
  bool has_elements() const noexcept { return raw.field != 0 || typed.field != 0; }
  // Whether its elements are elsewhere and not also in the message. A field that is set but empty holds none.
  bool is_not_loaded() const noexcept { return is_external() && raw.length == 0 && typed.pieces == 0; }
  // The elements in the message: raw_data goes before typed data, as in the views of tensors.
  const ElementRun& elements() const noexcept { return raw.field != 0 ? raw : typed; }
  TensorStorage storage() const noexcept;
  // The value of the first entry with this key; empty without one.
  std::string_view entry(std::string_view key) const noexcept;
};

// Limits for input that is not trusted. They count as those of the generated class do.
struct WalkLimits {
  int max_depth = 100;                     // messages and groups nested in one another, unknown ones too
  std::uint64_t max_tensors = UINT64_MAX;  // more is kInputTooLarge
  std::uint64_t max_memory = UINT64_MAX;   // bytes that what is found may take; more is kAllocationLimit
  std::uint64_t used_memory = 0;
  bool counts_groups = true;  // unknown groups count as messages do

  // How deep groups may still be nested if messages may be nested `depth` levels deeper.
  int group_depth(int depth) const noexcept { return counts_groups ? depth : std::numeric_limits<int>::max(); }

  // Counts memory before it is taken.
  Status charge(std::uint64_t bytes);
};

// Whether the field with this tag holds elements. With a wire type that its type cannot have, it is an unknown field.
bool is_element_field(std::uint32_t tag) noexcept;

// Reads the tensor from the cursor's position to `end`, hopping over its elements, and adds it to `record`, as a parse
// merges a message that stands twice. `depth` is how many levels may still be nested in it.
Status read_tensor(WireCursor& cursor, std::uint64_t end, int depth, EnumRule enums, WalkLimits& limits,
                   TensorRecord& record);

}  // namespace onnxgen::io
