// The buffer protocol, which the stable ABI has since 3.11. What it froze then is what every version from 3.9 on has,
// so that it is declared here for them all.
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

// The bytes of an object that has some (bytes, bytearray, memoryview, an array), unchanged as long as it lives.
class Buffer {
 public:
  explicit Buffer(PyObject* object) {
    constexpr int kSimple = 0;
    check(PyObject_GetBuffer(object, &view_, kSimple));
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { PyBuffer_Release(&view_); }

  // Whether nobody can write to them, not even while other threads run. Of a read-only view others may know better.
  bool is_constant() const noexcept { return view_.owner != nullptr && PyBytes_CheckExact(view_.owner); }

  std::string_view bytes() const noexcept {
    return {static_cast<const char*>(view_.data), static_cast<std::size_t>(view_.size)};
  }

 private:
  BufferLayout view_;
};

}  // namespace onnxgen::python
