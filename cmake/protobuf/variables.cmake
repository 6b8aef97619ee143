# Variables of find_package(Protobuf). Scripts that compile without linking a target expect a single include folder.
# This folder contains links to the two that onnxgen has.
set(Protobuf_INCLUDE_DIR "${CMAKE_BINARY_DIR}/onnxgen-protobuf/include")
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

set(_onnxgen_library onnxgen::protobuf)
if(ONNXGEN_REPLACE_PROTOBUF)
  set(_onnxgen_library protobuf::libprotobuf) # a target that projects may export
endif()
include("${CMAKE_CURRENT_LIST_DIR}/spellings.cmake")
