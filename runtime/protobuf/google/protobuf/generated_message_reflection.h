// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/generated_message_reflection.h is internal to libprotobuf: include google/protobuf/message.h instead"
