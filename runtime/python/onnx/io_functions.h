// Model files: what onnxgen::io, onnxgen::archive and onnxgen::crypto do, as functions of the module.
#pragma once

#include <onnx/onnx-ml.pb.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "interpreter/python.h"
#include "onnxgen/error/status.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/python/message.h"

namespace onnxgen::python {

void add_load_functions(PyObject* module);
void add_save_functions(PyObject* module);
void add_archive_functions(PyObject* module);     // of builds with libdeflate
void add_encryption_functions(PyObject* module);  // of builds with OpenSSL

// The path that a str, bytes or os.PathLike is.
std::string path_of(PyObject* path);
// The paths in a sequence of them.
std::vector<std::string> paths_of(PyObject* paths);

// Nothing for success; else MemoryError, OSError of a file that cannot be used, DecodeError of bytes that are no model,
// and ValueError.
void throw_if_failed(const Status& status);

// What the functions that load are given: their first argument, and options named as those of io::LoadOptions.
PyObject* read_load_arguments(PyObject* arguments, PyObject* keywords, io::LoadOptions& options);

// The model that a Python object is: to be looked at, and to be changed.
inline const onnx::ModelProto& model_of(PyObject* object) {
  const auto* const model = view<onnx::ModelProto>(object);
  if (model == nullptr) throw PythonError();
  return *model;
}
inline onnx::ModelProto& model_to_change(PyObject* object) {
  auto* const model = change<onnx::ModelProto>(object);
  if (model == nullptr) throw PythonError();
  return *model;
}

// Calls work() -> Status while other threads run, none of which may change the model.
template <class Work>
void with_unchanged(PyObject* model, const Work& work) {
  Status status;
  {
    const Reading unchanged(model);
    const WithoutGil others_run;
    status = work();
  }
  throw_if_failed(status);
}

// Calls save(model) -> Status so.
template <class Save>
void save_model(PyObject* object, const Save& save) {
  const onnx::ModelProto& model = model_of(object);
  with_unchanged(object, [&] { return save(model); });
}

// A new model, filled by fill(model) -> Status while other threads run.
template <class Fill>
Ref make_model(const Fill& fill) {
  auto model = std::make_shared<onnx::ModelProto>();
  Status status;
  {
    const WithoutGil others_run;
    status = fill(*model);
  }
  throw_if_failed(status);
  return checked(wrap(std::move(model)));
}

}  // namespace onnxgen::python
