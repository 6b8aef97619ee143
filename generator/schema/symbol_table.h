// Every name that is defined anywhere, and how a name in a file finds what it means.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

struct Symbol {
  enum class Kind { kPackage, kMessage, kEnum, kService, kOther };
  Kind kind = Kind::kOther;
  const Message* message = nullptr;
  const Enum* enumeration = nullptr;
  const Field* field = nullptr;    // of a message, or an extension
  std::vector<const File*> files;  // where it is defined; packages are defined by many
};

// The files whose names a file may use: itself, what it imports, and what those import publicly.
using VisibleFiles = std::unordered_set<const File*>;
VisibleFiles files_visible_from(const File& file);

struct Lookup {
  const Symbol* symbol = nullptr;  // what the name means, of whatever kind; or null
  std::string full_name;
  std::string hidden_by;               // the inner scope in which the name's first part was found, but not the rest
  const File* not_imported = nullptr;  // where it would be found if the file were imported
};

class SymbolTable {
 public:
  // The first definition of a name stays; a rule reports the others.
  void add(const std::string& full_name, const Symbol& symbol);
  void add_package(const std::string& package, const File& file);

  // Finds what `name` means inside `scope`. As C++ does, the innermost scope that knows the first part of the name
  // decides; a leading dot starts outside of all scopes. Anything of that name hides what is further out.
  Lookup find(const std::string& name, const std::string& scope, const VisibleFiles& visible) const;
  // The same for the type of a field: a name of one part passes over what is no type.
  Lookup find_type(const std::string& name, const std::string& scope, const VisibleFiles& visible) const;

  // A type whose name is spelled much like this one, as it can be named inside `scope`. Empty where there is none.
  std::string nearest_type(const std::string& name, const std::string& scope, const VisibleFiles& visible) const;

  // By its full name, in any file. Null if there is none.
  const Message* find_message(const std::string& full_name) const;

 private:
  enum class Wanted { kAnything, kType };
  const Symbol* find_whole(const std::string& full_name, const VisibleFiles* visible) const;
  Lookup find(Wanted wanted, const std::string& name, const std::string& scope, const VisibleFiles& visible) const;
  Lookup find_from(Wanted wanted, const std::string& name, std::string scope, const VisibleFiles* visible) const;

  std::unordered_map<std::string, Symbol> symbols_;
};

}  // namespace onnxgen::schema
