# Installs the generator, the libraries, the ready-made ONNX classes and the schemas, for find_package(onnxgen) and
# pkg-config. The components are options of `cmake --install --component`, and packages are built from them;
# packaging/Sources.cmake adds one more:
#
#   runtime   shared libraries, if any
#   dev       headers, static libraries, package files, schemas
#   tools     programs
#   python    the Python package
#   protobuf  a folder with libprotobuf's layout
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# onnxgen_path_below(VARIABLE BASE FOLDER): sets VARIABLE to BASE/FOLDER, or to FOLDER if it is absolute: some
# distributions install headers, libraries and programs below different prefixes.
function(onnxgen_path_below variable base folder)
  cmake_path(APPEND base "${folder}")
  set(${variable} "${base}" PARENT_SCOPE)
endfunction()

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/onnxgen")
set(schema_dir "${CMAKE_INSTALL_DATADIR}/onnxgen/schemas")
set(ONNXGEN_PROGRAM_DIR "${CMAKE_INSTALL_BINDIR}" CACHE STRING "Where programs go, below the prefix")

# ---- libraries -----------------------------------------------------------------------------------------------------

set(libraries "")
foreach(library IN ITEMS runtime text io check build graph syntax protobuf onnx well_known onnx_protobuf well_known_protobuf
                         crypto archive remote)
  if(TARGET onnxgen_${library})
    list(APPEND libraries ${library})
    install(
      TARGETS onnxgen_${library}
      EXPORT onnxgen-targets
      RUNTIME COMPONENT runtime
      LIBRARY COMPONENT runtime NAMELINK_COMPONENT dev
      ARCHIVE COMPONENT dev)
    # Installed libraries must be built, even if other targets are built only when linked.
    set_target_properties(onnxgen_${library} PROPERTIES EXCLUDE_FROM_ALL OFF)
  endif()
endforeach()
install(TARGETS onnxgen_python_headers EXPORT onnxgen-targets)
install(EXPORT onnxgen-targets NAMESPACE onnxgen:: DESTINATION "${package_dir}" COMPONENT dev)

# ---- headers and schemas -------------------------------------------------------------------------------------------

onnxgen_path_below(include_dir "\${CMAKE_INSTALL_PREFIX}" "${CMAKE_INSTALL_INCLUDEDIR}")
install(CODE "set(ONNXGEN_SOURCE \"${PROJECT_SOURCE_DIR}\")
              set(ONNXGEN_INCLUDE_DIR \"${include_dir}\")
              set(ONNXGEN_LIBRARIES ${libraries})" COMPONENT dev)
install(SCRIPT cmake/packaging/Headers.cmake COMPONENT dev)
# In separate folders, because other libraries have headers with the same names, such as ONNX's own onnx/onnx-ml.pb.h.
foreach(folder IN ITEMS native well_known protobuf protobuf_well_known)
  install(DIRECTORY generated/${folder}/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/onnxgen/${folder}" COMPONENT dev
          FILES_MATCHING PATTERN "*.h")
endforeach()
# Also separate from libprotobuf's headers.
install(DIRECTORY runtime/protobuf/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/onnxgen/protobuf" COMPONENT dev
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inc")
install(DIRECTORY schemas/ DESTINATION "${schema_dir}" COMPONENT dev PATTERN "BUILD.bazel" EXCLUDE)
install(DIRECTORY runtime/python/onnxgen TYPE INCLUDE COMPONENT dev FILES_MATCHING PATTERN "*.h")

# ---- programs ------------------------------------------------------------------------------------------------------

if(TARGET onnxgen)
  install(TARGETS onnxgen RUNTIME DESTINATION "${ONNXGEN_PROGRAM_DIR}" COMPONENT tools)
  # Other names of the program, under which it replaces protoc or runs as a plugin of protoc. They are links, except on
  # Windows, where creating links requires special rights.
  if(WIN32)
    install(TARGETS onnxgen_protoc onnxgen_plugin RUNTIME DESTINATION "${ONNXGEN_PROGRAM_DIR}" COMPONENT tools)
  else()
    onnxgen_path_below(program_dir "\${CMAKE_INSTALL_PREFIX}" "${ONNXGEN_PROGRAM_DIR}")
    install(
      CODE "set(links \"\$ENV{DESTDIR}${program_dir}\")
            file(CREATE_LINK onnxgen \"\${links}/onnxgen-protoc\" SYMBOLIC)
            file(CREATE_LINK onnxgen \"\${links}/protoc-gen-onnxgen\" SYMBOLIC)"
      COMPONENT tools)
  endif()
  install(FILES docs/man/onnxgen.1 docs/man/onnxgen-protoc.1 docs/man/protoc-gen-onnxgen.1
          DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT tools)
  install(FILES cmake/packaging/onnxgen.bash-completion RENAME onnxgen
          DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT tools)
  install(FILES cmake/packaging/onnxgen.zsh-completion RENAME _onnxgen
          DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" COMPONENT tools)
  install(FILES cmake/packaging/onnxgen.fish-completion RENAME onnxgen.fish
          DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT tools)
endif()
# ---- the Python package --------------------------------------------------------------------------------------------

set(ONNXGEN_PYTHON_INSTALL_DIR "lib/python3/dist-packages" CACHE STRING
    "Folder of the Python package, relative to the prefix; must be on Python's path")
if(TARGET onnxgen_python)
  install(TARGETS onnxgen_python_core onnxgen_python_onnx
          LIBRARY DESTINATION "${ONNXGEN_PYTHON_INSTALL_DIR}/onnxgen" COMPONENT python)
  install(DIRECTORY runtime/python/package/onnxgen DESTINATION "${ONNXGEN_PYTHON_INSTALL_DIR}" COMPONENT python
          FILES_MATCHING PATTERN "*.py" PATTERN "*.pyi" PATTERN "py.typed")
  install(FILES generated/python/onnxgen/_onnx.pyi DESTINATION "${ONNXGEN_PYTHON_INSTALL_DIR}/onnxgen" COMPONENT python)
endif()

# ---- licenses ------------------------------------------------------------------------------------------------------

set(ONNXGEN_INSTALL_COMPONENTS dev)
get_target_property(runtime_type onnxgen_runtime TYPE)
set(ONNXGEN_IS_SHARED FALSE)
if(runtime_type STREQUAL "SHARED_LIBRARY")
  set(ONNXGEN_IS_SHARED TRUE)
  list(APPEND ONNXGEN_INSTALL_COMPONENTS runtime)
endif()
if(TARGET onnxgen)
  list(APPEND ONNXGEN_INSTALL_COMPONENTS tools)
endif()
if(TARGET onnxgen_python)
  list(APPEND ONNXGEN_INSTALL_COMPONENTS python)
endif()
if(ONNXGEN_PROTOBUF_PREFIX)
  list(APPEND ONNXGEN_INSTALL_COMPONENTS protobuf)
endif()
foreach(component IN LISTS ONNXGEN_INSTALL_COMPONENTS)
  install(FILES LICENSE NOTICE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/onnxgen-${component}" COMPONENT ${component})
endforeach()

# ---- package files -------------------------------------------------------------------------------------------------

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
  PATH_VARS ONNXGEN_PROGRAM_DIR schema_dir)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/onnxgen-config.cmake" "${PROJECT_BINARY_DIR}/onnxgen-config-version.cmake"
              cmake/OnnxGenerate.cmake cmake/OnnxFinish.cmake cmake/OnnxImports.cmake cmake/OnnxProtobufCompat.cmake
        DESTINATION "${package_dir}" COMPONENT dev)
install(DIRECTORY cmake/protobuf DESTINATION "${package_dir}" COMPONENT dev)
if(TARGET onnxgen_archive)
  install(FILES cmake/FindLibdeflate.cmake DESTINATION "${package_dir}" COMPONENT dev)
endif()
if(TARGET onnxgen_syntax)
  install(FILES cmake/FindAntlr4Runtime.cmake DESTINATION "${package_dir}" COMPONENT dev)
endif()
include(cmake/packaging/PkgConfig.cmake)
if(ONNXGEN_PROTOBUF_PREFIX)
  include(cmake/packaging/ProtobufPrefix.cmake)
endif()
if(ONNXGEN_IS_TOP_LEVEL)
  include(cmake/packaging/Packages.cmake)
endif()
