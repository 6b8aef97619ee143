// Functions that recognize what a file or message contains.
#include <optional>
#include <string>

#include "interpreter/buffer.h"
#include "onnx/io_functions.h"
#include "onnx/onnx-data.pb.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/graph/elision.h"
#include "onnxgen/io/load/kind_of_name.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/io/load/recognize_tensors.h"

namespace onnxgen::python {
namespace {

const char* name_of(io::FileKind kind) {
  switch (kind) {
    case io::FileKind::kMessage:
      return "protobuf";
    case io::FileKind::kArchive:
      return "archive";
    case io::FileKind::kEncrypted:
      return "encrypted";
    case io::FileKind::kText:
      return "textproto";
    case io::FileKind::kJson:
      return "json";
    case io::FileKind::kSyntax:
      return "onnxtxt";
    case io::FileKind::kOther:
      break;
  }
  return "other";
}

// Returns the kind of a file with this name, or an empty string.
Ref kind_of_name(PyObject*, PyObject* name) {
  const std::optional<io::FileKind> kind = io::kind_of_name(Buffer(name).bytes());
  return checked(PyUnicode_FromString(kind ? name_of(*kind) : ""));
}

Ref recognize(PyObject*, PyObject* arguments) {
  PyObject* first_bytes = nullptr;
  unsigned long long size = 0;
  check(PyArg_ParseTuple(arguments, "OK:recognize", &first_bytes, &size) == 0 ? -1 : 0);
  const io::Recognized found = io::recognize(Buffer(first_bytes).bytes(), size);
  return checked(Py_BuildValue("ss", name_of(found.kind), found.description.c_str()));
}

Ref recognize_tensors(PyObject*, PyObject* content) {
  const Buffer buffer(content);
  io::TensorsKind kind = io::TensorsKind::kNone;
  throw_if_failed(or_out_of_memory([&] {
    onnx::SequenceProto values;
    const auto load = [&](auto& message) { return message.ParseFromString(buffer.bytes()); };
    kind = io::read_tensors(buffer.bytes(), load, values);
    return Status();
  }));
  return text(io::text_of(kind));
}

Ref find_elision(PyObject*, PyObject* message) {
  if (const auto* const model = view<onnx::ModelProto>(message); model != nullptr) {
    return text(graph::find_elision(*model));
  }
  PyErr_Clear();
  const auto* const tensor = view<onnx::TensorProto>(message);
  if (tensor == nullptr) throw PythonError();
  return text(graph::find_elision(*tensor));
}

PyMethodDef functions[] = {
    {"kind_of_name", method<kind_of_name>, METH_O,
     "Returns the kind of a file from the ending of its name, as bytes: a kind that recognize() returns, or ''."},
    {"recognize", method<recognize>, METH_VARARGS,
     "Returns the kind of a file from its first bytes and its size (protobuf, archive, encrypted, textproto, json, "
     "onnxtxt or other), and for other the description and the remedy."},
    {"recognize_tensors", method<recognize_tensors>, METH_O,
     "Returns the kind of message if the bytes are tensors and not a model, or an empty string."},
    {"find_elision", method<find_elision>, METH_O,
     "Returns an error text if parts of a ModelProto or TensorProto were omitted for display, or an empty string."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_recognition_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
