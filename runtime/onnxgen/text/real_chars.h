// Floating-point numbers and their digits, with a point whatever the locale has.
//
// <charconv> does it where the standard library has that for such numbers, which not every one has (libc++ reads none);
// elsewhere it is the C library, several times slower, with the same results.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::text {

// As printf's %g with so many digits. Returns the end of what is written, 32 bytes at most.
char* write_real(char* begin, float value, int digits);
char* write_real(char* begin, double value, int digits);

// Whether the finite number that is written with so many digits is read as itself.
bool reads_back(float value, int digits);
bool reads_back(double value, int digits);

// The nearest value of a decimal number. False, and any value, for what is too large, and perhaps for what is too
// small.
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
