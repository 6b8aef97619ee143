#!/usr/bin/env bash
# run_fuzzer.sh FUZZER FOLDER DICTIONARY SECONDS SEED INPUTS...: runs a fuzzer for a limited time, starting from the
# inputs in the folders INPUTS. Writes the corpus, and the input of a failure, to FOLDER. Copy such an input to
# regression/, under a name that says what it shows.
#
# SEED initializes the random choices. With a nonzero seed, every run searches the same inputs from the start, and a
# faster machine only gets further. 0 selects a random seed and continues with the corpus of the last run.
set -euo pipefail
readonly fuzzer=$1 folder=$2 dictionary=$3 seconds=$4 seed=$5
shift 5

repeatable=() # further options for a reproducible search
if ((seed != 0)); then
  rm -rf "$folder/corpus"
  repeatable=(-reload=0) # otherwise the clock decides when the corpus is read again
fi
mkdir -p "$folder/corpus" "$folder/findings" "$folder/tmp"
export TMPDIR=$folder/tmp # for temporary files of targets

readonly limits=(
  -seed="$seed"
  -max_total_time="$seconds"
  -max_len=4096       # bytes per input: small ones find errors sooner
  -timeout=20         # seconds per input; sanitizers slow everything down severalfold
  -rss_limit_mb=2048  # for the process
  -malloc_limit_mb=64 # per allocation
)
# Disables address space randomization: the search learns from comparisons, which contain addresses. Some containers do
# not permit this.
launch=()
if ((seed != 0)) && setarch -R true 2>/dev/null; then launch=(setarch -R); fi

if ! "${launch[@]}" "$fuzzer" "${limits[@]}" "${repeatable[@]}" -dict="$dictionary" -artifact_prefix="$folder/findings/" \
  -print_final_stats=1 "$folder/corpus" "$@" >"$folder/log.txt" 2>&1; then
  tail -n 60 "$folder/log.txt"
  find "$folder/findings" -type f -printf 'the input of a finding: %p\n'
  exit 1
fi
grep -E '^stat::(number_of_executed_units|new_units_added|peak_rss_mb)' "$folder/log.txt"
