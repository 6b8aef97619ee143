// Converts floating-point numbers to and from decimal digits, independent of the locale.
//
// Uses <charconv> if the standard library supports it for floating-point numbers (libc++ cannot parse them). Otherwise
// uses the C library, which is several times slower and gives the same results.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::text {

// Writes the number like printf's %g with `digits` digits. Returns the end of the text, which has at most 32 bytes.
char* write_real(char* begin, float value, int digits);
char* write_real(char* begin, double value, int digits);

// Returns whether a finite number, written with `digits` digits, is read back as the same value.
bool reads_back(float value, int digits);
bool reads_back(double value, int digits);

// Sets `value` to the value nearest to a decimal number. Returns false, leaving `value` unspecified, if the number is
// too large, and possibly if it is too small.
bool read_real(std::string_view number, float& value);
bool read_real(std::string_view number, double& value);

namespace c_library {

char* write_real(char* begin, double value, int digits);
bool reads_back(float value, int digits);
bool reads_back(double value, int digits);
bool read_real(std::string_view number, float& value);
bool read_real(std::string_view number, double& value);

}  // namespace c_library
}  // namespace onnxgen::text
