# Compiler options for the project's own code. They do not affect projects that use onnxgen.
option(ONNXGEN_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(ONNXGEN_WERROR "Treat warnings as errors; turn this off in packages, because newer compilers have more warnings" ON)
set(fuzz_default OFF)
if(ONNXGEN_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(fuzz_default ON)
endif()
option(ONNXGEN_FUZZ "Build the fuzzers in tests/fuzz, which need clang's libFuzzer" ${fuzz_default})

# Makes file names in assertions and debug information relative, so that objects do not depend on the path of this
# folder. Debug builds keep absolute names, by which debuggers find the files.
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag("-ffile-prefix-map=/folder=." ONNXGEN_COMPILER_MAPS_FILE_NAMES)
if(ONNXGEN_COMPILER_MAPS_FILE_NAMES)
  foreach(folder IN ITEMS "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
    add_compile_options("$<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${folder}=.>")
  endforeach()
endif()

add_library(onnxgen_dev_options INTERFACE)
if(NOT MSVC)
  target_compile_options(onnxgen_dev_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                                                       $<$<BOOL:${ONNXGEN_WERROR}>:-Werror>)
  # GoogleTest's macros cause this warning.
  target_compile_options(onnxgen_dev_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-gnu-zero-variadic-macro-arguments>)
endif()

if(ONNXGEN_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
  target_compile_options(onnxgen_dev_options INTERFACE ${sanitizers} -fno-omit-frame-pointer)
  # As GCC's manual warns, the sanitizers cause false warnings about uninitialized variables in the standard library.
  target_compile_options(onnxgen_dev_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(onnxgen_dev_options INTERFACE ${sanitizers})
endif()

# Options for code that fuzzers run: it is executed millions of times and records which branches an input reaches. If
# tests were compiled with these options as well, compiling them would take 20% longer.
add_library(onnxgen_fuzzed_options INTERFACE)
target_link_libraries(onnxgen_fuzzed_options INTERFACE onnxgen_dev_options)
if(ONNXGEN_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "ONNXGEN_FUZZ needs clang, which includes libFuzzer")
  endif()
  target_compile_options(onnxgen_fuzzed_options INTERFACE -O1 -fsanitize=fuzzer-no-link)
  target_link_options(onnxgen_dev_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
