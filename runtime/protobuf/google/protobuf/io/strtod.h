// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/io/strtod.h is internal to libprotobuf: use std::from_chars() or std::strtod()"
