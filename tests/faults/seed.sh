#!/usr/bin/env bash
# seed.sh [NAME...]: measures whether the quick tests find seeded faults. Seeds each fault of faults.txt, or only the
# named ones, in a copy of the checkout under build/faults, builds the copy, runs the quick tests until one fails, and
# removes the fault. Prints which tests found which fault, and stores that in build/faults/results.txt. Exits with
# status 1 if more than two of 30 are not found.
#
# seed.sh --list: only checks whether each fault still matches its file, and whether each component has one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly list=tests/faults/faults.txt
readonly folder=build/faults
readonly copy=$folder/source
readonly results=$folder/results.txt
readonly enough=28 of=30 # required number of found faults

names=()
declare -A file_of what_of try_of old_of new_of

stop() {
  printf 'seed.sh: %s\n' "$*" >&2
  exit 2
}

read_faults() {
  local line name=
  while IFS= read -r line; do
    case $line in
      '' | '#'*) ;;
      '['*)
        name=${line%%]*}
        name=${name#[}
        [[ ! -v file_of[$name] ]] || stop "there are two faults $name"
        names+=("$name")
        file_of[$name]=${line#*] }
        what_of[$name]='' try_of[$name]='' old_of[$name]='' new_of[$name]=''
        ;;
      'what: '*) what_of[$name]=${line#what: } ;;
      'try: '*) try_of[$name]=${line#try: } ;;
      -*) old_of[$name]+=${line#-}$'\n' ;;
      +*) new_of[$name]+=${line#+}$'\n' ;;
      *) stop "$list has the line '$line'" ;;
    esac
  done <"$list"
}

# Prints a file, preceded by a line break so that every line follows one. The final dot preserves trailing line breaks.
content_of() {
  printf '\n'
  cat "$1"
  printf .
}

# write_content CONTENT FILE: writes the output of content_of.
write_content() {
  local content=${1#$'\n'}
  printf %s "${content%.}" >"$2"
}

# fits NAME: checks that the old lines occur in the file exactly once, and that the fault has a description.
fits() {
  local -r name=$1
  local -r file=${file_of[$name]} old=$'\n'${old_of[$name]}
  if [[ -z ${what_of[$name]} || $old == $'\n' || ${old_of[$name]} == "${new_of[$name]}" ]]; then
    printf '%s: it does not say what is wrong, and in place of what\n' "$name"
    return 1
  fi
  if [[ ! -f $file ]]; then
    printf '%s: there is no %s\n' "$name" "$file"
    return 1
  fi
  local content
  content=$(content_of "$file")
  local -r rest=${content#*"$old"}
  if [[ $rest == "$content" ]]; then
    printf '%s: %s does not have the lines that it replaces\n' "$name" "$file"
    return 1
  fi
  if [[ $'\n'$rest == *"$old"* ]]; then
    printf '%s: %s has the lines that it replaces more than once\n' "$name" "$file"
    return 1
  fi
}

# Prints the folders of components in which no fault is.
folders_without_fault() {
  local component
  for component in runtime/onnxgen/*/ runtime/well_known/ generator/*/ tools/onnx-tool/; do
    if [[ " ${file_of[*]}" != *" $component"* ]]; then echo "$component"; fi
  done
}

# Copies all files of the checkout that are not ignored, committed or not. Only changed files are written, so that only
# they are rebuilt. Copies get the current time, so that objects built from a seeded fault are older.
copy_checkout() {
  mkdir -p "$copy"
  local file
  while IFS= read -r -d '' file; do
    if [[ ! -e $file ]]; then # deleted but not committed
      rm -f "${copy:?}/$file"
    elif ! cmp -s "$file" "$copy/$file"; then
      mkdir -p "$(dirname "$copy/$file")"
      cp -P "$file" "$copy/$file"
    fi
  done < <(git ls-files -z --cached --others --exclude-standard)
}

in_copy() { (cd "$copy" && "$@"); }

# build LOG
build() { in_copy cmake --build --preset quick --parallel "$(nproc)" >"$1" 2>&1; }

# run_tests LOG [CTEST-OPTION...]: returns false after the first failures.
run_tests() {
  local -r log=$1
  shift
  in_copy ctest --preset quick --parallel "$(nproc)" --timeout 120 --stop-on-failure "$@" >"$log" 2>&1
}

# Prints the failed tests from ctest's summary.
failures_in() {
  sed -n '/^The following tests FAILED:/,$ s/^[[:space:]]*[0-9]* - \([^ ]*\) .*([^()]*)$/\1/p' "$1" | paste -sd ' '
}

# search NAME: seeds the fault in the copy and prints what finds it, or nothing.
search() {
  local -r name=$1 log=$folder/$1.log
  local -r file=$copy/${file_of[$name]}
  local -r old=$'\n'${old_of[$name]} new=$'\n'${new_of[$name]}
  local content
  content=$(content_of "$file")
  local -r original=$content
  write_content "${content/"$old"/"$new"}" "$file"
  if ! build "$log"; then
    echo 'the build'
  elif [[ -n ${try_of[$name]} ]] && ! run_tests "$log" --no-tests=ignore --tests-regex "${try_of[$name]}"; then
    failures_in "$log"
  elif ! run_tests "$log"; then
    failures_in "$log"
  fi
  write_content "$original" "$file"
}

read_faults
for name in "${names[@]}"; do
  fits "$name" || misfit=1
done
for component in $(folders_without_fault); do
  printf '%s has no fault in %s\n' "$list" "$component"
  misfit=1
done
if [[ -v misfit ]]; then exit 1; fi
if [[ ${1-} == --list ]]; then
  for name in "${names[@]}"; do printf '%-14s%s: %s\n' "$name" "${file_of[$name]}" "${what_of[$name]}"; done
  exit 0
fi
if (($# != 0)); then names=("$@"); fi
for name in "${names[@]}"; do
  [[ -v file_of[$name] ]] || stop "there is no fault $name in $list"
done

copy_checkout
in_copy cmake --preset quick -DONNXGEN_CORPORA="${ONNXGEN_CORPORA:-$PWD/../shared/corpora}" >"$folder/configure.log" 2>&1 ||
  stop "without a fault it is not configured: see $folder/configure.log"
build "$folder/build.log" || stop "without a fault it is not built: see $folder/build.log"
run_tests "$folder/tests.log" || stop "without a fault these tests fail: $(failures_in "$folder/tests.log")"

count=0
: >"$results"
for name in "${names[@]}"; do
  found=$(search "$name")
  if [[ -n $found ]]; then
    count=$((count + 1))
    result="found by $found"
  else
    result="NOT FOUND: ${what_of[$name]}"
  fi
  printf '%-14s%s\n' "$name" "$result" | tee -a "$results"
done
printf '%d of %d faults were found\n' "$count" "${#names[@]}" | tee -a "$results"
((count * of >= ${#names[@]} * enough))
