// All defined names and the rules for looking them up.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// Element or package with a name. For oneofs, enum values and methods, only `files` is set.
struct Symbol {
  const Message* message = nullptr;
  const Enum* enumeration = nullptr;
  const Field* field = nullptr;  // of a message, or an extension
  bool is_package = false;
  bool is_service = false;
  std::vector<const File*> files;  // files that define it; a package may be defined by many
};

// The files whose names a file may use: the file itself, its imports, and their public imports.
using VisibleFiles = std::unordered_set<const File*>;
VisibleFiles files_visible_from(const File& file);
// Adds the files of `import option`, whose names only options may use.
VisibleFiles files_visible_from_options(const File& file);

struct Lookup {
  const Symbol* symbol = nullptr;  // the symbol that the name denotes, of any kind; null if not found
  std::string full_name;
  std::string hidden_by;               // scope that contains the first part of the name but not the rest
  const File* not_imported = nullptr;  // file that defines the name but is not imported
};

class SymbolTable {
 public:
  // Adds a symbol. If the name is already defined, the first definition remains; a rule reports the others.
  void add(const std::string& full_name, const Symbol& symbol);
  void add_package(const std::string& package, const File& file);

  // Finds the symbol that `name` denotes inside `scope`. As in C++, the innermost scope that contains the first part of
  // the name is used, and an inner name of any kind hides outer ones. A leading dot means the global scope.
  // With kType, which is for the type of a field, a name with one part skips symbols that are not types. If `visible`
  // is null, all files are visible.
  enum class Wanted { kAnything, kType };
  Lookup find(const std::string& name, const std::string& scope, const VisibleFiles* visible,
              Wanted wanted = Wanted::kAnything) const;

  // Returns a type whose name is spelled similarly, as it can be written inside `scope`. Empty if there is none.
  std::string nearest_type(const std::string& name, const std::string& scope, const VisibleFiles& visible) const;

  // Finds a message by full name. Returns nullptr if there is none.
  const Message* find_message(const std::string& full_name, const VisibleFiles* visible) const;

 private:
  const Symbol* find_whole(const std::string& full_name, const VisibleFiles* visible) const;
  Lookup find_from(Wanted wanted, const std::string& name, std::string scope, const VisibleFiles* visible) const;

  std::unordered_map<std::string, Symbol> symbols_;
};

}  // namespace onnxgen::schema
