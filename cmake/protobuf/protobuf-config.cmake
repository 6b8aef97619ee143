# find_package(Protobuf CONFIG), where OnnxProtobufCompat stands in for it.
include("${CMAKE_CURRENT_LIST_DIR}/variables.cmake")
