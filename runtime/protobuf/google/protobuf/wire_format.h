// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/wire_format.h is internal to libprotobuf: use google/protobuf/wire_format_lite.h, or UnknownFieldSet for messages of any type"
