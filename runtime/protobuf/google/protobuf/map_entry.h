// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/map_entry.h: the entries of maps are no messages in onnxgen: use google/protobuf/map.h"
