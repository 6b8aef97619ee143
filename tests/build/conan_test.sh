#!/usr/bin/env bash
# conan_test.sh: the Conan recipe makes a package of what it exports, and its test_package is built with that and runs. By a
# stand-in of Conan's Python module, since Conan comes from a network; whether Conan itself does with our recipe what its
# documentation says is not tried.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
share_by_place
python=/usr/bin/python3
[[ -x $python ]] || skip "no Python"

options=
if [[ -f /usr/include/libdeflate.h ]]; then options=archive; fi
export PYTHONDONTWRITEBYTECODE=1 # the recipes are in the source tree
# shellcheck disable=SC2086 # none or one
run "$python" "$ONNXGEN_SOURCE/tests/build/stand_ins/run_conan.py" "$ONNXGEN_SOURCE/cmake/packaging/conan" "$PWD" $options
version=$(sed -n 's/^project(onnxgen VERSION \([0-9.]*\).*/\1/p' "$ONNXGEN_SOURCE/CMakeLists.txt")
expect_log "^onnxgen/$version requires"
if [[ -n $options ]]; then
  expect_log "libdeflate/"
  [[ -f package/lib/libonnxgen_archive.a ]] || fail "no archive"
fi
[[ -s package/licenses/LICENSE && -s package/licenses/NOTICE ]] || fail "no license"
