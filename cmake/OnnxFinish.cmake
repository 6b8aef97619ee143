# Completes a rule of onnx_generate() for a target that does not link the classes of google/protobuf:
#
#   cmake -DSCHEMA=<file> -DMADE=<name>,... -DSTAMP=<file> -DBUILD=<folder> -P OnnxFinish.cmake
#
# Linked libraries are chosen when the project is configured, and editing a schema does not configure it again. If the
# schema now imports google/protobuf/*.proto files other than those in MADE, which the target generates itself, the rule
# fails and CMake runs at the start of the next build. Otherwise the script creates the stamp.
cmake_minimum_required(VERSION 3.20)
include("${CMAKE_CURRENT_LIST_DIR}/OnnxImports.cmake")

onnxgen_read_imports("${SCHEMA}" names well_known)
string(REPLACE "," ";" MADE "${MADE}")
list(REMOVE_ITEM well_known ${MADE} "")
if(well_known)
  file(TOUCH_NOCREATE "${BUILD}/CMakeCache.txt")
  list(JOIN well_known ", " well_known)
  # CMake does not wrap a line that begins with a space.
  message(FATAL_ERROR " ${SCHEMA} now imports ${well_known}; build again to configure the project with its classes")
endif()
file(TOUCH "${STAMP}")
