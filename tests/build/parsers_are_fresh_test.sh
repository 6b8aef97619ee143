#!/usr/bin/env bash
# parsers_are_fresh_test.sh VERSION: checks that generated/parsers/antlrVERSION equals the output of that version of
# ANTLR's tool for the current grammars. The tools are independent: a machine may lack the other one.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

half=antlr$1
if [[ $1 == 4.13 ]]; then # as on a machine with another antlr4
  mkdir bin
  printf '#!/bin/sh\necho "ANTLR Parser Generator  Version 4.9.2"\n' >bin/antlr4
  chmod +x bin/antlr4
  export PATH=$PWD/bin:$PATH
else
  unset ONNXGEN_ANTLR_JAR
fi
# A build runs the script for each grammar by itself, possibly at the same time.
files=()
for grammar in OnnxText Protobuf; do
  status=0
  "$ONNXGEN_SOURCE/tools/regenerate_parsers" "--grammar=$grammar" "$PWD/parsers" >log 2>&1 || status=$?
  reason=$(sed -n "s|^SKIPPED: parsers/$half: ||p" log)
  if [[ -n $reason ]]; then skip "$reason"; fi
  ((status == 77)) || fail "tools/regenerate_parsers does not report that it skips the other version"
  files+=("$grammar"{Lexer,Parser}.{cpp,h})
  [[ $(cd parsers && printf '%s\n' */*) == $(printf "$half/%s\n" "${files[@]}" | sort) ]] ||
    fail "other files than the parsers of $grammar: $(ls parsers/*)"
done
run diff -r "$ONNXGEN_SOURCE/generated/parsers/$half" "parsers/$half"
