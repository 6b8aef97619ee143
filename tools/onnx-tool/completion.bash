# bash completion for onnx-tool: commands, the options and keywords listed in a command's help, and files.
_onnx_tool() {
  local -r word=${COMP_WORDS[COMP_CWORD]} tool=${COMP_WORDS[0]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local words=
  if ((COMP_CWORD == 1)); then
    words=$("$tool" --help 2>/dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z]\+\) .*/\1/p')
  elif [[ $word == -* ]]; then
    words=$("$tool" "${COMP_WORDS[1]}" --help 2>/dev/null | grep -oE -- '^  (-[a-z],)?--[a-z-]+' | grep -oE -- '--[a-z-]+')
  elif [[ $before == --* ]]; then
    words=$("$tool" "${COMP_WORDS[1]}" --help 2>/dev/null |
      sed -nE "s/^  (-[a-z],)?$before ([a-z]+(\|[a-z]+)+).*/\2/p" | tr '|' ' ')
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  if ((COMP_CWORD > 1)) && [[ $word != -* && -z $words ]]; then mapfile -t COMPREPLY < <(compgen -f -- "$word"); fi
}
complete -o filenames -F _onnx_tool onnx-tool
