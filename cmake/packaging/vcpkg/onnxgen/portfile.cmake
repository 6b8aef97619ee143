# A vcpkg port that builds the checkout that contains this file: vcpkg install onnxgen
# --overlay-ports=onnxgen/cmake/packaging/vcpkg. For a registry, replace the next line with vcpkg_from_git() or
# vcpkg_from_github().
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../../.." ABSOLUTE)

vcpkg_check_features(
  OUT_FEATURE_OPTIONS feature_options
  FEATURES
    archive ONNXGEN_ARCHIVE
    crypto ONNXGEN_CRYPTO
    generator ONNXGEN_BUILD_GENERATOR
    remote ONNXGEN_REMOTE
    syntax ONNXGEN_SYNTAX
    tool ONNXGEN_BUILD_TOOLS)

# The generator runs on the host. In a cross build, the package contains a copy of the host's generator, and no
# generator is built for the target.
set(hosts_generator FALSE)
if(VCPKG_CROSSCOMPILING AND "generator" IN_LIST FEATURES)
  set(hosts_generator TRUE)
  list(APPEND feature_options
       "-DONNXGEN_EXECUTABLE=${CURRENT_HOST_INSTALLED_DIR}/tools/onnxgen/onnxgen${VCPKG_HOST_EXECUTABLE_SUFFIX}")
endif()

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    ${feature_options}
    -DONNXGEN_BUILD_TESTS=OFF
    -DONNXGEN_DAGRE=OFF # it would be taken from the build machine
    -DONNXGEN_OPENSSL_CHECKSUMS=OFF
    -DONNXGEN_PROGRAM_DIR=tools/onnxgen
    -DONNXGEN_PROTOBUF_PREFIX=OFF # vcpkg accepts package files only in its own folders
    -DONNXGEN_PYTHON=OFF
    -DONNXGEN_WERROR=OFF
    -DONNXGEN_ZLIB=OFF
  OPTIONS_DEBUG
    -DONNXGEN_BUILD_GENERATOR=OFF
    -DONNXGEN_BUILD_TOOLS=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/onnxgen)
vcpkg_fixup_pkgconfig()
if(hosts_generator)
  file(COPY "${CURRENT_HOST_INSTALLED_DIR}/tools/onnxgen" DESTINATION "${CURRENT_PACKAGES_DIR}/tools"
       PATTERN "onnx-tool*" EXCLUDE)
elseif("generator" IN_LIST FEATURES)
  vcpkg_copy_tool_dependencies("${CURRENT_PACKAGES_DIR}/tools/onnxgen")
endif()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share"
     "${CURRENT_PACKAGES_DIR}/share/man")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE" "${SOURCE_PATH}/NOTICE")
