// Functions that load models and their external data.
#include <memory>
#include <string>
#include <utility>

#include "interpreter/buffer.h"
#include "onnx/io_functions.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"

namespace onnxgen::python {
namespace {

constexpr const char* kLoadFormat = "O|$sIpOOppOp:load";
constexpr const char* kLoadNames[] = {"source",
                                      "holding",
                                      "num_threads",
                                      "load_external_data",
                                      "external_data_folder",
                                      "external_data_file",
                                      "verify_checksums",
                                      "allow_size_mismatch",
                                      "data_roots",
                                      "allow_hard_links",
                                      nullptr};

// Converts the name of a holding mode. Raises ValueError for an unknown name.
io::Holding holding_of(const char* name) {
  const std::string_view given(name);
  if (given == "mapped") return io::Holding::kMapped;
  if (given == "data_mapped") return io::Holding::kDataMapped;
  if (given == "owned") return io::Holding::kOwned;
  if (given == "skipped") return io::Holding::kSkipped;
  fail(PyExc_ValueError, "unknown holding '%.100s'; use 'mapped', 'data_mapped', 'owned' or 'skipped'", name);
}

Ref load(PyObject*, PyObject* arguments, PyObject* keywords) {
  io::LoadOptions options;
  const std::string path = path_of(read_load_arguments(arguments, keywords, options));
  return make_model([&](onnx::ModelProto& model) { return io::try_load(path, model, options); });
}

// Acquires the buffer of a Python object and returns a pointer that releases it when the last copy is destroyed, in any
// thread.
std::shared_ptr<const Buffer> hold_buffer(PyObject* object) {
  return std::shared_ptr<const Buffer>(new Buffer(object), [](const Buffer* buffer) {
    const PyGILState_STATE state = PyGILState_Ensure();
    delete buffer;
    PyGILState_Release(state);
  });
}

Ref load_from_memory(PyObject*, PyObject* arguments, PyObject* keywords) {
  io::LoadOptions options;
  PyObject* const source = read_load_arguments(arguments, keywords, options);
  // Copies a mutable source, because other threads run during the load and the tensors refer to the buffer afterwards.
  const bool is_constant = PyBytes_CheckExact(source) != 0;
  const Ref constant = is_constant ? Ref::borrowed(source) : bytes(Buffer(source).bytes());
  const std::shared_ptr<const Buffer> buffer = hold_buffer(constant.get());
  return make_model(
      [&](onnx::ModelProto& model) { return io::try_load_from_memory(buffer, buffer->bytes(), model, options); });
}

// Like io::try_load_external_data(), but lets other threads read the message while files are read.
void bring_external_data(PyObject* model, const io::LoadOptions& options) {
  io::ExternalTensors tensors;
  throw_if_failed(io::find_external_tensors(model_of(model), io::size_mismatch(options), tensors));
  if (!tensors.exist) return;
  with_read_guard(model, [&] {
    return or_out_of_memory([&] {
      io::Progress progress(options.progress, 0);
      return io::load_external_files(tensors.requests, options.external_data_folder, options, progress, tensors.held);
    });
  });
  throw_if_failed(io::fill_external_tensors(model_to_change(model), std::move(tensors)));
}

Ref load_external_data(PyObject*, PyObject* arguments, PyObject* keywords) {
  io::LoadOptions options;
  PyObject* const model = read_load_arguments(arguments, keywords, options);
  bring_external_data(model, options);
  return none();
}

Ref convert_to_inline(PyObject*, PyObject* arguments, PyObject* keywords) {
  io::LoadOptions options;
  PyObject* const model = read_load_arguments(arguments, keywords, options);
  io::make_held_tensors_inline(model_to_change(model));
  bring_external_data(model, options);
  return none();
}

// Returns a tensor's name as TensorProto.name does: as bytes if it is not valid UTF-8.
Ref name_of(const std::string& name) {
  PyObject* const decoded = PyUnicode_DecodeUTF8(name.data(), static_cast<Py_ssize_t>(name.size()), nullptr);
  if (decoded != nullptr) return Ref(decoded);
  if (PyErr_ExceptionMatches(PyExc_UnicodeDecodeError) == 0) throw PythonError();
  PyErr_Clear();
  return bytes(name);
}

Ref describe(const io::IndexedTensor& tensor) {
  const Ref dims = checked(PyList_New(0));
  for (const std::int64_t size : tensor.dims) {
    check(PyList_Append(dims.get(), checked(PyLong_FromLongLong(size)).get()));
  }
  const Ref file = checked(PyUnicode_DecodeFSDefault(tensor.file.c_str()));
  return checked(Py_BuildValue("{s:N,s:s,s:i,s:O,s:O,s:K,s:K,s:O}", "name", name_of(tensor.name).release(), "path",
                               tensor.path.text().c_str(), "data_type", int{tensor.type_number}, "dims", dims.get(),
                               "file", file.get(), "offset", static_cast<unsigned long long>(tensor.offset), "length",
                               static_cast<unsigned long long>(tensor.length), "is_external",
                               tensor.storage == io::TensorStorage::kExternal ? Py_True : Py_False));
}

Ref index(PyObject*, PyObject* path) {
  const std::string file = path_of(path);
  io::TensorIndex found;
  Status status;
  {
    const WithoutGil others_run;
    status = io::try_index(file, found);
  }
  throw_if_failed(status);
  Ref result = checked(PyList_New(0));
  for (const io::IndexedTensor& tensor : found.tensors) check(PyList_Append(result.get(), describe(tensor).get()));
  return result;
}

PyMethodDef functions[] = {
    {"load", with_keywords(method_with_keywords<load>), METH_VARARGS | METH_KEYWORDS, "Loads a model from a file."},
    {"load_from_memory", with_keywords(method_with_keywords<load_from_memory>), METH_VARARGS | METH_KEYWORDS,
     "Loads a model from bytes. Its tensors refer to the bytes."},
    {"load_external_data", with_keywords(method_with_keywords<load_external_data>), METH_VARARGS | METH_KEYWORDS,
     "Loads the data of a model's external tensors."},
    {"convert_to_inline", with_keywords(method_with_keywords<convert_to_inline>), METH_VARARGS | METH_KEYWORDS,
     "Moves the data of all external tensors into the model."},
    {"index", method<index>, METH_O, "Lists the tensors of a model file as dicts, without reading their data."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyObject* read_load_arguments(PyObject* arguments, PyObject* keywords, io::LoadOptions& options) {
  PyObject* source = nullptr;
  const char* holding = "mapped";
  unsigned num_threads = 0;
  int load_external_data = 1;
  PyObject* external_data_folder = nullptr;
  PyObject* external_data_file = nullptr;
  int verify_checksums = 0;
  int allow_size_mismatch = 0;
  PyObject* data_roots = nullptr;
  int allow_hard_links = 0;
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, kLoadFormat, const_cast<char**>(kLoadNames), &source, &holding,
                                  &num_threads, &load_external_data, &external_data_folder, &external_data_file,
                                  &verify_checksums, &allow_size_mismatch, &data_roots, &allow_hard_links) == 0) {
    throw PythonError();
  }
  options.holding = holding_of(holding);
  options.num_threads = num_threads;
  options.load_external_data = load_external_data != 0;
  if (external_data_folder != nullptr) options.external_data_folder = path_of(external_data_folder);
  if (external_data_file != nullptr) options.external_data_file = path_of(external_data_file);
  options.verify_checksums = verify_checksums != 0;
  options.allow_size_mismatch = allow_size_mismatch != 0;
  options.paths.allow_hard_links = allow_hard_links != 0;
  if (data_roots != nullptr) options.paths.allowed_roots = paths_of(data_roots);
  return source;
}

void add_load_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
