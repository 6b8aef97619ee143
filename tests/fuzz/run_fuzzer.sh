#!/usr/bin/env bash
# run_fuzzer.sh FUZZER FOLDER DICTIONARY SECONDS SEED INPUTS...: lets a fuzzer search for a while, from the inputs in the
# folders INPUTS on. FOLDER takes what it finds: its corpus, and the input of a failure. Such an input goes to
# regression/, under a name that says what it shows.
#
# SEED is that of the random choices. With the same one the search is the same from the beginning on, and a faster machine
# only gets further; 0 is another one each time, and goes on from the corpus that the last run left.
set -euo pipefail
readonly fuzzer=$1 folder=$2 dictionary=$3 seconds=$4 seed=$5
shift 5

repeatable=() # what a search that is to be the same needs beside its seed
if ((seed != 0)); then
  rm -rf "$folder/corpus"
  repeatable=(-reload=0) # or the corpus is read again at times that the clock decides
fi
mkdir -p "$folder/corpus" "$folder/findings" "$folder/tmp"
export TMPDIR=$folder/tmp # where targets put temporary files

readonly limits=(
  -seed="$seed"
  -max_total_time="$seconds"
  -max_len=4096       # bytes of an input: faults show in small ones, sooner
  -timeout=20         # seconds for one input; sanitizers make everything several times slower
  -rss_limit_mb=2048  # of the whole process
  -malloc_limit_mb=64 # of one allocation
)
# Addresses are in the comparisons that the search learns from. Not every container lets them be the same each time.
launch=()
if ((seed != 0)) && setarch -R true 2>/dev/null; then launch=(setarch -R); fi

if ! "${launch[@]}" "$fuzzer" "${limits[@]}" "${repeatable[@]}" -dict="$dictionary" -artifact_prefix="$folder/findings/" \
  -print_final_stats=1 "$folder/corpus" "$@" >"$folder/log.txt" 2>&1; then
  tail -n 60 "$folder/log.txt"
  find "$folder/findings" -type f -printf 'the input of a finding: %p\n'
  exit 1
fi
grep -E '^stat::(number_of_executed_units|new_units_added|peak_rss_mb)' "$folder/log.txt"
