# Downloads the sources of the libraries that the generator and onnx-tool need, pinned to commits, so that only a
# checkout, CMake and a compiler are required. FETCHCONTENT_SOURCE_DIR_ONNXGEN_ANTLR4, ..._ONNXGEN_FMT and
# ..._ONNXGEN_CLI11 name folders of sources to use instead of downloading.
include_guard()
if(NOT DEFINED ONNXGEN_FETCH_DEPENDENCIES) # CMake before 3.21 would discard a value set by the parent project
  set(ONNXGEN_FETCH_DEPENDENCIES OFF CACHE STRING
      "Download ANTLR's C++ runtime, fmt, CLI11 and dagre: OFF, ON (if they are not installed), or ALWAYS")
  set_property(CACHE ONNXGEN_FETCH_DEPENDENCIES PROPERTY STRINGS OFF ON ALWAYS)
endif()
include(FetchContent)

# onnxgen_find_or_fetch(PACKAGE TARGET [VERSION]): finds the package, or fetches it if the options say so. Afterwards TARGET
# exists, or PACKAGE_FOUND is false.
macro(onnxgen_find_or_fetch package target)
  if(NOT ONNXGEN_FETCH_DEPENDENCIES STREQUAL "ALWAYS")
    find_package(${package} ${ARGN} QUIET)
  endif()
  if(NOT TARGET ${target} AND ONNXGEN_FETCH_DEPENDENCIES)
    string(TOLOWER "onnxgen_${package}" onnxgen_fetched)
    message(STATUS "Fetching the sources of ${package}")
    onnxgen_fetch(${onnxgen_fetched})
  endif()
  set(${package}_FOUND FALSE)
  if(TARGET ${target})
    set(${package}_FOUND TRUE)
  endif()
endmacro()

# Options of the fetched projects are set in this function's scope only.
function(onnxgen_fetch name)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_UNITY_BUILD OFF)
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW) # variables override option() in the projects
  set(ANTLR_BUILD_CPP_TESTS OFF)
  set(ANTLR_BUILD_SHARED OFF)
  set(CLI11_BUILD_TESTS OFF)
  set(CLI11_BUILD_EXAMPLES OFF)
  # The project's warning options apply only to its own code, so dependencies are compiled without them.
  get_directory_property(options COMPILE_OPTIONS)
  set(options_without_warnings "${options}")
  list(FILTER options_without_warnings EXCLUDE REGEX "^[-/]W")
  set_directory_properties(PROPERTIES COMPILE_OPTIONS "${options_without_warnings}")
  FetchContent_MakeAvailable(${name})
  set_directory_properties(PROPERTIES COMPILE_OPTIONS "${options}")
  set(${name}_SOURCE_DIR "${${name}_SOURCE_DIR}" PARENT_SCOPE)
endfunction()

FetchContent_Declare(
  onnxgen_antlr4
  GIT_REPOSITORY https://github.com/antlr/antlr4.git
  GIT_TAG 7ed420ff2c78d62883875c442d75f32e73bc86c8 # 4.13.1
  SOURCE_SUBDIR runtime/Cpp)
FetchContent_Declare(
  onnxgen_fmt
  GIT_REPOSITORY https://github.com/fmtlib/fmt.git
  GIT_TAG e69e5f977d458f2650bb346dadf2ad30c5320281) # 10.2.1
FetchContent_Declare(
  onnxgen_cli11
  GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git
  GIT_TAG 6c7b07a878ad834957b98d0f9ce1dbe0cb204fc9) # 2.4.2
