# Builds GoogleTest and some unit tests for the target machine: tests with files written by other programs, and tests of
# elements of every type.
set(gtest_force_shared_crt ON)
set(BUILD_GMOCK OFF)
set(INSTALL_GTEST OFF)
set(BUILD_SHARED_LIBS OFF)
add_subdirectory("${ONNXGEN_GOOGLETEST}" googletest EXCLUDE_FROM_ALL)
target_compile_options(gtest PRIVATE -w)

set(tests "${CMAKE_CURRENT_SOURCE_DIR}/..")
# Excludes a test that compiles a locale, because the result has the byte order of the build machine.
onnxgen_add_cross_test(vectors "${tests}/runtime/varint_test.cpp" LIBRARIES onnxgen::onnx gtest_main
                       ARGUMENTS --gtest_brief=1 --gtest_filter=-RealChars.TheLocaleHasNoEffect)
# Caused by GoogleTest's macros.
target_compile_options(vectors PRIVATE $<$<CXX_COMPILER_ID:Clang>:-Wno-gnu-zero-variadic-macro-arguments>)
target_compile_definitions(vectors PRIVATE VECTORS="${tests}/runtime/vectors")
if(ONNXGEN_TEXT AND NOT WIN32) # its environment differs from POSIX
  target_sources(vectors PRIVATE "${tests}/text/real_chars_test.cpp")
  target_link_libraries(vectors PRIVATE onnxgen::text)
endif()
if(TARGET saved_files)
  target_sources(vectors PRIVATE "${tests}/io/float_formats_test.cpp" "${tests}/io/portable_name_test.cpp"
                                 "${tests}/io/sha1_test.cpp" "${tests}/io/tensor_view_test.cpp")
  target_include_directories(vectors PRIVATE "${tests}/io")
  target_link_libraries(vectors PRIVATE onnxgen::io)
endif()
if(TARGET onnxgen_archive)
  target_sources(vectors PRIVATE "${tests}/archive/crc32_test.cpp")
  target_link_libraries(vectors PRIVATE onnxgen::archive)
endif()
if(TARGET onnxgen_crypto)
  target_sources(vectors PRIVATE "${tests}/crypto/vectors_test.cpp")
  target_compile_definitions(vectors PRIVATE ONNXGEN_CRYPTO_TESTS="${tests}/crypto")
  target_link_libraries(vectors PRIVATE onnxgen::crypto)
endif()
