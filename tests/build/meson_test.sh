#!/usr/bin/env bash
# meson_test.sh: a Meson project uses onnxgen as a subproject, through Meson's CMake support, and generates classes from
# its own schema.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v meson >/dev/null || skip "no meson"

mkdir -p project/subprojects programs
ln -s "$ONNXGEN_SOURCE" project/subprojects/onnxgen
ln -s "$ONNXGEN_EXECUTABLE" programs/onnxgen
export PATH=$PWD/programs:$PATH
# The project is the code block in the documentation.
block install.md meson.build >project/meson.build
printf 'syntax = "proto3"; package shop; message Item { string name = 1; }\n' >project/item.proto
cat >project/main.cpp <<'TEXT'
#include "item.pb.h"
#include "onnx/onnx-ml.pb.h"
int main() {
  shop::Item item;
  item.set_name("bread");
  onnx::ModelProto model;
  model.set_producer_name(item.name());
  return item.ByteSizeLong() == model.ByteSizeLong() ? 0 : 1;
}
TEXT

# Without optimization and debug information. Meson ignores CMake's unity builds, so it compiles each source separately.
run meson setup --buildtype=plain build project
run ninja -C build -j 2 app
run build/app
let_time_pass
sed -i 's/string name/bytes name/' project/item.proto
run ninja -C build -n app
expect_log 'item\.pb\.h'
