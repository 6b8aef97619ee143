#include "message/python_reals.h"

#include <cmath>
#include <memory>
#include <string>

#include "onnxgen/text/real_chars.h"

namespace onnxgen::python {
namespace {

Ref text_of(double value) {
  struct Free {
    void operator()(char* chars) const noexcept { PyMem_Free(chars); }
  };
  const std::unique_ptr<char, Free> chars(PyOS_double_to_string(value, 'r', 0, Py_DTSF_ADD_DOT_0, nullptr));
  if (chars == nullptr) throw PythonError();
  return text(chars.get());
}

// Returns the double nearest to the shortest decimal form of a float.
double shortest(float value) {
  if (!std::isfinite(value)) return double{value};
  int digits = 6;
  while (digits < 9 && !text::reads_back(value, digits)) ++digits;
  char buffer[32];
  const char* const end = text::write_real(buffer, value, digits);
  double result = 0;
  return text::read_real({buffer, static_cast<std::size_t>(end - buffer)}, result) ? result : double{value};
}

}  // namespace

PyObject* PythonReals::checked_spec(PyObject* spec) {
  if (spec != Py_None && !PyUnicode_Check(spec))
    fail(PyExc_TypeError, "expected a number format of type str, got %.100R", spec);
  return spec;
}

Ref PythonReals::written(FieldType type, double value) const {
  PyObject* const spec = type == FieldType::kFloat ? float_spec_ : double_spec_;
  if (spec != Py_None) {
    Ref formatted = checked(PyObject_Format(checked(PyFloat_FromDouble(value)).get(), spec));
    if (!is_number_) return formatted;
    return checked(PyObject_Repr(checked(PyFloat_FromString(formatted.get())).get()));
  }
  const bool is_short = type == FieldType::kFloat && floats_ == Floats::kShortest;
  return text_of(is_short ? shortest(static_cast<float>(value)) : value);
}

void PythonReals::append(void* self, FieldType type, double value, std::string& out) noexcept {
  auto& reals = *static_cast<PythonReals*>(self);
  if (reals.has_failed_) return;
  reals.has_failed_ = guarded(-1, [&] {
                        out += utf8(reals.written(type, value).get());
                        return 0;
                      }) != 0;
}

}  // namespace onnxgen::python
