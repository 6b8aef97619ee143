#!/usr/bin/env bash
# misuse_test.sh COMPILER RUNTIME: checks that each file in misuse/ compiles, and with WRONG defined fails to compile
# with the text of its first line in the error message. If that line begins with `expect only:`, there must be no other
# error.
set -euo pipefail
readonly compiler=$1 runtime=$2

failures=0
for file in "$(dirname "${BASH_SOURCE[0]}")"/misuse/*.cpp; do
  expected=$(sed -nE '1s,^// expect( only)?: ,,p' "$file")
  compile=("$compiler" -std=c++17 -fsyntax-only -I "$runtime" "$file")
  if ! output=$("${compile[@]}" 2>&1); then
    printf '%s does not compile without the mistake either:\n%s\n' "$file" "$output"
    failures=1
  fi
  if output=$("${compile[@]}" -DWRONG 2>&1); then
    printf '%s compiles\n' "$file"
    failures=1
  elif ! grep -qE -- "$expected" <<<"$output"; then
    printf '%s: "%s" is not in the message:\n%s\n' "$file" "$expected" "$output"
    failures=1
  elif grep -q '^// expect only: ' "$file" && (($(grep -c 'error: ' <<<"$output") != 1)); then
    printf '%s: more than one error:\n%s\n' "$file" "$output"
    failures=1
  fi
done
exit "$failures"
