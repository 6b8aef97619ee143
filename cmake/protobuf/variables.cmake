# The variables of find_package(Protobuf), in both spellings.
get_target_property(Protobuf_INCLUDE_DIRS onnxgen::protobuf INTERFACE_INCLUDE_DIRECTORIES)
get_target_property(_onnxgen_runtime_dirs onnxgen::runtime INTERFACE_INCLUDE_DIRECTORIES)
list(APPEND Protobuf_INCLUDE_DIRS ${_onnxgen_runtime_dirs})
unset(_onnxgen_runtime_dirs)
# Seen from the build tree, or installed: of the two, what is meant here.
list(TRANSFORM Protobuf_INCLUDE_DIRS REPLACE "^\\$<BUILD_INTERFACE:(.*)>$" "\\1")
list(FILTER Protobuf_INCLUDE_DIRS EXCLUDE REGEX "^\\$<INSTALL_INTERFACE:")
list(REMOVE_DUPLICATES Protobuf_INCLUDE_DIRS)
list(GET Protobuf_INCLUDE_DIRS 0 Protobuf_INCLUDE_DIR)

set(Protobuf_FOUND TRUE)
set(Protobuf_VERSION 3.21.12) # whose API it is
foreach(_onnxgen_name IN ITEMS LIBRARY LIBRARIES LIBRARY_RELEASE LITE_LIBRARY LITE_LIBRARIES LITE_LIBRARY_RELEASE)
  set(Protobuf_${_onnxgen_name} onnxgen::protobuf)
endforeach()

# A path where the program is there already. One that is still to be built is a generator expression, by which a custom
# command depends on it as well.
get_target_property(Protobuf_PROTOC_EXECUTABLE onnxgen_protoc IMPORTED_LOCATION)
if(NOT Protobuf_PROTOC_EXECUTABLE)
  set(Protobuf_PROTOC_EXECUTABLE "$<TARGET_FILE:onnxgen_protoc>")
endif()

foreach(_onnxgen_name IN ITEMS FOUND VERSION INCLUDE_DIR INCLUDE_DIRS LIBRARY LIBRARIES LITE_LIBRARY LITE_LIBRARIES
                               PROTOC_EXECUTABLE)
  set(PROTOBUF_${_onnxgen_name} "${Protobuf_${_onnxgen_name}}")
endforeach()
unset(_onnxgen_name)
