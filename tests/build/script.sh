# shellcheck shell=bash
# What the test scripts of this folder share. Their environment comes from CMakeLists.txt.
set -euo pipefail
# A command that fails without a word would end the script so, too. In a pipe that is also one whose reader has seen
# enough: `grep -q`, and awk's `exit`, read from a file or a string here.
trap '(($? == 77)) || printf "FAILED: %s, line %s: %s\n" "${BASH_SOURCE[0]}" "$LINENO" "$BASH_COMMAND" >&2' ERR

rm -rf "$TEST_FOLDER"
mkdir -p "$TEST_FOLDER"
cd "$TEST_FOLDER"

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  [[ -f log ]] && tail -n 60 log >&2
  exit 1
}

skip() {
  printf 'SKIPPED: %s\n' "$*" >&2
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

# block PAGE NAME: the block of code that <!-- block NAME --> stands before, in the guide docs/PAGE or in README.md.
block() {
  local page=$ONNXGEN_SOURCE/docs/$1
  if [[ $1 == README.md ]]; then page=$ONNXGEN_SOURCE/$1; fi
  awk -v wanted="<!-- block $2 -->" '
    $0 == wanted { found = 1; next }
    found == 1 && /^```/ { found = 2; next }
    found == 2 && /^```$/ { exit }
    found == 2
    END { exit found != 2 }' "$page" || fail "no block '$2' in $1"
}
