# onnx_generate(TARGET <target>|PYTHON_MODULE <module> PROTOS <file>...
#               [IMPORT_DIRS <dir>...] [OUT_DIR <dir>] [NAMESPACE <namespace>] [EXPORT_MACRO <macro>]
#               [PROFILE native|protobuf] [PROTOBUF_API 21|30] [OPTIMIZE_FOR SPEED|SIZE] [PARSE_ONLY]
#               [OUT_VAR <variable>] [GENERATED_TARGET <target>] [DEPENDS <file or target>...] [OPTIONS <option>...])
#
# Generates C++ classes from .proto files and adds them to <target>, with their include directory and the runtime. If
# the files import google/protobuf/*.proto, which need not exist, also links the classes of these: onnxgen::well_known,
# or onnxgen::well_known_protobuf in the protobuf profile.
#
# TARGET        an executable or library defined in this directory. The classes of an INTERFACE library are compiled in
#               the targets that link it
# PYTHON_MODULE name of a Python module to build, which may include packages (a.b.c). Defines a target of this name,
#               built below ${CMAKE_CURRENT_BINARY_DIR}. Requires the headers of Python 3.9 or newer and, to run,
#               onnxgen's Python package
# PROTOS        files: absolute, or relative to this directory or an import directory. onnxgen includes
#               "onnx/onnx-ml.proto" and its companions
# IMPORT_DIRS   directories in which imports are searched and which headers' paths are relative to; default: this
#               directory. onnxgen's schemas/ is always searched last
# OUT_DIR       directory of the generated files; default: ${CMAKE_CURRENT_BINARY_DIR}/onnxgen/<target>
# NAMESPACE     C++ namespace, such as a::b, instead of the one derived from `package`
# EXPORT_MACRO  macro to put before every class, for shared libraries
# PROFILE       native (the default) or protobuf
# PROTOBUF_API  protobuf profile only: release of protobuf whose interface the classes and headers have, 21 (the default) or
#               30. Defines ONNXGEN_PROTOBUF_API=30 for <target> and targets that link it
# OPTIMIZE_FOR  SPEED, or SIZE (native profile only) for less code, which needs about twice the time. In the protobuf
#               profile, SPEED means no lite classes. Default: option optimize_for of each file, or SPEED if not set
# PARSE_ONLY    native profile only: generate classes that cannot be serialized
# OUT_VAR       variable that receives the paths of the generated files
# GENERATED_TARGET
#               name of a target to define, which represents the generated files. Targets that need the files but do not
#               link <target> depend on it through add_dependencies()
# DEPENDS       further files that cause regeneration, and targets that create the schemas
# OPTIONS       further options of onnxgen, such as --direct_dependencies=
#
# From a/b.proto, onnx_generate generates a/b.pb.h and a/b.pb.cc; in the native profile also a/b.pb.descriptor.cc
# (descriptors for reflection and text) and a/b.pb.fwd.h (forward declarations). The files are regenerated when a .proto
# file, one of its imports or the generator changes, and recompiled only if their content changed. CMake does not run
# again for this, because the file names do not depend on the content of the .proto files.

include_guard(GLOBAL)
include("${CMAKE_CURRENT_LIST_DIR}/OnnxImports.cmake")
set_property(GLOBAL PROPERTY ONNXGEN_FINISH "${CMAKE_CURRENT_LIST_DIR}/OnnxFinish.cmake")

set(_ONNXGEN_SCHEMAS "${CMAKE_CURRENT_LIST_DIR}/../schemas")
get_filename_component(_ONNXGEN_SCHEMAS "${_ONNXGEN_SCHEMAS}" ABSOLUTE)
set_property(GLOBAL PROPERTY ONNXGEN_SCHEMAS "${_ONNXGEN_SCHEMAS}")
unset(_ONNXGEN_SCHEMAS)

function(onnx_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "PARSE_ONLY"
                        "TARGET;PYTHON_MODULE;OUT_DIR;NAMESPACE;EXPORT_MACRO;PROFILE;PROTOBUF_API;OPTIMIZE_FOR;OUT_VAR;GENERATED_TARGET"
                        "PROTOS;IMPORT_DIRS;DEPENDS;OPTIONS")
  if(arg_PYTHON_MODULE)
    _onnx_generate_make_python_target()
  endif()
  _onnx_generate_check_arguments()
  _onnx_generate_find_generator(generator generator_dependency)

  get_property(own_schemas GLOBAL PROPERTY ONNXGEN_SCHEMAS)
  if(NOT arg_IMPORT_DIRS)
    set(arg_IMPORT_DIRS "${CMAKE_CURRENT_SOURCE_DIR}")
  endif()
  set(import_dirs "")
  foreach(dir IN LISTS arg_IMPORT_DIRS own_schemas)
    get_filename_component(dir "${dir}" ABSOLUTE)
    list(APPEND import_dirs "${dir}")
  endforeach()
  list(REMOVE_DUPLICATES import_dirs)

  if(NOT arg_OUT_DIR)
    set(arg_OUT_DIR "onnxgen/${arg_TARGET}")
  endif()
  get_filename_component(out_dir "${arg_OUT_DIR}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  file(MAKE_DIRECTORY "${out_dir}")

  set(paths "")
  set(dirs "")
  set(imported "")
  set(made "")
  foreach(proto IN LISTS arg_PROTOS)
    _onnx_generate_locate("${proto}" path import_dir)
    _onnx_generate_follow_imports("${path}" imports well_known)
    list(APPEND paths "${path}")
    list(APPEND dirs "${import_dir}")
    file(RELATIVE_PATH name "${import_dir}" "${path}")
    list(APPEND made "${name}")
    list(APPEND imported ${well_known})
    set_property(GLOBAL APPEND PROPERTY ONNXGEN_MADE "${path}")
    set_property(GLOBAL APPEND PROPERTY ONNXGEN_IMPORTS_OF_${path} ${imports})
  endforeach()
  list(REMOVE_ITEM imported ${made} "")
  _onnx_generate_check_imports_at_the_end()

  set(outputs "")
  set(stamps "")
  foreach(path import_dir IN ZIP_LISTS paths dirs)
    _onnx_generate_add_rule("${path}" "${import_dir}" files stamp)
    list(APPEND outputs ${files})
    list(APPEND stamps "${stamp}")
  endforeach()
  if(arg_PYTHON_MODULE)
    _onnx_generate_add_python_rule()
  endif()

  set(well_known onnxgen::well_known)
  set(runtime onnxgen::runtime)
  if(arg_PROFILE STREQUAL "protobuf")
    set(well_known onnxgen::well_known_protobuf)
    set(runtime onnxgen::protobuf)
  endif()
  if(NOT imported)
    set(well_known "")
  endif()
  set(definitions "")
  if(arg_PROTOBUF_API EQUAL 30)
    set(definitions ONNXGEN_PROTOBUF_API=30)
  endif()
  get_target_property(type ${arg_TARGET} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    # Its users may be in other directories, where the rules are not visible.
    if(NOT arg_GENERATED_TARGET)
      set(arg_GENERATED_TARGET "${arg_TARGET}_generated")
    endif()
    target_sources(${arg_TARGET} INTERFACE ${outputs})
    target_include_directories(${arg_TARGET} INTERFACE "$<BUILD_INTERFACE:${out_dir}>")
    target_link_libraries(${arg_TARGET} INTERFACE ${runtime} ${well_known})
    target_compile_definitions(${arg_TARGET} INTERFACE ${definitions})
  else()
    target_sources(${arg_TARGET} PRIVATE ${outputs} ${stamps})
    # The sources of several schemas use the same internal names, so they cannot share a translation unit.
    set_source_files_properties(${outputs} TARGET_DIRECTORY ${arg_TARGET} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_include_directories(${arg_TARGET} PUBLIC "$<BUILD_INTERFACE:${out_dir}>")
    target_link_libraries(${arg_TARGET} PUBLIC ${runtime} ${well_known})
    target_compile_definitions(${arg_TARGET} PUBLIC ${definitions})
  endif()
  if(arg_GENERATED_TARGET)
    add_custom_target(${arg_GENERATED_TARGET} DEPENDS ${stamps})
    add_dependencies(${arg_TARGET} ${arg_GENERATED_TARGET})
  endif()
  if(arg_OUT_VAR)
    set(${arg_OUT_VAR} "${outputs}" PARENT_SCOPE)
  endif()
endfunction()

# Helper functions of onnx_generate(), whose variables they use.

# Defines the target of PYTHON_MODULE and makes it the TARGET.
macro(_onnx_generate_make_python_target)
  if(arg_TARGET)
    message(FATAL_ERROR "onnx_generate: TARGET and PYTHON_MODULE cannot be combined; PYTHON_MODULE creates its own target")
  endif()
  if(NOT arg_PYTHON_MODULE MATCHES "^[A-Za-z_][A-Za-z0-9_]*([.][A-Za-z_][A-Za-z0-9_]*)*$")
    message(FATAL_ERROR "onnx_generate: '${arg_PYTHON_MODULE}' is not the name of a Python module")
  endif()
  if(TARGET ${arg_PYTHON_MODULE})
    message(FATAL_ERROR "onnx_generate: target '${arg_PYTHON_MODULE}' already exists")
  endif()
  if(arg_PROFILE STREQUAL "protobuf" OR arg_PARSE_ONLY)
    message(FATAL_ERROR "onnx_generate: PYTHON_MODULE needs complete classes of the native profile, without PARSE_ONLY")
  endif()
  find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter Development.Module)
  string(REPLACE "." "/" python_path "${arg_PYTHON_MODULE}")
  get_filename_component(python_folder "${CMAKE_CURRENT_BINARY_DIR}/${python_path}" DIRECTORY)
  get_filename_component(python_name "${python_path}" NAME)
  set(python_suffix ".abi3.so")
  if(WIN32)
    set(python_suffix ".pyd")
  endif()
  set(arg_TARGET ${arg_PYTHON_MODULE})
  add_library(${arg_TARGET} MODULE)
  # CPython's stable ABI: one binary for 3.9 and all later versions.
  target_compile_definitions(${arg_TARGET} PRIVATE Py_LIMITED_API=0x03090000)
  target_include_directories(${arg_TARGET} SYSTEM PRIVATE ${Python3_INCLUDE_DIRS})
  target_link_libraries(${arg_TARGET} PRIVATE onnxgen::python)
  set_target_properties(
    ${arg_TARGET} PROPERTIES OUTPUT_NAME "${python_name}" PREFIX "" SUFFIX "${python_suffix}"
                             LIBRARY_OUTPUT_DIRECTORY "$<1:${python_folder}>" CXX_VISIBILITY_PRESET hidden
                             VISIBILITY_INLINES_HIDDEN ON)
  if(APPLE)
    target_link_options(${arg_TARGET} PRIVATE -Wl,-undefined,dynamic_lookup)
  endif()
endmacro()

# Adds the rule that generates the module's source and its stub from all files, and copies the stub next to the module.
macro(_onnx_generate_add_python_rule)
  set(python_source "${out_dir}/${python_path}.cc")
  set(python_stub "${out_dir}/${python_path}.pyi")
  set(python_stamp "${out_dir}/${python_path}.onnxgen.python.stamp")
  set(import_flags ${import_dirs})
  list(TRANSFORM import_flags PREPEND "-I")
  set(python_options "")
  if(arg_NAMESPACE)
    set(python_options "--cpp_opt=namespace=${arg_NAMESPACE}")
  endif()
  add_custom_command(
    OUTPUT "${python_stamp}"
    BYPRODUCTS "${python_source}" "${python_stub}" "${python_folder}/${python_name}.pyi"
    COMMAND "${generator}" ${import_flags} "--python_out=module=${arg_PYTHON_MODULE}:${out_dir}" ${python_options}
            ${arg_OPTIONS} ${paths}
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${python_folder}"
    COMMAND "${CMAKE_COMMAND}" -E copy_if_different "${python_stub}" "${python_folder}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${python_stamp}"
    DEPENDS ${paths} ${stamps} ${generator_dependency} ${arg_DEPENDS}
    COMMENT "Generating the Python module ${arg_PYTHON_MODULE}"
    VERBATIM)
  list(APPEND outputs "${python_source}")
  list(APPEND stamps "${python_stamp}")
endmacro()

function(_onnx_generate_check_arguments)
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "onnx_generate: unknown argument: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "onnx_generate: no value for ${arg_KEYWORDS_MISSING_VALUES}")
  endif()
  if(NOT arg_TARGET)
    message(FATAL_ERROR "onnx_generate: TARGET or PYTHON_MODULE is missing")
  endif()
  if(NOT arg_PROTOS)
    message(FATAL_ERROR "onnx_generate: PROTOS is missing")
  endif()
  if(NOT TARGET ${arg_TARGET})
    message(FATAL_ERROR "onnx_generate: '${arg_TARGET}' is not a target; call add_library() or add_executable() first")
  endif()
  get_target_property(type ${arg_TARGET} TYPE)
  get_target_property(aliased ${arg_TARGET} ALIASED_TARGET)
  get_target_property(imported ${arg_TARGET} IMPORTED)
  if(type STREQUAL "UTILITY" OR aliased OR imported)
    message(FATAL_ERROR "onnx_generate: '${arg_TARGET}' compiles no sources, so generated sources cannot be added to it")
  endif()
  get_target_property(directory ${arg_TARGET} SOURCE_DIR)
  if(NOT directory STREQUAL CMAKE_CURRENT_SOURCE_DIR)
    message(FATAL_ERROR "onnx_generate: '${arg_TARGET}' is defined in ${directory}; call onnx_generate() there")
  endif()
  if(arg_GENERATED_TARGET AND TARGET ${arg_GENERATED_TARGET})
    message(FATAL_ERROR "onnx_generate: GENERATED_TARGET '${arg_GENERATED_TARGET}' already exists")
  endif()
  if(DEFINED arg_PROFILE AND NOT arg_PROFILE MATCHES "^(native|protobuf)$")
    message(FATAL_ERROR "onnx_generate: PROFILE must be native or protobuf, not '${arg_PROFILE}'")
  endif()
  if(DEFINED arg_PROTOBUF_API AND NOT arg_PROTOBUF_API MATCHES "^(21|30)$")
    message(FATAL_ERROR "onnx_generate: PROTOBUF_API must be 21 or 30, not '${arg_PROTOBUF_API}'")
  endif()
  if(DEFINED arg_PROTOBUF_API AND NOT arg_PROFILE STREQUAL "protobuf")
    message(FATAL_ERROR "onnx_generate: PROTOBUF_API requires PROFILE protobuf")
  endif()
  if(DEFINED arg_OPTIMIZE_FOR AND NOT arg_OPTIMIZE_FOR MATCHES "^(SPEED|SIZE)$")
    message(FATAL_ERROR "onnx_generate: OPTIMIZE_FOR must be SPEED or SIZE, not '${arg_OPTIMIZE_FOR}'")
  endif()
  if(arg_PROFILE STREQUAL "protobuf" AND (arg_PARSE_ONLY OR arg_OPTIMIZE_FOR STREQUAL "SIZE"))
    message(FATAL_ERROR "onnx_generate: OPTIMIZE_FOR SIZE and PARSE_ONLY require the native profile")
  endif()
endfunction()

# Sets the command that runs the generator, and the dependency that rules with this command need.
function(_onnx_generate_find_generator command dependency)
  if(ONNXGEN_EXECUTABLE)
    if(NOT EXISTS "${ONNXGEN_EXECUTABLE}")
      message(FATAL_ERROR "onnx_generate: ONNXGEN_EXECUTABLE does not exist: ${ONNXGEN_EXECUTABLE}")
    endif()
    set(${command} "${ONNXGEN_EXECUTABLE}" PARENT_SCOPE)
    set(${dependency} "${ONNXGEN_EXECUTABLE}" PARENT_SCOPE)
  elseif(TARGET onnxgen)
    set(${command} "$<TARGET_FILE:onnxgen>" PARENT_SCOPE)
    set(${dependency} onnxgen PARENT_SCOPE)
  else()
    message(FATAL_ERROR "onnx_generate: no generator; set ONNXGEN_BUILD_GENERATOR=ON or ONNXGEN_EXECUTABLE=FILE, or install "
                        "onnxgen for the build machine")
  endif()
endfunction()

# Finds a file of PROTOS. Sets its absolute path and the import directory that contains it. A relative name is looked up
# in the import directories, then in the current directory.
function(_onnx_generate_locate proto path_variable dir_variable)
  set(found "")
  foreach(base IN LISTS import_dirs CMAKE_CURRENT_SOURCE_DIR)
    get_filename_component(path "${proto}" ABSOLUTE BASE_DIR "${base}")
    if(NOT EXISTS "${path}" OR IS_DIRECTORY "${path}")
      continue()
    endif()
    set(found "${path}")
    if(IS_ABSOLUTE "${proto}")
      set(base "${own_schemas}") # may be inside another import directory
    endif()
    foreach(dir IN LISTS base import_dirs)
      string(FIND "${path}" "${dir}/" position)
      if(position EQUAL 0 AND dir IN_LIST import_dirs)
        set(${path_variable} "${path}" PARENT_SCOPE)
        set(${dir_variable} "${dir}" PARENT_SCOPE)
        return()
      endif()
    endforeach()
  endforeach()
  if(found)
    message(FATAL_ERROR "onnx_generate: ${found} is in none of the import directories; add one to IMPORT_DIRS")
  endif()
  set(places "${CMAKE_CURRENT_SOURCE_DIR}" ${import_dirs})
  list(REMOVE_DUPLICATES places)
  list(JOIN places "\n  " places)
  message(FATAL_ERROR "onnx_generate: no such file: ${proto}\nLooked in:\n  ${places}")
endfunction()

# Collects the direct and indirect imports of a file: the files found, and the names in google/protobuf.
function(_onnx_generate_follow_imports path files_variable well_known_variable)
  set(files "")
  set(well_known "")
  set(pending "${path}")
  while(pending)
    list(GET pending 0 file)
    list(REMOVE_AT pending 0)
    onnxgen_read_imports("${file}" names file_well_known)
    list(APPEND well_known ${file_well_known})
    foreach(name IN LISTS names)
      foreach(dir IN LISTS import_dirs)
        set(candidate "${dir}/${name}")
        if(EXISTS "${candidate}" AND NOT IS_DIRECTORY "${candidate}")
          if(NOT candidate IN_LIST files AND NOT candidate STREQUAL path)
            list(APPEND files "${candidate}")
            list(APPEND pending "${candidate}")
          endif()
          break()
        endif()
      endforeach()
    endforeach()
  endwhile()
  set(${files_variable} "${files}" PARENT_SCOPE)
  set(${well_known_variable} "${well_known}" PARENT_SCOPE)
endfunction()

# Adds the rule that generates the files of one .proto file.
#
# The rule's output is a stamp; the sources are by-products. The generator does not write files whose content is
# unchanged. If they were outputs, make would find them older than their .proto file and run the rule in every build.
function(_onnx_generate_add_rule path import_dir files_variable stamp_variable)
  file(RELATIVE_PATH name "${import_dir}" "${path}")
  string(REGEX REPLACE "\\.proto(devel)?$" "" base "${out_dir}/${name}")
  set(files "${base}.pb.h" "${base}.pb.cc")
  if(NOT arg_PROFILE STREQUAL "protobuf")
    list(APPEND files "${base}.pb.descriptor.cc" "${base}.pb.fwd.h")
  endif()
  set(stamp "${base}.onnxgen.stamp")
  set(depfile "${base}.onnxgen.d")

  get_property(taken GLOBAL PROPERTY "ONNXGEN_OWNER_OF_${base}")
  if(taken)
    message(FATAL_ERROR "onnx_generate: '${taken}' already generates ${base}.pb.h; set another OUT_DIR for '${arg_TARGET}'")
  endif()
  set_property(GLOBAL PROPERTY "ONNXGEN_OWNER_OF_${base}" "${arg_TARGET}")

  set(options "")
  if(arg_NAMESPACE)
    string(APPEND options "namespace=${arg_NAMESPACE},")
  endif()
  if(arg_EXPORT_MACRO)
    string(APPEND options "export_macro=${arg_EXPORT_MACRO},")
  endif()
  if(arg_PROFILE)
    string(APPEND options "profile=${arg_PROFILE},")
  endif()
  if(arg_PROTOBUF_API)
    string(APPEND options "protobuf_api=${arg_PROTOBUF_API},")
  endif()
  if(arg_OPTIMIZE_FOR STREQUAL "SIZE")
    string(APPEND options "code_size,")
  elseif(arg_OPTIMIZE_FOR STREQUAL "SPEED")
    string(APPEND options "speed,")
  endif()
  if(arg_PARSE_ONLY)
    string(APPEND options "parse_only,")
  endif()
  if(options)
    string(REGEX REPLACE ",$" ":" options "${options}")
  endif()
  # Like this function, the generator names a file relative to the first directory that contains it.
  set(import_flags "${import_dir}" ${import_dirs})
  list(REMOVE_DUPLICATES import_flags)
  list(TRANSFORM import_flags PREPEND "-I")

  # The depfile lists the exact imports. Only make ignores it, for one build after each configuration.
  set(imports "")
  if(NOT CMAKE_GENERATOR MATCHES "Ninja")
    _onnx_generate_follow_imports("${path}" imports well_known)
  endif()
  _onnx_generate_finish(finish)

  add_custom_command(
    OUTPUT "${stamp}"
    BYPRODUCTS ${files}
    COMMAND "${generator}" ${import_flags} "--cpp_out=${options}${out_dir}" "--dependency_out=${depfile}"
            "--dependency_target=${stamp}" ${arg_OPTIONS} "${path}"
    COMMAND ${finish}
    DEPENDS "${path}" ${imports} ${generator_dependency} ${arg_DEPENDS}
    DEPFILE "${depfile}"
    COMMENT "Generating C++ classes from ${name}"
    VERBATIM)
  set(${files_variable} ${files} PARENT_SCOPE)
  set(${stamp_variable} "${stamp}" PARENT_SCOPE)
endfunction()

# Sets the command that completes a rule: see OnnxFinish.cmake.
function(_onnx_generate_finish command_variable)
  if(imported)
    set(${command_variable} "${CMAKE_COMMAND}" -E touch "${stamp}" PARENT_SCOPE)
    return()
  endif()
  get_property(script GLOBAL PROPERTY ONNXGEN_FINISH)
  list(FILTER made INCLUDE REGEX "^google/protobuf/")
  list(JOIN made "," made)
  set(${command_variable} "${CMAKE_COMMAND}" "-DSCHEMA=${path}" "-DMADE=${made}" "-DSTAMP=${stamp}"
                          "-DBUILD=${CMAKE_BINARY_DIR}" -P "${script}" PARENT_SCOPE)
endfunction()

# Warns at the end of the configuration about imports for which no call generates classes. Otherwise the first sign
# would be a compiler error about a missing header. This is not an error, because an installed library may provide the
# classes.
function(_onnx_generate_check_imports_at_the_end)
  get_property(is_deferred GLOBAL PROPERTY ONNXGEN_CHECKS_IMPORTS)
  if(NOT is_deferred)
    set_property(GLOBAL PROPERTY ONNXGEN_CHECKS_IMPORTS ON)
    cmake_language(DEFER DIRECTORY "${CMAKE_SOURCE_DIR}" CALL _onnx_generate_check_imports)
  endif()
endfunction()

function(_onnx_generate_check_imports)
  get_property(made GLOBAL PROPERTY ONNXGEN_MADE)
  get_property(own_schemas GLOBAL PROPERTY ONNXGEN_SCHEMAS)
  set(warned "")
  foreach(path IN LISTS made)
    get_property(imports GLOBAL PROPERTY ONNXGEN_IMPORTS_OF_${path})
    foreach(import IN LISTS imports)
      string(FIND "${import}" "${own_schemas}/" position) # ready-made classes may be linked
      if(import IN_LIST made OR import IN_LIST warned OR position EQUAL 0)
        continue()
      endif()
      list(APPEND warned "${import}")
      message(AUTHOR_WARNING "onnx_generate: ${path} imports ${import}, but no target generates its classes; add it to PROTOS")
    endforeach()
  endforeach()
endfunction()
