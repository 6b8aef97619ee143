// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/dynamic_message.h: onnxgen has no messages without a generated class: generate the classes with onnxgen-protoc"
