# Replaces Protobuf with onnxgen in builds that look for it.
#
#   include(path/to/onnxgen/cmake/OnnxProtobufCompat.cmake)     # before the build looks for Protobuf
#   include(OnnxProtobufCompat)                                 # after find_package(onnxgen) or add_subdirectory(onnxgen)
#
# defines protobuf_generate_cpp() and protobuf_generate() as CMake's FindProtobuf does, and its variables. The generated
# classes are those of onnxgen's protobuf profile. The first form also adds onnxgen to the build if necessary.
#
# ONNXGEN_REPLACE_PROTOBUF=ON also defines the targets protobuf::libprotobuf, protobuf::libprotobuf-lite and
# protobuf::protoc, and makes find_package(Protobuf) find these in module mode and config mode, without looking for the
# real Protobuf. It is off by default, because a build may also need the real Protobuf for other purposes.
#
# ONNXGEN_PROTOBUF_API=30 selects the interface of protobuf 30 instead of 3.21, for targets that contain the generated
# classes or link one of the targets above.
#
#   protobuf_generate_cpp(<sources> <headers> [DESCRIPTORS <sets>] [EXPORT_MACRO <macro>] <file>...)
#   protobuf_generate(TARGET <target> | OUT_VAR <variable> [LANGUAGE cpp] [PROTOS <file>...] [IMPORT_DIRS <dir>...]
#                     [PROTOC_OUT_DIR <dir>] [EXPORT_MACRO <macro>] [APPEND_PATH] [DESCRIPTORS]
#                     [GENERATE_EXTENSIONS <.ext>...]
#                     [PROTOC_OPTIONS <option>...] [DEPENDENCIES <file>...])

cmake_policy(PUSH)
cmake_policy(VERSION 3.20) # independent of the including build

option(ONNXGEN_REPLACE_PROTOBUF "Let find_package(Protobuf) and the protobuf:: targets use onnxgen" OFF)
set(ONNXGEN_PROTOBUF_API 21 CACHE STRING "Release of protobuf whose interface programs use: 21 or 30")
if(NOT ONNXGEN_PROTOBUF_API MATCHES "^(21|30)$")
  message(FATAL_ERROR "OnnxProtobufCompat: ONNXGEN_PROTOBUF_API must be 21 or 30, not '${ONNXGEN_PROTOBUF_API}'")
endif()

set(_onnxgen_compat_dir "${CMAKE_CURRENT_LIST_DIR}")

# ---- onnxgen itself ------------------------------------------------------------------------------------------------

if(NOT TARGET onnxgen::protobuf)
  if(EXISTS "${_onnxgen_compat_dir}/onnxgen-config.cmake")
    find_package(onnxgen REQUIRED CONFIG PATHS "${_onnxgen_compat_dir}" NO_DEFAULT_PATH)
  else()
    get_filename_component(_onnxgen_compat_source "${_onnxgen_compat_dir}" DIRECTORY)
    add_subdirectory("${_onnxgen_compat_source}" "${CMAKE_BINARY_DIR}/onnxgen" EXCLUDE_FROM_ALL)
  endif()
endif()

# ---- the replacement of protoc -------------------------------------------------------------------------------------

# The name onnxgen-protoc makes the program behave like protoc.
if(NOT TARGET onnxgen_protoc)
  if(NOT ONNXGEN_EXECUTABLE)
    message(FATAL_ERROR "OnnxProtobufCompat: no generator; set ONNXGEN_BUILD_GENERATOR=ON or ONNXGEN_EXECUTABLE=FILE")
  endif()
  get_filename_component(_onnxgen_compat_protoc "${ONNXGEN_EXECUTABLE}" ABSOLUTE)
  get_filename_component(_onnxgen_compat_folder "${_onnxgen_compat_protoc}" DIRECTORY)
  if(EXISTS "${_onnxgen_compat_folder}/onnxgen-protoc${CMAKE_EXECUTABLE_SUFFIX}")
    set(_onnxgen_compat_protoc "${_onnxgen_compat_folder}/onnxgen-protoc${CMAKE_EXECUTABLE_SUFFIX}")
  else()
    set(_onnxgen_compat_link "${CMAKE_BINARY_DIR}/onnxgen-protoc/onnxgen-protoc${CMAKE_EXECUTABLE_SUFFIX}")
    file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/onnxgen-protoc")
    file(CREATE_LINK "${_onnxgen_compat_protoc}" "${_onnxgen_compat_link}" COPY_ON_ERROR SYMBOLIC)
    set(_onnxgen_compat_protoc "${_onnxgen_compat_link}")
  endif()
  add_executable(onnxgen_protoc IMPORTED GLOBAL)
  set_target_properties(onnxgen_protoc PROPERTIES IMPORTED_LOCATION "${_onnxgen_compat_protoc}")
endif()

# ---- functions, variables and targets for build scripts ------------------------------------------------------------

include("${_onnxgen_compat_dir}/protobuf/variables.cmake")
if(NOT DEFINED PROTOBUF_GENERATE_CPP_APPEND_PATH)
  set(PROTOBUF_GENERATE_CPP_APPEND_PATH TRUE) # FindProtobuf's default
endif()

if(ONNXGEN_REPLACE_PROTOBUF)
  # Imported targets, like Protobuf's own: a project may export targets that link them without installing onnxgen.
  get_target_property(_onnxgen_compat_scope onnxgen::protobuf IMPORTED)
  if(_onnxgen_compat_scope)
    set(_onnxgen_compat_scope "") # they have the scope of onnxgen's targets
  else()
    set(_onnxgen_compat_scope GLOBAL)
  endif()
  set(_onnxgen_compat_definitions "")
  if(ONNXGEN_PROTOBUF_API EQUAL 30)
    set(_onnxgen_compat_definitions ONNXGEN_PROTOBUF_API=30)
  endif()
  # Includes the classes of google/protobuf/*.proto, as libprotobuf does.
  set(_onnxgen_compat_libraries onnxgen::protobuf onnxgen::well_known_protobuf)
  if(TARGET protobuf::libprotobuf)
    get_target_property(_onnxgen_compat_taken protobuf::libprotobuf INTERFACE_LINK_LIBRARIES)
    if(NOT _onnxgen_compat_taken STREQUAL "${_onnxgen_compat_libraries}")
      message(FATAL_ERROR "OnnxProtobufCompat: the targets of find_package(Protobuf) already exist; include OnnxProtobufCompat before it")
    endif()
  else()
    foreach(_onnxgen_compat_name IN ITEMS libprotobuf libprotobuf-lite)
      add_library(protobuf::${_onnxgen_compat_name} INTERFACE IMPORTED ${_onnxgen_compat_scope})
      set_target_properties(
        protobuf::${_onnxgen_compat_name}
        PROPERTIES INTERFACE_LINK_LIBRARIES "${_onnxgen_compat_libraries}"
                   INTERFACE_INCLUDE_DIRECTORIES "${Protobuf_INCLUDE_DIRS}"
                   INTERFACE_COMPILE_DEFINITIONS "${_onnxgen_compat_definitions}")
    endforeach()
    add_executable(protobuf::protoc ALIAS onnxgen_protoc)
  endif()
  list(PREPEND CMAKE_MODULE_PATH "${_onnxgen_compat_dir}/protobuf")
  set(Protobuf_DIR "${_onnxgen_compat_dir}/protobuf")
  set(protobuf_DIR "${_onnxgen_compat_dir}/protobuf")
endif()

set_property(GLOBAL PROPERTY ONNXGEN_CLASSES_ARE_VISIBLE ${ONNXGEN_REPLACE_PROTOBUF})
include("${_onnxgen_compat_dir}/protobuf/generate.cmake")
cmake_policy(POP)
