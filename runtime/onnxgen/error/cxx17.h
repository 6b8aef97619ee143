// Checks the language standard. Public headers include this first, so that a compiler set to an older standard reports
// this error before any other.
#pragma once

#if defined(_MSVC_LANG)
#define ONNXGEN_CXX_STANDARD _MSVC_LANG
#else
#define ONNXGEN_CXX_STANDARD __cplusplus
#endif

#if ONNXGEN_CXX_STANDARD < 201703L
#error "onnxgen's classes need C++17: compile this source with -std=c++17, or set CMAKE_CXX_STANDARD to 17"
#endif

#undef ONNXGEN_CXX_STANDARD
