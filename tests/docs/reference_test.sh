#!/usr/bin/env bash
# reference_test.sh BUILD-FOLDER DOXYGEN: checks that Doxygen generates pages for the public headers without warnings.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

sed "s|^OUTPUT_DIRECTORY .*|OUTPUT_DIRECTORY = $PWD|" "$1/Doxyfile" >Doxyfile
run "$2" Doxyfile
[[ ! -s log ]] || fail "Doxygen gives warnings"

# Plain comments before a function and after a member must appear on the page.
expect_on_page() { grep -qF "$2" html/"$1".html || fail "html/$1.html does not say '$2'"; }
expect_on_page classonnxgen_1_1io_1_1TensorView 'number of elements: the product of the dimensions.'
expect_on_page structonnxgen_1_1check_1_1Finding 'empty for the model itself'
expect_on_page index 'Which headers are public'
while read -r header; do
  grep -qF "$(basename "$header")" html/files.html || fail "the reference has no page for $header"
done < <(grep -oE '`onnxgen/[a-z_/]+\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | tr -d '`')
