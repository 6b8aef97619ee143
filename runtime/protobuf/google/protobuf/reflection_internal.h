// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/reflection_internal.h is internal to libprotobuf: use google::protobuf::Reflection"
