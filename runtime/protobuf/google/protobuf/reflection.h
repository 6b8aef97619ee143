// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/reflection.h: onnxgen has no RepeatedFieldRef: use GetRepeatedField(), GetRepeatedPtrField() or GetRepeatedX() of Reflection"
