# Defines the target `reference`, which generates pages about the public headers from their comments, by Doxygen.
# docs/headers.md lists the headers. Doxygen's warnings are errors.
find_program(DOXYGEN_EXECUTABLE doxygen)
mark_as_advanced(DOXYGEN_EXECUTABLE)
if(NOT DOXYGEN_EXECUTABLE)
  return()
endif()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS docs/headers.md)
file(READ docs/headers.md reference_page)
string(REGEX MATCHALL "`onnxgen/[a-z_/]+\\.h`" reference_headers "${reference_page}")
list(REMOVE_DUPLICATES reference_headers)
set(reference_inputs "")
foreach(file IN ITEMS docs/headers.md generated/native/onnx/onnx-ml.pb.h LISTS reference_headers)
  string(REPLACE "`" "" file "${file}")
  string(REGEX REPLACE "^onnxgen/python/" "runtime/python/onnxgen/python/" file "${file}")
  string(REGEX REPLACE "^onnxgen/" "runtime/onnxgen/" file "${file}")
  string(APPEND reference_inputs " \"${PROJECT_SOURCE_DIR}/${file}\"")
endforeach()
configure_file(cmake/Doxyfile.in Doxyfile @ONLY)
unset(reference_page)
unset(reference_headers)
unset(reference_inputs)

add_custom_target(
  reference
  COMMAND "${DOXYGEN_EXECUTABLE}" "${PROJECT_BINARY_DIR}/Doxyfile"
  WORKING_DIRECTORY "${PROJECT_BINARY_DIR}"
  COMMENT "Making the reference: docs/html/index.html"
  VERBATIM)
