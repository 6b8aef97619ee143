#!/usr/bin/env bash
# format.sh: checks prose (prose.sh) and the format of the C++ sources. Releases of clang-format differ; the sources are
# formatted by clang-format 14, Debian 12's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

failed=0
tests/build/prose.sh || failed=1

if command -v clang-format-14 >/dev/null; then
  git ls-files -z '*.cc' '*.cpp' '*.h' ':!generated' ':!tests/generator/golden' |
    xargs -0 -P "$(nproc)" -n 50 clang-format-14 --dry-run --Werror || failed=1
else
  echo 'skipped: clang-format-14 is not installed, and other versions format differently'
fi
exit "$failed"
