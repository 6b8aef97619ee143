# Derives all variables of find_package(Protobuf), in both spellings, from Protobuf_INCLUDE_DIR, the target onnxgen_protoc
# and the name of the library in _onnxgen_library.
set(Protobuf_FOUND TRUE)
set(Protobuf_INCLUDE_DIRS "${Protobuf_INCLUDE_DIR}")
set(Protobuf_VERSION 3.21.12) # the version whose API onnxgen provides
if(ONNXGEN_PROTOBUF_API EQUAL 30)
  set(Protobuf_VERSION 6.30.0) # FindProtobuf's version of protobuf 30.0
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
