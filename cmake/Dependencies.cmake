# Finds the libraries that the generator, onnx-tool and onnxgen::syntax need: ANTLR's C++ runtime, fmt and CLI11. All
# are looked up here, so that a single error lists all missing libraries and the packages that contain them. A component
# whose option is AUTO is omitted if one of its libraries is missing.
list(APPEND CMAKE_MODULE_PATH "${PROJECT_SOURCE_DIR}/cmake")
include(cmake/FetchDependencies.cmake)

# onnxgen_needs(USER MODE LIBRARY...): records that USER needs these libraries. If MODE is AUTO, USER can be omitted.
macro(onnxgen_needs user mode)
  foreach(library IN ITEMS ${ARGN})
    list(APPEND users_of_${library} "${user}")
    if(NOT "${mode}" STREQUAL "AUTO")
      set(requires_${library} TRUE)
    endif()
  endforeach()
endmacro()

# Stops with a list of all missing libraries if at least one of them is required.
function(onnxgen_check_dependencies)
  set(libraries Antlr4Runtime fmt CLI11)
  set(titles "ANTLR's C++ runtime 4" "fmt 8 or newer" CLI11)
  set(commands "apt install" "dnf install" "apk add" "pacman -S" "brew install" "vcpkg install")
  set(names_of_Antlr4Runtime libantlr4-runtime-dev antlr4-cpp-runtime-devel libantlr4-dev antlr4-runtime
                             antlr4-cpp-runtime antlr4)
  set(names_of_fmt libfmt-dev fmt-devel fmt-dev fmt fmt fmt)
  set(names_of_CLI11 libcli11-dev cli11-devel cli11-dev cli11 cli11 cli11)
  set(missing "")
  set(is_error FALSE)
  foreach(library title IN ZIP_LISTS libraries titles)
    if(${library}_FOUND OR NOT users_of_${library})
      continue()
    endif()
    list(JOIN users_of_${library} " and " users)
    string(APPEND missing "\n  ${title}, for ${users}")
    if(requires_${library})
      set(is_error TRUE)
    endif()
    set(longer "")
    foreach(command name IN ZIP_LISTS commands names_of_${library})
      list(APPEND longer "${command} ${name}")
    endforeach()
    set(commands "${longer}")
  endforeach()
  if(is_error)
    list(JOIN commands "\n  " commands)
    set(generator "")
    if(CMAKE_CROSSCOMPILING)
      set(generator "A cross build runs a generator of the build machine: set -DONNXGEN_EXECUTABLE=FILE\n")
    endif()
    message(
      FATAL_ERROR
        "${generator}onnxgen requires libraries that were not found:${missing}\n"
        "Install them by one of:\n  ${commands}\n  (winget has none of them)\n"
        "or let CMake download and build them:\n"
        "  -DONNXGEN_FETCH_DEPENDENCIES=ON, which needs Git (winget install Git.Git)\n"
        "or build without them:\n"
        "  -DONNXGEN_EXECUTABLE=FILE names a generator that was built elsewhere\n"
        "  -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_SYNTAX=OFF")
  endif()
endfunction()

if(builds_generator)
  onnxgen_needs("the generator" ON Antlr4Runtime fmt)
endif()
if(ONNXGEN_BUILD_TOOLS)
  onnxgen_needs(onnx-tool ${ONNXGEN_BUILD_TOOLS} fmt CLI11)
endif()
if(ONNXGEN_SYNTAX)
  onnxgen_needs(onnxgen::syntax ${ONNXGEN_SYNTAX} Antlr4Runtime)
endif()
if(users_of_Antlr4Runtime)
  find_package(Antlr4Runtime QUIET)
endif()
if(users_of_fmt)
  onnxgen_find_or_fetch(fmt fmt::fmt 8)
endif()
if(users_of_CLI11)
  onnxgen_find_or_fetch(CLI11 CLI11::CLI11)
endif()
onnxgen_check_dependencies()
if(ONNXGEN_BUILD_TOOLS AND NOT (fmt_FOUND AND CLI11_FOUND))
  message(STATUS "No onnx-tool: it needs CLI11 and fmt (libcli11-dev libfmt-dev)")
  set(ONNXGEN_BUILD_TOOLS OFF)
endif()
if(ONNXGEN_SYNTAX AND NOT Antlr4Runtime_FOUND)
  message(STATUS "No onnxgen::syntax: it needs ANTLR's C++ runtime 4 (libantlr4-runtime-dev)")
  set(ONNXGEN_SYNTAX OFF)
endif()
