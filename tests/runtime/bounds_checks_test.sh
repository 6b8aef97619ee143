#!/usr/bin/env bash
# bounds_checks_test.sh COMPILER RUNTIME: checks that lists of both profiles check their indexes in optimized code,
# unless ONNXGEN_NO_BOUNDS_CHECKS is defined.
set -euo pipefail
readonly compiler=$1 runtime=$2

code='
#include <google/protobuf/repeated_field.h>
#include "onnxgen/storage/repeated.h"
using namespace google::protobuf;
long number(const RepeatedField<long>& list, int i) { return list.Get(i); }
const std::string& text(const RepeatedPtrField<std::string>& list, int i) { return list.Get(i); }
long native_number(const onnxgen::Repeated<long>& list, std::size_t i) { return list[i]; }
std::string_view native_text(const onnxgen::RepeatedString& list, std::size_t i) { return list[i]; }
'

# Prints how many calls of the functions that report an index the compiled functions contain.
calls() {
  "$compiler" -std=c++17 -O2 -DNDEBUG "$@" -I "$runtime" -I "$runtime/protobuf" -x c++ -S -o - - <<<"$code" |
    grep -cE '(call|jmp|bl?)q?\s+(_ZN7onnxgen18index_out_of_range|_ZN6google8protobuf8internal10fail_index)' || true
}

expect() {
  (($1 == $2)) || { printf '%s of the functions check their index, not %s\n' "$1" "$2"; exit 1; }
}
expect "$(calls)" 4
expect "$(calls -DONNXGEN_NO_BOUNDS_CHECKS)" 0
