# Installs the generator, the runtime, the ready-made ONNX classes and the schemas, for find_package(onnxgen).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/onnxgen")
set(schema_dir "${CMAKE_INSTALL_DATADIR}/onnxgen/schemas")

install(TARGETS onnxgen_runtime onnxgen_io onnxgen_onnx onnxgen_well_known EXPORT onnxgen-targets)
install(EXPORT onnxgen-targets NAMESPACE onnxgen:: DESTINATION "${package_dir}")
if(TARGET onnxgen)
  install(TARGETS onnxgen)
endif()

install(DIRECTORY runtime/onnxgen TYPE INCLUDE FILES_MATCHING PATTERN "*.h")
# Apart from other headers of the same names, such as ONNX's own onnx/onnx-ml.pb.h.
foreach(folder IN ITEMS native well_known)
  install(DIRECTORY generated/${folder}/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/onnxgen/${folder}"
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(DIRECTORY schemas/ DESTINATION "${schema_dir}")

configure_package_config_file(
  cmake/onnxgen-config.cmake.in "${PROJECT_BINARY_DIR}/onnxgen-config.cmake"
  INSTALL_DESTINATION "${package_dir}"
  PATH_VARS CMAKE_INSTALL_BINDIR schema_dir)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/onnxgen-config.cmake" "${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake"
              cmake/OnnxGenerate.cmake DESTINATION "${package_dir}")
