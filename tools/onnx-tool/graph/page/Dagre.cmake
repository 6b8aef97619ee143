# Finds dagre.min.js, the JavaScript library that lays out the page of `onnx-tool graph`, and its licence. Sets `dagre`
# and `dagre_license` to their paths, or to empty strings if the library is not used. The page then has a simpler
# layout.
#
# ONNXGEN_DAGRE=FILE names the file; OFF omits the library. By default, an installed one is used (Debian's package
# node-dagre-layout, or npm's @dagrejs/dagre) or, if ONNXGEN_FETCH_DEPENDENCIES is set, it is downloaded.
if(NOT DEFINED ONNXGEN_DAGRE) # CMake before 3.21 would discard a value set by the parent project
  set(ONNXGEN_DAGRE "" CACHE FILEPATH "dagre.min.js, which lays out the page of onnx-tool graph; OFF: a simpler layout")
endif()
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

# onnxgen_fetch_dagre(VARIABLE): downloads the npm package and sets VARIABLE to the path of dagre.min.js. A build without
# a network continues without the library.
function(onnxgen_fetch_dagre variable)
  set(url https://registry.npmjs.org/@dagrejs/dagre/-/dagre-3.1.3.tgz)
  set(expected 12441833c8af49e5a241d94bfd53159875965876b3f4f3214abafe1ed6a9ee4c)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/dagre")
  if(NOT EXISTS "${folder}/package/dist/dagre.min.js")
    message(STATUS "Fetching dagre")
    file(DOWNLOAD "${url}" "${folder}/dagre.tgz" STATUS status INACTIVITY_TIMEOUT 20)
    list(GET status 0 code)
    if(NOT code EQUAL 0)
      message(WARNING "${url} cannot be downloaded: ${status}; set ONNXGEN_DAGRE to the path of dagre.min.js, or to OFF")
      return()
    endif()
    file(SHA256 "${folder}/dagre.tgz" hash)
    if(NOT hash STREQUAL expected)
      message(FATAL_ERROR "${url} has the SHA-256 hash ${hash} instead of ${expected}")
    endif()
    file(ARCHIVE_EXTRACT INPUT "${folder}/dagre.tgz" DESTINATION "${folder}")
  endif()
  set(${variable} "${folder}/package/dist/dagre.min.js" PARENT_SCOPE)
endfunction()

if(dagre STREQUAL "" AND ONNXGEN_FETCH_DEPENDENCIES)
  onnxgen_fetch_dagre(dagre)
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
