# Parsers that ANTLR makes of grammars.
include_guard()

list(APPEND CMAKE_MODULE_PATH "${PROJECT_SOURCE_DIR}/cmake")
find_program(ANTLR4_EXECUTABLE antlr4)
find_package(Antlr4Runtime QUIET)

# onnxgen_antlr_sources(GRAMMAR NAMESPACE SOURCES): the sources of the lexer and the parser of NAME.g4, and the folder of
# their headers, onnxgen_antlr_folder.
function(onnxgen_antlr_sources grammar namespace sources)
  get_filename_component(name "${grammar}" NAME_WE)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/antlr")
  set(generated "${folder}/${name}Lexer.cpp" "${folder}/${name}Parser.cpp" "${folder}/${name}Lexer.h"
                "${folder}/${name}Parser.h")
  file(MAKE_DIRECTORY "${folder}")
  add_custom_command(
    OUTPUT ${generated}
    COMMAND "${ANTLR4_EXECUTABLE}" -Dlanguage=Cpp -no-listener -no-visitor -Werror -package ${namespace} -o "${folder}"
            "${CMAKE_CURRENT_SOURCE_DIR}/${grammar}"
    DEPENDS "${grammar}"
    COMMENT "Generating the parser of ${name}.g4"
    VERBATIM)
  set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-w") # not our code
  set(${sources} ${generated} PARENT_SCOPE)
  set(onnxgen_antlr_folder "${folder}" PARENT_SCOPE)
endfunction()

# onnxgen_use_antlr(TARGET VISIBILITY LIBRARY...): lets it include the generated headers and links ANTLR's runtime, which is
# LIBRARY. Our header of the name antlr4-runtime.h comes before the runtime's own.
function(onnxgen_use_antlr target visibility)
  target_include_directories(${target} BEFORE ${visibility} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/cmake/antlr>)
  target_include_directories(${target} SYSTEM ${visibility} $<BUILD_INTERFACE:${onnxgen_antlr_folder}>
                                                            $<BUILD_INTERFACE:${Antlr4Runtime_INCLUDE_DIR}>)
  target_link_libraries(${target} ${visibility} ${ARGN})
endfunction()
