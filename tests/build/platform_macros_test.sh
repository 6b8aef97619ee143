#!/usr/bin/env bash
# Checks that the generator knows all macros of the headers that are installed on this machine.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v python3 >/dev/null || skip "python3 is not installed"
command -v g++ >/dev/null || skip "g++ is not installed"
run "$ONNXGEN_SOURCE/tools/platform_macros" --missing >missing.txt
if [[ -s missing.txt ]]; then
  cat missing.txt
  fail "generator/emit/macros/macro_names.inc lacks these macros; replace it by the output of tools/platform_macros"
fi
