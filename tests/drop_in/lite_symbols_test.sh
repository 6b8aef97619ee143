#!/usr/bin/env bash
# lite_symbols_test.sh LITE COMPLETE: checks that the program LITE, which uses only lite classes, contains no descriptors,
# no code that reads them, and no names of fields. COMPLETE, a program with complete classes, contains all of these.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"
readonly lite=$1 complete=$2

symbols='Descriptor|Reflection|TextFormat|UnknownFieldSet|ConstMessage|onnxgen::(reflection|text)::'
run nm --demangle --defined-only "$complete"
for symbol in Descriptor_ Reflection TextFormat UnknownFieldSet ConstMessage onnxgen::text::; do expect_log "$symbol"; done
run nm --demangle --defined-only "$lite"
expect_log 'shop::Item::Info_'
expect_no_log "$symbols"

# contains PROGRAM TEXT: succeeds if the program contains the text outside its symbol table.
contains() {
  run strip -o stripped "$1"
  grep --quiet --text --fixed-strings "$2" stripped
}
contains "$complete" producer_version || fail "the search finds no name of a field in $complete"
contains "$lite" shop.Item || fail "the search finds no name of a type in $lite"
for field in packed_states states_by_number weights primer; do
  if contains "$lite" "$field"; then fail "$lite contains the name of the field $field"; fi
done
