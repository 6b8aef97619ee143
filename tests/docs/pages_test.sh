#!/usr/bin/env bash
# pages_test.sh: checks that links in the guides lead to existing pages and headings, that every page can be reached
# from the index, that every code block is tested or says why not, and that messages explained in the guides exist.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"
cd "$ONNXGEN_SOURCE"

faults=0
fault() {
  printf '%s\n' "$*"
  faults=$((faults + 1))
}

# Prints a page without its code, where apparent links are not links.
prose() { awk '/^```/ { inside = !inside; next } !inside' "$1" | sed 's/`[^`]*`//g'; }

# Prints the anchors of a page's headings, as Git hosts generate them: lower case, no punctuation, hyphens for spaces.
anchors() {
  awk '/^```/ { inside = !inside } !inside && /^#+ /' "$1" |
    sed -E 's/^#+ //; s/\[([^]]*)\]\([^)]*\)/\1/g' | tr '[:upper:]' '[:lower:]' | sed -E "s/[^a-z0-9 _-]//g; s/ /-/g"
}

# ---- links ---------------------------------------------------------------------------------------------------------

links=0
for page in README.md docs/*.md; do
  while read -r link; do
    if [[ $link =~ ^https?:// ]]; then continue; fi
    links=$((links + 1))
    path=${link%%#*}
    target=$page
    if [[ $path ]]; then target=$(dirname "$page")/$path; fi
    if [[ ! -e $target ]]; then
      fault "$page links to $link, which does not exist"
    elif [[ $link == *'#'* ]] && ! grep -qxF -- "${link#*#}" <<<"$(anchors "$target")"; then
      fault "$page links to $link, but $target has no such heading"
    fi
  done < <(prose "$page" | grep -oE '\]\([^) ]+\)' | sed -E 's/^\]\(|\)$//g')
done
((links >= 100)) || fault "only $links links were found"

index=$(prose docs/README.md)
for page in docs/*.md; do
  name=${page#docs/}
  if [[ $name == README.md ]]; then continue; fi
  grep -qE "\]\($name[)#]" <<<"$index" || fault "docs/README.md does not link to $page"
done

# ---- blocks of code ------------------------------------------------------------------------------------------------

# Prints `page language what` for each block. `what` is the preceding comment, which says what tests the block.
blocks() {
  awk '
    FNR == 1 { what = "-" }
    /^<!-- (block|not run:|compiled only:) / { what = $0; next }
    /^<!-- / { while ($0 !~ /-->/ && (getline) > 0) continue; next }
    /^```/ {
      language = substr($0, 4)
      print FILENAME, language == "" ? "-" : language, what
      while ((getline) > 0 && $0 !~ /^```/) continue
    }
    { what = "-" }' README.md docs/*.md
}

not_run=0
while read -r page language what; do
  case $what in
    '<!-- block '*)
      name=${what#<!-- block }
      grep -qF -- " ${name% -->}" tests/*/*.sh || fault "$page: no script in tests/ uses the block '${name% -->}'"
      ;;
    '<!-- not run: '*) not_run=$((not_run + 1)) ;;
    *)
      # cpp blocks are in the programs of snippets.awk, and cmake blocks in projects_test.sh. Blocks of sh and meson
      # need a name.
      if [[ $language == sh || $language == meson ]]; then fault "$page has a block of $language that no test runs"; fi
      ;;
  esac
done < <(blocks)
((not_run <= 10)) || fault "$not_run blocks are not run"

# ---- messages ------------------------------------------------------------------------------------------------------

while read -r message; do
  grep -rqF -- "$message" runtime/onnxgen tools ||
    fault "docs/troubleshooting.md explains '$message', which no source contains"
done < <(sed -nE 's/^\| (`[^|]+`) \|.*/\1/p' docs/troubleshooting.md | grep -oE '`[^`]+`' | sed -E 's/`//g; s/ at byte N//')

((faults == 0)) || fail "$faults faults"
