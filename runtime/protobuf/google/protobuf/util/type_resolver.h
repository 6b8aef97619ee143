// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/util/type_resolver.h: onnxgen has no type resolvers: use google/protobuf/util/json_util.h with generated classes"
