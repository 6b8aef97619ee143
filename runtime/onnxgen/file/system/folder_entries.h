// Files and folders by their names in an open folder: nothing is looked up by its whole path a second time. Calls that
// fail return false, or kNoDescriptor, and leave the reason in last_error().
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Opens what the user's own path leads to, links being followed. A pipe in its place stops nobody.
Descriptor open_to_read(const std::string& path);
Descriptor open_folder(const std::string& path);

enum class Access {
  kRead,    // what is there
  kCreate,  // to write; there must not be one
  kWrite,   // to write; made where it is missing
  kChange   // to read and write what is there
};

constexpr int kNewFileMode = 0666;

// Opens a file in `folder`, never through a link. A new one has the permissions `mode`, less the umask, where the
// system has such.
Descriptor open_entry(Descriptor folder, const std::string& name, Access access, int mode = kNewFileMode);
// Opens the file at a path beneath the folder to read, with all forbidden that could lead out of it. False where the
// system has no one call for that; else `file` is what it gave.
bool open_beneath_at_once(Descriptor folder, const std::string& location, Descriptor& file);
// A folder in `folder`, never through a link.
Descriptor open_subfolder(Descriptor folder, const std::string& name);
// The folder itself once more, with a lock and a position for reading of its own.
Descriptor reopen_folder(Descriptor folder);

enum class Links { kFollowed, kLookedAt };

// Of the file that `name`, which may be a path beneath the folder, leads to.
bool facts_at(Descriptor folder, const std::string& name, Links links, FileFacts& facts);

bool make_folder(Descriptor folder, const std::string& name);
// `path` may lie deeper beneath the folder.
bool remove_folder(Descriptor folder, const std::string& path);
bool remove_file(Descriptor folder, const std::string& name);

// Gives the file `name` the name `to`, taking it from the file that has it. As one step, unless the system refuses that
// because of those who have the other file open: then that one is moved out of the way first, to the name `aside`, and
// removed unless it is still in use. Windows does not replace what is read-only.
bool replace_file(Descriptor folder, const std::string& name, const std::string& to, const std::string& aside);
// Another name for a folder; nothing is replaced but, on some systems, an empty folder.
bool rename_folder(Descriptor folder, const std::string& name, const std::string& to);
// A second name for a file.
bool link_file(Descriptor folder, const std::string& name, const std::string& to);

// The system may refuse that; then the file keeps what it has.
void set_permissions(Descriptor file, int mode) noexcept;

// The names in the folder, in any order.
bool list_folder(Descriptor folder, std::vector<std::string>& names);

}  // namespace onnxgen::io::system
