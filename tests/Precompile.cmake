# With ONNXGEN_PRECOMPILE, the headers of GoogleTest, the standard library and messages are compiled once for all test
# programs and once for all generated classes. Include this file after all targets are defined.
if(NOT ONNXGEN_PRECOMPILE)
  return()
endif()

# onnxgen_add_precompiled(NAME HEADER...): adds a target that only compiles the headers, with the options of tests.
function(onnxgen_add_precompiled name)
  file(CONFIGURE OUTPUT "${name}.cpp" CONTENT "" @ONLY)
  add_library(${name} OBJECT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  target_link_libraries(${name} PRIVATE onnxgen::runtime GTest::gtest onnxgen_dev_options)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()
onnxgen_add_precompiled(onnxgen_precompiled_tests <gtest/gtest.h> ${standard_headers} ${message_headers})
onnxgen_add_precompiled(onnxgen_precompiled_classes ${message_headers} <onnxgen/message/codec.h>
                        <onnxgen/message/fields/map_field.h>)

# onnxgen_precompile_tests(FOLDER): uses precompiled headers in all targets of a folder and its subfolders.
function(onnxgen_precompile_tests folder)
  get_property(folders DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
  foreach(inner IN LISTS folders)
    onnxgen_precompile_tests("${inner}")
  endforeach()
  get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    get_target_property(options ${target} COMPILE_OPTIONS)
    get_target_property(position_independent ${target} POSITION_INDEPENDENT_CODE)
    if(options OR position_independent OR NOT "onnxgen_dev_options" IN_LIST libraries
       OR (ONNXGEN_SANITIZE AND "onnxgen_without_vptr" IN_LIST libraries))
      continue() # compiled with other options than the precompiled headers
    endif()
    if("GTest::gtest_main" IN_LIST libraries)
      target_precompile_headers(${target} REUSE_FROM onnxgen_precompiled_tests)
    elseif(type STREQUAL "STATIC_LIBRARY" AND ("onnxgen::runtime" IN_LIST libraries OR "onnxgen::protobuf" IN_LIST libraries))
      target_precompile_headers(${target} REUSE_FROM onnxgen_precompiled_classes)
    endif()
  endforeach()
endfunction()
onnxgen_precompile_tests("${CMAKE_CURRENT_SOURCE_DIR}")
