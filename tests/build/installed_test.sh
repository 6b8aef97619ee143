#!/usr/bin/env bash
# installed_test.sh BUILD-FOLDER: checks that find_package(onnxgen) finds what `cmake --install` installs, and that it
# is complete without the source tree.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

run cmake --install "$1" --prefix "$PWD/first"
mv first moved # a package may be moved

# The programs and their documentation.
[[ $(readlink moved/bin/onnxgen-protoc) == onnxgen ]] || fail "onnxgen-protoc is not a link to onnxgen"
[[ $(moved/bin/onnxgen-protoc --version) == libprotoc* ]] || fail "onnxgen-protoc --version differs from protoc's"
manual=moved/share/man/man1/onnxgen.1
sed 's/\\-/-/g' $manual >manual
for option in $(moved/bin/onnxgen --help | grep -oE -- '--[a-z_]+|[a-z_]+='); do
  grep -qF -- "$option" manual || fail "$option is not in the manual page"
done
for program in onnxgen-protoc protoc-gen-onnxgen; do
  grep -qF onnxgen.1 moved/share/man/man1/$program.1 || fail "no manual page of $program"
done
if [[ -e moved/bin/onnx-tool ]]; then
  grep -qF 'onnx\-tool convert' moved/share/man/man1/onnx-tool.1 || fail "no manual page of onnx-tool"
  for script in bash-completion/completions/onnx-tool zsh/site-functions/_onnx-tool \
    fish/vendor_completions.d/onnx-tool.fish; do
    [[ -s moved/share/$script ]] || fail "no completion script $script"
  done
fi
# shellcheck source=/dev/null
COMP_WORDS=(moved/bin/onnxgen --dep) COMP_CWORD=1 && source moved/share/bash-completion/completions/onnxgen
compopt() { :; }
_onnxgen
[[ ${COMPREPLY[*]} == '--dependency_out= --dependency_target=' ]] || fail "completed to ${COMPREPLY[*]}"
COMP_WORDS[1]=--
_onnxgen
for option in --disallow_services --option_dependencies= --decode= --decode_raw --help; do
  [[ " ${COMPREPLY[*]} " == *" $option "* ]] || fail "$option is not completed"
done
COMPREPLY=() COMP_WORDS[0]="~/bin/onnxgen"
HOME=$PWD/moved _onnxgen
[[ " ${COMPREPLY[*]} " == *" --help "* ]] || fail "the options of a program in ~ are not completed"
[[ -s moved/share/zsh/site-functions/_onnxgen ]] || fail "no completion script for zsh"
if command -v fish >/dev/null; then
  completed=$(PATH="$PWD/moved/bin:$PATH" fish -N -c \
    'source moved/share/fish/vendor_completions.d/onnxgen.fish; complete -C "onnxgen-protoc --dep"')
  [[ $completed == $'--dependency_out=\n--dependency_target=' ]] || fail "fish completes to $completed"
fi

# The installed headers are the public ones and those that they and generated classes include, and no others.
include=moved/include
golden=$ONNXGEN_SOURCE/tests/generator/golden
{
  for header in $(grep -o '`onnxgen/[a-z_/]*\.h`' "$ONNXGEN_SOURCE/docs/headers.md" | tr -d '`'); do
    if [[ -f $include/$header ]]; then echo "#include \"$header\""; fi
  done
  find $include/onnxgen/native -name '*.h' -printf '#include "%P"\n'
  # Excludes headers that consist of an #error.
  (cd $include/onnxgen/protobuf && find google -name '*.h' -exec grep -L '^#error' {} + | sed 's/.*/#include "&"/')
} >headers.cpp
[[ $(grep -c '"onnxgen/' headers.cpp) -gt 40 ]] || fail "public headers are missing"
# Replaces Python.h, which users install themselves. g++ would ignore that it is missing here, clang would not.
mkdir stand_in
touch stand_in/Python.h
flags=(-std=c++17 -I "$include" -I "$include/onnxgen/protobuf" -I "$include/onnxgen/protobuf_well_known" -isystem stand_in)
run "$CXX" "${flags[@]}" -MM -I $include/onnxgen/native headers.cpp
mv log reached_by_headers
run "$CXX" "${flags[@]}" -MM -I "$golden" "$golden"/*.pb.cc "$golden"/*.descriptor.cc
mv log reached_by_native
run "$CXX" "${flags[@]}" -MM -I "$golden/protobuf" "$golden"/protobuf/*.pb.cc
cat log reached_by_* | tr -s ' \\' '\n' | grep "^$include/onnxgen/" | sort -u >reached
find $include/onnxgen -name '*.h' -not -name '*.pb.*' -exec grep -LE '^(// Forwards to|#error)' {} + | sort >there
comm -23 there reached >log
[[ ! -s log ]] || fail "installed headers that no public header includes: $(cat log)"
[[ ! -e $include/onnxgen/io/save/save_plan.h && -e $include/onnxgen/io/load.h ]] ||
  fail "internal headers of io are installed, or public ones are missing"

# The folder with libprotobuf's layout has all headers that its own headers and generated classes include.
library=$(find moved -name libprotobuf.a)
include=${library%/lib/*}/include
(cd "$include" && find google -name '*.h' -exec grep -L '^#error' {} + | sed 's/.*/#include "&"/') >headers.cpp
run "$CXX" -std=c++17 -I "$include" -I "$golden/protobuf" -MM headers.cpp "$golden"/protobuf/*.pb.cc
expect_log " $include/google/protobuf/util/time_util\.h"
for schema in "$ONNXGEN_SOURCE"/schemas/google/protobuf/*.proto; do
  cmp "$schema" "$include/google/protobuf/$(basename "$schema")" || fail "a schema is missing"
done

cp -r "$ONNXGEN_SOURCE/tests/build/consumer/app" project
cat >CMakeLists.txt <<'TEXT'
cmake_minimum_required(VERSION 3.20)
project(installed LANGUAGES CXX)
find_package(onnxgen 0.1 REQUIRED)
add_subdirectory(project)

add_executable(own_onnx project/ready_made.cpp)
onnx_generate(TARGET own_onnx PROTOS onnx/onnx-ml.proto)
TEXT
unset ONNXGEN_EXECUTABLE
build_like "$1"
run cmake -G Ninja -S . -B build "-DCMAKE_PREFIX_PATH=$PWD/moved"
run cmake --build build --parallel 2
run build/project/first
run build/project/uses_renamed
run build/project/well_known
run build/project/own_well_known
run build/project/ready_made
run build/own_onnx
