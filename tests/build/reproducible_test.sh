#!/usr/bin/env bash
# reproducible_test.sh: builds everything that is published twice, and compares the libraries, programs, generated code,
# Debian packages, wheels and release archives byte by byte. The builds differ in folder, number of jobs, file
# permissions, locale, time zone, home folder and user name. If faketime is installed, they also differ in date; if the
# test runs as root, in user ID. Both have the same SOURCE_DATE_EPOCH, as all builds of one commit do.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v dpkg-deb >/dev/null || skip "no dpkg"
python_headers=$(/usr/bin/python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
[[ -e $python_headers/Python.h ]] || skip "no headers of Python: install python3-dev"

unset CMAKE_CXX_COMPILER_LAUNCHER # a cache would return the objects of the first build
export SOURCE_DATE_EPOCH=1700000000
# Optimization does not matter here. Assertions stay enabled, because they contain file names, which must not differ.
readonly options=(-DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O0 "${unity[@]}" -DONNXGEN_WERROR=OFF
  -DCMAKE_INSTALL_PREFIX=/usr -DONNXGEN_PRECOMPILE=ON -DONNXGEN_BUILD_TESTS=OFF -DBUILD_SHARED_LIBS=ON
  -DONNXGEN_EXECUTABLE= -DONNXGEN_PYTHON=ON -DPython3_EXECUTABLE=/usr/bin/python3
  "-DPython3_INCLUDE_DIR=$python_headers")

copy_sources() {
  mkdir -p "$1"
  cp -r "$ONNXGEN_SOURCE"/{.reuse,CMakeLists.txt,LICENSE,NOTICE,cmake,docs,generated,generator,pyproject.toml,runtime,schemas,tools} "$1"
  if [[ -d $ONNXGEN_SOURCE/build/dagre ]]; then # a part of onnx-tool
    mkdir "$1/build"
    cp -r "$ONNXGEN_SOURCE/build/dagre" "$1/build"
  fi
}

# publish FOLDER JOBS: builds FOLDER/sources, and puts the results in FOLDER/published.
publish() {
  cd "$1"
  mkdir published published/{generated,libraries,programs}
  run cmake -G Ninja -S sources -B build "${options[@]}"
  run cmake --build build --parallel "$2"
  (cd build && run cpack -G DEB -B "$1/packages" && mv log ..)
  mv packages/*.deb published
  for part in python:wheel tools:wheel/onnxgen/sdk sources:wheel/onnxgen/sdk; do
    run cmake --install build --component "${part%%:*}" --prefix "$1/${part#*:}"
  done
  mv wheel/lib/python3/dist-packages/onnxgen/* wheel/onnxgen
  run /usr/bin/python3 -B sources/runtime/python/packaging/build_wheel.py wheel published
  find build/runtime build/generated build/protobuf_prefix build/python -type f '(' -name '*.a' -o -name '*.so*' ')' \
    -exec cp {} published/libraries ';'
  cp build/generator/onnxgen build/tools/onnx-tool/onnx-tool published/programs
  run build/generator/onnxgen -I sources/schemas --cpp_out=published/generated onnx/onnx-ml.proto
  pack_archives "$1"
}

# pack_archives FOLDER: packs the tools and sources as ./bootstrap release does.
pack_archives() {
  local -r release=$1 release_version=test
  local archive
  # shellcheck source=tools/release/release.sh
  source sources/tools/release/release.sh
  set_release_date
  mkdir -p machine/tree
  mv wheel/onnxgen/sdk machine/tree/onnxgen-test-machine
  for archive in tar.gz zip; do
    pack_release machine
    mv "onnxgen-test-machine.$archive" published
  done
}

# Runs the second build, as another user if possible.
publish_elsewhere() {
  local -r folder=$PWD/another/folder/with/a/longer/name
  mkdir -p "${folder%/*}"
  local as=()
  umask 027
  copy_sources "$folder/sources"
  mkdir "$folder/home"
  if ((EUID == 0)) && command -v setpriv >/dev/null && chown -R 1234:1234 "$folder" &&
    setpriv --reuid=1234 --regid=1234 --clear-groups ls "$folder" >/dev/null; then
    as=(setpriv --reuid=1234 --regid=1234 --clear-groups)
  else
    echo "not tested: another user, which requires root and a folder that others may read" >&2
  fi
  if command -v faketime >/dev/null; then
    as+=(env NO_FAKE_STAT=1 faketime '+400 days')
  else
    echo "not tested: another date, which requires faketime" >&2
  fi
  # shellcheck disable=SC2016  # for the inner shell
  env HOME="$folder/home" USER=somebody LOGNAME=somebody TZ=Asia/Kathmandu \
    LC_ALL="$(locale -a | grep -m1 -iE '^(tr_TR|de_DE|C)\.utf-?8$')" \
    ONNXGEN_TEST_FOLDER="$folder" "${as[@]}" bash -c "$(declare -p options; declare -f publish pack_archives run fail)"'
      set -euo pipefail
      publish "$ONNXGEN_TEST_FOLDER" 3'
}

copy_sources first/sources
(publish_elsewhere) &
second=$!
(publish "$PWD/first" 1) &
first=$!
failed=0
wait "$first" || failed=1
wait "$second" || failed=1
((failed == 0)) || fail "a build failed"

elsewhere=another/folder/with/a/longer/name/published
(cd first/published && find . -type f | sort) >files
(cd "$elsewhere" && find . -type f | sort) | diff files - >log || fail "the builds publish different files"
for kind in '\.deb' '\.whl' '\.tar\.gz' '\.zip' '_syntax\.so' '\.a' 'programs/onnx-tool' 'generated/.*\.h'; do
  grep -qE "$kind" files || fail "nothing was published that matches $kind"
done
differing=()
while IFS= read -r file; do
  cmp "first/published/$file" "$elsewhere/$file" || differing+=("$file")
done <files
if ((${#differing[@]} != 0)); then
  if command -v diffoscope >/dev/null; then
    diffoscope --max-report-size 20000 "first/published/${differing[0]}" "$elsewhere/${differing[0]}" >log || true
  fi
  fail "${#differing[@]} of $(wc -l <files) files differ; install diffoscope to see how: ${differing[*]}"
fi

check_packages first/published/*.deb
