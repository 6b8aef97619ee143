#!/usr/bin/env bash
# tidy.sh BUILD_FOLDER: looks through the product's sources with clang-tidy; .clang-tidy says for what. BUILD_FOLDER
# was configured with clang, and has the headers that are generated.
set -euo pipefail
readonly build=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v clang-tidy >/dev/null; then
  echo 'skipped: clang-tidy is not installed'
  exit 0
fi
find generator runtime tools -name '*.cpp' -print0 | sort -z |
  xargs -0 -n 1 -P "$(nproc)" clang-tidy --quiet --warnings-as-errors='*' -p "$build"
