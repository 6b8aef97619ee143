// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/metadata.h is internal to libprotobuf: include google/protobuf/unknown_field_set.h for unknown fields"
