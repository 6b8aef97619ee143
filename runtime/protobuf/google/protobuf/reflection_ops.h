// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/reflection_ops.h is internal to libprotobuf: use the functions of google::protobuf::Message"
