# Finds ANTLR's C++ runtime, whose packages do not all say where they are: the target Antlr4Runtime::Antlr4Runtime.
find_path(Antlr4Runtime_INCLUDE_DIR antlr4-runtime.h PATH_SUFFIXES antlr4-runtime)
# The shared library where there is one: what is linked with a static one of Debian cannot become part of another shared
# library, as it was not compiled for that.
find_library(Antlr4Runtime_LIBRARY antlr4-runtime)
mark_as_advanced(Antlr4Runtime_INCLUDE_DIR Antlr4Runtime_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Antlr4Runtime REQUIRED_VARS Antlr4Runtime_LIBRARY Antlr4Runtime_INCLUDE_DIR)

if(Antlr4Runtime_FOUND AND NOT TARGET Antlr4Runtime::Antlr4Runtime)
  find_package(Threads REQUIRED)
  add_library(Antlr4Runtime::Antlr4Runtime UNKNOWN IMPORTED)
  set_target_properties(
    Antlr4Runtime::Antlr4Runtime
    PROPERTIES IMPORTED_LOCATION "${Antlr4Runtime_LIBRARY}"
               INTERFACE_INCLUDE_DIRECTORIES "${Antlr4Runtime_INCLUDE_DIR}"
               INTERFACE_LINK_LIBRARIES Threads::Threads)
endif()
