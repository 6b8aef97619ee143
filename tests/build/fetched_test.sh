#!/usr/bin/env bash
# Checks that the generator and onnx-tool build with the sources of ANTLR's runtime, fmt and CLI11, as
# ONNXGEN_FETCH_DEPENDENCIES would download them, and that this generator understands all schemas like the tests' own:
# ANTLR's versions read different parsers. The sources come from the folders antlr4, fmt and cli11 of
# ONNXGEN_DEPENDENCIES, which ./bootstrap test full fills: with the pinned versions, or with Debian's if it cannot
# download these.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
export CXX=g++ # clang cannot compile Debian's version of ANTLR's runtime with g++'s standard library

sources=${ONNXGEN_DEPENDENCIES:-}
for name in antlr4 fmt cli11; do
  [[ -n $sources && -d $sources/$name ]] || skip "no sources of $name: set ONNXGEN_DEPENDENCIES to a folder with them"
done
run cmake -G Ninja -S "$ONNXGEN_SOURCE" -B build "${quick[@]}" -DONNXGEN_FETCH_DEPENDENCIES=ALWAYS -DONNXGEN_DAGRE=OFF \
  -DONNXGEN_BUILD_TESTS=OFF -DONNXGEN_PYTHON=OFF "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_ANTLR4=$sources/antlr4" \
  "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_FMT=$sources/fmt" "-DFETCHCONTENT_SOURCE_DIR_ONNXGEN_CLI11=$sources/cli11"
run cmake --build build --parallel 2 --target onnxgen onnx-tool
run ldd build/generator/onnxgen
expect_no_log 'antlr|fmt'
run build/generator/onnxgen -I "$ONNXGEN_SOURCE/schemas" --check "--cpp_out=$ONNXGEN_SOURCE/generated/native" onnx/onnx-ml.proto

# ---- the same descriptors and messages -----------------------------------------------------------------------------

# describe NAME PROGRAM OPTION... SCHEMA: writes the schema's descriptors to NAME/set, and the messages and the exit
# status to NAME/messages.
describe() {
  local status=0
  rm -f "$1/set"
  "${@:2}" --include_imports --include_source_info -o "$1/set" >"$1/messages" 2>&1 || status=$?
  echo "status $status" >>"$1/messages"
}

# compare_schemas FOLDER: compares the two generators for all schemas below a folder.
compare_schemas() {
  local schema
  while IFS= read -r schema; do
    describe own "$ONNXGEN_EXECUTABLE" -I "$1" -I "$ONNXGEN_SOURCE/schemas" "$schema"
    describe fetched build/generator/onnxgen -I "$1" -I "$ONNXGEN_SOURCE/schemas" "$schema"
    diff -r own fetched >log || fail "the generators differ about $1/$schema"
    compared+=("$(tail -n 1 own/messages)")
  done < <(cd "$1" && find . \( -name '*.proto' -o -name '*.proto3' \) -printf '%P\n' | sort)
}

# expect_compared STATUS AT-LEAST: checks how many of the compared schemas had this exit status.
expect_compared() {
  local -r number=$(printf '%s\n' "${compared[@]}" | grep -c "^status $1$")
  ((number >= $2)) || fail "only $number schemas with status $1"
}

mkdir own fetched
compared=()
for tests in generator/cases generator/golden generated drop_in fuzz protobuf python/schemas; do
  compare_schemas "$ONNXGEN_SOURCE/tests/$tests"
done
expect_compared 0 80
expect_compared 1 80

# ---- the same models -----------------------------------------------------------------------------------------------

# A model in ONNX's textual syntax, whose parser is another one as well.
echo '<ir_version: 8, opset_import: ["" : 17]> small (float[N] x) => (float[N] y)
<float[2] w = {1.5, -2}> { t = Add(x, w)  y = Relu (t) }' >small.onnxtxt
run build/tools/onnx-tool/onnx-tool convert small.onnxtxt small.onnx
run build/tools/onnx-tool/onnx-tool convert small.onnx printed.onnxtxt
run build/tools/onnx-tool/onnx-tool convert printed.onnxtxt again.onnx
cmp small.onnx again.onnx
run build/tools/onnx-tool/onnx-tool info small.onnx
expect_log Relu

folder=$(corpora)
compared=()
for release in "$folder"/schemas/*; do compare_schemas "$release"; done
expect_compared 0 20
