#!/usr/bin/env bash
# Checks that the generator accepts each schema with clashing names that protoc accepts, and that the classes compile in
# both profiles. The schemas have services, imports and groups, and some of them are lite.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v python3 >/dev/null || skip "python3 is not installed"
command -v protoc >/dev/null || skip "protoc is not installed"

accepted=0
for seed in {1..12}; do
  schema=nasty$seed.proto
  python3 "$ONNXGEN_SOURCE/tests/generator/nasty_names.py" "$seed" 5
  protoc -I . -o protoc.pb "$schema" 2>protoc.txt || continue
  accepted=$((accepted + 1))
  for profile in native protobuf; do
    mkdir -p "$profile"
    run "$ONNXGEN_EXECUTABLE" -I . "--cpp_out=profile=$profile:$profile" "imported$seed.proto"
    run "$ONNXGEN_EXECUTABLE" -I . "--cpp_out=profile=$profile:$profile" -o onnxgen.pb "$schema"
    cmp -s protoc.pb onnxgen.pb || fail "$schema: the descriptors differ from protoc's"
    for source in "$profile/"{nasty,imported}"$seed".pb*.cc; do
      run "$CXX" -std=c++17 -fsyntax-only -I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/protobuf" -I "$profile" \
        "$source"
    done
  done
done
((accepted >= 8)) || fail "protoc accepted only $accepted of the schemas"
