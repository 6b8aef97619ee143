#!/usr/bin/env bash
# bare_test.sh COMPILER RUNTIME: checks that every source file of the runtime's core compiles without exceptions and
# RTTI.
set -euo pipefail
readonly compiler=$1 runtime=$2

while IFS= read -r source; do
  "$compiler" -std=c++17 -fno-exceptions -fno-rtti -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
    -fsyntax-only -I "$runtime" "$source"
done < <(find "$runtime/onnxgen"/{error,wire,storage,message} -name '*.cpp')
