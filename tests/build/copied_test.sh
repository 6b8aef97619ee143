#!/usr/bin/env bash
# copied_test.sh: checks that sources copied into another project build with plain make, in both profiles, without any
# warning that the project enables.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v make >/dev/null || skip "no make"

cp -r "$ONNXGEN_SOURCE/runtime" "$ONNXGEN_SOURCE"/generated/{native,protobuf} .
rm -rf runtime/python runtime/CMakeLists.txt # leaves only sources
block constrained-toolchains.md Makefile >Makefile
# Without -Wuseless-cast, because some casts are needed only on 32-bit machines. warnings_test.sh uses that option for
# headers and generated classes.
flags=(-std=c++17 -O0 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Werror)
# Precompiles the headers that most sources include. Without this, compiling them takes half of this test's time.
printf '#include <%s>\n' algorithm charconv cstring functional limits map memory optional string string_view utility vector \
  onnxgen/reflection/mutable_message.h >most.h
run "$CXX" "${flags[@]}" -I runtime -x c++-header most.h -o most.h.gch
flags+=(-include most.h)
build() { run make -j2 "CXX=$CXX" "CXXFLAGS=${flags[*]}" "$@"; }

cp "$ONNXGEN_SOURCE/tests/build/consumer/app/ready_made.cpp" app.cpp
build
expect_no_log 'warning|runtime/onnxgen/text|runtime/protobuf/google/.*\.cpp'
run ./app

cat >app.cpp <<'TEXT'
#include <google/protobuf/text_format.h>

#include "onnx/onnx-ml.pb.h"

int main() {
  onnx::ModelProto model;
  model.mutable_graph()->add_node()->set_op_type("Relu");
  onnx::ModelProto copy;
  std::string text;
  const bool printed = copy.ParseFromString(model.SerializeAsString()) && google::protobuf::TextFormat::PrintToString(copy, &text);
  return printed && text == "graph {\n  node {\n    op_type: \"Relu\"\n  }\n}\n" ? 0 : 1;
}
TEXT
rm app app.o
build profile=protobuf
expect_no_log 'warning|storage/arena\.o -c|-c .*storage/arena\.cpp' # the objects that both profiles use exist already
run ./app
