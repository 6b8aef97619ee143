#!/usr/bin/env bash
# Measures the smallest program that reads a model, compiled for size and linked statically. Prints one line for each
# form of the classes, `name bytes base ratio`. `bytes` is the size of text and data that exceeds `base`, the size of a
# program that only uses a string.
#
#   reader_sizes.sh ONNXGEN FOLDER        (the program, and a working folder; CXX names the compiler, c++ by default)
set -euo pipefail

onnxgen=$(realpath "${1:?usage: $0 ONNXGEN FOLDER}")
work=${2:?usage: $0 ONNXGEN FOLDER}
source_dir=$(realpath "$(dirname "$0")/../..")
cxx=${CXX:-c++}
options=(-std=c++17 -Os -DNDEBUG -ffunction-sections -fdata-sections)

mkdir -p "$work/runtime"
export cxx source_dir work
compile() { "$cxx" "${@:2}" -I "$source_dir/runtime" -c "$1" -o "$work/runtime/$(tr / _ <<<"${1#"$source_dir"/}").o"; }
export -f compile
find "$source_dir"/runtime/onnxgen/{error,wire,storage,message} -name '*.cpp' -print0 |
  xargs -0 -P "$(nproc)" -I SOURCE bash -c 'compile "$@"' - SOURCE "${options[@]}"
ar rcs "$work/libruntime.a" "$work"/runtime/*.o

cat >"$work/string.cc" <<'CODE'
#include <string>
int main(int, char** argv) { return static_cast<int>(std::string(argv[0]).size()); }
CODE
cat >"$work/reader.cc" <<'CODE'
#include "onnx/onnx-ml.pb.h"
int main(int, char** argv) {
  onnx::ModelProto model;
  return model.ParseFromString(argv[0]) ? static_cast<int>(model.graph().node_size()) : -1;
}
CODE

# program_size ARGUMENT...: prints the bytes of text and data of a program compiled and linked with these arguments.
program_size() {
  "$cxx" "${options[@]}" "$@" -static -Wl,--gc-sections -o "$work/program"
  size "$work/program" | awk 'NR > 1 { print $1 + $2 }'
}
nothing=$(program_size "$work/string.cc")

# report_reader NAME OPTIONS: measures classes generated with these options.
report_reader() {
  local folder=$work/$1 bytes
  mkdir "$folder"
  "$onnxgen" -I "$source_dir/schemas" --cpp_out="${2:+$2:}$folder" onnx/onnx-ml.proto
  bytes=$(program_size -I "$folder" -I "$source_dir/runtime" "$work/reader.cc" "$folder/onnx/onnx-ml.pb.cc" \
    "$work/libruntime.a")
  awk -v name="$1" -v net="$((bytes - nothing))" -v nothing="$nothing" \
    'BEGIN { printf "%s %d %d %.3f\n", name, net, nothing, net / nothing }'
}
report_reader reader ''
report_reader reader_for_size code_size
report_reader reader_parse_only code_size,parse_only
