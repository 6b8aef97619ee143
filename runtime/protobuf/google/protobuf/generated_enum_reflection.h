// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/generated_enum_reflection.h: onnxgen has no GetEnumDescriptor(): use FieldDescriptor::enum_type(), or X_Name() and X_Parse() of the enum"
