#!/usr/bin/env bash
# Each layer of the runtime includes only the layers that it builds on, and generated headers never reach the algorithms.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

runtime=$ONNXGEN_SOURCE/runtime
faults=0

fault() {
  printf '%s\n' "$*"
  faults=$((faults + 1))
}

# allow LAYER LOWER...: files of LAYER include LAYER itself and LOWER...
allow() {
  local -r allowed=" $* "
  local file layer
  [[ -d $runtime/onnxgen/$1 ]] || fail "no folder runtime/onnxgen/$1"
  while IFS=: read -r file layer; do
    [[ $allowed == *" $layer "* ]] || fault "$file includes the layer $layer"
  done < <(cd "$runtime/onnxgen" && grep -roP '#include [<"]onnxgen/\K[a-z]+(?=/)' "$1")
}

allow error
allow wire error
allow storage error wire
allow message error wire storage
allow io error wire storage message
[[ $(find "$runtime/onnxgen" -mindepth 1 -type d | wc -l) == 5 ]] || fail "a layer without a rule here"

# What a program compiles when it includes a generated header.
"$CXX" -std=c++17 -M -I "$runtime" -I "$ONNXGEN_SOURCE/generated/native" "$ONNXGEN_SOURCE/generated/native/onnx/onnx-ml.pb.h" -o dependencies
for header in codec.h parse.h write.h kinds.h; do
  [[ -f $runtime/onnxgen/message/$header ]] || fail "no $header"
  if grep -q "onnxgen/message/$header" dependencies; then fault "onnx-ml.pb.h reaches $header"; fi
done

((faults == 0)) || fail "$faults faults"
