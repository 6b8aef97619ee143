// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/io/io_win32.h is internal to libprotobuf: open files with the functions of the C++ library"
