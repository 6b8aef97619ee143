# Parsers that ANTLR made of grammars. They are in generated/parsers, so that only those who change a grammar need
# ANTLR's tool, which runs on Java.
include_guard()

list(APPEND CMAKE_MODULE_PATH "${PROJECT_SOURCE_DIR}/cmake")
include("${PROJECT_SOURCE_DIR}/cmake/FetchDependencies.cmake")
find_package(Antlr4Runtime QUIET)
option(ONNXGEN_REGENERATE_PARSERS "Write generated/parsers anew where a grammar has changed: see tools/regenerate_parsers" OFF)

# onnxgen_antlr_sources(GRAMMAR SOURCES): the sources of the lexer and the parser of NAME.g4 for the runtime that was
# found.
function(onnxgen_antlr_sources grammar sources)
  get_filename_component(name "${grammar}" NAME_WE)
  set(parsers "${PROJECT_SOURCE_DIR}/generated/parsers")
  set(endings Lexer.cpp Parser.cpp Lexer.h Parser.h)
  set(version antlr4.7)
  if(Antlr4Runtime_HAS_NEW_TABLES)
    set(version antlr4.13)
  endif()
  list(TRANSFORM endings PREPEND "${parsers}/${version}/${name}" OUTPUT_VARIABLE generated)
  if(ONNXGEN_REGENERATE_PARSERS)
    find_program(BASH_PROGRAM bash REQUIRED)
    add_custom_command(
      OUTPUT ${generated}
      COMMAND "${BASH_PROGRAM}" "${PROJECT_SOURCE_DIR}/tools/regenerate_parsers"
      DEPENDS "${grammar}"
      COMMENT "Generating the parsers of all grammars"
      VERBATIM)
  endif()
  set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-w" SKIP_UNITY_BUILD_INCLUSION ON) # not our code
  set(${sources} ${generated} PARENT_SCOPE)
  set(onnxgen_antlr_folder "${parsers}/${version}" PARENT_SCOPE)
endfunction()

# onnxgen_use_antlr(TARGET VISIBILITY LIBRARY...): lets it include the generated headers and links ANTLR's runtime,
# which is LIBRARY. Our header of the name antlr4-runtime.h comes before the runtime's own.
function(onnxgen_use_antlr target visibility)
  target_include_directories(${target} BEFORE ${visibility} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/cmake/antlr>)
  target_include_directories(${target} SYSTEM ${visibility} $<BUILD_INTERFACE:${onnxgen_antlr_folder}>
                                                            $<BUILD_INTERFACE:${Antlr4Runtime_INCLUDE_DIR}>)
  target_link_libraries(${target} ${visibility} ${ARGN})
endfunction()
