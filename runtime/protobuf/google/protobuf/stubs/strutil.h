// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/stubs/strutil.h: onnxgen has no functions for strings: use those of the C++ library, such as std::to_string()"
