#!/usr/bin/env bash
# compare.sh DROP_IN LIBPROTOBUF...: runs pairs of programs alternately and prints the ratios of their medians.
set -euo pipefail

runs=11

# median COLUMN: prints the median of a column of standard input.
median() { sort -n -k"$1,$1" | awk -v column="$1" '{ value[NR] = $column } END { print value[int((NR + 1) / 2)] }'; }

echo '| program | time | memory |'
echo '|---|---|---|'
while (($# > 0)); do
  ours= theirs=
  for ((i = 0; i < runs; ++i)); do
    ours+=$("$1")$'\n'
    theirs+=$("$2")$'\n'
  done
  for column in 1 2; do
    printf '%s %s\n' "$(median $column <<<"${ours%$'\n'}")" "$(median $column <<<"${theirs%$'\n'}")"
  done | awk -v name="$(basename "$1")" '{ ratio[NR] = $1 / $2 } END { printf "| %s | %.2f | %.2f |\n", name, ratio[1], ratio[2] }'
  shift 2
done
