#!/usr/bin/env bash
# run_fuzzer.sh FUZZER FOLDER DICTIONARY SECONDS INPUTS...: lets a fuzzer search for a while, from the inputs
# in the folders INPUTS on. FOLDER takes what it finds: its corpus, which the next run goes on from, and the input of a
# failure. Such an input goes to regression/, under a name that says what it shows.
set -euo pipefail
readonly fuzzer=$1 folder=$2 dictionary=$3 seconds=$4
shift 4

# Where targets put temporary files.
mkdir -p "$folder/corpus" "$folder/findings" "$folder/tmp"
export TMPDIR=$folder/tmp

readonly limits=(
  -max_total_time="$seconds"
  -max_len=4096       # bytes of an input: faults show in small ones, sooner
  -timeout=20         # seconds for one input; sanitizers make everything several times slower
  -rss_limit_mb=2048  # of the whole process
  -malloc_limit_mb=64 # of one allocation
)
if ! "$fuzzer" "${limits[@]}" -dict="$dictionary" -artifact_prefix="$folder/findings/" \
  -print_final_stats=1 "$folder/corpus" "$@" >"$folder/log.txt" 2>&1; then
  tail -n 60 "$folder/log.txt"
  find "$folder/findings" -type f -printf 'the input of a finding: %p\n'
  exit 1
fi
grep -E '^stat::(number_of_executed_units|new_units_added|peak_rss_mb)' "$folder/log.txt"
