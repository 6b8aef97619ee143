# What this project asks of its own code. Never reaches a project that uses onnxgen.
option(ONNXGEN_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(ONNXGEN_WERROR "Take warnings for errors; packages do not, since each release of a compiler has more of them" ON)
option(ONNXGEN_FUZZ "Build the fuzzers of tests/fuzz; needs clang" OFF)

add_library(onnxgen_dev_options INTERFACE)
if(NOT MSVC)
  target_compile_options(onnxgen_dev_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                                                       $<$<BOOL:${ONNXGEN_WERROR}>:-Werror>)
  # What GoogleTest's macros make.
  target_compile_options(onnxgen_dev_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-gnu-zero-variadic-macro-arguments>)
endif()

if(ONNXGEN_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
  target_compile_options(onnxgen_dev_options INTERFACE ${sanitizers} -fno-omit-frame-pointer)
  # GCC's own manual warns of this: what the sanitizers add makes it see uninitialized variables in the standard library.
  target_compile_options(onnxgen_dev_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(onnxgen_dev_options INTERFACE ${sanitizers})
endif()

if(ONNXGEN_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "ONNXGEN_FUZZ needs clang, which brings libFuzzer")
  endif()
  # Coverage of everything that is ours; the fuzzers alone get libFuzzer's main().
  target_compile_options(onnxgen_dev_options INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(onnxgen_dev_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
