#!/usr/bin/env bash
# run_suite.sh RUNNER TESTS TESTEE [ARGUMENT]
#
# Runs Google's conformance suites on a testee, from each format to each, with recommended tests enforced like required
# ones. The runner must run all TESTS tests. Each must pass, except for those in failures.txt in this folder, which must
# fail. The runner counts skipped tests as passed, and an echo passes two of three tests, so this script counts the tests
# itself, by request and result. The runner's full report is left in the file `report` in the current folder.
set -euo pipefail

readonly runner=$1 expected=$2
readonly lists=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
shift 2

# Uses a pipe, because it stays open until the testee has also ended and its sanitizer has printed its report.
{
  "$runner" --enforce_recommended --verbose --failure_list "$lists/failures.txt" \
    --text_format_failure_list "$lists/failures.txt" "$@" 2>&1 || echo "runner: exit status $?"
} | cat >report

awk -v expected="$expected" '
  function name_of(line) { sub(/^[^=]*=/, "", line); sub(/[,: ].*/, "", line); return line }
  # "conformance test: name=N, request=protobuf_payload: ... requested_output_format: PROTOBUF ..., response=..."
  /^conformance test: / {
    request = $0
    sub(/^.*, request=/, "", request)
    sub(/, response=.*$/, "", request)
    if (request ~ /conformance[.]FailureSet/) next
    # Requests in text format have their payload last.
    input = request ~ /^protobuf_payload: / ? "binary" : request ~ /^json_payload: / ? "JSON" : "text"
    output = request ~ /requested_output_format: PROTOBUF/ ? "binary" : request ~ /requested_output_format: JSON/ ? "JSON" : "text"
    kind[name_of($0)] = input " to " output
    ++asked[input " to " output]
    ++total
  }
  /^SKIPPED, test=/ { ++skipped[kind[name_of($0)]]; ++bad }
  /^(ERROR|WARNING), test=/ { ++failed[kind[name_of($0)]]; ++bad; print substr($0, 1, 1000) }
  /^CONFORMANCE SUITE / { ++suites[$3]; known += $(8); print }
  /Sanitizer|runtime error:|^runner: / { ++faults; print }
  END {
    for (k in asked)
      printf "%s: %d passed, %d skipped, %d failed\n", k, asked[k] - skipped[k] - failed[k], skipped[k], failed[k]
    printf "in all: %d passed, %d known to fail, of %d\n", total - known - bad, known, total
    if (total == 0 || expected != "all" && total != expected || bad > 0) {
      printf "FAILED: %s were to pass\n", expected
      exit 1
    }
    if (faults > 0 || suites["PASSED:"] != 2) {
      print "FAILED: the runner, or the testee as it ended, reported a fault"
      exit 1
    }
  }
' report
