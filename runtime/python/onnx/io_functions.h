// Module functions for model files and tensors, based on onnxgen::io, onnxgen::archive and onnxgen::crypto.
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
void add_recognition_functions(PyObject* module);
void add_save_functions(PyObject* module);
void add_tensor_functions(PyObject* module);
void add_archive_functions(PyObject* module);     // in builds with libdeflate
void add_encryption_functions(PyObject* module);  // in builds with OpenSSL

// Converts a str, bytes or os.PathLike to a path.
std::string path_of(PyObject* path);
// Converts a sequence of str, bytes or os.PathLike to paths.
std::vector<std::string> paths_of(PyObject* paths);

// Raises the Python exception for a failed status: MemoryError, OSError if a file cannot be used, DecodeError if the
// bytes are not a valid model, otherwise ModelError.
void throw_if_failed(const Status& status);

// Reads the arguments of a loading function: the source, which is returned, and keywords named like the members of
// io::LoadOptions.
PyObject* read_load_arguments(PyObject* arguments, PyObject* keywords, io::LoadOptions& options);

// Return the model of a Python object, for reading and for writing.
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

// Calls work(), which returns a Status, without the GIL. Other threads cannot change the model meanwhile.
template <class Work>
void with_read_guard(PyObject* model, const Work& work) {
  Status status;
  {
    const Reading guard(model);
    const WithoutGil others_run;
    status = work();
  }
  throw_if_failed(status);
}

// Calls save(model), which returns a Status, in the same way.
template <class Save>
void save_model(PyObject* object, const Save& save) {
  const onnx::ModelProto& model = model_of(object);
  with_read_guard(object, [&] { return save(model); });
}

// Returns a new model, filled without the GIL by fill(model), which returns a Status.
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
