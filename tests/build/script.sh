# shellcheck shell=bash
# Shared functions of the test scripts in this folder. CMakeLists.txt sets their environment.
set -euo pipefail
# Names the command that ended the script, because some commands fail silently. A writer also fails if the reader of its
# pipe exits early. Therefore `grep -q` and awk's `exit` read from a file or a string in these scripts.
trap '(($? == 77)) || printf "FAILED: %s, line %s: %s\n" "${BASH_SOURCE[0]}" "$LINENO" "$BASH_COMMAND" >&2' ERR

# The scripts match messages of compilers and compare sorted names, which depend on the locale.
export LC_ALL=C

# The projects of these tests mostly compile the same few libraries. If ccache is installed, these are compiled once for
# each set of options. The cache is in the build folder and has its own settings, so a user's cache is neither read nor
# written. Builds in different folders share it; the debug information of an object may then name the folder of another
# test. If the environment already names a compiler launcher, that one is used instead. Tests that call the compiler
# directly use no launcher.
if [[ ! -v CMAKE_CXX_COMPILER_LAUNCHER ]] && command -v ccache >/dev/null; then
  export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_DIR=${TEST_FOLDER%/*}/ccache CCACHE_MAXSIZE=1G CCACHE_NOHASHDIR=1
fi

# share_by_place: for a test with a copy of the sources, or a link to them, in its own folder. Shares cached objects
# with other tests whose sources are ../onnxgen, relative to the build folder. Does not work with make, because make
# runs the compiler in folders other than the one that the paths in dependency files are relative to.
share_by_place() { export CCACHE_BASEDIR=$TEST_FOLDER; }

# Options that compile our own libraries fastest. The stand-ins for vcpkg and Conan pass equivalent ones.
unity=(-DCMAKE_UNITY_BUILD=ON)
quick=(-DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DONNXGEN_WERROR=OFF "${unity[@]}")

# unity_for_ours: sets `unity` to options that make only our libraries a unity build. For projects with generated
# classes of several schemas, which cannot share a translation unit.
unity_for_ours() {
  echo 'set(CMAKE_UNITY_BUILD ON)' >unity.cmake
  unity=("-DCMAKE_PROJECT_onnxgen_INCLUDE=$PWD/unity.cmake")
}

# build_like FOLDER: sets compiler and linker flags for projects that link the libraries of that build folder: its
# linker and, where it has them, its sanitizers. The undefined behaviour sanitizer is needed only to link; compiling
# with it takes three times as long.
build_like() {
  local -r cache=$1/CMakeCache.txt
  export CXXFLAGS=${CXXFLAGS:-} LDFLAGS
  LDFLAGS=$(sed -n 's/^CMAKE_EXE_LINKER_FLAGS:[A-Z]*=//p' "$cache")
  if grep -q '^ONNXGEN_SANITIZE:BOOL=ON$' "$cache"; then
    CXXFLAGS+=' -fsanitize=address'
    LDFLAGS+=' -fsanitize=address,undefined'
  fi
}

# precompile HEADER...: precompiles public headers of ours and includes them first in every source of this test's
# projects. A generated class is small, and its compiler spends most of the time on these headers. Two files are
# precompiled: one for position-independent code, as in our libraries, and one for programs. GCC selects the one that
# matches the options of a source, and otherwise includes the empty file first.h. ccache cannot use precompiled headers,
# so the test does without it.
precompile() {
  if [[ $("$CXX" --version) != *"Free Software Foundation"* ]]; then return; fi
  unset CMAKE_CXX_COMPILER_LAUNCHER
  mkdir -p precompiled/first.h.gch
  printf '#include <%s>\n' "$@" >precompiled/first.h
  run "$CXX" -I "$ONNXGEN_SOURCE/runtime" -x c++-header precompiled/first.h -o precompiled/first.h.gch/program
  run "$CXX" -fPIC -I "$ONNXGEN_SOURCE/runtime" -x c++-header precompiled/first.h -o precompiled/first.h.gch/library
  : >precompiled/first.h
  export CXXFLAGS="-include $PWD/precompiled/first.h"
}

rm -rf "$TEST_FOLDER"
mkdir -p "$TEST_FOLDER"
cd "$TEST_FOLDER"

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  [[ -f log ]] && tail -n 60 log >&2
  exit 1
}

skip() {
  printf 'SKIPPED: %s\n' "$*" >&2
  exit 77
}

# Runs a command that must succeed, and writes its output to the file `log`.
run() { "$@" >log 2>&1 || fail "$*"; }

# Check that the output of the last run() has, or does not have, a line that matches the pattern.
expect_log() { grep -qE -- "$1" log || fail "no '$1' in the output"; }
expect_no_log() { ! grep -qE -- "$1" log || fail "'$1' in the output"; }

# Prints the folder of the corpora. If there is none, skips the test.
corpora() {
  local -r folder=${ONNXGEN_CORPORA:-$ONNXGEN_CORPORA_DEFAULT}
  [[ -d $folder ]] || skip "no corpora: set ONNXGEN_CORPORA to their folder"
  printf '%s\n' "$folder"
}

# check_packages PACKAGE...: lintian must accept these Debian packages.
check_packages() {
  if ! command -v lintian >/dev/null; then
    echo "not tested: lintian, which is not installed" >&2
    return
  fi
  # The suppressed tag demands a changelog that closes a bug of Debian, which only packages in Debian have.
  run lintian --allow-root --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$@"
}

# Waits until the time stamps of new files differ from earlier ones, because build tools compare them.
let_time_pass() { sleep 1.1; }

# block PAGE NAME: prints the block of code after <!-- block NAME --> in the guide docs/PAGE or in README.md.
block() {
  local page=$ONNXGEN_SOURCE/docs/$1
  if [[ $1 == README.md ]]; then page=$ONNXGEN_SOURCE/$1; fi
  awk -v wanted="<!-- block $2 -->" '
    $0 == wanted { found = 1; next }
    found == 1 && /^```/ { found = 2; next }
    found == 2 && /^```$/ { exit }
    found == 2
    END { exit found != 2 }' "$page" || fail "no block '$2' in $1"
}
