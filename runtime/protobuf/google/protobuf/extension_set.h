// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/extension_set.h: onnxgen's extensions have no identifiers: use Reflection with FindKnownExtensionByName()"
