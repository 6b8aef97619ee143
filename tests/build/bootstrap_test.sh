#!/usr/bin/env bash
# bootstrap_test.sh: tests which packages ./bootstrap installs on each Debian release, and what it prints on systems
# without apt. Runs a copy of ./bootstrap, so that its build folder is inside the test's folder.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

cp "$ONNXGEN_SOURCE/bootstrap" .
for tier in demo test full; do
  ./bootstrap packages "$tier" debian-12 >"$tier-12"
  ./bootstrap packages "$tier" debian-13 >"$tier-13"
done
cmp demo-12 demo-13
comm -23 <(sort test-12) <(sort test-13) | paste -sd' ' >only-12
comm -13 <(sort test-12) <(sort test-13) >only-13
[[ $(<only-12) == 'clang-format-14 libignition-msgs-dev' ]] || fail "packages only for Debian 12: $(<only-12)"
[[ $(<only-13) == libprotoc-dev ]] || fail "packages only for Debian 13: $(<only-13)"
for list in test full; do [[ -z $(sort "$list-12" | uniq -d) ]] || fail "a package is named twice for $list"; done
[[ -z $(comm -23 <(sort test-13) <(sort full-13)) ]] ||
  fail "the list for full tests lacks a package of the quick tests"

# A folder with links to a few programs simulates a system that has no others.
mkdir bin
for program in bash cat dirname getconf grep mkdir rm tail; do ln -s "$(command -v "$program")" bin; done
without_apt() {
  if env -i "PATH=$PWD/bin" ./bootstrap demo model.onnx >log 2>&1; then fail "bootstrap found a compiler"; fi
}
without_apt
expect_log '^==> apt is not available, .* not found .*: cmake \(cmake\) c\+\+ \(g\+\+\) .* fmt/format\.h \(libfmt-dev\) ninja \(ninja-'
expect_log '^Nothing can be built without cmake c\+\+ ninja; install it, then run \./bootstrap again\.$'
[[ ! -e build ]] || fail "bootstrap started a build"

# If only libraries are missing, bootstrap continues, and CMake reports what it does not find.
printf '#!/bin/bash\nexit 1\n' >bin/cmake
chmod +x bin/cmake
cp bin/cmake bin/c++
cp bin/cmake bin/ninja
without_apt
expect_log '^==> apt is not available, .*: antlr4-runtime/antlr4-runtime\.h \(libantlr4-runtime-dev\) fmt/format\.h \(libfmt-dev\)$'
expect_log '^==> building the generator'
expect_log '^cmake failed; the whole output is in build/configure-demo\.log$'

# Counts the processors without nproc, which macOS lacks.
for program in cmake ctest python3; do printf '#!/bin/bash\necho %s "$*"\n' "$program" >"bin/$program"; done
chmod +x bin/*
run env -i "PATH=$PWD/bin" ./bootstrap fuzz 1
expect_log '^ctest .*--parallel [0-9]+ '
