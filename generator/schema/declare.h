// Syntax to schema, as far as one declaration can be understood by itself: everything gets its full name and its place;
// what refers to another declaration is left to be linked.
#pragma once

#include <string>
#include <string_view>
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

struct PendingOptions {
  std::vector<Option>* options;
  const std::vector<syntax::Option>* syntax;
  std::string scope;         // where the names of extensions are looked up: outside of the element itself
  std::string_view message;  // of google.protobuf, whose fields they set
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
  std::vector<PendingOptions> options;
};

// Creates the file's elements in `file`. Both arguments must outlive the result.
Declared declare(const syntax::LoadedFile& loaded, File& file);

}  // namespace onnxgen::schema
