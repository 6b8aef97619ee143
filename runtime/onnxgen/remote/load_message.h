// Builds messages from objects on servers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"

namespace onnxgen::remote::detail {

// Returns whether the options select `tensor`, whose elements are stored elsewhere.
template <class Tensor>
bool is_wanted(const Tensor& tensor, const io::TensorSite& site, std::uint64_t length, const LoadOptions& options) {
  if (options.weights != Weights::kChosen) return options.weights == Weights::kAll;
  const std::string name(tensor.name());
  return options.choose && options.choose({name, site, length});
}

// Loads the bytes of the selected tensors below `root`.
template <class M>
Status attach_tensors(M& root, RemoteModel& model, const LoadOptions& options) {
  std::vector<io::ExternalRequest> requests;
  std::vector<bool> wanted;  // of each tensor whose elements are elsewhere, in walk order
  std::vector<io::HeldBytes> held;
  Status status;
  io::for_each_tensor(std::as_const(root), [&](const auto& tensor, const io::TensorSite& site) {
    if constexpr (io::kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!status || !io::is_external(tensor) || io::holds_new_elements(tensor)) return;
      io::ExternalRequest request;
      status = io::find_external_data(tensor, io::size_mismatch(options), request.entry);
      wanted.push_back(status && is_wanted(tensor, site, request.entry.length.value_or(0), options));
      if (!wanted.back()) return;
      request.tensor = tensor.name();
      requests.push_back(std::move(request));
    } else if (options.weights != Weights::kAll) {
      status =
          io::failure(ErrorCode::kUnsupported, {}, "classes of ONNX before version 1.4 do not support external data");
    }
  });
  if (!status || requests.empty()) return status;
  status = model.load_tensors(requests, options.max_external_bytes, options.verify_checksums, held);
  if (status) status = io::check_copies<M>(requests, options.max_external_bytes);
  for (const io::HeldBytes& bytes : held) {
    if (status) status = io::keep_held(root, io::HeldBytes(bytes));
  }
  if (!status) return status;
  std::size_t tensors = 0;
  std::size_t next = 0;
  io::for_each_tensor(root, [&](auto& tensor, const io::TensorSite&) {
    if constexpr (io::kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!io::is_external(tensor)) return;
      if (io::holds_new_elements(tensor)) return io::clear_external_data(tensor);
      if (!wanted[tensors++]) return;
      io::borrow_raw_data(tensor, requests[next++].bytes);
      io::clear_external_data(tensor);
    }
  });
  return status;
}

template <class M>
Status load_message(RemoteModel& model, M& message, const LoadOptions& options) {
  const io::WireForm form = io::wire_form_of<M>();
  const bool is_whole = options.weights == Weights::kAll;
  io::HeldBytes held;
  if (is_whole) model.hold_whole_objects();
  Status status = is_whole ? model.begin_whole(form.kind) : model.begin_structure(form.kind);
  if (!status) return status;
  status = is_whole ? model.read_all(options.parse, held) : model.read_structure(form, options.parse, held);
  if (status) status = io::parse_held(message, std::move(held), options.parse);
  status = model.explained(status);
  if (status) status = attach_tensors(message, model, options);
  return status.in_file(model.object().url().shown());
}

}  // namespace onnxgen::remote::detail
