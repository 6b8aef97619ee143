// ONNXGEN_HIDDEN keeps what it marks to the library or program that it is compiled into. Two libraries in one process,
// each with its own onnx::ModelProto, would share it otherwise: g++ exports some templates even of classes that are
// hidden. ONNXGEN_VISIBLE shows what belongs to a class that others see.
#pragma once

#if defined(__GNUC__) && !defined(_WIN32)  // whose libraries hide what they are not told to export
#define ONNXGEN_HIDDEN __attribute__((visibility("hidden")))
#define ONNXGEN_VISIBLE __attribute__((visibility("default")))
#else
#define ONNXGEN_HIDDEN
#define ONNXGEN_VISIBLE
#endif
