# Finds ANTLR's C++ runtime, first by its own CMake files, as in Debian, vcpkg, Conan and Homebrew, then in the system's
# folders. Defines:
#
#   Antlr4Runtime::Antlr4Runtime   the library
#   Antlr4Runtime::Static          the static library if it exists, otherwise the shared one
#   Antlr4Runtime_HAS_NEW_TABLES   whether the version is 4.10 or newer, whose parsers have another table format
find_package(Threads QUIET)
if(NOT ONNXGEN_FETCH_DEPENDENCIES STREQUAL "ALWAYS")
  find_package(antlr4-runtime CONFIG QUIET)
endif()
if(NOT TARGET antlr4_shared AND NOT TARGET antlr4_static AND NOT ONNXGEN_FETCH_DEPENDENCIES STREQUAL "ALWAYS")
  find_path(Antlr4Runtime_INCLUDE_DIR antlr4-runtime.h PATH_SUFFIXES antlr4-runtime)
  # Prefers the shared library: Debian's static one is not compiled for use in another shared library.
  find_library(Antlr4Runtime_LIBRARY antlr4-runtime)
  find_library(ANTLR4_STATIC_LIBRARY NAMES libantlr4-runtime.a antlr4-runtime)
endif()
if(ONNXGEN_FETCH_DEPENDENCIES AND NOT TARGET antlr4_shared AND NOT TARGET antlr4_static AND NOT Antlr4Runtime_LIBRARY)
  message(STATUS "Fetching the sources of ANTLR's C++ runtime")
  onnxgen_fetch(onnxgen_antlr4)
  set(ANTLR4_INCLUDE_DIR "${onnxgen_antlr4_SOURCE_DIR}/runtime/Cpp/runtime/src")
endif()
if(TARGET antlr4_shared OR TARGET antlr4_static)
  set(antlr4_library antlr4_shared)
  set(antlr4_static_library antlr4_static)
  if(NOT TARGET antlr4_shared)
    set(antlr4_library antlr4_static)
  elseif(NOT TARGET antlr4_static)
    set(antlr4_static_library antlr4_shared)
  endif()
  get_target_property(antlr4_includes ${antlr4_library} INTERFACE_INCLUDE_DIRECTORIES)
  if(NOT antlr4_includes)
    set(antlr4_includes "")
  endif()
  # Conan's package files have generator expressions in that property, and the folders in a variable.
  find_path(Antlr4Runtime_INCLUDE_DIR antlr4-runtime.h
            PATHS ${ANTLR4_INCLUDE_DIR} ${antlr4-runtime_INCLUDE_DIRS} ${antlr4_includes}
            PATH_SUFFIXES antlr4-runtime NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
else()
  set(antlr4_library "${Antlr4Runtime_LIBRARY}")
  set(antlr4_static_library "${ANTLR4_STATIC_LIBRARY}")
endif()
mark_as_advanced(Antlr4Runtime_INCLUDE_DIR Antlr4Runtime_LIBRARY ANTLR4_STATIC_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Antlr4Runtime REQUIRED_VARS antlr4_library Antlr4Runtime_INCLUDE_DIR)

if(Antlr4Runtime_FOUND)
  set(Antlr4Runtime_HAS_NEW_TABLES FALSE)
  if(EXISTS "${Antlr4Runtime_INCLUDE_DIR}/Version.h")
    set(Antlr4Runtime_HAS_NEW_TABLES TRUE)
  endif()
endif()
if(Antlr4Runtime_FOUND AND NOT TARGET Antlr4Runtime::Antlr4Runtime)
  foreach(pair IN ITEMS "Antlr4Runtime;antlr4_library" "Static;antlr4_static_library")
    list(GET pair 0 name)
    list(GET pair 1 library)
    add_library(Antlr4Runtime::${name} INTERFACE IMPORTED)
    target_include_directories(Antlr4Runtime::${name} INTERFACE "${Antlr4Runtime_INCLUDE_DIR}")
    target_link_libraries(Antlr4Runtime::${name} INTERFACE "${${library}}" Threads::Threads)
    if("${${library}}" MATCHES "^antlr4_static$|[.]a$" AND NOT "${${library}}" MATCHES "[.]dll[.]a$")
      target_compile_definitions(Antlr4Runtime::${name} INTERFACE ANTLR4CPP_STATIC) # or Windows expects a DLL
    endif()
  endforeach()
endif()
