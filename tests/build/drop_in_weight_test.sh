#!/usr/bin/env bash
# Checks that the drop-in classes of ONNX stay smaller than those that protoc generates from the same schema.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v protoc >/dev/null || skip "no protoc"
command -v size >/dev/null || skip "no size"
run protoc -I "$ONNXGEN_SOURCE/schemas" --cpp_out=. onnx/onnx-ml.proto
[[ $(protoc --version) == "libprotoc 3.21."* ]] || skip "the comparison needs protoc 3.21, not $(protoc --version)"

# text_of OBJECT: prints the number of bytes of code and constants.
text_of() { size "$1" | awk 'NR == 2 { print $1 }'; }

generated=$ONNXGEN_SOURCE/generated/protobuf
run "$CXX" -std=c++17 -O2 -DNDEBUG -I . -c onnx/onnx-ml.pb.cc -o theirs.o
run "$CXX" -std=c++17 -O2 -DNDEBUG -I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/protobuf" -I "$generated" \
  -c "$generated/onnx/onnx-ml.pb.cc" -o ours.o
ours=$(text_of ours.o)
theirs=$(text_of theirs.o)
((ours * 10 <= theirs * 9)) || fail "the classes have $ours bytes of code; protoc's have $theirs"

lines=$(cat "$generated/onnx/onnx-ml.pb.cc" "$generated/onnx/onnx-ml.pb.h" | wc -l)
((lines <= 5000)) || fail "the generator wrote $lines lines"
