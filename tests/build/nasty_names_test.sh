#!/usr/bin/env bash
# Checks that the generator accepts each schema with clashing names that protoc accepts, and that the classes compile in
# both profiles, in the dialect of GCC, which has more keywords and macros than standard C++. The schemas have imports and
# groups; some have services, are lite or use proto3.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v python3 >/dev/null || skip "python3 is not installed"
command -v protoc >/dev/null || skip "protoc is not installed"

accepted=0 proto3=0 lite=0 services=0
for seed in {1..29}; do
  schema=nasty$seed.proto
  python3 "$ONNXGEN_SOURCE/tests/generator/nasty_names.py" "$seed" 5
  protoc -I . -o protoc.pb "$schema" 2>protoc.txt || continue
  accepted=$((accepted + 1))
  if grep -q '^syntax = "proto3"' "$schema"; then proto3=$((proto3 + 1)); fi
  if grep -q LITE_RUNTIME "$schema"; then lite=$((lite + 1)); fi
  if grep -q '^service' "$schema"; then services=$((services + 1)); fi
  for profile in native protobuf; do
    mkdir -p "$profile"
    run "$ONNXGEN_EXECUTABLE" -I . "--cpp_out=profile=$profile:$profile" "imported$seed.proto"
    run "$ONNXGEN_EXECUTABLE" -I . "--cpp_out=profile=$profile:$profile" -o onnxgen.pb "$schema"
    cmp -s protoc.pb onnxgen.pb || fail "$schema: the descriptors differ from protoc's"
    for source in "$profile/"{nasty,imported}"$seed".pb*.cc; do
      run "$CXX" -std=gnu++17 -fsyntax-only -I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/runtime/protobuf" -I "$profile" \
        "$source"
    done
  done
done
((accepted >= 12 && proto3 >= 1 && lite >= 3 && services >= 6)) ||
  fail "protoc accepted only $accepted of the schemas: $proto3 of proto3, $lite lite, $services with services"
