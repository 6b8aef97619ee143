#!/usr/bin/env bash
# configuration_test.sh: checks that a build has the parts that its options select, and does not require anything else.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

share_by_place
ln -s "$ONNXGEN_SOURCE" onnxgen

# configure FOLDER OPTION...: configures this project at top level, as on a machine without GoogleTest and Protobuf.
configure() {
  run cmake -G Ninja -S onnxgen -B "$1" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON \
    -DCMAKE_DISABLE_FIND_PACKAGE_Protobuf=ON "${@:2}"
}
expect_targets() {
  for target in "${@:2}"; do
    grep -q "onnxgen_$target" "$1/build.ninja" || fail "$1 lacks the target $target"
  done
}
expect_no_targets() {
  for target in "${@:2}"; do ! grep -q "onnxgen_$target" "$1/build.ninja" || fail "$1 has the target $target"; done
}
expect_error() {
  ! cmake -G Ninja -S "$ONNXGEN_SOURCE" -B wrong "${@:2}" >log 2>&1 || fail "CMake accepts ${*:2}"
  tr -s ' \n' ' ' <log >flat # CMake wraps long lines
  mv flat log
  expect_log "$1"
  rm -r wrong
}

# With only the packages that the README requires: builds the generator, but no tests.
configure plain
expect_log 'No tests: they need GoogleTest and Protobuf'
expect_targets plain generator io text protobuf onnx
[[ ! -d plain/tests ]] || fail "tests are configured without GoogleTest"

# Without its dependencies, onnx-tool is omitted, and CMake prints a line about it.
configure no_cli11 -DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON
expect_log 'No onnx-tool: it needs CLI11 and fmt \(libcli11-dev libfmt-dev\)'
! grep -q onnx-tool no_cli11/build.ninja || fail "onnx-tool is configured without CLI11"

# Cross builds use a ready-made generator, or none. They build one for the target if ONNXGEN_BUILD_GENERATOR is ALWAYS.
configure cross -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=other "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE"
expect_no_targets cross generator
expect_targets cross io
configure cross_generator -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=other \
  "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" -DONNXGEN_BUILD_GENERATOR=ALWAYS
expect_targets cross_generator generator
configure without -DONNXGEN_BUILD_GENERATOR=OFF -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON
expect_no_targets without generator
configure no_antlr -DONNXGEN_BUILD_GENERATOR=OFF -DCMAKE_DISABLE_FIND_PACKAGE_Antlr4Runtime=ON
expect_no_targets no_antlr syntax
expect_log 'No onnxgen::syntax'

# Components, and the components that depend on them.
configure few -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_IO=OFF -DONNXGEN_TEXT=OFF
expect_targets few runtime onnx well_known
expect_no_targets few io check build graph syntax archive crypto remote text protobuf

expect_error 'ONNXGEN_BUILD_TESTS needs the generator' -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_BUILD_TESTS=ON
expect_error 'ONNXGEN_BUILD_TESTS needs ONNXGEN_TEXT, ONNXGEN_IO' -DONNXGEN_IO=OFF -DONNXGEN_BUILD_TESTS=ON

expect_error 'ONNXGEN_BUILD_GENERATOR needs ONNXGEN_TEXT' -DONNXGEN_TEXT=OFF

# A library with a missing dependency is omitted by default, but is an error if it was requested by name.
configure no_libraries -DONNXGEN_BUILD_GENERATOR=OFF -DCMAKE_DISABLE_FIND_PACKAGE_Libdeflate=ON \
  -DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON -DCMAKE_DISABLE_FIND_PACKAGE_CURL=ON
expect_no_targets no_libraries archive crypto remote
for name in archive crypto remote; do expect_log "No onnxgen::$name: it needs"; done
echo 'set(WIN32 ON)' >windows.cmake
expect_error 'ONNXGEN_REMOTE is ON, but onnxgen::remote needs POSIX' -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_REMOTE=ON \
  -DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON "-DCMAKE_PROJECT_onnxgen_INCLUDE=$PWD/windows.cmake"
expect_error 'ONNXGEN_CRYPTO needs ONNXGEN_IO' -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_CRYPTO=ON -DONNXGEN_IO=OFF

# Variables set by the parent project take precedence over the command line, as with option(), in every run.
mkdir around
cat >around/CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(around LANGUAGES CXX)
set(ONNXGEN_BUILD_GENERATOR OFF)
set(ONNXGEN_ARCHIVE OFF)
add_subdirectory("$ONNXGEN_SOURCE" onnxgen)
TEXT
for _ in first second; do
  run cmake -G Ninja -S around -B around/build -DONNXGEN_ARCHIVE=ON
  expect_no_targets around/build archive
done

# Toolchains and platforms that onnxgen does not support. Cache variables simulate what CMake would detect about them.
expect_refused() {
  echo "$2" >platform.cmake
  expect_error "$1" "-DCMAKE_PROJECT_onnxgen_INCLUDE=$PWD/platform.cmake" -DONNXGEN_BUILD_GENERATOR=OFF "${@:3}"
}
expect_refused 'onnxgen needs a C\+\+17 compiler; .* does not support C\+\+17' 'set(CMAKE_CXX_COMPILE_FEATURES cxx_std_14)'
expect_refused "onnxgen needs C\+\+17's <charconv>" '' -DCMAKE_CXX_FLAGS=-nostdinc++
expect_refused 'onnxgen needs 32-bit or 64-bit addresses; .* has 16-bit addresses' 'set(CMAKE_SIZEOF_VOID_P 2)'
expect_refused 'ONNXGEN_IO needs a system with files; set ONNXGEN_IO=OFF for Generic' '' -DCMAKE_SYSTEM_NAME=Generic \
  -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY -DONNXGEN_IO=ON
expect_refused 'onnxgen supports only static libraries with MSVC' 'set(MSVC ON)' -DBUILD_SHARED_LIBS=ON

# A package installed without these components is found.
run cmake -S onnxgen -B few "${quick[@]}"
run cmake --build few --parallel 2
run cmake --install few --prefix "$PWD/installed"
[[ -d installed/include/onnxgen/message && ! -d installed/include/onnxgen/io ]] ||
  fail "headers of a component that was not requested are installed"
mkdir found
cat >found/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(found LANGUAGES CXX)
find_package(onnxgen REQUIRED)
if(TARGET onnxgen::io OR TARGET Threads::Threads OR NOT TARGET onnxgen::onnx)
  message(FATAL_ERROR "other components than those that were installed")
endif()
TEXT
run cmake -G Ninja -S found -B found/build "-DCMAKE_PREFIX_PATH=$PWD/installed"
# A CMake that is too old, or a missing component, gives an error of one line. A variable simulates the version.
expect_not_found() {
  printf 'cmake_minimum_required(VERSION 3.16)\nproject(found LANGUAGES CXX)\n%s\n' "$2" >found/CMakeLists.txt
  ! cmake -G Ninja -S found -B found/wrong "-DCMAKE_PREFIX_PATH=$PWD/installed" >log 2>&1 ||
    fail "find_package succeeds: $2"
  tr -s ' \n' ' ' <log >flat # CMake wraps long lines
  mv flat log
  expect_log "$1"
  rm -r found/wrong
}
expect_not_found 'onnxgen needs CMake 3.20 or newer; this is 3.16.0' 'set(CMAKE_VERSION 3.16.0)
find_package(onnxgen REQUIRED)'
expect_not_found "this onnxgen was built without component 'io'" 'find_package(onnxgen REQUIRED COMPONENTS io)'
# For the sources, CMake itself reports it, since cmake_minimum_required() is their first line.
[[ $(grep -m1 -v '^#' "$ONNXGEN_SOURCE/CMakeLists.txt") == 'cmake_minimum_required(VERSION 3.20)' ]] ||
  fail "CMakeLists.txt does not begin with cmake_minimum_required"

# As a subproject, uses the generator that the parent project names, even if it does so by an ordinary variable, and
# builds only the linked libraries.
mkdir -p around/app
echo 'syntax = "proto2"; package around; message A {}' >around/app/a.proto
echo '#include "a.pb.h"
int main() { return static_cast<int>(around::A().ByteSizeLong()); }' >around/app/main.cpp
cat >around/CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(around LANGUAGES CXX)
set(ONNXGEN_EXECUTABLE "$ONNXGEN_EXECUTABLE")
add_subdirectory("$ONNXGEN_SOURCE" onnxgen)
add_subdirectory(app)
TEXT
echo 'add_executable(app main.cpp)
onnx_generate(TARGET app PROTOS a.proto)' >around/app/CMakeLists.txt
run cmake -G Ninja -S around -B around/build -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON
expect_no_targets around/build generator
run ninja -C around/build -n
expect_log 'Generating C\+\+ classes from a.proto'
expect_no_log 'onnxgen_(io|text|protobuf|onnx)'

# If the build also uses the real Protobuf, the generated classes are hidden from its libraries. If onnxgen replaces
# Protobuf, they are as visible as protoc's.
cat >around/app/CMakeLists.txt <<TEXT
include("$ONNXGEN_SOURCE/cmake/OnnxProtobufCompat.cmake")
protobuf_generate(OUT_VAR sources PROTOS a.proto)
add_executable(app main.cpp \${sources})
target_link_libraries(app PRIVATE onnxgen::protobuf)
TEXT
for replaced in ON OFF; do
  run cmake -G Ninja -S around -B "around/$replaced" "-DONNXGEN_REPLACE_PROTOBUF=$replaced"
done
grep -q 'cpp_out=visibility=hidden:' around/OFF/build.ninja ||
  fail "classes are visible in a build that also links libprotobuf"
! grep -q 'cpp_out=visibility=hidden' around/ON/build.ninja ||
  fail "classes are hidden although libprotobuf is replaced"
