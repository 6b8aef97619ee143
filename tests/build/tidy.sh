#!/usr/bin/env bash
# tidy.sh BUILD_FOLDER: checks the sources of the runtime, the generator and the tools with clang-tidy; .clang-tidy
# lists the checks. BUILD_FOLDER must be configured with clang and contain the generated headers.
set -euo pipefail
readonly build=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v clang-tidy >/dev/null; then
  echo 'skipped: clang-tidy is not installed'
  exit 0
fi
find generator runtime tools -name '*.cpp' -print0 | sort -z |
  xargs -0 -n 1 -P "$(nproc)" clang-tidy --quiet --warnings-as-errors='*' -p "$build"
