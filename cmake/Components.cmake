# Which parts of the project are made. Those that need something that is not there are left out, and a line says so; what
# was asked for by name is an error then.
include(CMakeDependentOption)

# ---- libraries -----------------------------------------------------------------------------------------------------

set(with_io ON)
if(WIN32 OR CMAKE_SYSTEM_NAME STREQUAL "Generic")
  set(with_io OFF) # it maps files and opens folders as POSIX has it
  if(NOT DEFINED ONNXGEN_IO)
    message(STATUS "No onnxgen::io: there is none for ${CMAKE_SYSTEM_NAME}")
  endif()
endif()

option(ONNXGEN_TEXT "Build onnxgen::text: text format and JSON" ON)
option(ONNXGEN_IO "Build onnxgen::io: model files" ${with_io})
cmake_dependent_option(ONNXGEN_PROTOBUF "Build onnxgen::protobuf: classes for code written for libprotobuf" ON
                       "ONNXGEN_TEXT" OFF)
cmake_dependent_option(ONNXGEN_CHECK "Build onnxgen::check: the structure of models" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_BUILDERS "Build onnxgen::build: making models" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_GRAPH "Build onnxgen::graph: indexes of graphs, parts of models" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_ARCHIVE "Build onnxgen::archive, where zlib and libdeflate are" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_CRYPTO "Build onnxgen::crypto, where OpenSSL is" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_REMOTE "Build onnxgen::remote, where libcurl is" ON "ONNXGEN_IO" OFF)
option(ONNXGEN_OPENSSL_CHECKSUMS "Compute checksums of external data with OpenSSL, where it is found" ON)
unset(with_io)

# ---- programs and tests --------------------------------------------------------------------------------------------

set(with_programs OFF)
set(has_generator OFF)
if(ONNXGEN_EXECUTABLE OR ONNXGEN_BUILD_GENERATOR)
  set(has_generator ON)
  set(with_programs ${ONNXGEN_IS_TOP_LEVEL})
endif()
option(ONNXGEN_BUILD_TOOLS "Build onnx-tool, where CLI11 and fmt are" ${with_programs})

# By default where this project is built for itself, and on a machine that runs what it builds.
set(with_tests OFF)
set(has_all OFF)
if(has_generator AND ONNXGEN_IO AND ONNXGEN_PROTOBUF)
  set(has_all ON)
endif()
if(with_programs AND has_all AND NOT DEFINED ONNXGEN_BUILD_TESTS AND NOT CMAKE_CROSSCOMPILING)
  find_package(GTest QUIET)
  find_package(Protobuf QUIET)
  if(GTest_FOUND AND Protobuf_FOUND)
    set(with_tests ON)
  else()
    message(STATUS "No tests: they need GoogleTest and Protobuf (libgtest-dev libprotobuf-dev protobuf-compiler)")
  endif()
endif()
option(ONNXGEN_BUILD_TESTS "Build the tests" ${with_tests})

foreach(part IN ITEMS TOOLS TESTS)
  if(ONNXGEN_BUILD_${part} AND NOT has_generator)
    message(FATAL_ERROR "ONNXGEN_BUILD_${part} needs the generator: ONNXGEN_BUILD_GENERATOR=ON, or ONNXGEN_EXECUTABLE")
  endif()
endforeach()
if(ONNXGEN_BUILD_TESTS AND NOT has_all)
  message(FATAL_ERROR "ONNXGEN_BUILD_TESTS needs ONNXGEN_TEXT, ONNXGEN_IO and ONNXGEN_PROTOBUF")
endif()
if(ONNXGEN_BUILD_GENERATOR AND NOT ONNXGEN_EXECUTABLE AND NOT ONNXGEN_TEXT)
  message(FATAL_ERROR "ONNXGEN_BUILD_GENERATOR needs ONNXGEN_TEXT, by which the generator decodes messages")
endif()
unset(with_programs)
unset(with_tests)
unset(has_generator)
unset(has_all)
