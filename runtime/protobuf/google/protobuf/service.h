// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/service.h: onnxgen generates no services: declare the calls in C++, with the generated messages as arguments"
