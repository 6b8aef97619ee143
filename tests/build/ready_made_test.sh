#!/usr/bin/env bash
# Checks that a program with the ready-made ONNX classes, which gets onnxgen by FetchContent, needs no generator,
# exceptions or run-time type information.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

mkdir project
cp "$ONNXGEN_SOURCE/tests/build/consumer/app/ready_made.cpp" project
# As in the guide, but fetches an archive from this machine instead of a server.
tar -czf onnxgen.tar.gz -C "$ONNXGEN_SOURCE" CMakeLists.txt cmake docs generated runtime schemas LICENSE NOTICE
{
  printf 'cmake_minimum_required(VERSION 3.20)\nproject(ready_made LANGUAGES CXX)\nset(ONNXGEN_BUILD_GENERATOR OFF)\n'
  block install.md FetchContent | sed "s|GIT_REPOSITORY .*)|URL \"$PWD/onnxgen.tar.gz\")|"
  printf 'add_executable(ready_made ready_made.cpp)\ntarget_link_libraries(ready_made PRIVATE onnxgen::onnx)\n'
} >project/CMakeLists.txt
grep -q 'URL "' project/CMakeLists.txt || fail "the guide does not declare FetchContent with a URL"
# As on a machine without ANTLR and fmt.
run cmake -G Ninja -S project -B build "${unity[@]}" -DCMAKE_CXX_FLAGS="-fno-exceptions -fno-rtti" \
  -DCMAKE_DISABLE_FIND_PACKAGE_Antlr4Runtime=ON -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON
run cmake --build build --parallel 2
expect_no_log 'onnxgen_generator|antlr|Generating'
run build/ready_made
# The library has descriptors, but the program asks for none, so none is linked.
run nm -C build/_deps/onnxgen-build/generated/libonnxgen_onnx.a
expect_log 'ModelProto::Descriptor_$'
run nm -C build/ready_made
expect_log 'ModelProto::Info_$'
expect_no_log 'Descriptor_|Description_'
# Nothing else of the project is linked.
run ldd build/ready_made
expect_no_log 'libcurl'
