#!/usr/bin/env bash
# packages_test.sh: checks that the packages of a build with shared libraries, unpacked into an empty folder, are found
# by CMake with components and by pkg-config, that their generator generates classes for a project, and that two
# releases of the libraries can be in one process.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v dpkg-deb >/dev/null || skip "no dpkg"

unset CMAKE_CXX_COMPILER_LAUNCHER # ccache cannot use precompiled headers
ln -s "$ONNXGEN_SOURCE" onnxgen
libdir=lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo somewhere)
run cmake -G Ninja -S onnxgen -B shared "${quick[@]}" -DBUILD_SHARED_LIBS=ON -DONNXGEN_BUILD_TESTS=OFF \
  -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_EXECUTABLE= -DONNXGEN_PRECOMPILE=ON -DONNXGEN_PYTHON=OFF \
  "-DCMAKE_INSTALL_LIBDIR=$libdir"
run cmake --build shared --parallel 2

# ---- packages ------------------------------------------------------------------------------------------------------

(cd shared && run cpack -G DEB -B "$TEST_FOLDER/packages")
rm -r shared onnxgen # the packages must not need them
unset ONNXGEN_EXECUTABLE
mkdir root
for package in packages/*.deb; do dpkg-deb -x "$package" root; done
[[ $(find packages -maxdepth 1 -name '*.deb' -printf '%f\n' | sed 's/_.*//' | sort | tr '\n' ' ') == "onnxgen-dev onnxgen-protobuf onnxgen-runtime onnxgen-tools " ]] ||
  fail "unexpected packages: $(ls packages)"
lib=root/usr/$libdir
[[ $(readelf -d $lib/libonnxgen_runtime.so | grep SONAME) == *libonnxgen_runtime.so.0.1]* ]] || fail "no soname"
# All exported symbols belong to namespace onnxgen and have a version.
for library in $lib/libonnxgen_*.so; do
  run nm --dynamic --defined-only "$library"
  expect_log ' [TV] _ZT?I?N?K?.*@@ONNXGEN_0\.1$'
  expect_no_log '^[0-9a-f]+ [^Au] ([^_]|_[^Z]|_Z(N[^7K]|NK[^7]|T.N[^7]|S))'
  expect_no_log '^[0-9a-f]+ u '
done
dpkg-deb -c packages/onnxgen-runtime_*.deb >log
expect_log 'libonnxgen_io\.so\.0\.1\.'
expect_no_log '\.h$|\.so$'
for package in runtime dev protobuf tools; do
  for file in copyright NOTICE onnxgen-$package.{spdx,cdx}.json; do
    [[ -f root/usr/share/doc/onnxgen-$package/$file ]] || fail "no $file of $package"
  done
done

check_packages packages/*.deb
[[ ,$(dpkg-deb -f packages/onnxgen-dev_*.deb Depends), == *[,\ ]libssl-dev,* ]] || fail "onnxgen-dev does not depend on libssl-dev"
[[ ,$(dpkg-deb -f packages/onnxgen-tools_*.deb Depends), == *[,\ ]onnxgen-runtime\ * ]] || fail "onnxgen-tools does not depend on onnxgen-runtime"

# ---- the binary interface ------------------------------------------------------------------------------------------

# abi.txt lists the functions and objects that these libraries export. Inline functions are not listed, because a
# compiler may or may not emit them; nor is the parser of ONNX's textual syntax, which ANTLR generates. UPDATE_GOLDEN=1
# rewrites the list.
for library in $lib/libonnxgen_*.so; do
  name=$(basename "$library" .so)
  nm --dynamic --defined-only "$library" | sed -nE 's/^[0-9a-f]+ [BDRT] ([^@]*)@.*/\1/p' | c++filt | sed "s/^/$name /"
done | grep -v 'onnxgen::syntax::grammar::' | sort -u >abi.txt
recorded=$ONNXGEN_SOURCE/tests/build/abi.txt
if [[ ${UPDATE_GOLDEN:-} == 1 ]]; then cp abi.txt "$recorded"; fi
if [[ $(uname -m) == x86_64 ]]; then # symbols depend on the size of size_t
  # Only for the libraries of this build, since some are optional.
  grep -f <(cut -d' ' -f1 abi.txt | sort -u | sed 's/.*/^& /') "$recorded" | diff - abi.txt >log ||
    fail "the exported symbols changed. After a release, removing one (<) requires a new compatible version; see
docs/versions.md. Then record the change: UPDATE_GOLDEN=1 ctest --preset dev -R build.packages"
fi

# ---- CMake ---------------------------------------------------------------------------------------------------------

mkdir found
cat >found/main.cpp <<'TEXT'
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/index.h"
#include "onnxgen/text/print.h"
int main(int, char** arguments) {
  onnx::ModelProto model;
  model.set_producer_name("packages");
  if (onnxgen::text::debug_string(model) != "producer_name: \"packages\"\n") return 1;
  try {
    onnxgen::io::index(arguments[0]);  // a program is no model
  } catch (const onnxgen::io::Error&) {
    return 0;
  }
  return 1;
}
TEXT
options=()
# configure COMPONENT...: configures a project that requires these components.
configure() {
  cat >found/CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(found LANGUAGES CXX)
find_package(onnxgen 0.1 REQUIRED COMPONENTS $*)
add_executable(found main.cpp)
target_link_libraries(found PRIVATE onnxgen::onnx onnxgen::io onnxgen::text)
TEXT
  cmake -G Ninja -S found -B found/build "${options[@]}" "-Donnxgen_DIR=$PWD/$lib/cmake/onnxgen" >log 2>&1
}
configure onnx io text || fail "components are not found"
run cmake --build found/build
run found/build/found
# A project that uses shared libraries needs none of the libraries that these link.
options=(-DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON -DCMAKE_DISABLE_FIND_PACKAGE_Libdeflate=ON)
rm -r found/build
configure archive io onnx text || fail "shared libraries require others"
run cmake --build found/build
run found/build/found
options=()
! configure onnx video || fail "a missing component is found"
expect_log 'video'

# A project generates classes from its own schema, which imports ONNX's, with the generator of the package.
cp -r "$ONNXGEN_SOURCE/tests/build/package_user" project
run cmake -G Ninja -S project -B generated "${quick[@]}" "-Donnxgen_DIR=$PWD/$lib/cmake/onnxgen"
# The generator links shared libraries of the package onnxgen-runtime, which an installation puts on the search path.
LD_LIBRARY_PATH=$PWD/$lib run cmake --build generated --parallel 2
run generated/app/shop
run ninja -C generated -t commands
expect_log " $PWD/root/usr/bin/onnxgen .*/shop\.proto"

# ---- pkg-config ----------------------------------------------------------------------------------------------------

export PKG_CONFIG_PATH=$PWD/$lib/pkgconfig
if command -v pkg-config >/dev/null; then
  for file in "$PKG_CONFIG_PATH"/*.pc; do run pkg-config --print-errors --exists "$(basename "$file" .pc)"; done
  # shellcheck disable=SC2046 # words
  run "$CXX" -std=c++17 found/main.cpp -o plain $(pkg-config --cflags --libs onnxgen-onnx onnxgen-io onnxgen-text \
    onnxgen-build onnxgen-check onnxgen-graph) \
    "-Wl,-rpath,$PWD/$lib"
  run ./plain

  # The folder with libprotobuf's layout has a static library even though the runtime is shared. A program, or a shared
  # object, that links it needs none of our shared libraries and exports none of its symbols.
  PKG_CONFIG_PATH=$PWD/$lib/onnxgen/protobuf/lib/pkgconfig
  [[ $(pkg-config --modversion protobuf) == 3.21.12 ]] || fail "pkg-config does not find the folder's protobuf.pc"
  echo '#include <google/protobuf/timestamp.pb.h>
std::string text() {
  google::protobuf::Timestamp time;
  time.set_seconds(5);
  return time.ShortDebugString();
}
int main() { return text() == "seconds: 5" ? 0 : 1; }' >time.cpp
  for options in '-o timely' '-fPIC -shared -o libtimely.so'; do
    # shellcheck disable=SC2046,SC2086
    run "$CXX" -std=c++17 time.cpp $(pkg-config --cflags --libs protobuf) $options
  done
  run ./timely
  run readelf -d timely
  expect_log 'NEEDED.*libc\.'
  expect_no_log 'onnxgen|protobuf'
  run nm --dynamic --defined-only libtimely.so
  expect_log ' _Z4text'
  expect_no_log ' [^Wuv] _Z[A-Z]*N?K?7onnxgen'
fi

# ---- two releases in one process -----------------------------------------------------------------------------------

# Three plugins: one uses this release, two use another one, and one of these links the libraries statically. None uses
# another's functions, although all are loaded with RTLD_GLOBAL. A library with the same names without versions, as a
# plugin with inline functions has, is loaded first.
mkdir -p other/onnxgen
cp -r "$ONNXGEN_SOURCE"/{CMakeLists.txt,cmake,docs,generated,runtime,schemas,LICENSE,NOTICE} other/onnxgen/
sed -i 's/VERSION 0\.1\.0/VERSION 0.2.0/' other/onnxgen/CMakeLists.txt
sed -i 's/return "out of memory"/return "memory full"/' other/onnxgen/runtime/onnxgen/error/status.cpp
for kind in ON OFF; do
  run cmake -G Ninja -S other/onnxgen -B "other/shared-$kind" "${quick[@]}" -DBUILD_SHARED_LIBS=$kind \
    -DONNXGEN_BUILD_TESTS=OFF -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_PYTHON=OFF -DONNXGEN_IO=OFF -DONNXGEN_TEXT=OFF
  run cmake --build "other/shared-$kind" --target onnxgen_runtime --parallel 2
done

echo '#include "onnxgen/error/status.h"
extern "C" const char* answer() {
  static const std::string text = onnxgen::Status(onnxgen::ErrorCode::kOutOfMemory).message();
  return text.c_str();
}' >plugin.cpp
echo '#include "onnxgen/error/status.h"
const char* onnxgen::error_text(ErrorCode) noexcept { return "stolen"; }
extern "C" const char* answer() { return onnxgen::error_text(onnxgen::ErrorCode::kOk); }' >thief.cpp
plugin() { run "$CXX" -std=c++17 -fPIC -shared plugin.cpp -o "$1" -I "$2" "${@:3}"; }
run "$CXX" -std=c++17 -fPIC -shared thief.cpp -o thief.so -I root/usr/include
plugin first.so root/usr/include "$lib/libonnxgen_runtime.so" "-Wl,-rpath,$PWD/$lib"
plugin second.so other/onnxgen/runtime other/shared-ON/runtime/libonnxgen_runtime.so \
  "-Wl,-rpath,$PWD/other/shared-ON/runtime"
plugin third.so other/onnxgen/runtime other/shared-OFF/runtime/libonnxgen_runtime.a
cat >loader.cpp <<'TEXT'
#include <cstdio>
#include <dlfcn.h>
int main(int count, char** arguments) {
  for (int i = 1; i < count; ++i) {
    void* const plugin = dlopen(arguments[i], RTLD_NOW | RTLD_GLOBAL);
    if (plugin == nullptr) return std::puts(dlerror());
    std::puts(reinterpret_cast<const char* (*)()>(dlsym(plugin, "answer"))());
  }
}
TEXT
run "$CXX" loader.cpp -o loader -ldl
./loader ./thief.so ./first.so ./second.so ./third.so >answers
printf '%s\n' stolen 'out of memory at byte 0' 'memory full at byte 0' 'memory full at byte 0' | diff - answers ||
  fail "a library uses symbols of another release"
