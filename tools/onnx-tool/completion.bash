# Completion of onnx-tool for bash: commands, the options that a command's own help lists, and files.
_onnx_tool() {
  local -r word=${COMP_WORDS[COMP_CWORD]} tool=${COMP_WORDS[0]}
  local words=
  if ((COMP_CWORD == 1)); then
    words=$("$tool" --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z]\+\) .*/\1/p')
  elif [[ $word == -* ]]; then
    words=$("$tool" "${COMP_WORDS[1]}" --help 2>/dev/null | grep -oE -- '^  (-[a-z],)?--[a-z-]+' | grep -oE -- '--[a-z-]+')
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  if ((COMP_CWORD > 1)) && [[ $word != -* ]]; then mapfile -t COMPREPLY < <(compgen -f -- "$word"); fi
}
complete -o filenames -F _onnx_tool onnx-tool
