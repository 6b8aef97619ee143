# Comparisons of generated classes with protoc's, accessor by accessor.
#
#   onnxgen_add_comparison(HEADER ORACLE [PROFILES] NAME=NATIVE_HEADER...)
#
# adds the rule that writes HEADER; see tests/generated/make_comparison.cpp. ORACLE is a target of onnxgen_add_oracle()
# with the classes of NAME.proto. NATIVE_HEADER declares the generated classes. With PROFILES, they are compared with
# classes of the protobuf profile, generated from ORACLE's schemas.
include_guard(GLOBAL)

function(onnxgen_add_comparison header oracle)
  get_target_property(folder ${oracle} ORACLE_FOLDER)
  get_filename_component(header_folder "${header}" DIRECTORY)
  file(MAKE_DIRECTORY "${header_folder}")
  cmake_parse_arguments(arg "PROFILES" "" "" ${ARGN})
  set(pairs ${arg_UNPARSED_ARGUMENTS})
  set(mode "")
  if(arg_PROFILES)
    set(mode --profiles)
  endif()
  list(TRANSFORM pairs REPLACE "^([^=]+)=" "oracle/\\1.proto=")
  set(protos ${pairs})
  list(TRANSFORM protos REPLACE "=.*" "")
  list(TRANSFORM protos PREPEND "${folder}/" OUTPUT_VARIABLE proto_paths)
  add_custom_command(
    OUTPUT "${header}"
    COMMAND protobuf::protoc -I "${folder}" --include_imports -o "${header}.descriptors" ${protos}
    COMMAND onnxgen_make_comparison ${mode} "${header}.descriptors" "${header}" ${pairs}
    DEPENDS ${proto_paths} onnxgen_make_comparison
    COMMENT "Writing the comparison ${header}"
    VERBATIM)
endfunction()
