// Declarations of the buffer protocol. The stable ABI includes it only since 3.11, but the layout is the same in every
// version from 3.9.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

struct BufferLayout {  // Py_buffer
  void* data;
  PyObject* owner;
  Py_ssize_t size;
  Py_ssize_t item_size;
  int is_read_only;
  int dimension_count;
  char* format;
  Py_ssize_t* shape;
  Py_ssize_t* strides;
  Py_ssize_t* suboffsets;
  void* internal;
};

}  // namespace onnxgen::python

extern "C" {
PyAPI_FUNC(int) PyObject_GetBuffer(PyObject* exporter, onnxgen::python::BufferLayout* view, int flags);
PyAPI_FUNC(void) PyBuffer_Release(onnxgen::python::BufferLayout* view);
PyAPI_FUNC(int) PyBuffer_FillInfo(onnxgen::python::BufferLayout* view, PyObject* exporter, void* data, Py_ssize_t size,
                                  int is_read_only, int flags);
}

namespace onnxgen::python {

// Bytes of an object with the buffer protocol, such as bytes, bytearray, memoryview or an array. While a Buffer exists,
// the object keeps its address and size.
class Buffer {
 public:
  explicit Buffer(PyObject* object) {
    constexpr int kSimple = 0;
    check(PyObject_GetBuffer(object, &view_, kSimple));
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { PyBuffer_Release(&view_); }

  // Returns whether the bytes cannot be written, even while other threads run. True only for `bytes`: the memory behind
  // a read-only view may be writable through another object.
  bool is_constant() const noexcept { return view_.owner != nullptr && PyBytes_CheckExact(view_.owner); }

  std::string_view bytes() const noexcept {
    return {static_cast<const char*>(view_.data), static_cast<std::size_t>(view_.size)};
  }

 private:
  BufferLayout view_;
};

}  // namespace onnxgen::python
