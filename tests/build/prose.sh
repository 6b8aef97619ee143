#!/usr/bin/env bash
# prose.sh [FOLDER]: checks spelling and style of comments, messages and documentation; docs/contributing.md has the
# rules. Prints each finding as FILE:LINE: RULE: TEXT and exits with status 1 if there are any. FOLDER is a Git work
# tree; the default is this one. prose_exceptions.txt lists exceptions with their reasons.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "${1:-$here/../..}"
export LC_ALL=C

# Excluded: inputs and expected outputs of tests, names of macros, and the file of exceptions, which quotes them.
mapfile -t files < <(git ls-files 'README.md' 'docs' 'runtime' 'generator' 'tools' 'cmake' 'tests' \
  ':!tests/generator/cases' ':!tests/generator/golden' ':!generator/emit/macros/macro_names.inc' ':!tests/build/prose*')
findings=$(mktemp)
trap 'rm -f "$findings" "$findings.spelling"' EXIT

# forbid RULE GREP-OPTION... PATTERN: adds the lines that match PATTERN. -I skips binary files.
forbid() {
  grep -nIHE "${@:2}" -- "${files[@]}" | sed -E "s|^([^:]+:[0-9]+:)[[:space:]]*|\1 $1: |" >>"$findings" || true
}

# Comments begin with //, ///, //!, ///< or #, and # begins a heading in Markdown.
readonly comment='(^|[[:space:]])(//[/!]?<?|#) '
forbid 'begin with a verb or a noun, not with "The same"' --exclude='*.md' "${comment}The same\b"
forbid 'begin with a noun, not with "What"' --exclude='*.md' "${comment}What [^?]*\$"
forbid 'one idea per sentence, not "Whether ..., and"' --exclude='*.md' "${comment}Whether [^.?]*, and\b"
forbid 'say "available", "present" or "current", not "at hand"' -i '\bat hand\b'
forbid 'delete "just so"' -i '\bjust so\b'
forbid 'say "including" or "whether", not "be it"' -i '\bbe it\b'
forbid 'delete "or the like"' -i '\bor the like\b'
forbid 'say "also" before the verb, not "too" at the end' ', too([].;,:)"]|$)'

words=()
while IFS='|' read -r where text reason; do
  [[ $where && $where != \#* ]] || continue
  where=${where% } text=${text# } text=${text% }
  if [[ -z ${reason// } ]]; then
    printf '%s: exception "%s" has no reason\n' tests/build/prose_exceptions.txt "$text" >>"$findings"
  elif [[ $where == spelling ]]; then
    words+=("$text")
  elif grep -q "^$where:.*$(sed 's/[][\.*^$/]/\\&/g' <<<"$text")" "$findings"; then
    sed -i "\|^$where:.*$(sed 's/[][\.*^$|/]/\\&/g' <<<"$text")|d" "$findings"
  elif [[ $# == 0 ]]; then
    printf 'note: prose_exceptions.txt: exception "%s" is no longer needed\n' "$text"
  fi
done <"$here/prose_exceptions.txt"

# Every version of codespell knows other misspellings, so only one version can fail a build.
readonly version=2.2.2
if command -v codespell >/dev/null; then
  codespell --ignore-words-list "$(IFS=, && printf '%s' "${words[*]}")" "${files[@]}" 2>/dev/null |
    sed -E 's|^([^:]+:[0-9]+): |\1: spelling: |' >"$findings.spelling" || true
  if [[ $(codespell --version 2>&1) == "$version" ]]; then
    cat "$findings.spelling" >>"$findings"
  else
    sed "s/^/note, not of codespell $version: /" "$findings.spelling"
  fi
else
  echo 'skipped: codespell is not installed; spelling is not checked'
fi

sort -t: -k1,1 -k2,2n "$findings"
[[ ! -s $findings ]]
