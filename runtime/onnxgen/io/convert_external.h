// Changing in memory where the data of tensors will be saved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save/external_layout.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"

namespace onnxgen::io {

// A tensor's elements as external data has them.
struct RawForm {
  std::uint64_t length = 0;  // 0 where they cannot leave the message
  bool is_raw = false;       // whether they are in raw_data already
  std::string converted;     // if not, they are here
};

// Of the serialized tensor that the spans make up. Elements of fewer than `threshold` bytes are not converted.
Status make_raw_form(const Span* spans, std::size_t count, std::uint64_t threshold, RawForm& form);

namespace detail {

inline bool may_convert(const TensorSite& site, const ExternalDataOptions& options) {
  if (site.is_sparse) return options.convert_everywhere;
  return site.role != TensorRole::kAttribute || options.convert_attribute;
}

// Calls visit(message) for the part of `root` whose tensors ONNX's own package knows: the graph of a model.
template <class M, class Visit>
auto visit_usual_part(M& root, const Visit& visit, int) -> decltype(root.mutable_graph(), void()) {
  if (root.has_graph()) visit(*root.mutable_graph());
}
template <class M, class Visit>
void visit_usual_part(M& root, const Visit& visit, long) {
  visit(root);
}

// Names `location` as the place of the tensor's data, which it still holds.
template <class Tensor>
void mark_external(Tensor& tensor, const std::string& location) {
  tensor.clear_external_data();
  auto* const entry = tensor.add_external_data();
  entry->set_key("location");
  entry->set_value(location);
  tensor.set_data_location(Tensor::EXTERNAL);
}

template <class Tensor>
Status convert_tensor(Tensor& tensor, const ExternalDataOptions& options, ExternalLayout& layout) {
  RawForm form;
  Status made;
  const Status status = serialize_message(tensor, true, [&](const Span* spans, std::size_t count) {
    made = make_raw_form(spans, count, options.size_threshold, form);
    return true;
  });
  if (!status) return status;
  if (!made || form.length == 0 || form.length < options.size_threshold) return made;
  if (!form.is_raw) {
    clear_elements(tensor);
    tensor.set_raw_data(std::move(form.converted));
  }
  const DataPlace place = layout.add(tensor.name(), form.length);
  mark_external(tensor, layout.files()[place.file].location);
  return Status();
}

}  // namespace detail

// Marks tensors as external, as the options choose them, and brings their elements into raw form. They keep their data
// until they are saved: save() writes it to the files that they name here, and leaves it in memory. options.location
// must be given for kOneFile, which kInModel means here as well; alignment is up to the save.
template <class M>
Status try_convert_to_external(M& root, const ExternalDataOptions& asked) {
  return or_out_of_memory([&] {
    ExternalDataOptions options = asked;
    if (options.placement == DataPlacement::kInModel) options.placement = DataPlacement::kOneFile;
    std::string location;
    if (options.placement == DataPlacement::kOneFile || !options.location.empty()) {
      Status status = relative_location("/", options.location, location);
      if (!status) return status;
    }
    ExternalLayout layout(options, std::move(location), {});
    Status status;
    const auto convert = [&](auto& tensor, const TensorSite& site) {
      if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
        if (!status || is_external(tensor) || !detail::may_convert(site, options)) return;
        status = detail::convert_tensor(tensor, options, layout).in_tensor(std::string(tensor.name()));
      }
    };
    const auto visit = [&](auto& message) { for_each_tensor(message, convert); };
    if (options.convert_everywhere) {
      visit(root);
    } else {
      detail::visit_usual_part(root, visit, 0);
    }
    return status;
  });
}

template <class M>
void convert_to_external(M& root, const ExternalDataOptions& options) {
  throw_if_failed(try_convert_to_external(root, options));
}

// Makes all tensors inline: those that are marked as external and hold their data keep it, the others are loaded as
// try_load_external_data does, with locations relative to `folder`. After a failure those that held data may be inline.
template <class M>
Status try_convert_to_inline(M& root, const std::string& folder, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    for_each_tensor(root, [](auto& tensor, const TensorSite&) {
      if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
        if (is_external(tensor) && holds_elements(tensor)) clear_external_data(tensor);
      }
    });
    return try_load_external_data(root, folder, options);
  });
}

template <class M>
void convert_to_inline(M& root, const std::string& folder, const LoadOptions& options = {}) {
  throw_if_failed(try_convert_to_inline(root, folder, options));
}

}  // namespace onnxgen::io
