// Functions that save models and control where tensor data is stored.
#include <string>
#include <utility>
#include <vector>

#include "interpreter/buffer.h"
#include "onnx/io_functions.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/save.h"
#include "onnxgen/io/save/single_file.h"

namespace onnxgen::python {
namespace {

io::DataPlacement placement_of(const char* name) {
  const std::string_view given(name);
  if (given == "in_model") return io::DataPlacement::kInModel;
  if (given == "one_file") return io::DataPlacement::kOneFile;
  if (given == "file_per_tensor") return io::DataPlacement::kFilePerTensor;
  fail(PyExc_ValueError, "unknown placement '%.100s'; use 'in_model', 'one_file' or 'file_per_tensor'", name);
}

// Returns the locations of the data files that were written. Keywords are named like the members of io::SaveOptions.
Ref save(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* model = nullptr;
  PyObject* path = nullptr;
  const char* placement = "in_model";
  const char* location = "";
  unsigned long long size_threshold = io::SaveOptions().size_threshold;
  int convert_attribute = 0;
  int convert_everywhere = 0;
  unsigned long long max_external_file_size = io::SaveOptions().max_external_file_size;
  unsigned num_threads = io::SaveOptions().num_threads;
  int checksum = 0;
  int flush = 1;
  int replace_foreign_data = 0;
  int allow_size_mismatch = 0;
  int allow_missing_data = 0;
  PyObject* copy_data_of = nullptr;
  PyObject* data_roots = nullptr;
  int allow_hard_links = 0;
  int dry_run = 0;
  const char* names[] = {"model",
                         "path",
                         "placement",
                         "location",
                         "size_threshold",
                         "convert_attribute",
                         "convert_everywhere",
                         "max_external_file_size",
                         "num_threads",
                         "checksum",
                         "flush",
                         "replace_foreign_data",
                         "allow_size_mismatch",
                         "allow_missing_data",
                         "copy_data_of",
                         "data_roots",
                         "allow_hard_links",
                         "dry_run",
                         nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|$ssKppKIpppppOOpp:save", const_cast<char**>(names), &model,
                                  &path, &placement, &location, &size_threshold, &convert_attribute,
                                  &convert_everywhere, &max_external_file_size, &num_threads, &checksum, &flush,
                                  &replace_foreign_data, &allow_size_mismatch, &allow_missing_data, &copy_data_of,
                                  &data_roots, &allow_hard_links, &dry_run) == 0) {
    throw PythonError();
  }
  io::SaveOptions options;
  options.placement = placement_of(placement);
  options.location = location;
  options.size_threshold = size_threshold;
  options.convert_attribute = convert_attribute != 0;
  options.convert_everywhere = convert_everywhere != 0;
  options.max_external_file_size = max_external_file_size;
  options.num_threads = num_threads;
  options.checksum = checksum != 0;
  options.flush = flush != 0;
  options.replace_foreign_data = replace_foreign_data != 0;
  options.allow_size_mismatch = allow_size_mismatch != 0;
  options.allow_missing_data = allow_missing_data != 0;
  if (copy_data_of != nullptr) options.copy_data_of = path_of(copy_data_of);
  if (data_roots != nullptr) options.copy_paths.allowed_roots = paths_of(data_roots);
  options.copy_paths.allow_hard_links = allow_hard_links != 0;
  options.dry_run = dry_run != 0;
  const std::string file = path_of(path);
  io::SaveReport report;
  save_model(model, [&](const onnx::ModelProto& saved) { return io::try_save(saved, file, options, &report); });
  Ref locations = checked(PyList_New(0));
  for (const io::SavedFile& written : report.data) {
    const Ref name = checked(
        PyUnicode_DecodeFSDefaultAndSize(written.location.data(), static_cast<Py_ssize_t>(written.location.size())));
    check(PyList_Append(locations.get(), name.get()));
  }
  return locations;
}

// Writes bytes to a path by the rules of a save: an existing file is replaced when the new one is complete, and no data
// file of another model is replaced.
Ref write_file(PyObject*, PyObject* arguments) {
  PyObject* content = nullptr;
  PyObject* path = nullptr;
  int flush = 1;
  check(PyArg_ParseTuple(arguments, "OOp:write_file", &content, &path, &flush) == 0 ? -1 : 0);
  const Buffer buffer(content);
  const std::string file = path_of(path);
  Status status;
  {
    const WithoutGil others_run;
    status = or_out_of_memory([&] {
      return io::save_single_file({file, flush != 0, io::kLockTimeout}, [&](const io::File& target) {
        return target.write_at(0, buffer.bytes().data(), buffer.bytes().size());
      });
    });
  }
  throw_if_failed(status.in_file(file));
  return none();
}

Ref convert_to_external(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* model = nullptr;
  const char* placement = "one_file";
  const char* location = "";
  unsigned long long size_threshold = io::ExternalDataOptions().size_threshold;
  int convert_attribute = 0;
  const char* names[] = {"model", "placement", "location", "size_threshold", "convert_attribute", nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "O|$ssKp:convert_to_external", const_cast<char**>(names), &model,
                                  &placement, &location, &size_threshold, &convert_attribute) == 0) {
    throw PythonError();
  }
  io::ExternalDataOptions options;
  options.placement = placement_of(placement);
  options.location = location;
  options.size_threshold = size_threshold;
  options.convert_attribute = convert_attribute != 0;
  const onnx::ModelProto& message = model_of(model);
  std::vector<io::RawForm> forms;
  with_read_guard(model, [&] { return io::try_make_external_forms(message, options, forms); });
  throw_if_failed(io::try_convert_to_external(model_to_change(model), options, std::move(forms)));
  return none();
}

// Returns the name, in quotes, of the first external tensor whose data is not loaded, or None if there is none.
Ref find_not_loaded(PyObject*, PyObject* model) {
  Ref name = none();
  bool is_found = false;
  io::for_each_tensor(model_of(model), [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    if (is_found || !io::is_external(tensor) || io::holds_elements(tensor)) return;
    is_found = true;
    name = text(quoted(tensor.name()));
  });
  return name;
}

// Returns the model, or a copy if it has external tensors that hold their data: they are inline in the copy.
Ref with_inline_data(PyObject*, PyObject* object) {
  const onnx::ModelProto& model = model_of(object);
  bool has_external = false;
  io::for_each_tensor(model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    has_external = has_external || (io::is_external(tensor) && io::holds_elements(tensor));
  });
  if (!has_external) return Ref::borrowed(object);
  const Reading guard(object);
  return make_model([&](onnx::ModelProto& copy) {
    return or_out_of_memory([&] {
      copy = model;
      io::make_held_tensors_inline(copy);
      return Status();
    });
  });
}

PyMethodDef functions[] = {
    {"save", with_keywords(method_with_keywords<save>), METH_VARARGS | METH_KEYWORDS,
     "Saves a model to a file and returns the locations of the data files written next to it."},
    {"write_file", method<write_file>, METH_VARARGS,
     "Writes bytes to a path. An existing file is replaced when the new one is complete."},
    {"find_not_loaded", method<find_not_loaded>, METH_O,
     "Returns the name, in quotes, of the first external tensor whose data is not loaded, or None."},
    {"with_inline_data", method<with_inline_data>, METH_O,
     "Returns the model, or a copy in which external tensors that hold their data are inline."},
    {"convert_to_external", with_keywords(method_with_keywords<convert_to_external>), METH_VARARGS | METH_KEYWORDS,
     "Marks tensors as external. They keep their data until the model is saved."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_save_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
