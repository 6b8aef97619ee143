// Syntax to schema, as far as one declaration can be understood by itself: everything gets its full name and its place;
// what refers to another declaration is left to be linked.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"
#include "syntax/load.h"

namespace onnxgen::schema {

struct PendingField {
  Field* field;
  const syntax::Field* syntax;
  std::string scope;                       // where its type's name is looked up
  const syntax::Name* extendee = nullptr;  // of an extension
};

struct PendingMethod {
  Method* method;
  const syntax::Method* syntax;
  std::string scope;
};

// A file whose names are still to be linked.
struct Declared {
  File* file;
  const syntax::LoadedFile* loaded;
  std::vector<PendingField> fields;
  std::vector<PendingMethod> methods;
};

// Creates the file's elements in `file`. Both arguments must outlive the result.
Declared declare(const syntax::LoadedFile& loaded, File& file);

}  // namespace onnxgen::schema
