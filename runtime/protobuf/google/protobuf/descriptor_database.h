// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/descriptor_database.h: onnxgen has no pool of descriptors: use descriptor() of the generated classes"
