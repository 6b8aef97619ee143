# shellcheck shell=bash
# What the test scripts of this folder share. Their environment comes from CMakeLists.txt.
set -euo pipefail

rm -rf "$TEST_FOLDER"
mkdir -p "$TEST_FOLDER"
cd "$TEST_FOLDER"

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  [[ -f log ]] && tail -n 60 log >&2
  exit 1
}

skip() {
  printf 'SKIPPED: %s\n' "$*"
  exit 77
}

# Runs a command whose output goes to the file `log`; it must succeed.
run() { "$@" >log 2>&1 || fail "$*"; }

# The output of the last run() must, or must not, have a line that matches.
expect_log() { grep -qE -- "$1" log || fail "no '$1' in the output"; }
expect_no_log() { ! grep -qE -- "$1" log || fail "'$1' in the output"; }

# The corpora's folder, or a skip.
corpora() {
  local -r folder=${ONNXGEN_CORPORA:-$ONNXGEN_CORPORA_DEFAULT}
  [[ -d $folder ]] || skip "no corpora: set ONNXGEN_CORPORA to their folder"
  printf '%s\n' "$folder"
}

# File systems and build tools compare times; two changes must not fall into the same instant.
let_time_pass() { sleep 1.1; }
