// Functions that change, in memory, where the data of tensors will be saved.
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

// The elements of a tensor in the form that external data has.
struct RawForm {
  std::uint64_t length = 0;  // 0 where they cannot leave the message
  bool is_raw = false;       // whether they are in raw_data already
  std::string converted;     // if not, they are here
};

// Of the serialized tensor that the spans make up. Elements of fewer bytes than options.size_threshold are not
// converted.
Status make_raw_form(const Span* spans, std::size_t count, const ExternalDataOptions& options, RawForm& form);

namespace detail {

inline bool may_convert(const TensorSite& site, const ExternalDataOptions& options) {
  if (site.is_sparse) return options.convert_everywhere;
  return site.role != TensorRole::kAttribute || options.convert_attribute;
}

// Calls visit(message) for the part of `root` whose tensors ONNX's own package knows: the graph of a model.
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

// Calls visit(tensor) for each tensor that the options are about.
template <class M, class Visit>
void for_each_convertible(M& root, const ExternalDataOptions& options, const Visit& visit) {
  const auto walk = [&](auto& message) {
    for_each_tensor(message, [&](auto& tensor, const TensorSite& site) {
      if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
        if (!is_external(tensor) && may_convert(site, options)) visit(tensor);
      }
    });
  };
  if (options.convert_everywhere) {
    walk(root);
  } else {
    visit_usual_part(root, walk, 0);
  }
}

// What becomes of a tensor's elements; the length is 0 where they stay.
template <class Tensor>
Status external_form_of(const Tensor& tensor, const ExternalDataOptions& options, RawForm& form) {
  Status made;
  const Status status = serialize_message(tensor, true, [&](const Span* spans, std::size_t count) {
    made = make_raw_form(spans, count, options, form);
    return true;
  });
  return (status ? made : status).in_tensor(std::string(tensor.name()));
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
void give_external_form(Tensor& tensor, RawForm form, ExternalLayout& layout) {
  if (form.length == 0) return;
  if (!form.is_raw) {
    clear_elements(tensor);
    tensor.set_raw_data(std::move(form.converted));
  }
  const DataPlace place = layout.add(tensor.name(), form.length);
  mark_external(tensor, layout.files()[place.file].location);
}

// With forms from form_of(tensor, form) -> Status.
template <class M, class FormOf>
Status convert_to_external(M& root, const ExternalDataOptions& asked, const FormOf& form_of) {
  ExternalDataOptions options = asked;
  if (options.placement == DataPlacement::kInModel) options.placement = DataPlacement::kOneFile;
  std::string location;
  if (options.placement == DataPlacement::kOneFile || !options.location.empty()) {
    Status status = relative_location("/", options.location, location);
    if (!status) return status;
  }
  ExternalLayout layout(options, std::move(location), {});
  Status status;
  for_each_convertible(root, options, [&](auto& tensor) {
    if (!status) return;
    RawForm form;
    status = form_of(tensor, form);
    if (status) give_external_form(tensor, std::move(form), layout);
  });
  return status;
}

}  // namespace detail

// Marks the tensors that the options choose as external, and converts their elements to raw form. They keep their data
// in memory; the next save() writes it to the files that the tensors name. For kOneFile, which is what kInModel means
// here, options.location must be given. Offsets, and so the alignment, are decided by the save.
template <class M>
Status try_convert_to_external(M& root, const ExternalDataOptions& options) {
  return or_out_of_memory([&] {
    return detail::convert_to_external(root, options, [&](const auto& tensor, RawForm& form) {
      return detail::external_form_of(tensor, options, form);
    });
  });
}

// The same in two steps, of which only the second changes the message and takes no time. In between, all that the first
// converted is in memory twice, and neither the message nor the options may change: forms go by the order of tensors.
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

// Makes tensors inline that are marked as external and hold their data.
template <class M>
void make_held_tensors_inline(M& root) {
  for_each_tensor(root, [](auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (is_external(tensor) && holds_elements(tensor)) clear_external_data(tensor);
    }
  });
}

// Makes all tensors inline. Tensors that are marked as external and hold their data keep it; the data of the others is
// loaded, as try_load_external_data does it, with locations relative to `folder`. After a failure, tensors that held
// data may already be inline.
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
