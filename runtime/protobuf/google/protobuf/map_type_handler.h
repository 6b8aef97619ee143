// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/map_type_handler.h is internal to libprotobuf: use google/protobuf/map.h and the accessors of the map"
