# Installation component `sources`: the sources of the libraries, and a CMake package that compiles them in the user's
# own build, so that they match any compiler, standard library and machine. `cmake --install` installs it only with
# `--component sources`. Release archives and the Python wheel contain the components `sources` and `tools`.
set(sources "${CMAKE_INSTALL_DATADIR}/onnxgen")
set(sources_package_dir lib/cmake/onnxgen)

# onnxgen_install_sources(FOLDER [ARGUMENT...]): installs a folder of the checkout. ARGUMENTs are passed to
# install(DIRECTORY).
function(onnxgen_install_sources folder)
  get_filename_component(parent "${folder}" DIRECTORY)
  install(DIRECTORY "${folder}" DESTINATION "${sources}/${parent}" COMPONENT sources EXCLUDE_FROM_ALL ${ARGN}
          PATTERN BUILD.bazel EXCLUDE)
endfunction()

foreach(folder IN ITEMS runtime/onnxgen runtime/protobuf runtime/well_known runtime/python/onnxgen schemas)
  onnxgen_install_sources(${folder})
endforeach()
# Excludes generated sources that only the Python package and the generator use.
onnxgen_install_sources(generated PATTERN python EXCLUDE PATTERN "Protobuf*.*" EXCLUDE)
onnxgen_install_sources(cmake PATTERN bazel EXCLUDE PATTERN conan EXCLUDE PATTERN vcpkg EXCLUDE PATTERN windows EXCLUDE
                        PATTERN toolchains EXCLUDE PATTERN "Doxyfile.in" EXCLUDE PATTERN "doxygen.sed" EXCLUDE)
foreach(file IN ITEMS CMakeLists.txt LICENSE NOTICE runtime/CMakeLists.txt
                      docs/headers.md) # lists the headers that ONNXGEN_INSTALL=ON installs
  get_filename_component(folder "${file}" DIRECTORY)
  install(FILES "${file}" DESTINATION "${sources}/${folder}" COMPONENT sources EXCLUDE_FROM_ALL)
endforeach()

configure_package_config_file(
  cmake/packaging/onnxgen-sources-config.cmake.in "${PROJECT_BINARY_DIR}/sources/onnxgen-config.cmake"
  INSTALL_DESTINATION "${sources_package_dir}"
  PATH_VARS CMAKE_INSTALL_BINDIR sources)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/sources/onnxgen-config-version.cmake"
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES "${PROJECT_BINARY_DIR}/sources/onnxgen-config.cmake"
              "${PROJECT_BINARY_DIR}/sources/onnxgen-config-version.cmake"
        DESTINATION "${sources_package_dir}" COMPONENT sources EXCLUDE_FROM_ALL)
