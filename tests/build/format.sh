#!/usr/bin/env bash
# format.sh: the C++ files that people edit are as clang-format writes them. Each version of it has its own mind; ours is
# Debian 12's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v clang-format-14 >/dev/null; then
  echo 'skipped: clang-format-14 is not installed'
  exit 0
fi
git ls-files -z '*.cc' '*.cpp' '*.h' ':!generated' ':!tests/generator/golden' |
  xargs -0 -P "$(nproc)" -n 50 clang-format-14 --dry-run --Werror
