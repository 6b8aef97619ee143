#!/usr/bin/env bash
# flash_size_test.sh SIZE PROGRAM LIMIT: checks that the program occupies at most LIMIT bytes of flash, measured with
# binutils' `size`.
set -euo pipefail
readonly size=$1 program=$2 limit=$3

read -r text data _ < <("$size" "$program" | tail -n 1)
readonly taken=$((text + data))
printf '%s bytes of flash, of at most %s\n' "$taken" "$limit"
((taken <= limit))
