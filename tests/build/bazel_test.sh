#!/usr/bin/env bash
# bazel_test.sh: a Bazel project links the ready-made classes and generates classes from its own schemas, which import
# one another and ONNX's, with the generator that Bazel builds. Uses Debian's Bazel 4 (bazel-bootstrap) because it works
# without a network. Bazel 4 does not support modules, so it does not read MODULE.bazel, and ANTLR and fmt are Debian's.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v bazel-4 >/dev/null || skip "bazel-4 is not installed (Bazel 4 from Debian); newer versions download rules_cc"
[[ -d /usr/include/antlr4-runtime && -d /usr/include/fmt ]] || skip "no headers of ANTLR and fmt in /usr/include"

# Makes the source tree a Bazel repository, whose root the file WORKSPACE marks.
mkdir onnxgen
for file in "$ONNXGEN_SOURCE"/{cmake,generated,generator,runtime,schemas}; do ln -s "$file" onnxgen/; done
touch onnxgen/WORKSPACE

# Stand-ins for rules_cc and rules_java, which Bazel would download. Bazel 4 itself contains these rules.
# stand_in FOLDER RULE...
stand_in() {
  mkdir -p "$1"
  touch "${1%/*}/WORKSPACE" "$1/BUILD"
  for rule in "${@:2}"; do echo "$rule = native.$rule"; done >"$1/defs.bzl"
}
stand_in rules_cc/cc cc_binary cc_library cc_toolchain cc_toolchain_suite
stand_in rules_java/java java_binary java_import java_library java_plugin java_runtime java_toolchain
cat >rules_cc/cc/BUILD <<'TEXT'
alias(
    name = "toolchain_type",
    actual = "@bazel_tools//tools/cpp:toolchain_type",
    visibility = ["//visibility:public"],
)
TEXT

mkdir -p project/schemas/shop
cat >project/WORKSPACE <<'TEXT'
local_repository(name = "onnxgen", path = "../onnxgen")

new_local_repository(
    name = "antlr4-cpp-runtime",
    path = "/usr/include/antlr4-runtime",
    build_file_content = """
cc_library(
    name = "antlr4-cpp-runtime",
    hdrs = glob(["**/*.h"]),
    includes = ["."],
    linkopts = ["-lantlr4-runtime"],
    visibility = ["//visibility:public"],
)
""",
)

new_local_repository(
    name = "fmt",
    path = "/usr/include/fmt",
    build_file_content = """
cc_library(
    name = "fmt",
    linkopts = ["-lfmt"],
    visibility = ["//visibility:public"],
)
""",
)
TEXT
# The project is the code block in the documentation.
block packages.md BUILD.bazel >project/BUILD.bazel
cp "$ONNXGEN_SOURCE"/tests/build/consumer/app/schemas/shop/{item,order}.proto project/schemas/shop/
cat >project/schemas/shop/trained.proto <<'TEXT'
syntax = "proto3";
package shop;
import "onnx/onnx-ml.proto";
import "shop/order.proto";
option optimize_for = LITE_RUNTIME; // as onnx-ml.proto has it
message Trained {
  onnx.ModelProto model = 1;
  Order first = 2;
}
TEXT
cat >project/app.cpp <<'TEXT'
#include "onnxgen/io/load.h"
#include "shop/trained.pb.h"
int main(int count, char** arguments) {
  if (count != 2) return 2;
  shop::Trained trained;
  if (!onnxgen::io::try_load(arguments[1], *trained.mutable_model())) return 1;
  return trained.model().graph().name() == "bazel" ? 0 : 1;
}
TEXT
printf 'syntax = "proto2"; message Old { optional int32 number = 1; }\n' >project/old.proto
cat >project/old_app.cpp <<'TEXT'
#include <google/protobuf/text_format.h>
#include "old.pb.h"
int main() {
  Old old;
  std::string text;
  old.set_number(3);
  return google::protobuf::TextFormat::PrintToString(old, &text) && text == "number: 3\n" ? 0 : 1;
}
TEXT

cd project
# Without Bazel's sandbox, because the test itself may already run in one.
bazel_build() {
  run bazel-4 --batch "--output_user_root=$TEST_FOLDER/bazel" build --noshow_progress --jobs=2 --spawn_strategy=local \
    --cxxopt=-std=c++17 --copt=-O0 --host_cxxopt=-std=c++17 --host_copt=-O0 --define=onnxgen_antlr=4.9 --override_repository=rules_cc="$TEST_FOLDER/rules_cc" \
    --override_repository=rules_java="$TEST_FOLDER/rules_java" "$@"
}
bazel_build //:app //:old_app
printf '\x3a\x07\x12\x05bazel' >model.onnx
run bazel-bin/app model.onnx
run bazel-bin/old_app
version=$(sed -n 's/^project(onnxgen VERSION \([0-9.]*\).*/\1/p' "$ONNXGEN_SOURCE/CMakeLists.txt")
run find -L bazel-out -path '*/generator/onnxgen' -exec {} --version \;
expect_log "^onnxgen $version\$"
