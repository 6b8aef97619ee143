// Renames values of a model.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/value_names.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

namespace detail {

// Fails if a value would get the name of another value, which would make them one.
template <class Model>
Status check_new_names(Model& model, const NewNames& names) {
  std::set<std::string, std::less<>> taken;  // names of values that are not renamed
  std::set<std::string, std::less<>> found;
  for_each_value_name_of_model(model, [&](std::string_view name, const auto&) {
    (names.find(name) == names.end() ? taken : found).emplace(name);
  });
  for (const auto& [from, to] : names) {
    if (found.count(from) == 0)
      return io::failure(ErrorCode::kOutOfRange, {}, "the model has no value " + onnxgen::quoted(from));
    if (to.empty()) {
      return io::failure(ErrorCode::kUnsupported, {}, onnxgen::quoted(from) + " cannot be renamed to an empty name");
    }
    if (!taken.insert(to).second) {
      return io::failure(ErrorCode::kUnsupported, {}, "the model already has a value " + onnxgen::quoted(to));
    }
  }
  return Status();
}

}  // namespace detail

// Renames values in the main graph, its subgraphs and the training graphs. `names` maps old names to new ones. Fails
// with kOutOfRange if a value does not exist, and with kUnsupported if a new name is that of another value or is empty;
// the model is then unchanged. After kOutOfMemory, some values may have been renamed.
template <class Model>
Status try_rename_values(Model& model, const NewNames& names) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      Status status = detail::check_new_names(model, names);
      if (status) for_each_value_name_of_model(model, ValueRenamer(names));
      return status;
    });
  }
}

template <class Model>
void rename_values(Model& model, const NewNames& names) {
  io::throw_if_failed(try_rename_values(model, names));
}

}  // namespace onnxgen::graph
