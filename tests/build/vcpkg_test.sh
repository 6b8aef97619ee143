#!/usr/bin/env bash
# vcpkg_test.sh: the steps of the vcpkg port make a package with the libraries and the generator, and a project uses it.
# The package of another triplet contains the host's generator. Uses stand-ins for vcpkg's functions because vcpkg would
# have to be downloaded.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
unset CMAKE_CXX_COMPILER_LAUNCHER # ccache cannot use the precompiled headers of the stand-ins
ln -s "$ONNXGEN_SOURCE" onnxgen
port=$PWD/onnxgen/cmake/packaging/vcpkg/onnxgen

# The manifest: its version is the project's, and the port knows its features.
version=$(sed -n 's/^project(onnxgen VERSION \([0-9.]*\).*/\1/p' "$ONNXGEN_SOURCE/CMakeLists.txt")
cat >manifest.cmake <<TEXT
cmake_minimum_required(VERSION 3.20)
file(READ "$port/vcpkg.json" manifest)
file(READ "$port/portfile.cmake" portfile)
string(JSON version GET "\${manifest}" version)
if(NOT version STREQUAL "$version")
  message(FATAL_ERROR "the version in vcpkg.json is \${version}")
endif()
string(JSON last LENGTH "\${manifest}" features)
math(EXPR last "\${last} - 1")
foreach(i RANGE \${last})
  string(JSON feature MEMBER "\${manifest}" features \${i})
  string(TOUPPER "\${feature}" option)
  if(NOT portfile MATCHES "\${feature} ONNXGEN_(BUILD_)?\${option}")
    message(FATAL_ERROR "the port does not know the feature \${feature}")
  endif()
endforeach()
TEXT
run cmake -P manifest.cmake

# Selects only features whose libraries are installed on this machine.
features=generator
if [[ -f /usr/include/libdeflate.h ]]; then features+=';archive'; fi
# port PACKAGE OPTION...
port() {
  run cmake "-DPORT=$port" "-DFEATURES=$features" "-DBUILD=$PWD/build" "-DPACKAGE=$PWD/first" "${@:2}" \
    -P "$ONNXGEN_SOURCE/tests/build/stand_ins/vcpkg.cmake"
  mv first "$1" # vcpkg moves it to where all packages are
  # Repeats the checks that vcpkg applies to every package.
  [[ -s $1/share/onnxgen/copyright ]] || fail "no copyright"
  [[ ! -e $1/bin && ! -e $1/lib/cmake && ! -e $1/debug/include ]] ||
    fail "the package has folders that vcpkg does not allow"
  ! grep -rqF "$PWD" "$1/share" "$1/lib/pkgconfig" || fail "an absolute path in the package"
}
port package

unset ONNXGEN_EXECUTABLE
cp -r "$ONNXGEN_SOURCE/cmake/packaging/conan/test_package" project
# use PACKAGE OPTION...
use() {
  run cmake -G Ninja -S project -B "build_with_$1" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_PREFIX_PATH=$PWD/$1" \
    -DWITH_GENERATOR=ON "${@:2}"
  run cmake --build "build_with_$1"
  run "build_with_$1/app"
  run "build_with_$1/item"
  grep -qF "$PWD/$1/tools/onnxgen/onnxgen" "build_with_$1/build.ninja" ||
    fail "the build does not use the generator of the $1"
}
use package
if [[ $features == *archive ]]; then
  sed -i '/^find_package/s/text)$/text archive)/' project/CMakeLists.txt
  run cmake -S project -B build_with_package
fi

# The package of another triplet contains a copy of the host's generator in a folder where vcpkg's toolchain searches
# for programs. Here, both triplets are for the same machine, so that nothing is rebuilt.
mkdir -p host/tools/onnxgen
printf '#!/bin/sh\nexec "%s" "$@"\n' "$PWD/package/tools/onnxgen/onnxgen" >host/tools/onnxgen/onnxgen
chmod +x host/tools/onnxgen/onnxgen
port other "-DHOST=$PWD/host"
cmp host/tools/onnxgen/onnxgen other/tools/onnxgen/onnxgen || fail "the installed generator is not that of the host"
use other -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=other "-DCMAKE_PROGRAM_PATH=$PWD/other/tools/onnxgen"
