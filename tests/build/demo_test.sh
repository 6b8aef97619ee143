#!/usr/bin/env bash
# demo_test.sh ONNX-SUMMARY: the demo's reader prints what is in a model, and says what is wrong with other files.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

reader=$1
inputs=$ONNXGEN_SOURCE/tests/build/demo

# expect_error FILE MESSAGE
expect_error() {
  local status=0
  "$reader" "$1" >output 2>log || status=$?
  ((status == 1)) || fail "exit status $status for $1"
  expect_log "^onnx-summary: $1: $2\$"
  [[ ! -s output ]] || fail "something is printed of $1"
}

expect_error missing.onnx 'No such file or directory'
mkdir folder.onnx
expect_error folder.onnx 'Is a directory'
: >empty.onnx
expect_error empty.onnx 'not an ONNX model: it has no ir_version or no graph'
echo 'A text, not a model.' >text.onnx
expect_error text.onnx 'not an ONNX model: .* at byte [0-9]+'
printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Re' >truncated.onnx
expect_error truncated.onnx 'not an ONNX model: (onnx\.)?ModelProto\.graph.*: truncated at byte [0-9]+'

# What a program does not use is not linked: no server, no network.
if ldd "$reader" | grep -q libcurl; then fail "the reader links libcurl"; fi

command -v protoc >/dev/null || skip "no protoc: install the package protobuf-compiler"
protoc -I "$ONNXGEN_SOURCE/schemas" --encode=onnx.ModelProto onnx/onnx-ml.proto <"$inputs/model.txt" >model.onnx
run "$reader" model.onnx
diff "$inputs/summary.txt" log || fail "the summary differs"
