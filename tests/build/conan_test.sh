#!/usr/bin/env bash
# conan_test.sh: the Conan recipe makes a package from the files that it exports, and its test_package builds with that
# package and runs. Repeats this as a cross build, in which another package contains the generator. Uses a stand-in for
# Conan's Python module because Conan would have to be downloaded.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
unset CMAKE_CXX_COMPILER_LAUNCHER # ccache cannot use the precompiled headers of the stand-ins
python=/usr/bin/python3
[[ -x $python ]] || skip "no Python"

options=
if [[ -f /usr/include/libdeflate.h ]]; then options=archive; fi
export PYTHONDONTWRITEBYTECODE=1 # the recipes are in the source tree
# shellcheck disable=SC2086 # none or one
run "$python" "$ONNXGEN_SOURCE/tests/build/stand_ins/run_conan.py" "$ONNXGEN_SOURCE/cmake/packaging/conan" "$PWD" $options
version=$(sed -n 's/^project(onnxgen VERSION \([0-9.]*\).*/\1/p' "$ONNXGEN_SOURCE/CMakeLists.txt")
expect_log "^onnxgen/$version requires .*antlr4-cppruntime/.* 'fmt/"
if [[ -n $options ]]; then
  expect_log "libdeflate/"
  [[ -f package/lib/libonnxgen_archive.a ]] || fail "no archive"
fi
[[ -s package/licenses/LICENSE && -s package/licenses/NOTICE ]] || fail "no license"
