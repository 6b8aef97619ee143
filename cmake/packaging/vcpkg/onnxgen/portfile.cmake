# A port of the checkout that it is in: vcpkg install onnxgen --overlay-ports=onnxgen/cmake/packaging/vcpkg. In a registry,
# vcpkg_from_git() or vcpkg_from_github() stands in place of this line.
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../../.." ABSOLUTE)

vcpkg_check_features(
  OUT_FEATURE_OPTIONS feature_options
  FEATURES
    archive ONNXGEN_ARCHIVE
    crypto ONNXGEN_CRYPTO
    remote ONNXGEN_REMOTE)

# The generator is made by ANTLR, which runs on Java; a project that makes classes brings its own onnxgen.
vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    ${feature_options}
    -DONNXGEN_BUILD_GENERATOR=OFF
    -DONNXGEN_BUILD_TESTS=OFF
    -DONNXGEN_BUILD_TOOLS=OFF
    -DONNXGEN_OPENSSL_CHECKSUMS=OFF
    -DONNXGEN_PYTHON=OFF
    -DONNXGEN_SYNTAX=OFF
    -DONNXGEN_WERROR=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/onnxgen)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE" "${SOURCE_PATH}/NOTICE")
