# Selects the parts of the project to build. Parts whose dependencies are missing are omitted with a message. For a
# library that the user requested by name, a missing dependency is an error.
include(CMakeDependentOption)

# onnxgen_library_option(NAME TEXT OPTION...): defines ONNXGEN_NAME, which is AUTO (build the library if its
# dependencies are found), ON (missing dependencies are an error) or OFF. Each OPTION enables a library that this one
# needs: if one of them is off, AUTO becomes OFF.
macro(onnxgen_library_option name text)
  # CMake before 3.21 would replace a value that the parent project has set as an ordinary variable. Such a value
  # differs from the one in the cache, or the cache has none.
  if(NOT DEFINED ONNXGEN_${name} OR ONNXGEN_${name} STREQUAL "$CACHE{ONNXGEN_${name}}")
    set(ONNXGEN_${name} AUTO CACHE STRING "${text}: ON, OFF, or AUTO (build it if its dependencies are found)")
    set_property(CACHE ONNXGEN_${name} PROPERTY STRINGS AUTO ON OFF)
  endif()
  foreach(option IN ITEMS ${ARGN})
    if(ONNXGEN_${name} STREQUAL "AUTO" AND NOT ${option})
      set(ONNXGEN_${name} OFF)
    elseif(ONNXGEN_${name} AND NOT ${option})
      message(FATAL_ERROR "ONNXGEN_${name} needs ${option}; set ${option}=ON or ONNXGEN_${name}=OFF")
    endif()
  endforeach()
endmacro()

# ---- libraries -----------------------------------------------------------------------------------------------------

set(with_io ON)
if(CMAKE_SYSTEM_NAME STREQUAL "Generic")
  set(with_io OFF) # the system has no files
  if(NOT DEFINED ONNXGEN_IO)
    message(STATUS "No onnxgen::io: ${CMAKE_SYSTEM_NAME} is not supported")
  endif()
endif()

option(ONNXGEN_TEXT "Build onnxgen::text: text format and JSON" ON)
option(ONNXGEN_IO "Build onnxgen::io: loading and saving model files" ${with_io})
cmake_dependent_option(ONNXGEN_PROTOBUF "Build onnxgen::protobuf: classes for code written for libprotobuf" ON
                       "ONNXGEN_TEXT" OFF)
cmake_dependent_option(ONNXGEN_PROTOBUF_PREFIX "Install lib/onnxgen/protobuf, a folder with libprotobuf's layout"
                       ${ONNXGEN_IS_TOP_LEVEL} "ONNXGEN_INSTALL;ONNXGEN_PROTOBUF" OFF)
cmake_dependent_option(ONNXGEN_CHECK "Build onnxgen::check: checking models against the ONNX specification" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_BUILDERS "Build onnxgen::build: creating models" ON "ONNXGEN_IO" OFF)
cmake_dependent_option(ONNXGEN_GRAPH "Build onnxgen::graph: graph indexes, extracting, merging, inlining" ON "ONNXGEN_IO" OFF)
onnxgen_library_option(SYNTAX "Build onnxgen::syntax, ONNX's textual syntax, which needs ANTLR" ONNXGEN_IO ONNXGEN_TEXT)
onnxgen_library_option(ARCHIVE "Build onnxgen::archive, which needs libdeflate" ONNXGEN_IO)
onnxgen_library_option(CRYPTO "Build onnxgen::crypto, which needs OpenSSL" ONNXGEN_IO)
onnxgen_library_option(REMOTE "Build onnxgen::remote, which needs libcurl and POSIX" ONNXGEN_IO)
option(ONNXGEN_PORTABLE_POSIX "Use only portable POSIX calls on Linux, as on macOS (for testing)" OFF)
mark_as_advanced(ONNXGEN_PORTABLE_POSIX)
option(ONNXGEN_ZLIB "Build the streams of google/protobuf/io/gzip_stream.h if zlib is found" ON)
option(ONNXGEN_OPENSSL_CHECKSUMS "Compute checksums of external data with OpenSSL if it is found" ON)
unset(with_io)

# On by default if this is the top-level project and Python's headers are found.
set(with_python OFF)
if(ONNXGEN_IS_TOP_LEVEL AND ONNXGEN_TEXT AND ONNXGEN_IO AND NOT DEFINED ONNXGEN_PYTHON AND NOT CMAKE_CROSSCOMPILING)
  find_package(Python3 3.9 QUIET COMPONENTS Interpreter Development.Module)
  if(Python3_Development.Module_FOUND)
    set(with_python ON)
  else()
    message(STATUS "No Python module: it needs the headers of Python 3.9 or later (python3-dev)")
  endif()
endif()
option(ONNXGEN_PYTHON "Build the Python module, which needs Python's headers" ${with_python})
unset(with_python)

# ---- programs and tests --------------------------------------------------------------------------------------------

set(with_programs OFF)
set(has_generator OFF)
set(builds_generator OFF)
if(ONNXGEN_BUILD_GENERATOR AND (NOT ONNXGEN_EXECUTABLE OR ONNXGEN_BUILD_GENERATOR STREQUAL "ALWAYS"))
  set(builds_generator ON)
endif()
if(ONNXGEN_EXECUTABLE OR ONNXGEN_BUILD_GENERATOR)
  set(has_generator ON)
  set(with_programs ${ONNXGEN_IS_TOP_LEVEL})
endif()
set(with_tools OFF)
if(with_programs AND ONNXGEN_CHECK AND ONNXGEN_GRAPH AND ONNXGEN_TEXT)
  set(with_tools AUTO)
endif()
if(NOT DEFINED ONNXGEN_BUILD_TOOLS OR ONNXGEN_BUILD_TOOLS STREQUAL "$CACHE{ONNXGEN_BUILD_TOOLS}") # as above
  set(ONNXGEN_BUILD_TOOLS ${with_tools} CACHE STRING "Build onnx-tool: ON, OFF, or AUTO (build it if CLI11 and fmt are found)")
  set_property(CACHE ONNXGEN_BUILD_TOOLS PROPERTY STRINGS AUTO ON OFF)
endif()

# On by default if this is the top-level project and the build machine can run the programs.
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
    message(FATAL_ERROR "ONNXGEN_BUILD_${part} needs the generator; set ONNXGEN_BUILD_GENERATOR=ON or ONNXGEN_EXECUTABLE")
  endif()
endforeach()
if(ONNXGEN_BUILD_TOOLS AND NOT (ONNXGEN_CHECK AND ONNXGEN_GRAPH AND ONNXGEN_TEXT))
  message(FATAL_ERROR "ONNXGEN_BUILD_TOOLS needs ONNXGEN_TEXT, ONNXGEN_IO, ONNXGEN_CHECK and ONNXGEN_GRAPH")
endif()
if(ONNXGEN_BUILD_TESTS AND NOT has_all)
  message(FATAL_ERROR "ONNXGEN_BUILD_TESTS needs ONNXGEN_TEXT, ONNXGEN_IO and ONNXGEN_PROTOBUF")
endif()
if(ONNXGEN_BUILD_GENERATOR AND NOT ONNXGEN_EXECUTABLE AND NOT ONNXGEN_TEXT)
  message(FATAL_ERROR "ONNXGEN_BUILD_GENERATOR needs ONNXGEN_TEXT, which the generator uses to decode messages")
endif()
unset(with_programs)
unset(with_tools)
unset(with_tests)
unset(has_generator)
unset(has_all)
