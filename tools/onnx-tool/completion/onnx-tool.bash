# bash completion for onnx-tool. Printed by onnx-tool completion bash.
_onnx_tool() {
  local -r word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local options= words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W 'info tensors check convert diff edit graph show completion --help --version' -- "$word")
    return
  fi
  case ${COMP_WORDS[1]} in
    info)
      options='--help --json --largest --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --largest|--passphrase-fd) return ;;
      esac
      ;;
    tensors)
      options='--help --json --stats --extract --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --passphrase-fd) return ;;
      esac
      ;;
    check)
      options='--help --json --errors-only --checksums --limit --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --limit|--passphrase-fd) return ;;
      esac
      ;;
    convert)
      options='--help --to --external --single-file --allow-missing-data --split --align --threshold --attributes --output-passphrase-file --output-passphrase-fd --chacha --leave-out --json --dry-run --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --to) words='onnx external zip folder encrypted onnxtxt text json npy' ;;
        --split|--align|--threshold|--output-passphrase-fd|--passphrase-fd) return ;;
      esac
      ;;
    diff)
      options='--help --json --tolerance --limit --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --tolerance|--limit|--passphrase-fd) return ;;
      esac
      ;;
    edit)
      options='--help --inline-functions --extract-from --extract-to --merge --connect --prefix --merge-prefix --initializers-as-inputs --initializers-as-constants --rename-input --rename-output --rename-node --dim --opset --metadata --remove-metadata --producer --description --strip-doc-strings --to --external --single-file --allow-missing-data --split --align --threshold --attributes --output-passphrase-file --output-passphrase-fd --chacha --leave-out --json --dry-run --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --to) words='onnx external zip folder encrypted onnxtxt text json npy' ;;
        --extract-from|--extract-to|--connect|--prefix|--merge-prefix|--rename-input|--rename-output|--rename-node|--dim|--opset|--metadata|--remove-metadata|--producer|--description|--split|--align|--threshold|--output-passphrase-fd|--passphrase-fd) return ;;
      esac
      ;;
    graph)
      options='--help --output --json --format --scope --most-nodes --values --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --format) words='svg png html dot' ;;
        --scope|--most-nodes|--passphrase-fd) return ;;
      esac
      ;;
    show)
      options='--help --json --format --node --depth --full --passphrase-file --passphrase-fd --data-root --allow-hard-links --allow-size-mismatch --allow-http --allow-private-addresses --cache --offline --ca-file'
      case $before in
        --format) words='onnx text json' ;;
        --node|--depth|--passphrase-fd) return ;;
      esac
      ;;
    completion)
      options='--help'
      words='bash zsh fish'
      ;;
  esac
  [[ $word == -* ]] && words=$options
  if [[ -n $words ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _onnx_tool onnx-tool
