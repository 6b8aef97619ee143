#include "arguments/commands.h"

namespace onnx_tool {

void add_access(CLI::App& command, Access& access) {
  command
      .add_option("--passphrase-file", access.passphrase.file,
                  "Read the passphrase of an encrypted model from the first line of FILE, or of standard input for -")
      ->type_name("FILE");
  command
      .add_option("--passphrase-fd", access.passphrase.descriptor, "Read the passphrase from open file descriptor N")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""));
  command
      .add_option("--data-root", access.paths.allowed_roots,
                  "Allow symbolic links of external data to point into DIR as well; can be repeated")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_flag("--allow-hard-links", access.paths.allow_hard_links,
                   "Accept external data files that have more than one hard link");
  command.add_flag("--allow-size-mismatch", access.allow_size_mismatch,
                   "Accept tensors whose data size does not match their type and shape");
  command.add_flag("--allow-http", access.allow_http,
                   "Accept http:// URLs, whose data can be read and altered in transit");
  command.add_flag("--allow-private-addresses", access.allow_private_addresses,
                   "Accept URLs of servers in private networks and on this machine");
  CLI::Option* const cache =
      command.add_option("--cache", access.cache_folder, "Cache data from servers in FOLDER for later runs")
          ->type_name("FOLDER");
  command.add_flag("--offline", access.offline, "Read URLs only from the --cache folder, without contacting servers")
      ->needs(cache);
  command.add_option("--ca-file", access.ca_file, "Trust the certificates in FILE (PEM) instead of the system's")
      ->type_name("FILE");
}

}  // namespace onnx_tool
