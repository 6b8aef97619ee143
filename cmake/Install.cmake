# Installs the generator, the runtime, the ready-made ONNX classes and the schemas, for find_package(onnxgen).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/onnxgen")
set(schema_dir "${CMAKE_INSTALL_DATADIR}/onnxgen/schemas")

foreach(library IN ITEMS runtime text io check build graph protobuf onnx well_known onnx_protobuf well_known_protobuf crypto archive remote)
  if(TARGET onnxgen_${library})
    install(TARGETS onnxgen_${library} EXPORT onnxgen-targets)
  endif()
endforeach()
if(TARGET onnxgen_archive)
  install(FILES cmake/FindLibdeflate.cmake DESTINATION "${package_dir}")
endif()
# The headers of a library that is not there are not installed either.
set(left_out "")
foreach(library IN ITEMS text io check build graph crypto archive remote)
  if(NOT TARGET onnxgen_${library})
    list(APPEND left_out PATTERN "onnxgen/${library}" EXCLUDE)
  endif()
endforeach()
install(EXPORT onnxgen-targets NAMESPACE onnxgen:: DESTINATION "${package_dir}")
if(TARGET onnxgen)
  install(TARGETS onnxgen onnxgen_protoc)
endif()

install(DIRECTORY runtime/onnxgen TYPE INCLUDE FILES_MATCHING PATTERN "*.h" ${left_out})
# Apart from other headers of the same names, such as ONNX's own onnx/onnx-ml.pb.h.
foreach(folder IN ITEMS native well_known protobuf protobuf_well_known)
  install(DIRECTORY generated/${folder}/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/onnxgen/${folder}"
          FILES_MATCHING PATTERN "*.h")
endforeach()
# Likewise apart from libprotobuf's.
install(DIRECTORY runtime/protobuf/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/onnxgen/protobuf"
        FILES_MATCHING PATTERN "*.h")
install(DIRECTORY schemas/ DESTINATION "${schema_dir}")

set(ONNXGEN_IO_USES_OPENSSL FALSE)
if(TARGET onnxgen_io)
  get_target_property(io_libraries onnxgen_io LINK_LIBRARIES)
  if("OpenSSL::Crypto" IN_LIST io_libraries)
    set(ONNXGEN_IO_USES_OPENSSL TRUE)
  endif()
endif()
configure_package_config_file(
  cmake/onnxgen-config.cmake.in "${PROJECT_BINARY_DIR}/onnxgen-config.cmake"
  INSTALL_DESTINATION "${package_dir}"
  PATH_VARS CMAKE_INSTALL_BINDIR schema_dir)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/onnxgen-config.cmake" "${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake"
              cmake/OnnxGenerate.cmake cmake/OnnxProtobufCompat.cmake DESTINATION "${package_dir}")
install(DIRECTORY cmake/protobuf DESTINATION "${package_dir}")
