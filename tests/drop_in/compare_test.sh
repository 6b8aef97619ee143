#!/usr/bin/env bash
# compare_test.sh built|debian|corpora: checks that the client prints the same bytes with libprotobuf ($PEER) and with
# the drop-in classes ($OURS), for the models that it builds itself or for all models in a folder.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

# compare [LIST]: compares the outputs for the models listed in LIST. Ignores libprotobuf's standard error. The other
# client's must be empty.
compare() {
  "$PEER" "$@" >peer.out 2>/dev/null || fail "$PEER $*"
  "$OURS" "$@" >ours.out 2>ours.err || { cat ours.err; fail "$OURS $*"; }
  [[ ! -s ours.err ]] || { head ours.err; fail "our client printed to its standard error"; }
  [[ -s peer.out ]] || fail "the client printed nothing"
  cmp --quiet peer.out ours.out
}

show_difference() {
  diff --text peer.out ours.out | cut --bytes 1-300 | head -n 40 | cat --show-nonprinting
}

case $1 in
  built)
    compare || { show_difference; fail "the outputs differ"; }
    exit 0
    ;;
  debian)
    folder=/usr/share/libonnx-testdata/data
    [[ -d $folder ]] || skip "no models: install the package libonnx-testdata"
    ;;
  corpora)
    folder=$(corpora)/models || exit 77
    ;;
esac

find "$folder" -name '*.onnx' | sort >all
[[ -s all ]] || fail "no models in $folder"
split --lines=200 all part.
for part in part.*; do
  compare "$part" && continue
  while read -r model; do
    printf '%s\n' "$model" >one
    compare one || { show_difference; fail "the outputs for $model differ"; }
  done <"$part"
  fail "the outputs for $part differ, but for no model alone"
done
rm -f peer.out ours.out
printf '%s models\n' "$(wc -l <all)"
