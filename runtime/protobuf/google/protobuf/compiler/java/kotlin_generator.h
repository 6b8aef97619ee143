// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/compiler/java/kotlin_generator.h: onnxgen is no library for parsing .proto files or writing plugins: run onnxgen-protoc, which also writes descriptor sets, or use protoc"
