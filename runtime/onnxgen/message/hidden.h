// ONNXGEN_HIDDEN keeps a template to the library or program that instantiates it. GCC exports some instantiations even
// for classes that are hidden; two libraries in one process, each with its own onnx::ModelProto, would then share them.
#pragma once

#if defined(__GNUC__)
#define ONNXGEN_HIDDEN __attribute__((visibility("hidden")))
#else
#define ONNXGEN_HIDDEN
#endif
