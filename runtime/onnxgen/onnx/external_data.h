// Reads and changes the external_data entries of a tensor, which locate its bytes outside the model. The format is that
// of https://github.com/onnx/onnx/blob/main/docs/ExternalData.md.
//
// A Tensor is a generated TensorProto of any ONNX version and either profile. Functions that return a Status fail with
// kInvalidExternalData unless stated otherwise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/tensor_record.h"

namespace onnxgen::io {

// Keys that tensors in memory may have in addition to those of the format. No save writes them. kBasePathKey is the
// folder that a model was loaded from, as recorded by ONNX's own package. kStampKey is the state of the file that holds
// the bytes (see Holding::kSkipped).
inline constexpr std::string_view kBasePathKey = "basepath";
inline constexpr std::string_view kStampKey = "onnxgen.stamp";

// Returns whether the key locates the bytes or identifies their state.
bool is_place_key(std::string_view key) noexcept;

// Values of the keys `location`, `offset`, `length` and `checksum`. Other keys are ignored here and stay in the
// message.
struct ExternalDataEntry {
  std::string location;                 // as in the model; not checked against a policy
  std::uint64_t offset = 0;             // in bytes
  std::optional<std::uint64_t> length;  // in bytes; if absent, the data extends to the end of the file
  std::string checksum;                 // SHA-1 of the whole file in hexadecimal, as in the model; empty if absent
  std::string stamp = {};               // value of kStampKey: required state of the file; empty if absent

  friend bool operator==(const ExternalDataEntry& a, const ExternalDataEntry& b) {
    return a.location == b.location && a.offset == b.offset && a.length == b.length && a.checksum == b.checksum &&
           a.stamp == b.stamp;
  }
};

// Parses entries one by one, in any order.
class ExternalDataParser {
 public:
  // Adds an entry. Fails if a number is malformed or a key of the format occurs twice.
  Status add(std::string_view key, std::string_view value);
  // Moves the result to `entry`. Call this once, after the last entry. Fails, and leaves `entry` unchanged, if the
  // location is missing or empty.
  Status finish(ExternalDataEntry& entry);

 private:
  ExternalDataEntry entry_;
  bool has_location_ = false;
  bool has_offset_ = false;
  bool has_checksum_ = false;
};

// How to treat a tensor whose data size differs from what its type and shape require.
enum class SizeMismatch {
  kRefuse,  // fail with kInvalidExternalData or kInvalidTensor; the error gives both sizes
  kAllow,   // use the bytes as they are
};

// Returns the policy that the options' `allow_size_mismatch` selects.
template <class Options>
SizeMismatch size_mismatch(const Options& options) {
  return options.allow_size_mismatch ? SizeMismatch::kAllow : SizeMismatch::kRefuse;
}

// Checks that a range lies within `size` bytes. Without a length, checks only that the offset does. Fails with
// kOutOfFile; the error gives the numbers. `whole` is the name of the object of `size` bytes in the error's text.
Status check_data_range(std::uint64_t offset, std::optional<std::uint64_t> length, std::uint64_t size,
                        std::string_view whole = "the file");

// Returns the error text for a SHA-1 that differs from the one stated in the model.
std::string checksum_mismatch_text(std::string_view stated, std::string_view actual);

// Returns the error text for a shape that does not determine a number of elements.
std::string invalid_shape_text(const std::vector<std::int64_t>& dims);

// Returns the error text for a number of bytes or entries that differs from what the type and shape require. `required`
// is empty if the shape is invalid or the size in bytes is 2^63 or more.
std::string size_mismatch_text(std::uint64_t found, const char* unit, ElementType type,
                               const std::vector<std::int64_t>& dims, std::optional<std::uint64_t> required);

// Last part of error messages about sizes.
inline constexpr std::string_view kSizeMismatchRemedy =
    "; set allow_size_mismatch (--allow-size-mismatch) to accept it";

// Returns an error with `code` if `bytes` differs from the size that the type and shape require, or if these do not
// determine a size below 2^63 bytes. Accepts any size for strings and unknown types.
Status check_size(std::uint64_t bytes, ElementType type, const std::vector<std::int64_t>& dims, ErrorCode code);

// Determines the length of an external tensor. If the entry has no length, or the length 0 for a tensor with elements
// (as several exporters write it), the length becomes the size that the type and shape require. If that size is
// unknown, the entry gets no length, and the data extends to the end of the file. Any other stated length that differs
// from the required size is an error unless `mismatch` allows it.
Status settle_length(ExternalDataEntry& entry, ElementType type, const std::vector<std::int64_t>& dims,
                     SizeMismatch mismatch);

// Overloads for a tensor, given as a message or as a TensorRecord. The error names the tensor.
template <class Tensor>
Status check_size(std::uint64_t bytes, const Tensor& tensor, ErrorCode code) {
  if constexpr (std::is_base_of_v<TensorRecord, Tensor>) {
    return check_size(bytes, tensor.type, tensor.dims, code).in_tensor(tensor.name);
  } else {
    const std::vector<std::int64_t> dims(tensor.dims().begin(), tensor.dims().end());
    const ElementType type = element_type(static_cast<std::int32_t>(tensor.data_type()));
    return check_size(bytes, type, dims, code).in_tensor(std::string(tensor.name()));
  }
}
template <class Tensor>
Status settle_length(ExternalDataEntry& entry, const Tensor& tensor, SizeMismatch mismatch) {
  if constexpr (std::is_base_of_v<TensorRecord, Tensor>) {
    return settle_length(entry, tensor.type, tensor.dims, mismatch).in_tensor(tensor.name);
  } else {
    const std::vector<std::int64_t> dims(tensor.dims().begin(), tensor.dims().end());
    const ElementType type = element_type(static_cast<std::int32_t>(tensor.data_type()));
    return settle_length(entry, type, dims, mismatch).in_tensor(std::string(tensor.name()));
  }
}

// Parses the entries of an encoded tensor.
Status parse_entries(const TensorRecord& tensor, ExternalDataEntry& entry);

// Parses a number as written in entries: decimal digits only, below 2^64.
std::optional<std::uint64_t> parse_decimal(std::string_view text) noexcept;

// TensorProto.DataLocation.EXTERNAL, by its number: Arduino's cores define the name as a macro.
template <class Tensor>
inline constexpr auto kExternalLocation = static_cast<typename Tensor::DataLocation>(1);

// Returns whether the tensor is marked as external, that is, its bytes are stored outside the message.
template <class Tensor>
bool is_external(const Tensor& tensor) {
  if constexpr (kHasExternalData<Tensor>) {
    return tensor.data_location() == kExternalLocation<Tensor>;
  } else {
    return false;
  }
}

// Returns whether the tensor has elements in the message itself.
template <class Tensor>
bool holds_elements(const Tensor& tensor) {
  return !tensor.raw_data().empty() || tensor.float_data_size() != 0 || tensor.int32_data_size() != 0 ||
         tensor.string_data_size() != 0 || tensor.int64_data_size() != 0 || tensor.double_data_size() != 0 ||
         tensor.uint64_data_size() != 0;
}

// Removes the elements that the tensor has in the message itself.
template <class Tensor>
void clear_elements(Tensor& tensor) {
  tensor.clear_raw_data();
  tensor.clear_float_data();
  tensor.clear_int32_data();
  tensor.clear_string_data();
  tensor.clear_int64_data();
  tensor.clear_double_data();
  tensor.clear_uint64_data();
}

// Returns whether the tensor was given new elements after a load had skipped its own (kStampKey). The new elements then
// count.
template <class Tensor>
bool holds_new_elements(const Tensor& tensor) {
  if (!is_external(tensor) || !holds_elements(tensor)) return false;
  for (decltype(tensor.external_data_size()) i = 0; i < tensor.external_data_size(); ++i) {
    if (std::string_view(tensor.external_data(i).key()) == kStampKey) return true;
  }
  return false;
}

// Parses the entries of `tensor`, regardless of its data_location.
template <class Tensor>
Status parse_external_data(const Tensor& tensor, ExternalDataEntry& entry) {
  ExternalDataParser parser;
  using Index = decltype(tensor.external_data_size());
  for (Index i = 0; i < tensor.external_data_size(); ++i) {
    const Status status = parser.add(tensor.external_data(i).key(), tensor.external_data(i).value());
    if (!status) return status.in_tensor(std::string(tensor.name()));
  }
  return parser.finish(entry).in_tensor(std::string(tensor.name()));
}

// Returns the error for a tensor that is marked as external, but has elements in the message.
Status held_elements_of_external();

// Fails with kInvalidTensor if the tensor, given as a message or as a TensorRecord, is marked as external but has
// elements in the message itself, so that two readers could use different values. New elements (holds_new_elements())
// are no error. After convert_to_external(), in contrast, elements in the message count until the next save: functions
// that accept such tensors do not call this.
template <class Tensor>
Status check_not_held(const Tensor& tensor) {
  if constexpr (std::is_base_of_v<TensorRecord, Tensor>) {
    const bool is_held = tensor.is_external() && !tensor.is_not_loaded() && tensor.entry(kStampKey).empty();
    return is_held ? held_elements_of_external().in_tensor(tensor.name) : Status();
  } else {
    const bool is_held = is_external(tensor) && holds_elements(tensor) && !holds_new_elements(tensor);
    return is_held ? held_elements_of_external().in_tensor(std::string(tensor.name())) : Status();
  }
}

// Determines where the bytes of an external tensor are: parses its entries and settles the length. All readers of
// external data use it. Fails also if check_not_held() does.
template <class Tensor>
Status find_external_data(const Tensor& tensor, SizeMismatch mismatch, ExternalDataEntry& entry) {
  Status status = check_not_held(tensor);
  if constexpr (std::is_base_of_v<TensorRecord, Tensor>) {
    if (status) status = parse_entries(tensor, entry);
  } else {
    if (status) status = parse_external_data(tensor, entry);
  }
  return status ? settle_length(entry, tensor, mismatch) : status;
}

// Makes `tensor` refer to `entry`: replaces its entries, keeping unknown keys, marks it EXTERNAL and clears its
// raw_data.
template <class Tensor>
void set_external_data(Tensor& tensor, const ExternalDataEntry& entry) {
  using Index = decltype(tensor.external_data_size());
  std::vector<std::pair<std::string, std::string>> others;
  for (Index i = 0; i < tensor.external_data_size(); ++i) {
    const std::string_view key = tensor.external_data(i).key();
    if (is_place_key(key)) continue;
    others.emplace_back(std::string(key), std::string(tensor.external_data(i).value()));
  }
  tensor.clear_external_data();
  const auto add = [&tensor](std::string_view key, const std::string& value) {
    auto* const added = tensor.add_external_data();
    added->set_key(std::string(key));
    added->set_value(value);
  };
  add("location", entry.location);
  add("offset", std::to_string(entry.offset));
  if (entry.length) add("length", std::to_string(*entry.length));
  if (!entry.checksum.empty()) add("checksum", entry.checksum);
  if (!entry.stamp.empty()) add(kStampKey, entry.stamp);
  for (const auto& [key, value] : others) add(key, value);
  tensor.set_data_location(kExternalLocation<Tensor>);
  tensor.clear_raw_data();
}

// Makes `tensor` inline: removes its entries and data_location. Leaves raw_data unchanged.
template <class Tensor>
void clear_external_data(Tensor& tensor) {
  tensor.clear_external_data();
  tensor.clear_data_location();
}

}  // namespace onnxgen::io
