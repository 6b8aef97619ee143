// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/stubs/bytestream.h: onnxgen has no byte streams of this kind: use google/protobuf/io/zero_copy_stream.h"
