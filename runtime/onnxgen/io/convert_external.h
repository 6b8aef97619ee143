// Converts tensors of a message in memory between inline and external storage. The next save() writes the data files.
//
// Each function has two forms: one throws Error, try_...() returns a Status.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save/external_layout.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"

namespace onnxgen::io {

// Elements of a tensor in raw form, as external data stores them.
struct RawForm {
  std::uint64_t length = 0;  // in bytes; 0 if the elements must stay in the message
  bool is_raw = false;       // the elements are already in raw_data
  std::string converted;     // otherwise, the converted elements
};

// Converts the elements of a serialized tensor to raw form. Elements of fewer bytes than options.size_threshold are not
// converted. Fails with kInvalidTensor if the number of elements does not match type and shape, unless
// options.allow_size_mismatch is set.
Status make_raw_form(const Span* spans, std::size_t count, const ExternalDataOptions& options, RawForm& form);

namespace detail {

inline bool may_convert(const TensorSite& site, const ExternalDataOptions& options) {
  if (site.is_sparse) return options.convert_everywhere;
  return site.role != TensorRole::kAttribute || options.convert_attribute;
}

// Calls visit(message) for the part of `root` whose external tensors ONNX's own package supports: the graph of a model.
template <class M, class Visit>
auto visit_usual_part(const M& root, const Visit& visit, int) -> decltype(root.has_graph(), void()) {
  if (root.has_graph()) visit(root.graph());
}
template <class M, class Visit>
auto visit_usual_part(M& root, const Visit& visit, int) -> decltype(root.mutable_graph(), void()) {
  if (root.has_graph()) visit(*root.mutable_graph());
}
template <class M, class Visit>
void visit_usual_part(M& root, const Visit& visit, long) {
  visit(root);
}

// Calls visit(tensor) for each tensor that the options select.
template <class M, class Visit>
void for_each_convertible(M& root, const ExternalDataOptions& options, const Visit& visit) {
  const auto walk = [&](auto& message) {
    for_each_tensor(message, [&](auto& tensor, const TensorSite& site) {
      if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
        const bool has_data = !is_external(tensor) || holds_elements(tensor);
        if (has_data && may_convert(site, options)) visit(tensor);
      }
    });
  };
  if (options.convert_everywhere) {
    walk(root);
  } else {
    visit_usual_part(root, walk, 0);
  }
}

// Converts a tensor's elements to raw form. form.length is 0 if they must stay in the message.
template <class Tensor>
Status external_form_of(const Tensor& tensor, const ExternalDataOptions& options, RawForm& form) {
  Status made;
  const Status status = serialize_message(tensor, true, [&](const Span* spans, std::size_t count) {
    made = make_raw_form(spans, count, options, form);
    return true;
  });
  return (status ? made : status).in_tensor(std::string(tensor.name()));
}

// Marks the tensor as external and sets its location. The tensor still holds its data.
template <class Tensor>
void mark_external(Tensor& tensor, const std::string& location) {
  tensor.clear_external_data();
  auto* const entry = tensor.add_external_data();
  entry->set_key("location");
  entry->set_value(location);
  tensor.set_data_location(kExternalLocation<Tensor>);
}

template <class Tensor>
void set_external_form(Tensor& tensor, RawForm form, ExternalLayout& layout) {
  if (form.length == 0) return;
  if (!form.is_raw) {
    clear_elements(tensor);
    tensor.set_raw_data(std::move(form.converted));
  }
  const FilePosition position = layout.add(tensor.name(), form.length);
  mark_external(tensor, layout.files()[position.file].location);
}

// Converts the tensors that the options select. form_of(tensor, form) -> Status provides the raw form of each.
template <class M, class FormOf>
Status convert_to_external(M& root, const ExternalDataOptions& asked, const FormOf& form_of) {
  ExternalDataOptions options = asked;
  if (options.placement == DataPlacement::kInModel) options.placement = DataPlacement::kOneFile;
  std::string location;
  if (options.placement == DataPlacement::kOneFile || !options.location.empty()) {
    Status status = normal_location(options.location, location);
    if (!status) return status;
  }
  ExternalLayout layout(options, std::move(location), {});
  Status status;
  for_each_convertible(root, options, [&](auto& tensor) {
    if (!status) return;
    RawForm form;
    status = form_of(tensor, form);
    if (status) set_external_form(tensor, std::move(form), layout);
  });
  return status;
}

}  // namespace detail

// Marks the tensors that the options select as external and converts their elements to raw form. The tensors keep their
// data in memory; the next save() writes it to the files that they name. A tensor that is already marked and holds its
// data gets the new location. kInModel means kOneFile here, and kOneFile requires options.location. Fails with
// kPathRefused if it is missing, or if the location is an absolute path, since the folder of the model is not yet
// known. Fails with kInvalidTensor like a save. save() determines offsets and alignment. After a failure, some tensors
// may already be converted.
template <class M>
Status try_convert_to_external(M& root, const ExternalDataOptions& options) {
  return or_out_of_memory([&] {
    return detail::convert_to_external(root, options, [&](const auto& tensor, RawForm& form) {
      return detail::external_form_of(tensor, options, form);
    });
  });
}

// Two-step variant of try_convert_to_external(). try_make_external_forms() does the conversion without changing the
// message; the second function changes the message and is fast. Between the two calls, converted elements are in memory
// twice, and neither the message nor the options may change, because forms are matched to tensors by order.
template <class M>
Status try_make_external_forms(const M& root, const ExternalDataOptions& options, std::vector<RawForm>& forms) {
  return or_out_of_memory([&] {
    Status status;
    detail::for_each_convertible(root, options, [&](const auto& tensor) {
      if (status) status = detail::external_form_of(tensor, options, forms.emplace_back());
    });
    return status;
  });
}
template <class M>
Status try_convert_to_external(M& root, const ExternalDataOptions& options, std::vector<RawForm> forms) {
  return or_out_of_memory([&] {
    std::size_t next = 0;
    return detail::convert_to_external(root, options, [&](const auto&, RawForm& form) {
      form = std::move(forms[next++]);
      return Status();
    });
  });
}

template <class M>
void convert_to_external(M& root, const ExternalDataOptions& options) {
  throw_if_failed(try_convert_to_external(root, options));
}

// Makes inline every tensor that is marked as external and holds its data.
template <class M>
void make_held_tensors_inline(M& root) {
  for_each_tensor(root, [](auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (is_external(tensor) && holds_elements(tensor)) clear_external_data(tensor);
    }
  });
}

// Makes all tensors inline. Tensors that are marked as external and hold their data keep it. The data of the others is
// loaded as by try_load_external_data(), with locations relative to `folder`. After a failure, tensors that held data
// may already be inline.
template <class M>
Status try_convert_to_inline(M& root, const std::string& folder, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    make_held_tensors_inline(root);
    return try_load_external_data(root, folder, options);
  });
}

template <class M>
void convert_to_inline(M& root, const std::string& folder, const LoadOptions& options = {}) {
  throw_if_failed(try_convert_to_inline(root, folder, options));
}

}  // namespace onnxgen::io
