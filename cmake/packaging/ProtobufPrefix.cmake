# Installation component `protobuf`: a folder with the layout of libprotobuf's own installation, for builds that search
# for libprotobuf with scripts of their own, with CMake or with pkg-config. A build finds it only if it is told to
# search this folder. The folder can be moved with the package, because its files refer to each other by relative paths.
set(prefix_dir "${CMAKE_INSTALL_LIBDIR}/onnxgen/protobuf")

# onnxgen_hidden_objects(LIBRARY VARIABLE): sets VARIABLE to objects of onnxgen::LIBRARY whose symbols are hidden. The
# objects of a shared library export namespace onnxgen, so its sources are compiled once more.
function(onnxgen_hidden_objects library variable)
  set(target onnxgen_${library})
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "SHARED_LIBRARY")
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    list(TRANSFORM sources PREPEND "${folder}/")
    onnxgen_add_library(hidden_${library} OBJECT ${sources})
    set(target onnxgen_hidden_${library})
    target_link_libraries(${target} PRIVATE onnxgen_${library}) # for its include directories
  endif()
  set(${variable} $<TARGET_OBJECTS:${target}> PARENT_SCOPE)
endfunction()

# ---- libraries -----------------------------------------------------------------------------------------------------

# A single archive with everything that libprotobuf contains, because builds link only -lprotobuf. It is static even if
# the runtime is shared, because its symbols are hidden; see onnxgen_protobuf. An archive of objects, unlike a linker
# script, works with every linker.
onnxgen_hidden_objects(runtime runtime_objects)
onnxgen_hidden_objects(text text_objects)
add_library(onnxgen_protobuf_prefix STATIC
  $<TARGET_OBJECTS:onnxgen_well_known_protobuf>
  $<TARGET_OBJECTS:onnxgen_protobuf>
  ${text_objects}
  ${runtime_objects}
)
set_target_properties(
  onnxgen_protobuf_prefix PROPERTIES PREFIX lib OUTPUT_NAME protobuf LINKER_LANGUAGE CXX
                                     ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/protobuf_prefix")
install(TARGETS onnxgen_protobuf_prefix ARCHIVE DESTINATION "${prefix_dir}/lib" COMPONENT protobuf)

# onnxgen_install_link(TARGET FILE NAME): installs a link NAME to the installed FILE of TARGET, both relative to the
# prefix or absolute. It is a copy on Windows, where creating links requires special rights.
function(onnxgen_install_link target file name)
  get_filename_component(folder "${name}" DIRECTORY)
  get_filename_component(link "${name}" NAME)
  if(WIN32)
    install(PROGRAMS "$<TARGET_FILE:${target}>" DESTINATION "${folder}" RENAME "${link}" COMPONENT protobuf)
    return()
  endif()
  onnxgen_path_below(installed_file "${CMAKE_INSTALL_PREFIX}" "${file}")
  onnxgen_path_below(installed_folder "${CMAKE_INSTALL_PREFIX}" "${folder}")
  file(RELATIVE_PATH file "${installed_folder}" "${installed_file}")
  onnxgen_path_below(folder "\${CMAKE_INSTALL_PREFIX}" "${folder}")
  install(CODE "set(folder \"\$ENV{DESTDIR}${folder}\")
                file(MAKE_DIRECTORY \"\${folder}\")
                file(CREATE_LINK \"${file}\" \"\${folder}/${link}\" SYMBOLIC)" COMPONENT protobuf)
endfunction()

# libprotobuf-lite is the same archive: programs with lite classes link only the objects that they need.
set(suffix "${CMAKE_STATIC_LIBRARY_SUFFIX}")
onnxgen_install_link(onnxgen_protobuf_prefix "${prefix_dir}/lib/libprotobuf${suffix}"
                     "${prefix_dir}/lib/libprotobuf-lite${suffix}")

# ---- the program, headers and schemas ------------------------------------------------------------------------------

if(TARGET onnxgen)
  onnxgen_install_link(onnxgen_protoc "${ONNXGEN_PROGRAM_DIR}/onnxgen" "${prefix_dir}/bin/protoc${CMAKE_EXECUTABLE_SUFFIX}")
endif()

onnxgen_path_below(include_dir "\${CMAKE_INSTALL_PREFIX}" "${prefix_dir}/include")
install(CODE "set(ONNXGEN_SOURCE \"${PROJECT_SOURCE_DIR}\")
              set(ONNXGEN_INCLUDE_DIR \"${include_dir}\")
              set(ONNXGEN_LIBRARIES protobuf)" COMPONENT protobuf)
install(SCRIPT cmake/packaging/Headers.cmake COMPONENT protobuf)
foreach(folder IN ITEMS runtime/protobuf generated/protobuf_well_known schemas)
  install(DIRECTORY ${folder}/google DESTINATION "${prefix_dir}/include" COMPONENT protobuf
          FILES_MATCHING PATTERN "*.h" PATTERN "*.inc" PATTERN "*.proto")
endforeach()

# ---- package files -------------------------------------------------------------------------------------------------

set(files "${PROJECT_BINARY_DIR}/protobuf_prefix")
get_target_property(sources onnxgen_protobuf SOURCES)
set(ONNXGEN_PROTOBUF_USES_ZLIB FALSE)
set(requires "")
if(sources MATCHES "gzip_stream")
  set(ONNXGEN_PROTOBUF_USES_ZLIB TRUE)
  set(requires zlib)
endif()
foreach(name IN ITEMS protobuf protobuf-lite)
  configure_file(cmake/packaging/protobuf.pc.in "${files}/${name}.pc" @ONLY)
  install(FILES "${files}/${name}.pc" DESTINATION "${prefix_dir}/lib/pkgconfig" COMPONENT protobuf)
endforeach()

configure_file(cmake/packaging/protobuf-config.cmake.in "${files}/protobuf-config.cmake" @ONLY)
install(FILES "${files}/protobuf-config.cmake" cmake/protobuf/protobuf-config-version.cmake cmake/protobuf/generate.cmake
              cmake/protobuf/spellings.cmake
        DESTINATION "${prefix_dir}/lib/cmake/protobuf" COMPONENT protobuf)
