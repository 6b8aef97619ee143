// Links in /dev and /proc, such as /dev/stdout, which stand for devices and for files that processes have open.
#pragma once

#include <string>

#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

struct DeviceLink {
  bool is_found = false;
  // The descriptor that the link stands for, which need not be open; kNoDescriptor if it is none of this process.
  Descriptor own = kNoDescriptor;
};

// Follows the links at the end of `path`, and finds an entry of /dev, /dev/fd or /proc among them. Replacing such a
// link would be a surprise, even if it leads to a regular file: /dev/stdout does after `>file`. Files in other folders
// of /dev, such as /dev/shm, are ordinary files. Finds nothing on Windows.
DeviceLink device_link_of(const std::string& path);

}  // namespace onnxgen::io::system
