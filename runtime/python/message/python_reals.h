// Floats and doubles in text and JSON as Python writes them: 1.0, 1e+20.
#pragma once

#include "interpreter/python.h"
#include "onnxgen/text/real_writer.h"

namespace onnxgen::python {

class PythonReals {
 public:
  // As str(value). Of a float either the shortest text that is read as the same float, 0.1, or that of the double that
  // it is in Python, 0.10000000149011612.
  enum class Floats { kShortest, kAsDoubles };
  explicit PythonReals(Floats floats) noexcept : floats_(floats) {}

  // As format(value, spec) where a spec, a str, is not None. What JSON needs is a number again: `is_number`.
  void format_floats(PyObject* spec, bool is_number = false) {
    float_spec_ = checked_spec(spec);
    is_number_ = is_number;
  }
  void format_doubles(PyObject* spec) { double_spec_ = checked_spec(spec); }

  // For a printer, while this lives.
  text::RealWriter writer() noexcept { return {append, this}; }
  // Throws where Python's error is set meanwhile: printers know no exceptions.
  void check_printed() const {
    if (has_failed_) throw PythonError();
  }

 private:
  static PyObject* checked_spec(PyObject* spec);
  static void append(void* self, FieldType type, double value, std::string& out) noexcept;
  Ref written(FieldType type, double value) const;

  Floats floats_;
  PyObject* float_spec_ = Py_None;
  PyObject* double_spec_ = Py_None;
  bool is_number_ = false;
  bool has_failed_ = false;
};

}  // namespace onnxgen::python
