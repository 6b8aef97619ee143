#!/usr/bin/env bash
# release_test.sh RELEASE COMPILER: checks that the proto2 and proto3 schemas of an ONNX release give classes that
# compile without warnings. The proto3 files of the oldest release are not proto3: they have defaults, which onnxgen
# refuses as protoc does.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

release=$1
compiler=$2
root=$(corpora)/schemas/$release
flags=(-std=c++17 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I "$ONNXGEN_SOURCE/runtime")
# Precompiles the headers that all classes include. warnings_test.sh compiles classes without precompiled headers.
printf '#include <%s>\n' onnxgen/message/codec.h onnxgen/reflection/descriptor.h >first.h
run "$compiler" "${flags[@]}" -x c++-header first.h -o first.h.gch
flags+=(-include first.h)
# Clang gives all its warnings without generating code; g++ gives some of them only while generating code.
if [[ $("$compiler" --version) == *clang* ]]; then flags+=(-fsyntax-only); fi

# One schema at a time: onnx.proto and onnx-ml.proto define the same names.
generate() { "$ONNXGEN_EXECUTABLE" -I "$root" --cpp_out="$extension" "$1"; }

for extension in proto proto3; do
  mapfile -t schemas < <(cd "$root" && find . -name "*.$extension" -printf '%P\n' | sort)
  ((${#schemas[@]} >= 4)) || fail "only ${#schemas[@]} schemas in $root"
  mkdir "$extension"
  for schema in "${schemas[@]}"; do
    if [[ $release == v1.2.1 && $extension == proto3 ]]; then
      if generate "$schema" >log 2>&1; then fail "$schema is accepted"; fi
      expect_log 'onnx.*\.proto3:[0-9]+:[0-9]+: error: .*default'
    else
      run generate "$schema"
      header=${schema%.proto}.pb.h
      [[ -f $extension/$header ]] || fail "no $header"
    fi
  done
  while IFS= read -r source; do
    run "$compiler" "${flags[@]}" -I "$extension" -c "$source" -o /dev/null
  done < <(find "$extension" -name '*.cc')
done
