#!/usr/bin/env bash
# The runtime's Unicode tables are identical to those that tools/unicode_tables generates from data of the same version.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v python3 >/dev/null || skip "python3 is not installed"
tables=$ONNXGEN_SOURCE/runtime/onnxgen/file/names/unicode_tables.cpp
known=$(sed -n '1s/.* of Unicode \([0-9.]*\)\.$/\1/p' "$tables")
[[ $known == 1?.* ]] || fail "$tables does not say which version of Unicode it has"
found=$("$ONNXGEN_SOURCE/tools/unicode_tables" --version)
[[ $found == "$known" ]] || skip "this Python has Unicode $found, and the tables are of $known"
"$ONNXGEN_SOURCE/tools/unicode_tables" >made.cpp
run diff "$tables" made.cpp
