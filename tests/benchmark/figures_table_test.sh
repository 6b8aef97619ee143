#!/usr/bin/env bash
# figures_table_test.sh: checks that a figure meets its target only if it is present, small enough and steady, and not
# above a peer whose malloc keeps freed memory. Checks that the guides' tables have the rows that the script prints.
set -euo pipefail

folder=$(dirname "${BASH_SOURCE[0]}")
table=$folder/figures_table.awk

# expect VERDICT ROW LINE...: checks the verdict in the row that begins with ROW, for these figures.
expect() {
  local -r verdict=$1 row=$2
  shift 2
  local shown
  shown=$(printf '%s\n' "$@" | awk -f "$table" | grep -F "| $row" || true)
  if [[ $shown != *"| $verdict "* ]]; then
    printf 'FAILED: no "%s" in "%s"\n' "$verdict" "$shown"
    exit 1
  fi
}

heap='print_text/structure/libprotobuf_heap 100 99 101'
expect met 'print text, structure' "$heap" 'print_text/structure/native 40 39 67'
expect UNSTEADY 'print text, structure' "$heap" 'print_text/structure/native 40 39 68'
expect MISSED 'print text, structure' "$heap" 'print_text/structure/native 46 45 47'
expect 'NOT MEASURED' 'print text, structure' "$heap"
expect 'NOT MEASURED' 'print text, structure' 'print_text/structure/native 40 39 41'
expect met 'drop-in: compiling' 'drop_in_compile_us 80 100 0.8 0.7 1.3'
expect UNSTEADY 'drop-in: compiling' 'drop_in_compile_us 80 100 0.8 0.7 1.4'
expect met 'models changed by text or JSON, of 6149' 'there_and_back_native 0 6149'
expect MISSED 'models changed by text or JSON, of 6149' 'there_and_back_native 1 6149'
expect 'NOT MEASURED' 'models changed by text or JSON' "$heap"
expect 'NOT MEASURED' 'conformance tests failed' 'conformance_native 0 0'
expect met 'conformance tests failed, of 2137' 'conformance_native 5 2137'

retaining='retaining/print_text/structure/libprotobuf_heap 40 39 41'
expect met 'print text, structure' "$heap" "$retaining" 'print_text/structure/native 40 39 41' \
  'retaining/print_text/structure/native 39 38 40'
expect BEHIND 'print text, structure' "$heap" "$retaining" 'print_text/structure/native 40 39 41' \
  'retaining/print_text/structure/native 42 41 43'

expect bound '... as much memory alone, by pages of 4 KiB' 'first_parse_destroy/structure/libprotobuf_heap 100 99 101' \
  'first_parse_destroy/structure/pages_of_4_kib 20 19 21'

one='load/owned/external/threads:1 100 99 101' pread='peer/pread/fresh/threads:1 100 99 101'
expect met 'load owned, 1 GiB, two threads' "$one" "$pread" 'load/owned/external/threads:2 65 64 66' \
  'peer/pread/fresh/threads:2 60 59 61'
expect 'at its bound' 'load owned, 1 GiB, two threads' "$one" "$pread" 'load/owned/external/threads:2 90 89 91' \
  'peer/pread/fresh/threads:2 85 84 86'
expect MISSED 'load owned, 1 GiB, two threads' "$one" "$pread" 'load/owned/external/threads:2 90 89 91' \
  'peer/pread/fresh/threads:2 60 59 61'
expect MISSED 'load owned, 1 GiB, two threads' "$one" 'load/owned/external/threads:2 90 89 91'
expect 'NOT MEASURED' 'load owned, 1 GiB, two threads' "$one" "$pread" 'peer/pread/fresh/threads:2 60 59 61'
expect MISSED '... two threads, of pread alone' 'load/owned/external/threads:2 70 69 71' 'peer/pread/fresh/threads:2 60 59 61'
expect bound '... pread alone, two threads relative to one' "$pread" 'peer/pread/fresh/threads:2 60 59 61'
expect met 'encrypted save, 1 GiB, two threads relative to cp' 'plain/cp 100 99 101' 'encrypt/save/ONNXCRY3/threads:2 119 118 121'
expect MISSED 'encrypted load, 1 GiB, two threads' 'plain/read 100 99 101' 'decrypt/load/ONNXCRY3/threads:2 121 119 122'
expect bound '... the cipher alone, in memory' 'plain/cp 100 99 101' 'encrypt/openssl/ONNXCRY3 80 79 81'
expect met 'onnxgen, a message of 65,000 fields' 'native_fields_65000 1.0 0.9 1.1'
expect UNSTEADY 'onnxgen, a message of 65,000 fields' 'native_fields_65000 1.0 0.9 3.6'

if printf '%s\n' "$heap" | awk -f "$table" >/dev/null; then
  echo 'FAILED: figures are missing, and the table does not say so by its exit status'
  exit 1
fi

# rows COLUMN...: prints these columns of a table, without counts and alignment.
rows() { sed -nE 's/, of [0-9]+ +\|/ |/; s/^\| (.*) \|$/\1/p' | awk -F' *[|] *' -v columns="$*" '
  { count = split(columns, list, " "); for (i = 1; i <= count; ++i) printf "%s;", $list[i]; print "" }'; }

# same_rows PAGE TABLE COLUMN...: checks that the page has these columns of the table between its marks, and no other
# rows.
same_rows() {
  local -r page=$folder/../../$1 name=$2
  shift 2
  if ! diff <(sed -n '/^<!-- figures -->$/,/^<!-- \/figures -->$/p' "$page" | rows "$@") \
    <(awk -v table="$name" -f "$table" </dev/null | rows "$@"); then
    echo "FAILED: $page has other rows than tests/benchmark/figures prints"
    exit 1
  fi
}
same_rows tests/benchmark/figures.md all 1 5
same_rows docs/performance.md main 1
same_rows README.md peers 1
