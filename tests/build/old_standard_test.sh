#!/usr/bin/env bash
# old_standard_test.sh: checks that headers compiled with an older C++ standard first print which one they need.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

runtime=$ONNXGEN_SOURCE/runtime
for profile in native protobuf; do
  folder=$ONNXGEN_SOURCE/generated/$profile
  for standard in 11 14; do
    ! "$CXX" "-std=c++$standard" -fsyntax-only -Wfatal-errors -I "$runtime" -I "$runtime/protobuf" -I "$folder" \
      "$folder/onnx/onnx-ml.pb.cc" >log 2>&1 || fail "$profile/ compiles as C++$standard"
    [[ $(grep -m1 ' error: ' log) == *"onnxgen's classes need C++17"* ]] || fail "$profile/ does not say what it needs"
  done
done
