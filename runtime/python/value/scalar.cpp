#include "value/scalar.h"

#include <cstdint>
#include <cstdlib>
#include <limits>

#include "onnxgen/message/enum.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::python {
namespace {

[[noreturn]] void fail_type(PyObject* value, const char* expected) {
  const Ref shown = checked(PyObject_Repr(value));
  const Ref type_name = checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(value)), "__name__"));
  fail(PyExc_TypeError, "%.100S has type %.100S, but expected one of: %s", shown.get(), type_name.get(), expected);
}

[[noreturn]] void fail_range(PyObject* value) {
  fail(PyExc_ValueError, "Value out of range: %.100S", value);
}

// Converts an int or any object with __index__, such as a NumPy integer. Floats are rejected.
Ref as_int(PyObject* value, const char* expected) {
  if (PyLong_Check(value)) return Ref::borrowed(value);
  if (!PyIndex_Check(value)) fail_type(value, expected);
  return checked(PyNumber_Index(value));
}

std::uint64_t signed_bits(PyObject* value, std::int64_t least, std::int64_t most) {
  const Ref number = as_int(value, "int");
  int overflow = 0;
  const long long result = PyLong_AsLongLongAndOverflow(number.get(), &overflow);
  if (result == -1 && PyErr_Occurred() != nullptr) throw PythonError();
  if (overflow != 0 || result < least || result > most) fail_range(value);
  return static_cast<std::uint64_t>(result);
}

std::uint64_t unsigned_bits(PyObject* value, std::uint64_t most) {
  const Ref number = as_int(value, "int");
  const unsigned long long result = PyLong_AsUnsignedLongLong(number.get());
  if (result == static_cast<unsigned long long>(-1) && PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    fail_range(value);
  }
  if (result > most) fail_range(value);
  return result;
}

double real(PyObject* value) {
  if (PyFloat_Check(value)) return PyFloat_AsDouble(value);
  if (PyUnicode_Check(value) || PyBytes_Check(value)) fail_type(value, "int, float");
  const double result = PyFloat_AsDouble(value);
  if (result == -1 && PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    fail_type(value, "int, float");
  }
  return result;
}

// Returns the bits of the nearest float. Like protobuf, converts numbers out of range to infinity.
std::uint64_t float_bits(double value) noexcept {
  constexpr double kLargestFloat = std::numeric_limits<float>::max();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  float result = 0;
  if (value > kLargestFloat) {
    // Numbers less than half a step above the largest float round to it.
    constexpr double kHalfStep = 1.0141204801825835e31;
    result = value < kLargestFloat + kHalfStep ? std::numeric_limits<float>::max() : kInfinity;
  } else if (value < -kLargestFloat) {
    constexpr double kHalfStep = 1.0141204801825835e31;
    result = value > -kLargestFloat - kHalfStep ? std::numeric_limits<float>::lowest() : -kInfinity;
  } else {
    result = static_cast<float>(value);
  }
  return wire::bit_cast<std::uint32_t>(result);
}

std::uint64_t enum_bits(const FieldDescriptor& field, PyObject* value) {
  constexpr std::int64_t kLargestInt32 = std::numeric_limits<std::int32_t>::max();
  const std::uint64_t bits = signed_bits(value, -kLargestInt32 - 1, kLargestInt32);
  const bool is_closed = (field.flags & FieldDescriptor::kClosedEnum) != 0;
  if (is_closed && enum_value_name(*field.descriptor.enumeration, static_cast<std::int32_t>(bits)) == nullptr) {
    fail(PyExc_ValueError, "Unknown enum value: %.100S", value);
  }
  return bits;
}

// Returns the UTF-8 text of a str, or of bytes after checking that they are valid UTF-8. A str with lone surrogates
// cannot be encoded and raises an error.
std::string_view string_text(PyObject* value) {
  if (PyUnicode_Check(value)) return utf8(value);
  if (!PyBytes_Check(value)) fail_type(value, "bytes, unicode");
  const std::string_view text = bytes_of(value);
  const Ref decoded(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), nullptr));
  if (!decoded) {
    PyErr_Clear();
    fail(PyExc_ValueError,
         "%.100R has type str, but isn't valid UTF-8 encoding. Non-UTF-8 strings must be converted to unicode objects "
         "before being added.",
         value);
  }
  return text;
}

}  // namespace

Ref to_python(const FieldDescriptor& field, const FieldValue& value) {
  switch (field.type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
      return checked(PyLong_FromLong(static_cast<std::int32_t>(value.bits)));
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return checked(PyLong_FromLongLong(static_cast<std::int64_t>(value.bits)));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return checked(PyLong_FromUnsignedLong(static_cast<std::uint32_t>(value.bits)));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return checked(PyLong_FromUnsignedLongLong(value.bits));
    case FieldType::kFloat:
      return checked(PyFloat_FromDouble(double{wire::bit_cast<float>(static_cast<std::uint32_t>(value.bits))}));
    case FieldType::kDouble:
      return checked(PyFloat_FromDouble(wire::bit_cast<double>(value.bits)));
    case FieldType::kBool:
      return boolean(value.bits != 0);
    case FieldType::kString:
      // Decoding invalid text would create an exception, and doing so may run finalizers, which may release the text.
      return wire::is_valid_utf8(value.text) ? text(value.text) : bytes(value.text);
    case FieldType::kBytes:
      return bytes(value.text);
    case FieldType::kMessage:
    case FieldType::kGroup:
      break;
  }
  return none();
}

FieldValue from_python(const FieldDescriptor& field, PyObject* value) {
  constexpr std::int64_t kInt32Max = std::numeric_limits<std::int32_t>::max();
  constexpr std::int64_t kInt64Max = std::numeric_limits<std::int64_t>::max();
  FieldValue result;
  switch (field.type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      result.bits = signed_bits(value, -kInt32Max - 1, kInt32Max);
      break;
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      result.bits = signed_bits(value, -kInt64Max - 1, kInt64Max);
      break;
    case FieldType::kUint32:
    case FieldType::kFixed32:
      result.bits = unsigned_bits(value, std::numeric_limits<std::uint32_t>::max());
      break;
    case FieldType::kUint64:
    case FieldType::kFixed64:
      result.bits = unsigned_bits(value, std::numeric_limits<std::uint64_t>::max());
      break;
    case FieldType::kFloat:
      result.bits = float_bits(real(value));
      break;
    case FieldType::kDouble:
      result.bits = wire::bit_cast<std::uint64_t>(real(value));
      break;
    case FieldType::kBool: {
      constexpr const char* kExpected = "int, bool";
      int overflow = 0;
      const long number = PyLong_AsLongAndOverflow(as_int(value, kExpected).get(), &overflow);
      if (overflow != 0) fail_type(value, kExpected);
      result.bits = number != 0 ? 1 : 0;
      break;
    }
    case FieldType::kEnum:
      result.bits = enum_bits(field, value);
      break;
    case FieldType::kString:
      result.text = string_text(value);
      break;
    case FieldType::kBytes:
      if (!PyBytes_Check(value)) fail_type(value, "bytes");
      result.text = bytes_of(value);
      break;
    case FieldType::kMessage:
    case FieldType::kGroup:
      break;
  }
  return result;
}

FieldValue from_python_or_name(const FieldDescriptor& field, PyObject* value) {
  if (field.type != FieldType::kEnum || !PyUnicode_Check(value)) return from_python(field, value);
  const EnumDescriptor& enumeration = *field.descriptor.enumeration;
  int number = 0;
  if (!enum_number(enumeration.values, enumeration.count, utf8(value), number)) {
    fail(PyExc_ValueError, "unknown enum label \"%.100S\"", value);
  }
  FieldValue result;
  result.bits = static_cast<std::uint64_t>(std::int64_t{number});
  return result;
}

}  // namespace onnxgen::python
