#!/usr/bin/env bash
# vcpkg_test.sh: the steps of the vcpkg port make a package that a project finds. By stand-ins for vcpkg's functions, since
# vcpkg comes from a network; whether the real ones do with our port what their documentation says is not tried.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
share_by_place
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
  if(NOT portfile MATCHES "\${feature} ONNXGEN_\${option}")
    message(FATAL_ERROR "the port does not know the feature \${feature}")
  endif()
endforeach()
TEXT
run cmake -P manifest.cmake

# A feature whose libraries this machine has.
features=
if [[ -f /usr/include/libdeflate.h ]]; then features=archive; fi
run cmake "-DPORT=$port" "-DFEATURES=$features" "-DBUILD=$PWD/build" "-DPACKAGE=$PWD/first" \
  -P "$ONNXGEN_SOURCE/tests/build/stand_ins/vcpkg.cmake"
mv first package # vcpkg moves it to where all packages are

# Checks that vcpkg itself applies to a package.
[[ -s package/share/onnxgen/copyright ]] || fail "no copyright"
[[ ! -e package/lib/cmake && ! -e package/debug/include ]] || fail "files where vcpkg wants none"
! grep -rqF "$PWD" package/share package/lib/pkgconfig || fail "an absolute path in the package"

cp -r "$ONNXGEN_SOURCE/cmake/packaging/conan/test_package" project
run cmake -G Ninja -S project -B project/build -DCMAKE_BUILD_TYPE=Release "-DCMAKE_PREFIX_PATH=$PWD/package"
run cmake --build project/build
run project/build/app
if [[ -n $features ]]; then
  sed -i 's/text)$/text archive)/' project/CMakeLists.txt
  run cmake -S project -B project/build
fi
