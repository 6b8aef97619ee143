# Implements find_package(Protobuf CONFIG) if OnnxProtobufCompat replaces it.
include("${CMAKE_CURRENT_LIST_DIR}/variables.cmake")
