#!/usr/bin/env bash
# wheel_test.sh BUILD-FOLDER|WHEEL: pip installs the wheel in an empty virtual environment. Its programs run there, and
# a project finds its CMake package and builds. If a BUILD-FOLDER is given, packs the wheel from that build first.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
python=/usr/bin/python3
"$python" -m pip --version >/dev/null 2>&1 || skip "no pip: install python3-pip"

wheel=$1
preload=
if [[ -d $1 ]]; then
  run cmake --install "$1" --component python --prefix "$PWD/installed"
  mkdir tree
  mv installed/lib/python3/dist-packages/onnxgen installed/share tree
  for component in tools sources; do
    run cmake --install "$1" --component $component --prefix "$PWD/tree/onnxgen/sdk"
  done
  for copy in first second; do
    mkdir $copy
    run "$python" -B "$ONNXGEN_SOURCE/runtime/python/packaging/build_wheel.py" tree $copy
  done
  cmp first/*.whl second/*.whl || fail "two builds of one tree give different wheels"
  wheel=$(ls first/*.whl)
  if grep -q '^ONNXGEN_SANITIZE:BOOL=ON$' "$1/CMakeCache.txt"; then # Python must load the sanitizer's library first
    preload=$("$CXX" -print-file-name="libclang_rt.asan-$(uname -m).so"):$("$CXX" -print-file-name=libstdc++.so)
  fi
fi

run "$python" -m venv --without-pip environment
run "$python" -m pip --python environment/bin/python install --no-index --no-deps "$wheel"
run unzip -l "$wheel"
for file in LICENSE METADATA NOTICE sboms/onnxgen-python.{spdx,cdx}.json; do expect_log "\.dist-info/$file$"; done
url=$(sed -n 's/^project(.* HOMEPAGE_URL \([^ ]*\).*/\1/p' "$ONNXGEN_SOURCE/CMakeLists.txt")
run unzip -p "$wheel" '*.dist-info/METADATA'
expect_log "^Project-URL: Homepage, $url$"
rm -rf tree installed # the installed wheel must not depend on these folders
bin=$PWD/environment/bin
[[ $("$bin/onnxgen" --version) == onnxgen* ]] || fail "onnxgen --version prints something else"
[[ $("$bin/onnxgen-protoc" --version) == libprotoc* ]] || fail "onnxgen-protoc --version differs from protoc's"
run protoc "--plugin=$bin/protoc-gen-onnxgen" --onnxgen_out=. -I "$ONNXGEN_SOURCE/tests/build/package_user/app" \
  -I "$ONNXGEN_SOURCE/schemas" shop.proto
[[ -s shop.pb.h ]] || fail "protoc runs protoc-gen-onnxgen, which writes no header"
[[ $("$bin/onnx-tool" --version) =~ ^[0-9.]+$ ]] || fail "onnx-tool --version prints something else"
if "$bin/onnxgen" --cpp_out=. nowhere.proto >log 2>&1; then fail "onnxgen succeeds without a file"; fi
expect_log 'nowhere.proto'

cp -r "$ONNXGEN_SOURCE/tests/build/package_user" project
unset ONNXGEN_EXECUTABLE
# Runs the command from the guide. Only Python preloads the sanitizer's library; programs that CMake starts do not.
printf '#!/bin/sh\nLD_PRELOAD=%s ASAN_OPTIONS=detect_leaks=0 exec "%s" "$@"\n' "$preload" "$bin/python" >python3
chmod +x python3
block python.md wheel | sed 's|-S app|-G Ninja -S project "${quick[@]}"|' >configure
grep -qF 'project "${quick[@]}" -B build' configure || fail "the command in the guide lacks the expected path"
PATH=$PWD:$PATH run source ./configure
run cmake --build build --parallel 2
expect_log 'Generating C\+\+ classes from shop.proto'
run build/app/shop

# Errors name a component that does not exist, and report a Python package without the CMake package.
sed -i 's/COMPONENTS onnx io/& video/' project/CMakeLists.txt
if cmake -G Ninja -S project -B without "-Donnxgen_DIR=$(./python3 -m onnxgen --cmake-dir)" >log 2>&1; then
  fail "a missing component is found"
fi
expect_log "has no component 'video'"
package=$(dirname "$(find environment -name sdk)")
rm -rf "$package/sdk"
if ./python3 -m onnxgen --cmake-dir >log 2>&1; then fail "a missing folder is printed"; fi
expect_log 'only the wheel contains'
