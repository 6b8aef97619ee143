#!/usr/bin/env bash
# archive_test.sh ARCHIVE [EMULATOR]: the programs in a release archive run in an otherwise empty folder, and a project
# finds the archive's CMake package and builds with it. EMULATOR runs the programs if this machine cannot. Nothing here
# runs those for macOS: the test checks their files, and builds the project with the generator ONNXGEN_EXECUTABLE.
# ./bootstrap release runs this test.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

archive=$1 emulator=${2:-}
mkdir root
case $archive in
  *.zip) run unzip -q "$archive" -d root ;;
  *) run tar -xf "$archive" -C root ;;
esac
name=$(ls root)
export WINEDEBUG=-all
package=root/$name
suffix=
if [[ $archive == *windows* ]]; then suffix=.exe; fi
cp "$ONNXGEN_SOURCE/tests/build/package_user/app/shop.proto" root

# inside PROGRAM ARGUMENT...: runs a program in the folder `root`. Uses chroot if the user is root and no emulator is
# needed.
inside() {
  if [[ -n $emulator ]]; then
    (cd root && run "$emulator" "$name/bin/$1$suffix" "${@:2}" && mv log ..)
  elif ((EUID == 0)); then
    run env -i "$(command -v chroot)" root "/$name/bin/$1" "${@:2}"
  else
    (cd root && run env -i "$name/bin/$1" "${@:2}" && mv log ..)
  fi
}
# expect_output REGEX: like expect_log, but accepts the line ends of Windows.
expect_output() { grep -qE -- "$1" <(tr -d '\r' <log) || fail "no '$1' in the output"; }

# ---- contents ---------------------------------------------------------------------------------------------------

for file in LICENSE NOTICE onnxgen-tools.{spdx,cdx}.json third-party/{antlr4,fmt,cli11,libdeflate,openssl,VERSIONS}.txt; do
  [[ -s $package/share/doc/onnxgen/$file ]] || fail "no $file"
done
for text in $(grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$package"/share/doc/onnxgen/third-party); do
  [[ -s $package/share/doc/onnxgen/third-party/${text##*/} ]] || fail "${text##*/} is missing"
done
! grep -rqF "$ONNXGEN_SOURCE" "$package" || fail "a file contains the path of the build folder"
for program in onnxgen onnxgen-protoc protoc-gen-onnxgen onnx-tool; do
  if [[ $archive == *macos* ]]; then
    run llvm-objdump --macho --dylibs-used "$package/bin/$program"
    [[ $(tail -n +2 log) =~ ^[[:space:]]*/usr/lib/libSystem\.B\.dylib[^$'\n']*$ ]] || fail "$program needs $(<log)"
    run llvm-objdump --macho --private-headers "$package/bin/$program"
    [[ $archive != *arm64* ]] || expect_log LC_CODE_SIGNATURE # the system refuses to run unsigned programs
  elif [[ -n $suffix ]]; then
    run objdump -p "$package/bin/$program.exe"
    grep 'DLL Name' log >dlls
    ! grep -vqiE 'KERNEL32|msvcrt|ntdll|bcrypt|ADVAPI32|CRYPT32|ole32|USER32|WS2_32' dlls || fail "$program needs $(<dlls)"
  else
    run readelf -W -l -d "$package/bin/$program"
    expect_no_log 'INTERP|NEEDED'
  fi
done

# ---- the programs --------------------------------------------------------------------------------------------------

run_programs() {
  inside onnxgen --version
  expect_output '^onnxgen [0-9.]+$'
  inside onnxgen-protoc --version
  expect_output '^libprotoc '
  mkdir root/classes
  inside onnxgen -I . -I "$name/share/onnxgen/schemas" --cpp_out=classes shop.proto
  [[ $(cat root/classes/shop.pb.h) == *'class Offer'* ]] || fail "no class Offer"
  # The classes are identical to the ready-made ones, which another machine generated.
  schemas=$name/share/onnxgen/schemas
  inside onnxgen -I "$schemas" --check "--cpp_out=$name/share/onnxgen/generated/native" onnx/onnx-ml.proto
  if [[ $emulator == wine ]]; then # Wine's drive Z: is the root folder of this machine
    mkdir root/drive
    inside onnxgen -I "Z:$PWD/root;$schemas" "--cpp_out=profile=native:Z:$PWD/root/drive" "Z:$PWD/root/shop.proto"
    cmp root/{classes,drive}/shop.pb.cc || fail "a path with a drive letter changes the classes"
  fi
  inside onnxgen -I "$schemas" -o set --include_imports onnx/onnx-ml.proto
  inside onnxgen --decode_raw </dev/null

  echo '<ir_version: 8, opset_import: ["" : 17]> small (float[N] x) => (float[N] y) { y = Relu(x) }' >root/small.onnxtxt
  echo 'a passphrase' >root/secret
  inside onnx-tool convert small.onnxtxt small.onnx
  inside onnx-tool check small.onnx
  inside onnx-tool convert small.onnx small.zip
  inside onnx-tool convert small.zip small.onnxc --output-passphrase-file secret
  inside onnx-tool info small.onnxc --passphrase-file secret
  expect_output 'Relu'
  inside onnx-tool diff small.onnx small.onnxc --passphrase-file secret
  inside onnx-tool convert small.onnx small.json
  grep -q Relu root/small.json || fail "no Relu in small.json"
  (inside onnx-tool info https://localhost/small.onnx) 2>failure && fail "onnx-tool sent a request"
  grep -q 'built without support for URLs' failure || fail "$(<failure)"
}
if [[ $archive != *macos* ]]; then run_programs; fi

# ---- the CMake package ---------------------------------------------------------------------------------------------

cp -r "$ONNXGEN_SOURCE/tests/build/package_user" project
options=("${quick[@]}")
if [[ $archive == *macos* ]]; then
  options+=("-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE")
elif [[ -n $emulator ]]; then # the archive's generator runs here only in the emulator
  printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$emulator" "$PWD/$package/bin/onnxgen$suffix" >generator
  chmod +x generator
  options+=("-DONNXGEN_EXECUTABLE=$PWD/generator")
fi
block install.md archive |
  sed "s|-S app|-G Ninja -S project \"\${options[@]}\"|; s|/opt/onnxgen-[^ ]*|$PWD/$package|" >configure
grep -qF "$PWD/$package" configure || fail "the command in the guide lacks the expected path"
run source ./configure
run cmake --build build --parallel 2
run build/app/shop
if [[ -d root/classes ]]; then
  cmp root/classes/shop.pb.cc build/app/onnxgen/shop/shop.pb.cc || fail "the classes that CMake generates differ"
fi
