#!/usr/bin/env bash
# Measures the build cost of onnx-ml.proto's classes, compared with protoc's. Prints one line per figure,
# `name ours theirs ratio`. For times, the ratio is that of the medians, followed by our 10th and 90th percentile
# divided by their median.
#
#   sizes_and_times.sh ONNXGEN        (the program; CXX in the environment names the compiler, c++ by default)
set -euo pipefail

onnxgen=$(realpath "${1:?usage: $0 ONNXGEN}")
source_dir=$(realpath "$(dirname "$0")/../..")
cxx=${CXX:-c++}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ours=(-I "$source_dir/generated/native" -I "$source_dir/runtime")
drop_in=(-I "$source_dir/generated/protobuf" -I "$source_dir/runtime/protobuf" -I "$source_dir/runtime")
drop_in_source=$source_dir/generated/protobuf/onnx/onnx-ml.pb.cc
theirs=(-I "$work/protoc")
mkdir "$work/protoc" "$work/onnxgen"
protoc -I "$source_dir/schemas" --cpp_out="$work/protoc" onnx/onnx-ml.proto

microseconds() {
  local start=${EPOCHREALTIME/./}
  "$@"
  echo $((${EPOCHREALTIME/./} - start))
}

report() {
  awk -v name="$1" -v ours="$2" -v theirs="$3" 'BEGIN { printf "%s %.0f %.0f %.3f\n", name, ours, theirs, ours / theirs }'
}

# percentile FILE PART: prints a percentile of a file with one number per line.
percentile() { sort -n "$1" | awk -v part="$2" '{ value[NR] = $1 } END { print value[int(part * (NR - 1) + 0.5) + 1] }'; }

# compare_times NAME RUNS OURS THEIRS: prints the median wall times of two functions, run alternately.
compare_times() {
  : >"$work/ours" >"$work/theirs"
  "$3" && "$4" # warm-up
  for ((run = 0; run < $2; ++run)); do
    microseconds "$3" >>"$work/ours"
    microseconds "$4" >>"$work/theirs"
  done
  awk -v name="$1" -v ours="$(percentile "$work/ours" 0.5)" -v low="$(percentile "$work/ours" 0.1)" \
    -v high="$(percentile "$work/ours" 0.9)" -v theirs="$(percentile "$work/theirs" 0.5)" \
    'BEGIN { printf "%s %.0f %.0f %.3f %.3f %.3f\n", name, ours, theirs, ours / theirs, low / theirs, high / theirs }'
}

# Prints the bytes of code and constants of one compiled source.
text_size() {
  "$cxx" -std=c++17 -DNDEBUG "$@" -c -o "$work/classes.o"
  size "$work/classes.o" | awk 'NR > 1 { sum += $1 } END { print sum }'
}

for level in O2 Os; do
  report "text_$level" "$(text_size -$level "${ours[@]}" "$source_dir/generated/native/onnx/onnx-ml.pb.cc")" \
    "$(text_size -$level "${theirs[@]}" "$work/protoc/onnx/onnx-ml.pb.cc")"
  report "drop_in_text_$level" "$(text_size -$level "${drop_in[@]}" "$drop_in_source")" \
    "$(text_size -$level "${theirs[@]}" "$work/protoc/onnx/onnx-ml.pb.cc")"
done

mkdir "$work/for_size"
"$onnxgen" -I "$source_dir/schemas" --cpp_out="code_size:$work/for_size" onnx/onnx-ml.proto
report text_for_size \
  "$(text_size -Os -I "$work/for_size" -I "$source_dir/runtime" "$work/for_size/onnx/onnx-ml.pb.cc")" \
  "$(text_size -Os "${theirs[@]}" "$work/protoc/onnx/onnx-ml.pb.cc")"
bash "$source_dir/tests/benchmark/reader_sizes.sh" "$onnxgen" "$work/readers"

lines_of() { cat "$1.cc" "$1.h" | wc -l; }
report drop_in_lines "$(lines_of "${drop_in_source%.cc}")" "$(lines_of "$work/protoc/onnx/onnx-ml.pb")"

compile_drop_in() { "$cxx" -std=c++17 -DNDEBUG -O2 "${drop_in[@]}" -c "$drop_in_source" -o "$work/classes.o"; }
compile_protoc() {
  "$cxx" -std=c++17 -DNDEBUG -O2 "${theirs[@]}" -c "$work/protoc/onnx/onnx-ml.pb.cc" -o "$work/classes.o"
}
compare_times drop_in_compile_us 5 compile_drop_in compile_protoc

echo '#include "onnx/onnx-ml.pb.h"' >"$work/include.cc"
compile_ours() { "$cxx" -std=c++17 -O2 "${ours[@]}" -c "$work/include.cc" -o "$work/include.o"; }
compile_theirs() { "$cxx" -std=c++17 -O2 "${theirs[@]}" -c "$work/include.cc" -o "$work/include.o"; }
compare_times include_us 7 compile_ours compile_theirs

generate_ours() { rm -rf "$work"/onnxgen/*; "$onnxgen" -I "$source_dir/schemas" --cpp_out="$work/onnxgen" onnx/onnx-ml.proto; }
generate_theirs() { rm -rf "$work"/protoc/*; protoc -I "$source_dir/schemas" --cpp_out="$work/protoc" onnx/onnx-ml.proto; }
compare_times generate_us 31 generate_ours generate_theirs
