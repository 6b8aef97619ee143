// Functions for encrypted models.
#include <string>
#include <string_view>

#include "interpreter/buffer.h"
#include "onnx/io_functions.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/save.h"

namespace onnxgen::python {
namespace {

// Copies the keywords, so that some can be removed.
Ref copy_of_keywords(PyObject* keywords) {
  return checked(keywords != nullptr ? PyDict_Copy(keywords) : PyDict_New());
}

// Removes a keyword from the dict and returns its value. Returns an empty Ref if it is missing or None.
Ref take(PyObject* keywords, const char* name) {
  PyObject* const value = PyDict_GetItemString(keywords, name);
  if (value == nullptr) return Ref();
  Ref taken = value != Py_None ? Ref::borrowed(value) : Ref();
  check(PyDict_DelItemString(keywords, name));
  return taken;
}

bool take_flag(PyObject* keywords, const char* name) {
  const Ref value = take(keywords, name);
  const int flag = value ? PyObject_IsTrue(value.get()) : 0;
  check(flag);
  return flag != 0;
}

// Reads the key from one of two keywords: "passphrase", a str or bytes, or "key", the 32 bytes of the cipher key.
crypto::Key take_key(PyObject* keywords) {
  const Ref passphrase = take(keywords, "passphrase");
  const Ref key = take(keywords, "key");
  if (static_cast<bool>(passphrase) == static_cast<bool>(key)) {
    fail(PyExc_TypeError, "an encrypted model requires either a passphrase or a key");
  }
  if (key) return crypto::Key::from_bytes(Buffer(key.get()).bytes());
  if (PyUnicode_Check(passphrase.get())) return crypto::Key::from_passphrase(utf8(passphrase.get()));
  return crypto::Key::from_passphrase(Buffer(passphrase.get()).bytes());
}

// Keywords specific to encrypted models are named like the members of crypto::LoadOptions.
Ref load_encrypted(PyObject*, PyObject* arguments, PyObject* given_keywords) {
  const Ref keywords = copy_of_keywords(given_keywords);
  const crypto::Key key = take_key(keywords.get());
  crypto::LoadOptions options;
  options.require_encryption = take_flag(keywords.get(), "require_encryption");
  options.require_authentication = take_flag(keywords.get(), "require_authentication");
  const std::string path = path_of(read_load_arguments(arguments, keywords.get(), options));
  return make_model([&](onnx::ModelProto& model) { return crypto::try_load(path, key, model, options); });
}

crypto::Format format_called(std::string_view name) {
  for (const auto format :
       {crypto::Format::kAes256Cbc, crypto::Format::kChaCha20Poly1305, crypto::Format::kAes256Gcm}) {
    if (name == crypto::format_name(format)) return format;
  }
  fail(PyExc_ValueError, "unknown format '%.100s'; use 'ONNXCRY1', 'ONNXCRY2' or 'ONNXCRY3'",
       std::string(name).c_str());
}

// Keywords are named like the members of crypto::SaveOptions.
Ref save_encrypted(PyObject*, PyObject* arguments, PyObject* given_keywords) {
  const Ref keywords = copy_of_keywords(given_keywords);
  const crypto::Key key = take_key(keywords.get());
  PyObject* model = nullptr;
  PyObject* path = nullptr;
  crypto::SaveOptions options;
  const char* format = crypto::format_name(options.format);
  unsigned num_threads = options.num_threads;
  int flush = 1;
  const char* names[] = {"model", "path", "format", "num_threads", "flush", nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords.get(), "OO|$sIp:save_encrypted", const_cast<char**>(names),
                                  &model, &path, &format, &num_threads, &flush) == 0) {
    throw PythonError();
  }
  options.format = format_called(format);
  options.num_threads = num_threads;
  options.flush = flush != 0;
  const std::string file = path_of(path);
  save_model(model, [&](const onnx::ModelProto& saved) { return crypto::try_save(saved, file, key, options); });
  return none();
}

PyMethodDef functions[] = {
    {"load_encrypted", with_keywords(method_with_keywords<load_encrypted>), METH_VARARGS | METH_KEYWORDS,
     "Loads an encrypted model with a passphrase or key."},
    {"save_encrypted", with_keywords(method_with_keywords<save_encrypted>), METH_VARARGS | METH_KEYWORDS,
     "Saves a model encrypted with a passphrase or key."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_encryption_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
