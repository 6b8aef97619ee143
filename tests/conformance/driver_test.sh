#!/usr/bin/env bash
# driver_test.sh RUNNER TESTS FAULTY-TESTEE: checks that the driver fails and reports the problem if a testee is wrong.
set -euo pipefail

readonly runner=$1 expected=$2 testee=$3
driver=$(dirname "${BASH_SOURCE[0]}")/run_suite.sh

# expect_failure EXPECTED FAULT LINE: checks that the driver fails and prints a line that matches.
expect_failure() {
  local -r line=$3
  if "$driver" "$runner" "$1" "$testee" "$2" >log 2>&1; then
    printf 'FAILED: a testee that does "%s" passes\n' "$2"
    exit 1
  fi
  grep -qE -- "$line" log || { printf 'FAILED: no "%s" in\n' "$line"; grep -v '^ERROR' log; exit 1; }
}

expect_failure "$expected" echo '^binary to binary: [0-9]{3} passed, 0 skipped, [0-9]{3} failed$'
expect_failure "$expected" skip '^binary to binary: 0 passed, [0-9]+ skipped, 0 failed$'
expect_failure all skip '^FAILED: all were to pass$'
