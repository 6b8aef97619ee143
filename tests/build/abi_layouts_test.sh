#!/usr/bin/env bash
# abi_layouts_test.sh: checks that sizes, members' places, virtual functions and enumerators of the public types are those
# of abi_layouts.txt. UPDATE_GOLDEN=1 rewrites the list.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v abidw >/dev/null || skip "no abidw (Debian: abigail-tools)"
[[ $(uname -m) == x86_64 ]] || skip "the recorded layouts are those of x86_64"

[[ $("$CXX" --version) == *"Free Software Foundation"* ]] || skip "other compilers spell types differently"

# A library whose debug information describes all types that the public headers define.
{
  for header in $(grep -o '`onnxgen/[a-z_0-9/]*\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | tr -d '`' | sort -u); do
    if [[ -e $ONNXGEN_SOURCE/runtime/$header ]]; then printf '#include "%s"\n' "$header"; fi
  done
  printf '#include "onnx/onnx-ml.pb.h"\nextern "C" int onnxgen_anchor() { return 0; }\n'
} >types.cpp
(($(grep -c '^#include' types.cpp) > 70)) || fail "docs/headers.md names too few headers"
run "$CXX" -std=c++17 -g -O0 -fPIC -shared -fno-eliminate-unused-debug-types -femit-class-debug-always \
  -I "$ONNXGEN_SOURCE/runtime" -I "$ONNXGEN_SOURCE/generated/native" types.cpp -o types.so
abidw --load-all-types --no-show-locs types.so >types.abi
python3 "$ONNXGEN_SOURCE/tests/build/abi_layouts.py" types.abi >layouts.txt

recorded=$ONNXGEN_SOURCE/tests/build/abi_layouts.txt
if [[ ${UPDATE_GOLDEN:-} == 1 ]]; then cp layouts.txt "$recorded"; fi
diff "$recorded" layouts.txt >log || fail "the layout of public types changed. After a release, this requires a new
compatible version; see docs/versions.md. Then record the change: UPDATE_GOLDEN=1 ctest --preset dev -R build.abi_layouts"
