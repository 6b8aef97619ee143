#!/usr/bin/env bash
# prose.sh reports each kind of finding with file and line, and accepts good prose.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

rm -rf "$TEST_FOLDER"
mkdir -p "$TEST_FOLDER/docs" "$TEST_FOLDER/runtime"
cd "$TEST_FOLDER"
git init -q .

# check: sets `status` and `log` to the result of prose.sh for this folder.
check() {
  git add .
  status=0
  log=$(bash "$ONNXGEN_SOURCE/tests/build/prose.sh" "$PWD") || status=$?
}

cat >docs/page.md <<'TEXT'
## What is checked

Headings may begin with "What".
TEXT
cat >runtime/good.h <<'TEXT'
// Returns the size. The files are too large, too small, or too old.
TEXT
check
((status == 0)) || fail "good prose is rejected: $log"

cat >runtime/bad.h <<'TEXT'
// The same for strings.
int a;  // What the caller gave.
/// Whether it is empty, and why.
// The block at hand is full.
// Aligned just so.
// An allocator, be it a new one.
// Vectors or the like.
// Clears the others, too.
TEXT
printf '\nThe page has this\nas well, too.\n' >>docs/page.md
check
((status == 1)) || fail "bad prose is accepted"
for place in runtime/bad.h:{1..8} docs/page.md:6; do
  grep -q "^$place: [a-z].*: " <<<"$log" || fail "no finding at $place: $log"
done
(($(wc -l <<<"$log") == 9 + $(grep -c '^skipped' <<<"$log" || true))) || fail "unexpected findings: $log"

if [[ $(codespell --version 2>&1) == 2.2.2 ]]; then # the version of codespell in prose.sh
  git rm -q --cached runtime/bad.h docs/page.md
  rm runtime/bad.h docs/page.md
  echo '// Recieves a message.' >runtime/typo.h # codespell finds this
  check
  grep -q '^runtime/typo.h:1: spelling: Recieves ==> Receives$' <<<"$log" || fail "no spelling error: $log"
fi
