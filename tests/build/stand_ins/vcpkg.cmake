# Stand-ins for the vcpkg functions that our port calls, as vcpkg documents them, for the release configuration only
# (VCPKG_BUILD_TYPE). `cmake -P` runs this file with PORT, the folder of the port; FEATURES; BUILD and PACKAGE, folders;
# and HOST, the installed packages of the host triplet, if the package is for another one. A function that is missing
# here, or an argument that vcpkg does not know, is an error.
cmake_minimum_required(VERSION 3.20)
set(CURRENT_PORT_DIR "${PORT}")
set(CURRENT_PACKAGES_DIR "${PACKAGE}")
set(VCPKG_CROSSCOMPILING FALSE)
set(VCPKG_HOST_EXECUTABLE_SUFFIX "")
if(HOST)
  set(VCPKG_CROSSCOMPILING TRUE)
  set(CURRENT_HOST_INSTALLED_DIR "${HOST}")
endif()

# check_arguments(PREFIX): fails if a call has arguments that the function does not know.
macro(check_arguments prefix)
  if(${prefix}_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vcpkg does not know ${${prefix}_UNPARSED_ARGUMENTS}")
  endif()
endmacro()

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_check_features)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT_FEATURE_OPTIONS" "FEATURES;INVERTED_FEATURES")
  check_arguments(arg)
  set(options "")
  while(arg_FEATURES)
    list(POP_FRONT arg_FEATURES feature variable)
    if(feature IN_LIST FEATURES)
      list(APPEND options "-D${variable}=ON")
    else()
      list(APPEND options "-D${variable}=OFF")
    endif()
  endwhile()
  set("${arg_OUT_FEATURE_OPTIONS}" "${options}" PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH;GENERATOR" "OPTIONS;OPTIONS_DEBUG;OPTIONS_RELEASE")
  check_arguments(arg)
  run("${CMAKE_COMMAND}" -G Ninja -S "${arg_SOURCE_PATH}" -B "${BUILD}" -DCMAKE_BUILD_TYPE=Release
      -DBUILD_SHARED_LIBS=OFF -DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_UNITY_BUILD=ON
      -DONNXGEN_PRECOMPILE=ON
      -DONNXGEN_PROTOBUF=OFF -DONNXGEN_CHECK=OFF -DONNXGEN_BUILDERS=OFF -DONNXGEN_GRAPH=OFF # other tests build these
      "-DCMAKE_INSTALL_PREFIX=${PACKAGE}"
      -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_INSTALL_BINDIR=bin ${arg_OPTIONS} ${arg_OPTIONS_RELEASE})
endfunction()

function(vcpkg_cmake_install)
  run("${CMAKE_COMMAND}" --build "${BUILD}" --target install --parallel 2)
endfunction()

# Moves the package files to share/, which is two folders below the prefix instead of three, and adapts how they compute
# the prefix.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
  check_arguments(arg)
  file(COPY "${PACKAGE}/${arg_CONFIG_PATH}/" DESTINATION "${PACKAGE}/share/onnxgen")
  file(REMOVE_RECURSE "${PACKAGE}/lib/cmake")
  file(GLOB files "${PACKAGE}/share/onnxgen/*.cmake")
  foreach(file IN LISTS files)
    file(READ "${file}" text)
    string(REPLACE [["${CMAKE_CURRENT_LIST_DIR}/../../../" ABSOLUTE]] [["${CMAKE_CURRENT_LIST_DIR}/../../" ABSOLUTE]]
                   text "${text}")
    string(REGEX REPLACE "(_IMPORT_PREFIX \"\\\${CMAKE_CURRENT_LIST_FILE}\" PATH\\)\n)get_filename_component[^\n]*\n" "\\1"
                         text "${text}")
    file(WRITE "${file}" "${text}")
  endforeach()
endfunction()

function(vcpkg_fixup_pkgconfig)
  if(ARGN)
    message(FATAL_ERROR "not done here: ${ARGN}")
  endif()
endfunction()

# On Windows, vcpkg's function copies the DLLs that the programs in a folder load.
function(vcpkg_copy_tool_dependencies folder)
  if(ARGN OR NOT IS_DIRECTORY "${folder}")
    message(FATAL_ERROR "no folder of programs: ${folder} ${ARGN}")
  endif()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "COMMENT" "FILE_LIST")
  check_arguments(arg)
  foreach(file IN LISTS arg_FILE_LIST)
    file(READ "${file}" text)
    file(APPEND "${PACKAGE}/share/onnxgen/copyright" "${text}")
  endforeach()
endfunction()

include("${PORT}/portfile.cmake")
