#!/usr/bin/env bash
# fetch_protobuf_source.sh FOLDER VERSION
#
# Puts the parts of protobuf's sources that the conformance tests need into FOLDER: the conformance runner and the
# schemas of its test messages. They come from the distribution's source package, whose version must be VERSION, that of
# the installed libprotobuf. The machine's apt is not changed: the script uses its own source list, package lists and
# cache, and removes them. Prints the reason and fails if the sources are not available. Does nothing if they are
# already present.
set -euo pipefail

readonly folder=$1 version=$2

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints the name of the file with the distribution's package sources.
distribution_sources() {
  local id file
  # shellcheck source=/dev/null
  id=$(. /etc/os-release && printf '%s' "$ID")
  for file in "/etc/apt/sources.list.d/$id.sources" /etc/apt/sources.list; do
    if [[ -s $file ]]; then
      printf '%s\n' "$file"
      return
    fi
  done
  return 1
}

# Copies the package sources in $1, which has one of apt's two formats, to a file of the same format that requests
# source packages. Prints its name.
ask_for_sources() {
  local -r copy=$work/distribution.${1##*.}
  case $1 in
    *.sources) sed -E 's/^Types:.*/Types: deb-src/' "$1" >"$copy" ;;
    *) sed -nE 's/^deb(-src)?[[:space:]]/deb-src /p' "$1" | sort -u >"$copy" ;;
  esac
  printf '%s\n' "$copy"
}

download() {
  local sources
  sources=$(distribution_sources) || fail "no sources of the distribution in /etc/apt"
  sources=$(ask_for_sources "$sources")
  mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/package"
  local -r apt=(apt-get -q -oDir::Etc::sourcelist="$sources" -oDir::Etc::sourceparts=/dev/null
    -oDir::State::Lists="$work/lists" -oDir::Cache="$work/cache" -oAcquire::http::Timeout=30)
  "${apt[@]}" update >"$work/log" 2>&1 || fail "apt-get update: $(tail -n 3 "$work/log")"
  (cd "$work/package" && "${apt[@]}" source --download-only --tar-only protobuf) >"$work/log" 2>&1 ||
    fail "apt-get source protobuf: $(tail -n 3 "$work/log")"
}

unpack() {
  local -r archives=("$work/package"/protobuf_*.orig.tar.*)
  local -r archive=${archives[0]}
  [[ $archive == */protobuf_"$version".orig.tar.* ]] ||
    fail "the source package is ${archive##*/}, but libprotobuf $version is installed"
  mkdir "$work/unpacked"
  tar -xf "$archive" -C "$work/unpacked" --strip-components=1 --wildcards \
    '*/conformance/*.cc' '*/conformance/*.h' '*/conformance/*.proto' '*/conformance/third_party/jsoncpp/*' \
    '*/src/google/protobuf/test_messages_proto[23].proto' '*/src/google/protobuf/stubs/stringprintf.h' ||
    fail "${archive##*/} is not laid out as expected"
}

if [[ -e $folder/$version ]]; then exit 0; fi
command -v apt-get >/dev/null || fail "no apt-get here"
mkdir -p "$folder"
work=$(mktemp -d "$folder/fetch.XXXXXX")
trap 'rm -rf "$work"' EXIT
download
unpack
mv "$work/unpacked" "$folder/$version"
