# onnx_generate(TARGET <target> PROTOS <file>...
#               [IMPORT_DIRS <dir>...] [OUT_DIR <dir>] [NAMESPACE <namespace>] [EXPORT_MACRO <macro>]
#               [PROFILE native|protobuf] [OPTIMIZE_FOR SPEED|SIZE] [PARSE_ONLY] [OUT_VAR <variable>]
#               [GENERATED_TARGET <target>] [DEPENDS <file or target>...] [OPTIONS <option>...])
#
# Generates C++ classes from .proto files and adds them to <target>, with their include directory and the runtime. Where
# the files import google/protobuf/*.proto, which need not exist, their classes come with onnxgen::well_known.
#
# TARGET        an executable or library made in this directory; an INTERFACE library's users compile the classes
# PROTOS        files, absolute, relative to this directory or to an import directory; "onnx/onnx-ml.proto" and its
#               neighbours come with onnxgen
# IMPORT_DIRS   where imports are looked up, and what headers' paths are relative to; default: this directory.
#               onnxgen's own schemas/ is always searched last
# OUT_DIR       where the files go; default: ${CMAKE_CURRENT_BINARY_DIR}/onnxgen/<target>
# NAMESPACE     a C++ namespace, such as a::b, in place of the one made from `package`
# EXPORT_MACRO  a macro put before every class, for shared libraries
# PROFILE       native (the default) or protobuf
# OPTIMIZE_FOR  of the native profile: SPEED, or SIZE for a sixth of the code, which takes about twice the time;
#               default: as option optimize_for in each file has it, SPEED where there is none
# PARSE_ONLY    of the native profile: classes that cannot be serialized
# OUT_VAR       a variable that receives the paths of the generated files
# GENERATED_TARGET
#               a target to make, which stands for the generated files: what needs them and does not link <target>
#               depends on it by add_dependencies()
# DEPENDS       what else the files are to be made again for, or what makes the schemas
# OPTIONS       more options of onnxgen, such as --direct_dependencies=
#
# a/b.proto becomes a/b.pb.h and a/b.pb.cc, and in the native profile a/b.pb.descriptor.cc (what reflection and text know
# of the messages) and a/b.pb.fwd.h (forward declarations). The files are made again when a .proto, one of its imports or
# the generator changes, and compiled again only when their text changed.

include_guard(GLOBAL)

set(_ONNXGEN_SCHEMAS "${CMAKE_CURRENT_LIST_DIR}/../schemas")
get_filename_component(_ONNXGEN_SCHEMAS "${_ONNXGEN_SCHEMAS}" ABSOLUTE)
set_property(GLOBAL PROPERTY ONNXGEN_SCHEMAS "${_ONNXGEN_SCHEMAS}")
unset(_ONNXGEN_SCHEMAS)

function(onnx_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "PARSE_ONLY"
                        "TARGET;OUT_DIR;NAMESPACE;EXPORT_MACRO;PROFILE;OPTIMIZE_FOR;OUT_VAR;GENERATED_TARGET"
                        "PROTOS;IMPORT_DIRS;DEPENDS;OPTIONS")
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

  set(outputs "")
  set(stamps "")
  set(imported "")
  set(made "")
  foreach(proto IN LISTS arg_PROTOS)
    _onnx_generate_locate("${proto}" path import_dir)
    _onnx_generate_follow_imports("${path}" imports well_known)
    _onnx_generate_add_rule("${path}" "${import_dir}" "${imports}" files stamp)
    list(APPEND outputs ${files})
    list(APPEND stamps "${stamp}")
    file(RELATIVE_PATH name "${import_dir}" "${path}")
    list(APPEND made "${name}")
    list(APPEND imported ${well_known})
    set_property(GLOBAL APPEND PROPERTY ONNXGEN_MADE "${path}")
    set_property(GLOBAL APPEND PROPERTY ONNXGEN_IMPORTS_OF_${path} ${imports})
  endforeach()
  list(REMOVE_ITEM imported ${made} "")
  _onnx_generate_check_imports_at_the_end()

  set(well_known onnxgen::well_known)
  set(runtime onnxgen::runtime)
  if(arg_PROFILE STREQUAL "protobuf")
    set(well_known onnxgen::well_known_protobuf)
    set(runtime onnxgen::protobuf)
  endif()
  if(NOT imported)
    set(well_known "")
  endif()
  get_target_property(type ${arg_TARGET} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    # Its users may be in other directories, where the rules are not seen.
    if(NOT arg_GENERATED_TARGET)
      set(arg_GENERATED_TARGET "${arg_TARGET}_generated")
    endif()
    target_sources(${arg_TARGET} INTERFACE ${outputs})
    target_include_directories(${arg_TARGET} INTERFACE "$<BUILD_INTERFACE:${out_dir}>")
    target_link_libraries(${arg_TARGET} INTERFACE ${runtime} ${well_known})
  else()
    target_sources(${arg_TARGET} PRIVATE ${outputs} ${stamps})
    target_include_directories(${arg_TARGET} PUBLIC "$<BUILD_INTERFACE:${out_dir}>")
    target_link_libraries(${arg_TARGET} PUBLIC ${runtime} ${well_known})
  endif()
  if(arg_GENERATED_TARGET)
    add_custom_target(${arg_GENERATED_TARGET} DEPENDS ${stamps})
    add_dependencies(${arg_TARGET} ${arg_GENERATED_TARGET})
  endif()
  if(arg_OUT_VAR)
    set(${arg_OUT_VAR} "${outputs}" PARENT_SCOPE)
  endif()
endfunction()

# The functions below belong to onnx_generate() and use its variables.

function(_onnx_generate_check_arguments)
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "onnx_generate: unknown argument: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "onnx_generate: no value after ${arg_KEYWORDS_MISSING_VALUES}")
  endif()
  if(NOT arg_TARGET)
    message(FATAL_ERROR "onnx_generate: TARGET is missing")
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
    message(FATAL_ERROR "onnx_generate: '${arg_TARGET}' compiles no sources, so it cannot take generated ones")
  endif()
  get_target_property(directory ${arg_TARGET} SOURCE_DIR)
  if(NOT directory STREQUAL CMAKE_CURRENT_SOURCE_DIR)
    message(FATAL_ERROR "onnx_generate: '${arg_TARGET}' is made in ${directory}; call onnx_generate() there")
  endif()
  if(arg_GENERATED_TARGET AND TARGET ${arg_GENERATED_TARGET})
    message(FATAL_ERROR "onnx_generate: GENERATED_TARGET '${arg_GENERATED_TARGET}' is there already")
  endif()
  if(DEFINED arg_PROFILE AND NOT arg_PROFILE MATCHES "^(native|protobuf)$")
    message(FATAL_ERROR "onnx_generate: PROFILE is native or protobuf, not '${arg_PROFILE}'")
  endif()
  if(DEFINED arg_OPTIMIZE_FOR AND NOT arg_OPTIMIZE_FOR MATCHES "^(SPEED|SIZE)$")
    message(FATAL_ERROR "onnx_generate: OPTIMIZE_FOR is SPEED or SIZE, not '${arg_OPTIMIZE_FOR}'")
  endif()
  if(arg_PROFILE STREQUAL "protobuf" AND (arg_PARSE_ONLY OR arg_OPTIMIZE_FOR STREQUAL "SIZE"))
    message(FATAL_ERROR "onnx_generate: OPTIMIZE_FOR SIZE and PARSE_ONLY are for the native profile")
  endif()
endfunction()

# The generator's command, and what a rule that runs it depends on.
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
    message(FATAL_ERROR "onnx_generate: no generator; set ONNXGEN_BUILD_GENERATOR=ON, or ONNXGEN_EXECUTABLE to its path")
  endif()
endfunction()

# Finds a file of PROTOS: its absolute path, and the import directory that its name is relative to. A relative name is
# that of a file in an import directory, or else of one in the current directory.
function(_onnx_generate_locate proto path_variable dir_variable)
  set(found "")
  foreach(base IN LISTS import_dirs CMAKE_CURRENT_SOURCE_DIR)
    get_filename_component(path "${proto}" ABSOLUTE BASE_DIR "${base}")
    if(NOT EXISTS "${path}" OR IS_DIRECTORY "${path}")
      continue()
    endif()
    set(found "${path}")
    if(IS_ABSOLUTE "${proto}")
      set(base "${own_schemas}") # may lie within another import directory
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

# The names that a file imports. It is read again, and the project configured again, when it changes.
function(_onnx_generate_read_imports path names_variable)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
  file(READ "${path}" text)
  string(REGEX MATCHALL "import[ \t\r\n]+((public|weak)[ \t\r\n]+)?[\"'][^\"'\n;]+[\"']" imports "${text}")
  set(names "")
  foreach(import IN LISTS imports)
    string(REGEX REPLACE ".*[\"']([^\"']+)[\"']$" "\\1" name "${import}")
    list(APPEND names "${name}")
  endforeach()
  set(${names_variable} "${names}" PARENT_SCOPE)
endfunction()

# All that a file imports, and its imports do: the files that are found, and the names in google/protobuf.
#
# The rules depend on these files from the start. What the generator writes to the depfile is more exact, but make
# forgets it for one build whenever the project is configured again.
function(_onnx_generate_follow_imports path files_variable well_known_variable)
  set(files "")
  set(well_known "")
  set(pending "${path}")
  while(pending)
    list(GET pending 0 file)
    list(REMOVE_AT pending 0)
    _onnx_generate_read_imports("${file}" names)
    foreach(name IN LISTS names)
      if(name MATCHES "^google/protobuf/[a-z_]+[.]proto$")
        list(APPEND well_known "${name}")
      endif()
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

# Adds the rule that generates the files of one .proto.
#
# What the rule makes, as the build system sees it, is a stamp; the sources are by-products. The generator leaves
# files alone whose text stays the same: were they the rule's outputs, make would find them older than their .proto
# and run the rule in every build.
function(_onnx_generate_add_rule path import_dir imports files_variable stamp_variable)
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
    message(FATAL_ERROR "onnx_generate: ${base}.pb.h is made for '${taken}' already; give '${arg_TARGET}' another OUT_DIR")
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
  # The generator, too, names a file by the first directory that it is in.
  set(import_flags "${import_dir}" ${import_dirs})
  list(REMOVE_DUPLICATES import_flags)
  list(TRANSFORM import_flags PREPEND "-I")

  add_custom_command(
    OUTPUT "${stamp}"
    BYPRODUCTS ${files}
    COMMAND "${generator}" ${import_flags} "--cpp_out=${options}${out_dir}" "--dependency_out=${depfile}"
            "--dependency_target=${stamp}" ${arg_OPTIONS} "${path}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${path}" ${imports} ${generator_dependency} ${arg_DEPENDS}
    DEPFILE "${depfile}"
    COMMENT "Generating C++ classes from ${name}"
    VERBATIM)
  set(${files_variable} ${files} PARENT_SCOPE)
  set(${stamp_variable} "${stamp}" PARENT_SCOPE)
endfunction()

# When all is configured, warns of imports whose classes no call makes: a header that includes another one which is nowhere
# is the compiler's error otherwise. Those that an installed library brings are its own business, hence no error.
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
      message(AUTHOR_WARNING "onnx_generate: ${path} imports ${import}, whose classes no target makes; add it to PROTOS")
    endforeach()
  endforeach()
endfunction()
