#!/usr/bin/env bash
# projects_test.sh BUILD-FOLDER: checks that the projects and commands in the guides work with the build in this folder.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

run cmake --install "$1" --prefix "$PWD/installed"
export PATH=$PWD/installed/bin:$PATH
export CMAKE_PREFIX_PATH=$PWD/installed CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=2
unset ONNXGEN_EXECUTABLE
build_like "$1"

# project NAME: makes a folder where add_subdirectory(onnxgen) uses the installed package. The tests in tests/build
# cover the use of the sources.
project() {
  mkdir -p "$1/onnxgen"
  cat >"$1/onnxgen/CMakeLists.txt" <<'TEXT'
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON)
find_package(onnxgen REQUIRED)
TEXT
}

# ---- getting started -----------------------------------------------------------------------------------------------

project first
for file in CMakeLists.txt make.cpp look.cpp mine.cpp; do block getting-started.md "$file" >"first/$file"; done
block getting-started.md run >run.sh
# Without optimization and debug information: compiling with either would take longer than these programs run.
(cd first && sed -i 's/CMAKE_BUILD_TYPE Release/CMAKE_BUILD_TYPE None/' CMakeLists.txt && run bash -e ../run.sh && mv log ..)
block getting-started.md output >expected
tail -n "$(wc -l <expected)" log | diff expected - || fail "the output of the tutorial's programs differs"
[[ $(grep -vc '^cmake' run.sh) == 4 ]] || fail "the tutorial does not run 4 programs"
if first/build/look missing.onnx >log 2>&1; then fail "a missing file is accepted"; fi
expect_log '^missing.onnx: .*cannot be opened'
head -c 1000 first/network.onnx >cut.onnx
if first/build/look cut.onnx >log 2>&1; then fail "a truncated file is accepted"; fi
expect_log 'truncated at byte'

# ---- blocks of cmake -----------------------------------------------------------------------------------------------

# Each block goes into a project with an executable `app`, some schemas, and the source of a library.
count=0
while read -r page line; do
  count=$((count + 1))
  name=block_$count
  project $name
  mkdir "$name/proto"
  printf 'syntax = "proto3"; message A { int32 x = 1; }\n' >"$name/proto/a.proto"
  printf 'syntax = "proto3"; import "a.proto"; message B { A a = 1; }\n' >"$name/proto/b.proto"
  printf 'syntax = "proto3"; enum Color { RED = 0; }\n' >"$name/colors.proto"
  printf 'syntax = "proto3"; import "colors.proto"; message Shape { Color color = 1; }\n' >"$name/shapes.proto"
  printf '#include "onnx/onnx-ml.pb.h"\nint main() { return onnx::ModelProto().ir_version() != 0; }\n' >"$name/main.cpp"
  echo 'int model() { return 0; }' >"$name/model.cpp"
  {
    printf 'cmake_minimum_required(VERSION 3.20)\nproject(block LANGUAGES CXX)\nadd_executable(app main.cpp)\n'
    # Blocks that add onnxgen to the project are complete. For blocks that begin by defining a target, onnxgen is added
    # first.
    block_code=$(awk -v first="$line" 'NR < first { next } /^```/ { exit } { print }' "$page")
    if ! grep -qE 'add_subdirectory|find_package|FetchContent' <<<"$block_code"; then
      echo 'find_package(onnxgen REQUIRED)'
    fi
    if grep -q 'TARGET model' <<<"$block_code" && ! grep -q 'add_library(model' <<<"$block_code"; then
      echo 'add_library(model STATIC model.cpp)'
      block_code=${block_code/PROTOS/IMPORT_DIRS proto PROTOS}
    fi
    # A block that does not mention `app` is about something else, so `app` gets the ready-made classes.
    if ! grep -qE '\bapp\b' <<<"$block_code"; then echo 'target_link_libraries(app PRIVATE onnxgen::onnx)'; fi
    printf '%s\n' "$block_code"
  } >"$name/CMakeLists.txt"
  run cmake -S $name -B $name/build "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN=$PWD/$name/onnxgen"
  run cmake --build $name/build
  run $name/build/app
done < <(cd "$ONNXGEN_SOURCE" && awk '
  FNR == 1 { named = 0 }
  /^<!-- (block|not run:) / { named = 1; next }
  /^```cmake$/ && !named { print ENVIRON["ONNXGEN_SOURCE"] "/" FILENAME, FNR + 1 }
  { named = 0 }' README.md docs/*.md)
((count >= 5)) || fail "only $count blocks of cmake were found"

# ---- commands ------------------------------------------------------------------------------------------------------

mkdir commands
cd commands
echo 'message A { optional int32 x = 1; }' >a.proto
cp "$ONNXGEN_SOURCE/tests/build/consumer/app/ready_made.cpp" main.cpp
cp ../first/network.onnx model.onnx

block format.md decode >script
run bash -e script
expect_log '^1: 8$'

block constrained-toolchains.md generate >script
run bash -e script
[[ -f a.pb.cc && -f a.pb.h ]] || fail "no classes"

if command -v pkg-config >/dev/null; then
  library=$(find "$PWD/../installed" -name libprotobuf.a)
  block migrating-from-protobuf.md other-build-systems |
    sed "s|^prefix=.*|prefix=${library%/lib/*}|; s|^c++|$CXX $CXXFLAGS $LDFLAGS|" >script
  cp "$ONNXGEN_SOURCE/schemas/onnx/onnx-ml.proto" onnx.proto
  sed 's|onnx/onnx-ml.pb.h|onnx.pb.h|' main.cpp >app.cpp
  run bash -e script
  run ./a.out

  PKG_CONFIG_PATH=$(dirname "$(find ../installed -name onnxgen-onnx.pc)")
  export PKG_CONFIG_PATH
  block install.md pkg-config | sed "s|^c++|$CXX $CXXFLAGS $LDFLAGS|" >script
  run bash -e script
  run ./app
fi

# Every command of ./bootstrap that a page mentions must exist.
block README.md bootstrap >script
"$ONNXGEN_SOURCE/bootstrap" help >log
grep -ohE '\./bootstrap [a-z]+' script "$ONNXGEN_SOURCE"/README.md "$ONNXGEN_SOURCE"/docs/*.md | sort -u |
  while read -r _ command; do expect_log "^\./bootstrap $command\b"; done
