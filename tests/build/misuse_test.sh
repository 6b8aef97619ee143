#!/usr/bin/env bash
# Checks that wrong calls of onnx_generate() stop the configuration with a message that names the problem.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

mkdir -p project/elsewhere
echo 'syntax = "proto2"; message A {}' >project/a.proto
echo 'syntax = "proto2"; message B {}' >b.proto
echo 'int main() {}' >project/main.cpp
echo 'add_executable(far ../main.cpp)' >project/elsewhere/CMakeLists.txt

# expect MESSAGE CMAKE-CODE [OPTION...]
expect() {
  local -r message=$1 code=$2
  cat >project/CMakeLists.txt <<TEXT
cmake_minimum_required(VERSION 3.20)
project(misuse LANGUAGES CXX)
add_subdirectory("$ONNXGEN_SOURCE" onnxgen)
add_executable(app main.cpp)
$code
TEXT
  if cmake -G Ninja -S project -B build "${@:3}" >log 2>&1; then fail "CMake accepts: $code"; fi
  # CMake wraps long messages.
  tr -s ' \n' ' ' <log >flat
  mv flat log
  expect_log "$message"
}

generator=-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE
expect 'onnx_generate: TARGET or PYTHON_MODULE is missing' 'onnx_generate(PROTOS a.proto)' "$generator"
expect 'onnx_generate: PROTOS is missing' 'onnx_generate(TARGET app)'
expect "onnx_generate: 'ap' is not a target" 'onnx_generate(TARGET ap PROTOS a.proto)'
expect 'onnx_generate: unknown argument: PROTO' 'onnx_generate(TARGET app PROTO a.proto)'
expect 'onnx_generate: no value for OUT_DIR' 'onnx_generate(TARGET app PROTOS a.proto OUT_DIR)'
expect 'onnx_generate: no such file: c.proto Looked in:' 'onnx_generate(TARGET app PROTOS c.proto)'
expect 'b.proto is in none of the import directories' 'onnx_generate(TARGET app PROTOS ../b.proto)'
expect "PROFILE must be native or protobuf, not 'fast'" 'onnx_generate(TARGET app PROTOS a.proto PROFILE fast)'
expect "'u' compiles no sources" 'add_custom_target(u)
onnx_generate(TARGET u PROTOS a.proto)'
expect 'TARGET and PYTHON_MODULE cannot be combined' 'onnx_generate(TARGET app PYTHON_MODULE a PROTOS a.proto)'
expect "'a-b' is not the name of a Python module" 'onnx_generate(PYTHON_MODULE a-b PROTOS a.proto)'
expect "target 'app' already exists" 'onnx_generate(PYTHON_MODULE app PROTOS a.proto)'
expect "needs complete classes of the native profile" 'onnx_generate(PYTHON_MODULE a PROTOS a.proto PARSE_ONLY)'
expect "GENERATED_TARGET 'u' already exists" 'add_custom_target(u)
onnx_generate(TARGET app PROTOS a.proto GENERATED_TARGET u)'
expect "OPTIMIZE_FOR must be SPEED or SIZE, not 'size'" 'onnx_generate(TARGET app PROTOS a.proto OPTIMIZE_FOR size)'
expect "PROTOBUF_API must be 21 or 30, not '29'" \
  'onnx_generate(TARGET app PROTOS a.proto PROFILE protobuf PROTOBUF_API 29)'
expect 'PROTOBUF_API requires PROFILE protobuf' 'onnx_generate(TARGET app PROTOS a.proto PROTOBUF_API 30)'
expect 'PARSE_ONLY require the native profile' 'onnx_generate(TARGET app PROTOS a.proto PROFILE protobuf PARSE_ONLY)'
expect "'far' is defined in .*/elsewhere; call onnx_generate\(\) there" 'add_subdirectory(elsewhere)
onnx_generate(TARGET far PROTOS a.proto)'
expect "'app' already generates .*a.pb.h; set another OUT_DIR for 'other'" 'add_executable(other main.cpp)
onnx_generate(TARGET app PROTOS a.proto OUT_DIR out)
onnx_generate(TARGET other PROTOS a.proto OUT_DIR out)'
expect 'ONNXGEN_EXECUTABLE does not exist: /nowhere' 'onnx_generate(TARGET app PROTOS a.proto)' \
  -DONNXGEN_EXECUTABLE=/nowhere
expect 'onnx_generate: no generator' 'onnx_generate(TARGET app PROTOS a.proto)' \
  -DONNXGEN_EXECUTABLE= -DONNXGEN_BUILD_GENERATOR=OFF

# If libraries of the generator or onnx-tool are missing, a single error names all of them and their packages. CMake
# indents the list.
without() { for name in "$@"; do printf -- '-DCMAKE_DISABLE_FIND_PACKAGE_%s=ON ' "$name"; done; }
# shellcheck disable=SC2046  # several options
expect "ANTLR's C\+\+ runtime 4, for the generator and onnxgen::syntax fmt 8 or newer, for the generator and onnx-tool CLI11, \
for onnx-tool.* Install .* apt install libantlr4-runtime-dev libfmt-dev libcli11-dev dnf install [a-z0-9-]+ fmt-devel \
cli11-devel apk add .* pacman -S .* brew install .* vcpkg install antlr4 fmt cli11 .*winget.* -DONNXGEN_FETCH_DEPENDENCIES=ON" \
  '' -DONNXGEN_EXECUTABLE= -DONNXGEN_BUILD_GENERATOR=ON -DONNXGEN_BUILD_TOOLS=ON $(without Antlr4Runtime fmt CLI11)
# shellcheck disable=SC2046
expect 'not found: fmt 8 or newer, for the generator and onnx-tool Install .* apt install libfmt-dev dnf' '' \
  $(without fmt) -DCMAKE_DISABLE_FIND_PACKAGE_{Antlr4Runtime,CLI11}=OFF
expect "not found: ANTLR's C\+\+ runtime 4, for onnxgen::syntax Install" '' -DONNXGEN_BUILD_GENERATOR=OFF \
  "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_SYNTAX=ON $(without Antlr4Runtime)

# Components that are requested by name are in the same error. Optional ones are marked.
# shellcheck disable=SC2046
expect "not found: ANTLR's C\+\+ runtime 4, for the generator fmt 8 or newer, for the generator libdeflate, for \
onnxgen::archive OpenSSL 1.1.1 or newer, for onnxgen::crypto libcurl 7.85 or newer, for onnxgen::remote \(optional\) Install \
.* apt install libantlr4-runtime-dev libfmt-dev libdeflate-dev libssl-dev libcurl4-openssl-dev dnf install [a-z0-9-]+ \
fmt-devel libdeflate-devel openssl-devel libcurl-devel apk .* vcpkg install antlr4 fmt libdeflate openssl curl or .* \
without them: .*-DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_ARCHIVE=OFF -DONNXGEN_CRYPTO=OFF Call" '' -DONNXGEN_EXECUTABLE= \
  -DONNXGEN_BUILD_GENERATOR=ON -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_SYNTAX=OFF -DONNXGEN_ARCHIVE=ON -DONNXGEN_CRYPTO=ON \
  $(without Antlr4Runtime fmt Libdeflate OpenSSL CURL)
# shellcheck disable=SC2046
expect 'not found: libdeflate, for onnxgen::archive Install .*winget has none.* or build without them: -DONNXGEN_ARCHIVE=OFF' \
  '' -DONNXGEN_BUILD_GENERATOR=OFF "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" -DONNXGEN_BUILD_TOOLS=OFF -DONNXGEN_SYNTAX=OFF \
  $(without Libdeflate) -DCMAKE_DISABLE_FIND_PACKAGE_{OpenSSL,CURL}=OFF
