// Compares every tensor of a parsed model with the reader of encoded tensors. The two views of the same bytes must
// agree.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "check.h"
#include "onnxgen/io/load.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::fuzz {

// Everything known about the tensors, one text each.
using Descriptions = std::vector<std::string>;

inline void add_text(std::string& description, std::string_view text) {
  description += std::to_string(text.size()) + ':';
  description += text;
  description += ';';
}

template <class Value>
void add_number(std::string& description, Value value) {
  description += std::to_string(value) + ';';
}

// Returns the elements of typed fields as text.
template <class Tensor>
std::string typed_text(const Tensor& tensor) {
  std::string text;
  const auto add = [&text](char field, const auto& values) {
    for (const auto& value : values) {
      text += field;
      if constexpr (std::is_arithmetic_v<std::decay_t<decltype(value)>>) {
        text.append(reinterpret_cast<const char*>(&value), sizeof value);  // compares bits: a NaN equals itself
      } else {
        add_text(text, value);
      }
    }
  };
  add('f', tensor.float_data());
  add('i', tensor.int32_data());
  add('s', tensor.string_data());
  add('l', tensor.int64_data());
  add('d', tensor.double_data());
  add('u', tensor.uint64_data());
  return text;
}

template <class Tensor>
std::string description_of(const Tensor& tensor) {
  std::string description;
  add_text(description, tensor.name());
  add_number(description, static_cast<std::int32_t>(tensor.data_type()));
  for (const auto dim : tensor.dims()) add_number(description, dim);
  description += tensor.has_segment() ? "segment;" : ";";
  description += io::is_external(tensor) ? "external;" : ";";
  for (const auto& entry : tensor.external_data()) {
    add_text(description, entry.key());
    add_text(description, entry.value());
  }
  add_text(description, tensor.raw_data());
  description += typed_text(tensor).empty() ? "" : "typed";
  return description;
}

template <class Tensor>
std::string description_of(const io::TensorRecord& record, std::string_view bytes) {
  std::string description;
  add_text(description, record.name);
  add_number(description, record.type_number);
  for (const auto dim : record.dims) add_number(description, dim);
  description += record.has_segment ? "segment;" : ";";
  description += record.is_external() ? "external;" : ";";
  for (const auto& [key, value] : record.entries) {
    add_text(description, key);
    add_text(description, value);
  }
  add_text(description, bytes.substr(record.raw.offset, record.raw.length));
  description += record.typed.count == 0 ? "" : "typed";
  return description;
}

template <class M>
Descriptions descriptions_in_class(const M& message) {
  Descriptions descriptions;
  io::for_each_tensor(
      message, [&](const auto& tensor, const io::TensorSite&) { descriptions.push_back(description_of(tensor)); });
  return descriptions;
}

template <class M>
Descriptions descriptions_in_bytes(std::string_view bytes) {
  using Tensor = std::decay_t<decltype(std::declval<const M&>().graph().initializer(0))>;
  io::EncodedTensors found;
  io::WalkLimits limits;
  FUZZ_CHECK(io::find_tensors(io::encoded_input(bytes, io::wire_form_of<M>()), limits, found));
  Descriptions descriptions;
  for (const io::EncodedTensor& record : found.tensors) descriptions.push_back(description_of<Tensor>(record, bytes));
  return descriptions;
}

// Returns the description of external tensors that have a location.
template <class Tensor>
Descriptions located_in(const io::EncodedTensors& found, std::string_view bytes) {
  Descriptions descriptions;
  for (const io::EncodedTensor& record : found.tensors) {
    const bool has_location = record.is_external() && !record.entry("location").empty();
    if (has_location) descriptions.push_back(description_of<Tensor>(record, bytes));
  }
  return descriptions;
}

// A search for external tensors only skips most others, but none with a location, both in memory and in a file.
template <class M>
void check_search_for_external(std::string_view bytes) {
  using Tensor = std::decay_t<decltype(std::declval<const M&>().graph().initializer(0))>;
  const io::EncodedInput in_memory = io::encoded_input(bytes, io::wire_form_of<M>());
  io::EncodedInput in_file = in_memory;
  in_file.memory = {};
  in_file.read = [bytes](std::uint64_t at, void* to, std::size_t count) {
    FUZZ_CHECK(at <= bytes.size() && count <= bytes.size() - at);
    bytes.copy(static_cast<char*>(to), count, at);
    return Status();
  };
  io::EncodedTensors all;
  io::WalkLimits limits;
  FUZZ_CHECK(io::find_tensors(in_memory, limits, all));
  for (const io::EncodedInput& input : {in_memory, in_file}) {
    io::EncodedTensors external;
    io::WalkLimits other_limits;
    FUZZ_CHECK(io::find_external_tensors(input, other_limits, external));
    FUZZ_CHECK(located_in<Tensor>(external, bytes) == located_in<Tensor>(all, bytes));
  }
}

template <class M>
std::string serialize(const M& message) {
  std::string bytes;
  const Status status = io::serialize_message(message, true, [&](const Span* spans, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) bytes.append(spans[i]);
    return true;
  });
  FUZZ_CHECK(status);
  return bytes;
}

// Restores the elements that a structure-only load skipped, at the offsets in the entries.
template <class M>
void restore_elements(M& message, std::string_view input) {
  io::for_each_tensor(message, [&](auto& tensor, const io::TensorSite&) {
    io::ExternalDataEntry entry;
    if (!io::is_external(tensor) || !io::parse_external_data(tensor, entry)) return;
    if (entry.location != io::kNotLoadedLocation) return;
    FUZZ_CHECK(tensor.raw_data().empty() && typed_text(tensor).empty());
    FUZZ_CHECK(entry.offset <= input.size() && entry.length.value() <= input.size() - entry.offset);
    io::borrow_raw_data(tensor, input.substr(entry.offset, *entry.length));
    io::clear_external_data(tensor);
  });
}

// Returns names, shapes and elements, in raw form where possible.
template <class M>
Descriptions contents_of(const M& message) {
  Descriptions descriptions;
  io::for_each_tensor(message, [&](const auto& tensor, const io::TensorSite&) {
    const std::string bytes = serialize(tensor);
    io::EncodedTensors found;
    FUZZ_CHECK(io::find_tensors(io::encoded_input(bytes, io::WireKind::kTensor), found));
    const io::ElementRun* const run = io::raw_run(found.tensors.front());
    std::string& text = descriptions.emplace_back();
    add_text(text, tensor.name());
    for (const auto dim : tensor.dims()) add_number(text, dim);
    add_text(text, run != nullptr ? std::string_view(bytes).substr(run->offset, run->length) : tensor.raw_data());
    add_text(text, run != nullptr ? std::string() : typed_text(tensor));
  });
  return descriptions;
}

template <class M>
void check_structure(std::string_view input, const M& message) {
  if (input.empty()) return;  // a valid message, but not a model
  io::LoadOptions options;
  options.holding = io::Holding::kSkipped;
  M structure;
  const Status status = io::try_load_from_memory(input, structure, options);
  if (status.code() == ErrorCode::kFormatRefused || status.code() == ErrorCode::kEncrypted) return;
  FUZZ_CHECK(status);
  // The input itself may contain the mark of skipped elements.
  const bool names_the_mark = input.find(io::kNotLoadedLocation) != std::string_view::npos;
  if (names_the_mark) return;
  restore_elements(structure, input);
  FUZZ_CHECK(contents_of(structure) == contents_of(message));
}

template <class M>
void check_tensor_records(std::string_view input) {
  M message;
  if (!io::parse_message(message, std::shared_ptr<const void>(), input, ParseOptions())) return;
  // In the input, fields may be in any order, so tensors may be found in a different order.
  Descriptions of_class = descriptions_in_class(message);
  const std::string written = serialize(message);
  FUZZ_CHECK(descriptions_in_bytes<M>(written) == of_class);
  Descriptions of_bytes = descriptions_in_bytes<M>(input);
  std::sort(of_class.begin(), of_class.end());
  std::sort(of_bytes.begin(), of_bytes.end());
  FUZZ_CHECK(of_bytes == of_class);
  check_search_for_external<M>(input);
  check_structure(input, message);
}

}  // namespace onnxgen::fuzz
