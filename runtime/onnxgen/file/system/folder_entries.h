// Accesses files and folders by their names in an open folder, without resolving whole paths again. Functions that fail
// return false or kNoDescriptor and set last_error().
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Opens the file or folder at a path given by the user, following links. Does not block on a pipe.
Descriptor open_to_read(const std::string& path);
Descriptor open_folder(const std::string& path);

enum class Access {
  kRead,    // read an existing file
  kCreate,  // create and write a new file; it must not exist
  kWrite,   // write a file; create it if missing
  kChange   // read and write an existing file
};

constexpr int kNewFileMode = 0666;

// Opens a file in `folder`. Never follows links. A new file has the permissions `mode` less the umask, on systems that
// have permissions.
Descriptor open_entry(Descriptor folder, const std::string& name, Access access, int mode = kNewFileMode);
// Opens the file at a path below the folder for reading, with everything forbidden that could lead out of the folder.
// Returns false if the system has no single call for this; otherwise `file` is the result of that call.
bool open_beneath_at_once(Descriptor folder, const std::string& location, Descriptor& file);
// Opens a folder in `folder`. Never follows links.
Descriptor open_subfolder(Descriptor folder, const std::string& name);
// Opens the folder again, with a separate lock and reading position.
Descriptor reopen_folder(Descriptor folder);

enum class Links { kFollowed, kNotFollowed };

// Gets the attributes of the file at `name`, which may be a path below the folder.
bool attributes_at(Descriptor folder, const std::string& name, Links links, FileAttributes& attributes);

bool make_folder(Descriptor folder, const std::string& name);
// Removes the folder at `path`, which may be several levels below `folder`.
bool remove_folder(Descriptor folder, const std::string& path);
bool remove_file(Descriptor folder, const std::string& name);

// Renames the file `name` to `to`, replacing any file of that name. This is one step, unless the system refuses because
// other programs have that file open. Then the old file is first renamed to `aside`, and is removed unless it is still
// in use. Windows does not replace read-only files.
bool replace_file(Descriptor folder, const std::string& name, const std::string& to, const std::string& aside);
// Renames a folder. Replaces nothing except, on some systems, an empty folder.
bool rename_folder(Descriptor folder, const std::string& name, const std::string& to);
// Creates a hard link.
bool link_file(Descriptor folder, const std::string& name, const std::string& to);

// Sets the permissions of a file. If the system refuses, they stay unchanged.
void set_permissions(Descriptor file, int mode) noexcept;

// Lists the names in the folder, in any order.
bool list_folder(Descriptor folder, std::vector<std::string>& names);

}  // namespace onnxgen::io::system
