#!/usr/bin/env bash
# Checks that generated/parsers equals the output of both versions of ANTLR's tool for the current grammars.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

status=0
"$ONNXGEN_SOURCE/tools/regenerate_parsers" "$PWD/parsers" >log 2>&1 || status=$?
if ((status == 77)); then skip "$(sed -n 's/^SKIPPED: //p' log)"; fi
((status == 0)) || fail "tools/regenerate_parsers"
run diff -r "$ONNXGEN_SOURCE/generated/parsers" parsers
[[ $(find parsers -type f | wc -l) == 16 ]] ||
  fail "the number of parser files is not 16 (2 grammars, 2 versions, 4 files each)"
