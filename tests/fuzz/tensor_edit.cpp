// Moves the elements of encoded tensors to files and back. Finds them through their records, moves them by editing the
// bytes or by a save, and loads them again. The elements and everything else must be unchanged.

#include "onnxgen/onnx/tensor_edit.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "check.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx3.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/tensor/raw_elements.h"
#include "target.h"

namespace {

using namespace onnxgen;

// Represents a data file: the input itself, at the offsets where the elements were found.
constexpr const char* kInputFile = "input";

template <class M>
std::string serialize(const M& message) {
  std::string bytes;
  FUZZ_CHECK(message.SerializePartialToString(&bytes));
  return bytes;
}

// Returns the elements in raw form, or the encoded tensor if they have none.
template <class Tensor>
std::string elements_of(const Tensor& tensor) {
  const std::string bytes = serialize(tensor);
  const Span span = bytes;
  const io::SpanInput input(&span, 1);
  io::EncodedTensors found;
  FUZZ_CHECK(io::find_tensors(input.encoded(io::wire_form_of<Tensor>()), found));
  std::vector<std::string_view> views;
  std::string elements;
  std::string converted;
  if (!io::raw_elements(input, found.tensors.front(), views, converted)) return bytes;
  for (const std::string_view view : views) elements.append(view);
  return elements;
}

template <class M>
std::vector<std::string> all_elements(const M& model) {
  std::vector<std::string> elements;
  io::for_each_tensor(model,
                      [&](const auto& tensor, const io::TensorSite&) { elements.push_back(elements_of(tensor)); });
  return elements;
}

// Returns the model without elements and without their external data entries.
template <class M>
M structure_of(M model) {
  io::for_each_tensor(model, [](auto& tensor, const io::TensorSite&) {
    io::clear_elements(tensor);
    io::clear_external_data(tensor);
  });
  return model;
}

template <class M>
void check_same(const M& found, const M& expected) {
  FUZZ_CHECK(all_elements(found) == all_elements(expected));
  FUZZ_CHECK(structure_of(found) == structure_of(expected));
}

// Returns the input with external tensors made inline, and with those tensors made external whose elements are one
// contiguous run.
template <class M>
std::string edit(std::string_view input) {
  const io::EncodedInput encoded = io::encoded_input(input, io::wire_form_of<M>());
  io::EncodedTensors found;
  FUZZ_CHECK(io::find_tensors(encoded, found));
  io::TensorEdit edit(encoded, found);
  for (std::size_t i = 0; i < found.tensors.size(); ++i) {
    const io::ElementRun* const run = io::raw_run(found.tensors[i]);
    if (run != nullptr) {
      const io::DataEntries entries = {
          {"location", kInputFile}, {"offset", std::to_string(run->offset)}, {"length", std::to_string(run->length)}};
      FUZZ_CHECK(edit.make_external(i, entries));
    } else if (found.tensors[i].is_external()) {
      FUZZ_CHECK(edit.make_inline(i, std::nullopt));
    }
  }
  std::string edited;
  FUZZ_CHECK(edit.write().copy(encoded, edited));
  return edited;
}

// Archives and encrypted models are recognized by their first bytes, which no model has.
bool is_other_format(const Status& status) {
  return status.code() == ErrorCode::kEncrypted || status.code() == ErrorCode::kFormatRefused;
}

template <class M>
void check_edit(std::string_view input, const M& expected) {
  io::LoadOptions options;
  options.external_data_buffers = {{kInputFile, input, nullptr}};
  options.allow_size_mismatch = true;
  M model;
  const Status status = io::try_load_from_memory(edit<M>(input), model, options);
  if (is_other_format(status)) return;
  FUZZ_CHECK(status);
  check_same(model, expected);
}

// Returns a folder for this process.
const std::string& folder() {
  static const std::string path = [] {
    std::string pattern = (std::filesystem::temp_directory_path() / "onnxgen-fuzz-XXXXXX").string();
    FUZZ_CHECK(::mkdtemp(pattern.data()) != nullptr);
    return pattern;
  }();
  return path;
}

template <class M>
void check_save(const M& model, io::DataPlacement placement) {
  io::SaveOptions options;
  options.placement = placement;
  options.size_threshold = 0;
  options.convert_attribute = true;
  options.convert_everywhere = true;
  options.flush = false;
  options.allow_size_mismatch = true;
  const std::string path = folder() + "/model.onnx";
  FUZZ_CHECK(io::try_save(model, path, options));
  M loaded;
  io::LoadOptions any_size;
  any_size.allow_size_mismatch = true;
  const Status status = io::try_load(path, loaded, any_size);
  std::filesystem::remove_all(folder());
  std::filesystem::create_directory(folder());
  if (is_other_format(status)) return;
  FUZZ_CHECK(status);
  check_same(loaded, model);
}

template <class M>
void check(std::string_view input) {
  M model;
  if (!model.ParseFromString(input)) return;
  io::for_each_tensor(model, [](auto& tensor, const io::TensorSite&) {
    if (io::is_external(tensor)) io::clear_external_data(tensor);
  });
  check_edit(input, model);
  if (serialize(model).empty()) return;  // a valid message, but not a model
  const bool has_few = all_elements(model).size() < 16;
  check_save(model, has_few ? io::DataPlacement::kFilePerTensor : io::DataPlacement::kOneFile);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input = onnxgen::fuzz::view(data, size);
  check<onnx::ModelProto>(input);
  check<onnx3::ModelProto>(input);
  return 0;
}
