# Classes that protoc generates from this project's schemas, for comparison in tests and benchmarks. Their package
# `onnx` is renamed to `oracle_onnx`, because a program may also contain a libprotobuf build of the real package. For
# the same reason, `google.protobuf`, whose classes are in libprotobuf itself, is renamed.
#
#   onnxgen_add_oracle(TARGET [REFLECTION] PROTOS FILE...)
#
# adds the static library TARGET. Include the classes of DIR/NAME.proto as "oracle/NAME.pb.h". Imported files must be
# listed. With REFLECTION, the classes have descriptors even if the schema requests lite classes.
include_guard(GLOBAL)

function(onnxgen_add_oracle target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "REFLECTION" "" "PROTOS")
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}")
  set(sources)
  foreach(proto IN LISTS arg_PROTOS)
    get_filename_component(name "${proto}" NAME_WE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${proto}")
    file(READ "${proto}" text)
    string(REGEX REPLACE "package ([a-z0-9_]+)" "package oracle_\\1" text "${text}")
    string(REGEX REPLACE "import \"[a-z/]*/([a-z0-9_-]+[.]proto)\"" "import \"oracle/\\1\"" text "${text}")
    string(REGEX REPLACE " google[.]protobuf[.]([A-Z])" " oracle_google.protobuf.\\1" text "${text}")
    string(REGEX REPLACE " [[]ctype = [A-Z_]+[]]" "" text "${text}") # it makes accessors private
    if(arg_REFLECTION)
      string(REPLACE "option optimize_for = LITE_RUNTIME" "option optimize_for = SPEED" text "${text}")
    endif()
    file(CONFIGURE OUTPUT "${folder}/oracle/${name}.proto" CONTENT "${text}" @ONLY)
    add_custom_command(
      OUTPUT "${folder}/oracle/${name}.pb.cc" "${folder}/oracle/${name}.pb.h"
      COMMAND protobuf::protoc -I "${folder}" --cpp_out "${folder}" "oracle/${name}.proto"
      DEPENDS "${folder}/oracle/${name}.proto"
      COMMENT "protoc oracle/${name}.proto")
    list(APPEND sources "${folder}/oracle/${name}.pb.cc")
  endforeach()
  add_library(${target} STATIC ${sources})
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF) # protoc gives helpers the same names in each file
  target_include_directories(${target} SYSTEM PUBLIC "${folder}")
  target_link_libraries(${target} PUBLIC protobuf::libprotobuf)
  target_compile_features(${target} PUBLIC cxx_std_17)
  set_target_properties(${target} PROPERTIES ORACLE_FOLDER "${folder}")
endfunction()
