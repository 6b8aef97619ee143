#!/usr/bin/env bash
# Builds the C++ library of ONNX's main branch, unmodified, with the interface of protobuf 30, and runs its parser,
# checker, shape inference and version converter. ONNXGEN_ONNX_SOURCE is a folder with ONNX's sources; ONNX's own
# CMakeLists.txt is not used, because it needs a newer CMake than onnxgen.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

sources=${ONNXGEN_ONNX_SOURCE-}
[[ -n $sources ]] || skip "no sources of ONNX: set ONNXGEN_ONNX_SOURCE to a folder with its main branch"
command -v python3 >/dev/null || skip "no Python 3, which ONNX needs to generate its schemas"

mkdir onnx
for name in onnx onnx-operators onnx-data; do
  run python3 "$sources/onnx/gen_proto.py" -p onnx -o onnx -m "$name"
done
cat >CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(onnx_main LANGUAGES CXX)
include($ONNXGEN_SOURCE/cmake/OnnxProtobufCompat.cmake)
find_package(Protobuf REQUIRED)
message(STATUS "Protobuf \${Protobuf_VERSION}")
file(GLOB_RECURSE sources "$sources/onnx/*.cc")
list(FILTER sources EXCLUDE REGEX "/onnx/(test|backend)/|/cpp2py_export")
add_library(onnx STATIC \${sources})
file(GLOB protos "\${CMAKE_CURRENT_SOURCE_DIR}/onnx/*.proto")
protobuf_generate(TARGET onnx LANGUAGE cpp PROTOS \${protos})
target_compile_definitions(onnx PUBLIC ONNX_NAMESPACE=onnx ONNX_ML=1)
target_include_directories(onnx PUBLIC "$sources" "\${CMAKE_CURRENT_BINARY_DIR}")
target_link_libraries(onnx PUBLIC protobuf::libprotobuf)
add_executable(reader "$ONNXGEN_SOURCE/tests/build/onnx_main/reader.cpp")
target_link_libraries(reader PRIVATE -Wl,--whole-archive onnx -Wl,--no-whole-archive)
TEXT
unity_for_ours
run cmake -G Ninja -S . -B build -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O0 -w" -DONNXGEN_REPLACE_PROTOBUF=ON \
  -DONNXGEN_PROTOBUF_API=30 "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" "${unity[@]}"
expect_log 'Protobuf 6\.30\.0'
grep -q 'ONNXGEN_PROTOBUF_API=30' build/build.ninja || fail "the sources are not compiled for protobuf 30"
run cmake --build build --parallel 2
run build/reader
expect_log '^y: N x 4$'
expect_log '^opset 13$'
