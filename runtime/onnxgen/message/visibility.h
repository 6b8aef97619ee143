// ONNXGEN_HIDDEN keeps what it marks to the library or program that it is compiled into. Two libraries in one process,
// each with its own onnx::ModelProto, would share it otherwise: g++ exports some templates even of classes that are
// hidden. ONNXGEN_VISIBLE shows what belongs to a class that others see. ONNXGEN_VISIBLE_TAGGED is visible, too, and
// its symbols carry a tag, by which they differ from those of other libraries that have a class of this name.
#pragma once

#if defined(__GNUC__) && !defined(_WIN32)  // whose libraries hide what they are not told to export
#define ONNXGEN_HIDDEN __attribute__((visibility("hidden")))
#define ONNXGEN_VISIBLE __attribute__((visibility("default")))
#define ONNXGEN_VISIBLE_TAGGED __attribute__((visibility("default"), abi_tag("onnxgen")))
#else
#define ONNXGEN_HIDDEN
#define ONNXGEN_VISIBLE
#define ONNXGEN_VISIBLE_TAGGED
#endif
