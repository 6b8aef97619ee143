#!/usr/bin/env bash
# Checks that each layer of the runtime includes only the layers below it, that generated headers do not include the
# algorithms, and other rules for headers.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

runtime=$ONNXGEN_SOURCE/runtime
faults=0
layers=0

fault() {
  printf '%s\n' "$*"
  faults=$((faults + 1))
}

# allow LAYER LOWER...: files of LAYER include LAYER itself and LOWER...
allow() {
  local -r allowed=" $* "
  local file layer
  layers=$((layers + 1))
  [[ -d $runtime/onnxgen/$1 ]] || fail "no folder runtime/onnxgen/$1"
  while IFS=: read -r file layer; do
    [[ $allowed == *" $layer "* ]] || fault "$file must not include the layer $layer"
  done < <(cd "$runtime/onnxgen" && grep -roP '#include [<"]onnxgen/\K[a-z]+(?=/)' "$1")
}

allow wire
allow error wire
allow storage error wire
allow message error wire storage
allow protobuf error wire storage message # and runtime/protobuf, whose containers use its array
allow reflection error wire storage message protobuf # to read containers of any element type
allow text error wire message reflection
allow file error wire message
allow onnx error wire message file
allow tensor error wire file onnx
allow io error wire message file onnx tensor
allow check error wire message reflection file onnx io
allow build error wire reflection file onnx tensor
allow graph error file onnx
allow syntax error wire message reflection text onnx
allow archive error wire message file onnx tensor io
allow crypto error wire message file onnx io
allow remote error message file onnx io archive crypto
# A folder has at most 20 units, so that its contents can be seen at a glance; split larger ones. A header and its
# source file count as one unit. Headers of the drop-in that consist of an #error or an #include do not count.
while read -r folder; do
  files=$(find "$folder" -maxdepth 1 '(' -name '*.h' -o -name '*.cpp' ')' \
    -exec grep -qvE '^(//.*|#error .*|    ".*"|#pragma once|#include .*|)$' {} ';' -print | sed 's/\.[a-z]*$//' | sort -u | wc -l)
  ((files <= 20)) || fault "$folder contains $files files; the limit is 20"
done < <(find "$runtime" "$ONNXGEN_SOURCE/generator" -type d)
[[ $(find "$runtime/onnxgen" -mindepth 1 -maxdepth 1 -type d | wc -l) == "$layers" ]] ||
  fail "a folder of runtime/onnxgen has no rule in this test"

# Headers that a program compiles when it includes a generated header.
for profile in native protobuf; do
  "$CXX" -std=c++17 -x c++ -M -I "$runtime" -I "$runtime/protobuf" -I "$ONNXGEN_SOURCE/generated/$profile" \
    "$ONNXGEN_SOURCE/generated/$profile/onnx/onnx-ml.pb.h" -o dependencies
  for header in message/codec.h message/parse/parse.h message/write/write.h message/fields/scalar_codecs.h \
    protobuf/storage/codec.h; do
    [[ -f $runtime/onnxgen/$header ]] || fail "no $header"
    if grep -q "onnxgen/$header" dependencies; then fault "onnx-ml.pb.h of $profile/ includes $header indirectly"; fi
  done
done

# The public headers exist, and no guide names another one.
public=$(grep -o '`onnxgen/[a-z_/]*\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | tr -d '`' | sort -u)
[[ $(wc -l <<<"$public") -ge 30 ]] || fail "docs/headers.md names too few headers"
for header in $public; do
  [[ -f $runtime/$header || -f $runtime/python/$header ]] || fault "docs/headers.md names $header, which does not exist"
done
while read -r header; do
  grep -qxF "$header" <<<"$public" || fault "a guide names $header, which is not public"
done < <(grep -rhoE 'onnxgen/[a-z_]+/[a-z_/]+\.h' "$ONNXGEN_SOURCE/README.md" "$ONNXGEN_SOURCE"/docs/*.md | sort -u)

# Every header that a public header includes is public or known to be internal.
included=$(cd "$runtime" && for header in $public; do
  [[ -f $header ]] || header=python/$header
  grep -oP '^#include "\Konnxgen/[^"]+' "$header"
done | sort -u)
internal=$(grep -v '^#' "$ONNXGEN_SOURCE/tests/build/internal_headers.txt")
while read -r header; do
  fault "public headers include $header: list it in docs/headers.md or tests/build/internal_headers.txt"
done < <(comm -23 <(echo "$included") <(sort -u <<<"$public"$'\n'"$internal"))
while read -r header; do
  fault "remove $header from tests/build/internal_headers.txt: it is public, or no public header includes it"
done < <(comm -23 <(sort <<<"$internal") <(comm -23 <(echo "$included") <(echo "$public")))

# Windows and Arduino define the macros max and min. Parentheses keep a name from being expanded.
while read -r line; do
  fault "write (std::numeric_limits<T>::max)(), and likewise min: $line"
done < <(cd "$runtime" && grep -rnE --include='*.h' '[^(]std::(numeric_limits<[^>]*>::)?(max|min)\(' .)

((faults == 0)) || fail "$faults faults"
