// The only reader of an encoded TensorProto. Everything that needs the description of a tensor in a file or the
// position of its elements uses it: the index, saving, archives, encryption, and structure-only loads.
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
  kNone,       // nowhere; the tensor has no elements
  kRaw,        // in raw_data: the bytes at the offset are the elements, in little-endian order
  kTyped,      // as one packed run of float_data, int64_data ..., at the offset, in the encoding of that field
  kScattered,  // as strings or several typed runs; offset of the first, total length of all
  kExternal,   // in another file, in the form of raw_data
};

// Position in the input of elements that are stored in the message itself. Covers the values of one or more fields.
struct ElementRun {
  std::uint32_t field = 0;   // number of the first field in TensorProto; 0 if there are no elements
  std::uint64_t count = 0;   // number of values; 1 is one packed run or one entry of an unpacked field
  bool is_packed = false;    // the first value is a packed run
  std::uint64_t offset = 0;  // offset of the first value
  std::uint64_t length = 0;  // total number of bytes
};

// Contents of an encoded tensor, read by the rules of the generated classes: a field with an invalid wire type is an
// unknown field, the last value of a singular field counts, and if the message occurs several times, repeated fields
// are concatenated.
struct TensorRecord {
  std::string name;
  ElementType type = ElementType::kUndefined;
  std::int32_t type_number = 0;  // as in the file, even if this library does not know the type
  std::vector<std::int64_t> dims;
  bool has_segment = false;
  std::int32_t data_location = tensor_field::kInline;
  // Last value of data_location in the input, even if a closed enum does not define it. proto3 classes use this value.
  std::int32_t last_location = tensor_field::kInline;
  // Entries of external_data in order, regardless of data_location.
  std::vector<std::pair<std::string, std::string>> entries;

  ElementRun raw;    // the last raw_data field
  ElementRun typed;  // all other fields with elements

  bool is_external() const noexcept { return data_location == tensor_field::kExternal; }
  // Returns whether the message itself has a field for elements, even an empty one.
  bool has_elements() const noexcept { return raw.field != 0 || typed.field != 0; }
  // Returns whether the tensor is external and has no elements in the message. A field that is set but empty has none.
  bool is_not_loaded() const noexcept { return is_external() && raw.length == 0 && typed.count == 0; }
  // Returns the elements in the message. raw_data takes precedence over typed data, as in TensorView.
  const ElementRun& elements() const noexcept { return raw.field != 0 ? raw : typed; }
  // Returns how the elements are stored: kExternal for every external tensor, even if the message also has elements.
  TensorStorage storage() const noexcept;
  // Returns the value of the first entry with this key, or an empty string.
  std::string_view entry(std::string_view key) const noexcept;
};

// Limits for untrusted input. They are counted as in the generated classes.
struct WalkLimits {
  int max_depth = 100;                     // maximum nesting depth of messages and groups, including unknown ones
  std::uint64_t max_tensors = UINT64_MAX;  // exceeding it is kInputTooLarge
  std::uint64_t max_memory = UINT64_MAX;   // maximum memory for the result, in bytes; exceeding it is kAllocationLimit
  std::uint64_t used_memory = 0;           // bytes accounted for by charge() so far
  bool counts_groups = true;               // whether unknown groups count towards the depth

  // Returns how deep groups may still be nested if messages may be nested `depth` levels deeper.
  int group_depth(int depth) const noexcept { return counts_groups ? depth : (std::numeric_limits<int>::max)(); }

  // Accounts for memory before it is allocated. Fails with kAllocationLimit if that exceeds max_memory.
  Status charge(std::uint64_t bytes);
};

// Returns whether the field with this tag holds elements. A field whose wire type does not fit its type is an unknown
// field.
bool is_element_field(std::uint32_t tag) noexcept;

// Reads the tensor from the cursor's position to `end`, skipping its elements, and merges it into `record`, as a parse
// merges a message that occurs twice. `depth` is the number of levels that may still be nested in it. Fails with the
// errors of WireCursor, and with kAllocationLimit if the record exceeds the limit.
Status read_tensor(WireCursor& cursor, std::uint64_t end, int depth, EnumRule enums, WalkLimits& limits,
                   TensorRecord& record);

}  // namespace onnxgen::io
