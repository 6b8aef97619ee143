# Variables of find_package(Protobuf), in both spellings. Scripts expect a single include folder, even if they compile
# without linking: it contains links to onnxgen's two folders.
set(Protobuf_INCLUDE_DIR "${CMAKE_BINARY_DIR}/onnxgen-protobuf/include")
set(Protobuf_INCLUDE_DIRS "${Protobuf_INCLUDE_DIR}")
foreach(_onnxgen_name IN ITEMS protobuf runtime)
  get_target_property(_onnxgen_dir onnxgen::${_onnxgen_name} INTERFACE_INCLUDE_DIRECTORIES)
  # Selects the entry for the current use: build tree or installation.
  list(TRANSFORM _onnxgen_dir REPLACE "^\\$<BUILD_INTERFACE:(.*)>$" "\\1")
  list(FILTER _onnxgen_dir EXCLUDE REGEX "^\\$<INSTALL_INTERFACE:")
  set(_onnxgen_${_onnxgen_name}_dir "${_onnxgen_dir}")
endforeach()
file(MAKE_DIRECTORY "${Protobuf_INCLUDE_DIR}")
file(CREATE_LINK "${_onnxgen_protobuf_dir}/google" "${Protobuf_INCLUDE_DIR}/google" SYMBOLIC)
file(CREATE_LINK "${_onnxgen_runtime_dir}/onnxgen" "${Protobuf_INCLUDE_DIR}/onnxgen" SYMBOLIC)
unset(_onnxgen_dir)
unset(_onnxgen_protobuf_dir)
unset(_onnxgen_runtime_dir)

set(Protobuf_FOUND TRUE)
set(Protobuf_VERSION 3.21.12) # the version whose API onnxgen provides
set(_onnxgen_library onnxgen::protobuf)
if(ONNXGEN_REPLACE_PROTOBUF)
  set(_onnxgen_library protobuf::libprotobuf) # a target that projects may export
endif()
foreach(_onnxgen_name IN ITEMS LIBRARY LIBRARIES LIBRARY_RELEASE LITE_LIBRARY LITE_LIBRARIES LITE_LIBRARY_RELEASE)
  set(Protobuf_${_onnxgen_name} ${_onnxgen_library})
endforeach()
unset(_onnxgen_library)

# A path if the program exists. If it is yet to be built, a generator expression, which also makes custom commands
# depend on it.
get_target_property(Protobuf_PROTOC_EXECUTABLE onnxgen_protoc IMPORTED_LOCATION)
if(NOT Protobuf_PROTOC_EXECUTABLE)
  set(Protobuf_PROTOC_EXECUTABLE "$<TARGET_FILE:onnxgen_protoc>")
endif()

foreach(_onnxgen_name IN ITEMS FOUND VERSION INCLUDE_DIR INCLUDE_DIRS LIBRARY LIBRARIES LITE_LIBRARY LITE_LIBRARIES
                               PROTOC_EXECUTABLE)
  set(PROTOBUF_${_onnxgen_name} "${Protobuf_${_onnxgen_name}}")
endforeach()
unset(_onnxgen_name)
