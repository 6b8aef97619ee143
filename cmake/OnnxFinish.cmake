# The end of a rule of onnx_generate() whose target does not link the classes of google/protobuf:
#
#   cmake -DSCHEMA=<file> -DMADE=<name>,... -DSTAMP=<file> -DBUILD=<folder> -P OnnxFinish.cmake
#
# Links are decided when a project is configured, which an edited schema does not cause. One that has begun to import
# google/protobuf/*.proto, other than the MADE ones, which the target makes itself, is the exception: the rule fails, and
# CMake runs at the beginning of the next build. Otherwise the rule has done its work, which the stamp shows.
cmake_minimum_required(VERSION 3.20)
include("${CMAKE_CURRENT_LIST_DIR}/OnnxImports.cmake")

onnxgen_read_imports("${SCHEMA}" names well_known)
string(REPLACE "," ";" MADE "${MADE}")
list(REMOVE_ITEM well_known ${MADE} "")
if(well_known)
  file(TOUCH_NOCREATE "${BUILD}/CMakeCache.txt")
  list(JOIN well_known ", " well_known)
  # A line that begins with a space is not wrapped.
  message(FATAL_ERROR " ${SCHEMA} now imports ${well_known}; build again to configure the project with its classes")
endif()
file(TOUCH "${STAMP}")
