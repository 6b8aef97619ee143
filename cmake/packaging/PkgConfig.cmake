# Files for pkg-config, one per library: onnxgen-io.pc for onnxgen::io.

set(pkg_config_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
# Paths are relative to the .pc file, so that a package may be moved. Absolute folders stay as they are.
set(pkg_config_prefix "${CMAKE_INSTALL_PREFIX}")
if(NOT IS_ABSOLUTE "${pkg_config_dir}")
  file(RELATIVE_PATH pkg_config_prefix "/prefix/${pkg_config_dir}" "/prefix")
  string(PREPEND pkg_config_prefix "\${pcfiledir}/")
endif()
onnxgen_path_below(pkg_config_includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
onnxgen_path_below(pkg_config_libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")

# onnxgen_pkg_config(NAME DESCRIPTION [INCLUDE folder] [LIBRARY name] [REQUIRES name...] [PRIVATE name...] [FLAGS flag...])
#
# PRIVATE and FLAGS are dependencies of the library itself. If it is static, the program must link them.
function(onnxgen_pkg_config name description)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "INCLUDE;LIBRARY" "REQUIRES;PRIVATE;FLAGS")
  set(libs "")
  set(private "")
  if(arg_LIBRARY)
    set(libs "-L\${libdir} -lonnxgen_${arg_LIBRARY}")
    get_target_property(type onnxgen_${arg_LIBRARY} TYPE)
    if(type STREQUAL "SHARED_LIBRARY")
      list(JOIN arg_PRIVATE ", " private)
    else()
      list(APPEND arg_REQUIRES ${arg_PRIVATE})
      list(JOIN arg_FLAGS " " flags)
      string(APPEND libs " ${flags}")
    endif()
  endif()
  list(JOIN arg_REQUIRES ", " requires)
  set(cflags "-I\${includedir}")
  if(arg_INCLUDE)
    string(APPEND cflags "/${arg_INCLUDE}")
  endif()
  set(file "${PROJECT_BINARY_DIR}/pkgconfig/${name}.pc")
  file(CONFIGURE OUTPUT "${file}" @ONLY CONTENT [[
prefix=@pkg_config_prefix@
includedir=@pkg_config_includedir@
libdir=@pkg_config_libdir@

Name: @name@
Description: @description@
Version: @PROJECT_VERSION@
Requires: @requires@
Requires.private: @private@
Libs: @libs@
Cflags: @cflags@
]])
  install(FILES "${file}" DESTINATION "${pkg_config_dir}" COMPONENT dev)
endfunction()

onnxgen_pkg_config(onnxgen-runtime "What generated classes link" LIBRARY runtime)
onnxgen_pkg_config(onnxgen-onnx "Ready-made classes of ONNX" LIBRARY onnx INCLUDE onnxgen/native REQUIRES onnxgen-runtime)
onnxgen_pkg_config(onnxgen-well-known "Ready-made classes of google/protobuf/*.proto" LIBRARY well_known
                   INCLUDE onnxgen/well_known REQUIRES onnxgen-runtime)
if(TARGET onnxgen_text)
  onnxgen_pkg_config(onnxgen-text "Text format and JSON" LIBRARY text REQUIRES onnxgen-runtime)
endif()
if(TARGET onnxgen_io)
  set(io_private "")
  if(ONNXGEN_IO_USES_OPENSSL)
    set(io_private libcrypto)
  endif()
  onnxgen_pkg_config(onnxgen-io "Model files" LIBRARY io REQUIRES onnxgen-runtime PRIVATE ${io_private}
                     FLAGS ${CMAKE_THREAD_LIBS_INIT})
endif()
foreach(library IN ITEMS "check;Checking models" "build;Creating models" "graph;Changing graphs")
  list(GET library 0 name)
  list(GET library 1 description)
  if(TARGET onnxgen_${name})
    onnxgen_pkg_config(onnxgen-${name} "${description}" LIBRARY ${name} REQUIRES onnxgen-io)
  endif()
endforeach()
if(TARGET onnxgen_syntax)
  onnxgen_pkg_config(onnxgen-syntax "ONNX's textual syntax" LIBRARY syntax REQUIRES onnxgen-text onnxgen-io
                     FLAGS -lantlr4-runtime)
endif()
if(TARGET onnxgen_crypto)
  onnxgen_pkg_config(onnxgen-crypto "Encrypted models" LIBRARY crypto REQUIRES onnxgen-io PRIVATE libcrypto)
endif()
if(TARGET onnxgen_archive)
  onnxgen_pkg_config(onnxgen-archive "Zip archives of models" LIBRARY archive REQUIRES onnxgen-io
                     FLAGS -ldeflate)
endif()
if(TARGET onnxgen_remote)
  onnxgen_pkg_config(onnxgen-remote "Models on servers" LIBRARY remote REQUIRES onnxgen-io PRIVATE libcurl)
endif()
if(TARGET onnxgen_protobuf)
  onnxgen_pkg_config(onnxgen-protobuf "Stands in for libprotobuf" LIBRARY protobuf INCLUDE onnxgen/protobuf
                     REQUIRES onnxgen-text)
  onnxgen_pkg_config(onnxgen-onnx-protobuf "Ready-made classes of ONNX, for code written for libprotobuf"
                     LIBRARY onnx_protobuf INCLUDE onnxgen/protobuf REQUIRES onnxgen-protobuf)
  onnxgen_pkg_config(onnxgen-well-known-protobuf
                     "Ready-made classes of google/protobuf/*.proto, for code written for libprotobuf"
                     LIBRARY well_known_protobuf INCLUDE onnxgen/protobuf_well_known REQUIRES onnxgen-protobuf)
endif()
