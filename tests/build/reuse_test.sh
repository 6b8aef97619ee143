#!/usr/bin/env bash
# reuse_test.sh: checks with the program reuse that the license and the copyright holder of every file are stated, as the
# REUSE specification requires.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v reuse >/dev/null || skip "no reuse: install reuse"
[[ -e $ONNXGEN_SOURCE/.git ]] || skip "not a Git checkout: reuse would check build folders"

run reuse --root "$ONNXGEN_SOURCE" lint
expect_log 'Used licenses: Apache-2\.0$'

# reuse must reject a copied file that states another license.
mkdir copy
cp -r "$ONNXGEN_SOURCE"/{.reuse,LICENSE,LICENSES} copy
echo "// A header." >copy/own.h
run reuse --root copy lint
echo "// SPDX-License""-Identifier: MIT" >copy/copied.h
if reuse --root copy lint >log 2>&1; then fail "a file with another license is accepted"; fi
expect_log 'Missing licenses: MIT'
