#!/usr/bin/env bash
# Checks that the generator and onnx-tool build with the sources of ANTLR's runtime, fmt and CLI11, as
# ONNXGEN_FETCH_DEPENDENCIES would download them. Here they come from the folders antlr4, fmt and cli11 of
# ONNXGEN_DEPENDENCIES.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

sources=${ONNXGEN_DEPENDENCIES:-}
for name in antlr4 fmt cli11; do
  [[ -n $sources && -d $sources/$name ]] || skip "no sources of $name: set ONNXGEN_DEPENDENCIES to a folder with them"
done
run cmake -G Ninja -S "$ONNXGEN_SOURCE" -B build "${quick[@]}" -DONNXGEN_FETCH_DEPENDENCIES=ALWAYS -DONNXGEN_DAGRE=OFF \
  "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_ANTLR4=$sources/antlr4" "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_FMT=$sources/fmt" \
  "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_CLI11=$sources/cli11"
run cmake --build build --parallel 2 --target onnxgen onnx-tool
run ldd build/generator/onnxgen
expect_no_log 'antlr|fmt'
run build/generator/onnxgen -I "$ONNXGEN_SOURCE/schemas" --check "--cpp_out=$ONNXGEN_SOURCE/generated/native" onnx/onnx-ml.proto
