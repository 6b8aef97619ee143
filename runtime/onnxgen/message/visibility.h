// Visibility of symbols. ONNXGEN_HIDDEN limits a symbol to the library or program that it is compiled into. Otherwise
// two libraries in one process, each with its own onnx::ModelProto, would share it: g++ exports some templates even of
// hidden classes. ONNXGEN_VISIBLE exports parts of a class that others use. ONNXGEN_VISIBLE_TAGGED also exports, and
// adds a tag to the symbol names that distinguishes them from those of other libraries with a class of the same name.
// ONNXGEN_ABI_TAG adds a tag to the symbol name of a function, for functions that differ only in their result type.
#pragma once

#if defined(__GNUC__) && !defined(_WIN32)  // Windows libraries do not export symbols by default
#define ONNXGEN_HIDDEN __attribute__((visibility("hidden")))
#define ONNXGEN_VISIBLE __attribute__((visibility("default")))
#define ONNXGEN_VISIBLE_TAGGED __attribute__((visibility("default"), abi_tag("onnxgen")))
#else
#define ONNXGEN_HIDDEN
#define ONNXGEN_VISIBLE
#define ONNXGEN_VISIBLE_TAGGED
#endif

#if defined(__GNUC__)
#define ONNXGEN_ABI_TAG(tag) __attribute__((abi_tag(tag)))
#else
#define ONNXGEN_ABI_TAG(tag)  // symbols of Visual C++ contain the result type
#endif
