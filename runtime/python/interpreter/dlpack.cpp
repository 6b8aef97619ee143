#include "interpreter/dlpack.h"

#include <cstdint>
#include <memory>
#include <vector>

#include "interpreter/buffer.h"

namespace onnxgen::python {
namespace {

// Structures of dlpack.h, version 1.0.
struct Device {
  std::int32_t type;
  std::int32_t id;
};
constexpr Device kProcessor = {1, 0};

struct ElementType {
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;
};

struct Tensor {
  void* data;
  Device device;
  std::int32_t dimension_count;
  ElementType type;
  std::int64_t* shape;
  std::int64_t* strides;
  std::uint64_t offset;
};

// The structure without a version cannot express read-only memory: importing libraries treat the memory as writable.
struct Unversioned {
  Tensor tensor;
  void* context;
  void (*release)(Unversioned*);
};

struct Versioned {
  std::uint32_t major;
  std::uint32_t minor;
  void* context;
  void (*release)(Versioned*);
  std::uint64_t flags;
  Tensor tensor;
};
constexpr std::uint64_t kReadOnly = 1;
constexpr std::uint64_t kIsCopied = 2;

// A structure for the importing library and all data that it points to.
template <class Managed>
struct Export {
  Managed managed{};
  std::unique_ptr<Buffer> buffer;
  std::vector<std::int64_t> shape;
  std::vector<std::int64_t> strides;  // in elements
};

constexpr const char* name_of(const Unversioned*) noexcept {
  return "dltensor";
}
constexpr const char* name_of(const Versioned*) noexcept {
  return "dltensor_versioned";
}

// The importing library may call this in any thread.
template <class Managed>
void release(Managed* managed) noexcept {
  const PyGILState_STATE state = PyGILState_Ensure();
  delete static_cast<Export<Managed>*>(managed->context);
  PyGILState_Release(state);
}

// A library that imports the capsule renames it.
template <class Managed>
void destroy_capsule(PyObject* capsule) noexcept {
  const char* const name = name_of(static_cast<Managed*>(nullptr));
  if (PyCapsule_IsValid(capsule, name) == 0) return;
  auto* const managed = static_cast<Managed*>(PyCapsule_GetPointer(capsule, name));
  managed->release(managed);
}

std::vector<std::int64_t> numbers_of(PyObject* sequence) {
  const Ref list = checked(PySequence_List(sequence));
  std::vector<std::int64_t> result;
  for (Py_ssize_t i = 0; i < PyList_Size(list.get()); ++i) {
    const std::int64_t number = PyLong_AsLongLong(PyList_GetItem(list.get(), i));
    if (number == -1 && PyErr_Occurred() != nullptr) throw PythonError();
    result.push_back(number);
  }
  return result;
}

// Returns the strides of a contiguous array. Raises ValueError if `size` bytes are not exactly the array's elements.
std::vector<std::int64_t> strides_of(const std::vector<std::int64_t>& shape, std::size_t element_size,
                                     std::size_t size) {
  std::vector<std::int64_t> strides(shape.size());
  std::uint64_t count = 1;
  bool fits = true;
  for (std::size_t i = shape.size(); i-- > 0;) {
    strides[i] = static_cast<std::int64_t>(count);
    const auto length = static_cast<std::uint64_t>(shape[i]);
    fits = fits && shape[i] >= 0 && (length == 0 || count <= INT64_MAX / length);
    if (fits) count *= length;
  }
  if (!fits || size % element_size != 0 || count != size / element_size) {
    fail(PyExc_ValueError, "the shape does not match %zu bytes of data", size);
  }
  return strides;
}

void set_flags(Unversioned&, bool) noexcept {}
void set_flags(Versioned& managed, bool is_copied) noexcept {
  managed.major = 1;
  managed.flags = is_copied ? kIsCopied : kReadOnly;
}

template <class Managed>
Ref make_capsule(PyObject* object, ElementType type, PyObject* shape, bool is_copied) {
  auto made = std::make_unique<Export<Managed>>();
  made->buffer = std::make_unique<Buffer>(object);
  const std::string_view bytes = made->buffer->bytes();
  made->shape = numbers_of(shape);
  made->strides = strides_of(made->shape, type.bits / 8U, bytes.size());
  made->managed.context = made.get();
  made->managed.release = release<Managed>;
  set_flags(made->managed, is_copied);
  made->managed.tensor = {const_cast<char*>(bytes.data()),
                          kProcessor,
                          static_cast<std::int32_t>(made->shape.size()),
                          type,
                          made->shape.data(),
                          made->strides.data(),
                          0};
  Ref capsule =
      checked(PyCapsule_New(&made->managed, name_of(static_cast<Managed*>(nullptr)), destroy_capsule<Managed>));
  (void)made.release();  // owned by the capsule
  return capsule;
}

Ref dlpack_capsule(PyObject*, PyObject* arguments) {
  PyObject* object = nullptr;
  ElementType type = {0, 0, 1};
  PyObject* shape = nullptr;
  int is_versioned = 0;
  int is_copied = 0;
  if (PyArg_ParseTuple(arguments, "ObbOpp:dlpack_capsule", &object, &type.code, &type.bits, &shape, &is_versioned,
                       &is_copied) == 0) {
    throw PythonError();
  }
  if (type.bits == 0 || type.bits % 8 != 0)
    fail(PyExc_ValueError, "elements of %d bits are not whole bytes", type.bits);
  return is_versioned != 0 ? make_capsule<Versioned>(object, type, shape, is_copied != 0)
                           : make_capsule<Unversioned>(object, type, shape, is_copied != 0);
}

PyMethodDef functions[] = {
    {"dlpack_capsule", method<dlpack_capsule>, METH_VARARGS, "Returns a DLPack capsule that shares a buffer's memory."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_dlpack_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python
