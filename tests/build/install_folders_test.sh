#!/usr/bin/env bash
# install_folders_test.sh: checks that an installation works whose headers, libraries and programs are in folders that
# the packager chooses: relative ones, or absolute ones below different prefixes. Empty files stand for libraries and
# programs, because only paths are tested.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

mkdir user
cat >user/CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(user LANGUAGES CXX)
find_package(onnxgen REQUIRED COMPONENTS onnx io)
add_library(user OBJECT main.cpp)
target_link_libraries(user PRIVATE onnxgen::onnx onnxgen::io)
if(NOT EXISTS "${ONNXGEN_EXECUTABLE}")
  message(FATAL_ERROR "the package does not find the generator")
endif()
TEXT
printf '#include <onnxgen/io/index.h>\n\n#include <onnx/onnx-ml.pb.h>\n' >user/main.cpp

# CMake rejects absolute folders for headers below the sources, and this test's folder may be there.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# expect_installed NAME LIBRARIES OPTION...: installs to NAME/prefix with these options of CMake, and uses what is
# installed by CMake and pkg-config. LIBRARIES is the folder of the libraries.
expect_installed() {
  local -r build=$work/$1/build libraries=$work/$1/$2
  local file link
  run cmake -G Ninja -S "$ONNXGEN_SOURCE" -B "$build" -DCMAKE_BUILD_TYPE=Debug -DONNXGEN_BUILD_TESTS=OFF \
    -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_PYTHON=OFF "-DCMAKE_INSTALL_PREFIX=$work/$1/prefix" "${@:3}"
  grep -rhoE --include=cmake_install.cmake "\"$build/[^\"]*(\.a|/onnxgen)\"" "$build" | tr -d '"' | sort -u >placeholders
  while IFS= read -r file; do
    mkdir -p "$(dirname "$file")"
    touch "$file"
  done <placeholders
  run cmake --install "$build"
  for link in "$libraries"/onnxgen/protobuf/{bin/protoc,lib/libprotobuf-lite.a}; do
    [[ -L $link && -e $link ]] || fail "$link is not a link to a file"
  done
  run cmake -G Ninja -S user -B "$1/user" "-Donnxgen_DIR=$libraries/cmake/onnxgen"
  run cmake --build "$1/user"
  if command -v pkg-config >/dev/null; then
    export PKG_CONFIG_PATH=$libraries/pkgconfig
    [[ -e $(pkg-config --variable=libdir onnxgen-io)/libonnxgen_io.a ]] || fail "pkg-config does not find the libraries"
    # shellcheck disable=SC2046 # words
    run "$CXX" -std=c++17 -fsyntax-only $(pkg-config --cflags onnxgen-onnx onnxgen-io) user/main.cpp
  fi
}

expect_installed relative prefix/libraries -DCMAKE_INSTALL_LIBDIR=libraries -DCMAKE_INSTALL_INCLUDEDIR=include/onnxgen-0.1
expect_installed absolute lib/libraries "-DCMAKE_INSTALL_LIBDIR=$work/absolute/lib/libraries" \
  "-DCMAKE_INSTALL_INCLUDEDIR=$work/absolute/dev/include" "-DCMAKE_INSTALL_BINDIR=$work/absolute/bin"
