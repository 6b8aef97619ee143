// Formatting of floats and doubles in text and JSON as in Python: 1.0, 1e+20.
#pragma once

#include "interpreter/python.h"
#include "onnxgen/text/real_writer.h"

namespace onnxgen::python {

class PythonReals {
 public:
  // Formats like str(value). A float is written either as the shortest text that reads back as the same float (0.1), or
  // as the double that represents it in Python (0.10000000149011612).
  enum class Floats { kShortest, kAsDoubles };
  explicit PythonReals(Floats floats) noexcept : floats_(floats) {}

  // Format like format(value, spec) if `spec`, a str, is not None. Keep `spec` alive while this object is used. With
  // `is_number`, converts the formatted text back to a number, as JSON requires.
  void format_floats(PyObject* spec, bool is_number = false) {
    float_spec_ = checked_spec(spec);
    is_number_ = is_number;
  }
  void format_doubles(PyObject* spec) { double_spec_ = checked_spec(spec); }

  // Returns a writer for a printer. It is valid while this object exists.
  text::RealWriter writer() noexcept { return {append, this}; }
  // Throws PythonError if formatting has failed. Printers do not support exceptions, so call this after printing.
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
