# Implements find_package(Protobuf) if OnnxProtobufCompat replaces it.
include("${CMAKE_CURRENT_LIST_DIR}/variables.cmake")
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(
  Protobuf
  REQUIRED_VARS Protobuf_LIBRARIES Protobuf_INCLUDE_DIR
  VERSION_VAR Protobuf_VERSION)
