// Functions for zip archives of models.
#include <string>

#include "onnx/io_functions.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"

namespace onnxgen::python {
namespace {

Ref load_archive(PyObject*, PyObject* arguments, PyObject* keywords) {
  archive::LoadOptions options;
  const std::string path = path_of(read_load_arguments(arguments, keywords, options));
  return make_model([&](onnx::ModelProto& model) { return archive::try_load(path, model, options); });
}

// Keywords are named like the members of archive::SaveOptions.
Ref save_archive(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* model = nullptr;
  PyObject* path = nullptr;
  archive::SaveOptions options;
  unsigned long long size_threshold = options.size_threshold;
  int convert_attribute = 0;
  int convert_everywhere = 0;
  unsigned num_threads = options.num_threads;
  int flush = 1;
  int allow_size_mismatch = 0;
  const char* names[] = {"model",
                         "path",
                         "size_threshold",
                         "convert_attribute",
                         "convert_everywhere",
                         "num_threads",
                         "flush",
                         "allow_size_mismatch",
                         nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|$KppIpp:save_archive", const_cast<char**>(names), &model,
                                  &path, &size_threshold, &convert_attribute, &convert_everywhere, &num_threads, &flush,
                                  &allow_size_mismatch) == 0) {
    throw PythonError();
  }
  options.size_threshold = size_threshold;
  options.convert_attribute = convert_attribute != 0;
  options.convert_everywhere = convert_everywhere != 0;
  options.num_threads = num_threads;
  options.flush = flush != 0;
  options.allow_size_mismatch = allow_size_mismatch != 0;
  const std::string file = path_of(path);
  save_model(model, [&](const onnx::ModelProto& saved) { return archive::try_save(saved, file, options); });
  return none();
}

PyMethodDef functions[] = {
    {"load_archive", with_keywords(method_with_keywords<load_archive>), METH_VARARGS | METH_KEYWORDS,
     "Loads a model from a zip archive or from a folder with the layout of an archive."},
    {"save_archive", with_keywords(method_with_keywords<save_archive>), METH_VARARGS | METH_KEYWORDS,
     "Saves a model as a zip archive."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_archive_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
