#!/usr/bin/env bash
# flash_size_test.sh SIZE PROGRAM LIMIT: what the program takes of the flash, by binutils' `size`, is at most LIMIT bytes.
set -euo pipefail
readonly size=$1 program=$2 limit=$3

read -r text data _ < <("$size" "$program" | tail -n 1)
readonly taken=$((text + data))
printf '%s bytes of flash, of at most %s\n' "$taken" "$limit"
((taken <= limit))
