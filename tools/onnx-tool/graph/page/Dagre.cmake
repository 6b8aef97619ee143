# Finds dagre, the JavaScript library that lays out the page of `onnx-tool graph`: dagre.min.js, with its licence.
# Without it, the page uses a simpler layout. Afterwards ONNXGEN_DAGRE and dagre_license are paths, or empty.
#
# ONNXGEN_DAGRE=FILE names the file; OFF omits the library. By default, an installed one is used (Debian's package
# node-dagre-layout) or, if ONNXGEN_FETCH_DEPENDENCIES is set, it is downloaded.
# FETCHCONTENT_SOURCE_DIR_ONNXGEN_DAGRE names a folder with the contents of its npm package @dagrejs/dagre.
set(ONNXGEN_DAGRE "" CACHE FILEPATH "dagre.min.js, which lays out the page of onnx-tool graph; OFF: a simpler layout")
set(dagre "${ONNXGEN_DAGRE}")
if(dagre STREQUAL "" AND NOT ONNXGEN_FETCH_DEPENDENCIES STREQUAL "ALWAYS")
  find_file(onnxgen_installed_dagre dagre.min.js
            PATHS "${PROJECT_SOURCE_DIR}/build/dagre/node_modules/@dagrejs/dagre/dist" # ./bootstrap installs it here
                  /usr/local/lib/node_modules/@dagrejs/dagre/dist /usr/lib/node_modules/@dagrejs/dagre/dist
                  /usr/share/nodejs/dagre/dist /usr/share/javascript/dagre
            NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
  mark_as_advanced(onnxgen_installed_dagre)
  if(onnxgen_installed_dagre)
    set(dagre "${onnxgen_installed_dagre}")
  endif()
endif()
if(dagre STREQUAL "" AND ONNXGEN_FETCH_DEPENDENCIES)
  if(POLICY CMP0135) # files have the time of their extraction
    cmake_policy(SET CMP0135 NEW)
  endif()
  FetchContent_Declare(
    onnxgen_dagre
    URL https://registry.npmjs.org/@dagrejs/dagre/-/dagre-3.1.3.tgz
    URL_HASH SHA256=12441833c8af49e5a241d94bfd53159875965876b3f4f3214abafe1ed6a9ee4c)
  FetchContent_MakeAvailable(onnxgen_dagre)
  set(dagre "${onnxgen_dagre_SOURCE_DIR}/dist/dagre.min.js")
endif()

set(dagre_license "")
if(dagre)
  if(NOT EXISTS "${dagre}")
    message(FATAL_ERROR "ONNXGEN_DAGRE names ${dagre}, which does not exist; name dagre.min.js, or set it to OFF")
  endif()
  get_filename_component(folder "${dagre}" DIRECTORY)
  foreach(file "${folder}/LICENSE" "${folder}/../LICENSE" "/usr/share/doc/node-dagre-layout/copyright")
    if(NOT dagre_license AND EXISTS "${file}")
      set(dagre_license "${file}")
    endif()
  endforeach()
  if(NOT dagre_license)
    message(FATAL_ERROR "${dagre} has no file LICENSE beside it, which the page must contain; put dagre's licence there")
  endif()
else()
  set(dagre "")
  if(ONNXGEN_DAGRE STREQUAL "")
    message(STATUS "onnx-tool graph: its page uses a simple layout; install dagre (node-dagre-layout) for a better one")
  endif()
endif()
