// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/endian.h is internal to libprotobuf: use CodedInputStream::ReadLittleEndian32FromArray() and its siblings"
