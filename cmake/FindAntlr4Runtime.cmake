# Finds ANTLR's C++ runtime: the targets Antlr4Runtime::Antlr4Runtime and, the static library where there is one,
# Antlr4Runtime::Static; and Antlr4Runtime_HAS_NEW_TABLES, which is true from version 4.10 on: its parsers have other
# tables than before. First by its own CMake files, as Debian, vcpkg, Conan and Homebrew have
# it, then in the folders of the system.
find_package(Threads QUIET)
find_package(antlr4-runtime CONFIG QUIET)
if(TARGET antlr4_shared OR TARGET antlr4_static)
  set(antlr4_library antlr4_shared)
  set(antlr4_static_library antlr4_static)
  if(NOT TARGET antlr4_shared)
    set(antlr4_library antlr4_static)
  elseif(NOT TARGET antlr4_static)
    set(antlr4_static_library antlr4_shared)
  endif()
  get_target_property(antlr4_includes ${antlr4_library} INTERFACE_INCLUDE_DIRECTORIES)
  find_path(Antlr4Runtime_INCLUDE_DIR antlr4-runtime.h PATHS ${antlr4_includes} ${ANTLR4_INCLUDE_DIR}
            PATH_SUFFIXES antlr4-runtime NO_DEFAULT_PATH)
else()
  find_path(Antlr4Runtime_INCLUDE_DIR antlr4-runtime.h PATH_SUFFIXES antlr4-runtime)
  # The shared library where there is one: what is linked with a static one of Debian cannot become part of another
  # shared library, as it was not compiled for that.
  find_library(Antlr4Runtime_LIBRARY antlr4-runtime)
  find_library(ANTLR4_STATIC_LIBRARY NAMES libantlr4-runtime.a antlr4-runtime)
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
  endforeach()
endif()
