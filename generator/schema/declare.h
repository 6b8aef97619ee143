// Converts syntax to schema elements as far as each declaration can be understood by itself. Every element gets its
// full name and its parent. References to other declarations are linked later, and features depend on options.
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
  std::string scope;                       // scope for looking up its type
  const syntax::Name* extendee = nullptr;  // of an extension
};

struct PendingOptions {
  std::vector<Option>* options;
  const std::vector<syntax::Option>* syntax;
  std::string scope;         // scope for looking up extensions: the one around the element
  std::string_view message;  // name of the options message in google.protobuf
};

// Features of a declaration, which its options set and which it otherwise inherits.
struct PendingFeatures {
  Features* features;
  std::vector<FeatureSetting>* own;
  const std::vector<Option>* options;
  const Features* outer;  // of the declaration around it
};

struct PendingMethod {
  Method* method;
  const syntax::Method* syntax;
  std::string scope;
};

// A file whose references are not linked yet.
struct Declared {
  File* file;
  const syntax::LoadedFile* loaded;
  std::vector<PendingField> fields;
  std::vector<PendingMethod> methods;
  std::vector<PendingOptions> options;
  std::vector<PendingFeatures> features;  // outer declarations precede those inside them
};

// Creates the elements of the file in `file`. Both arguments must outlive the result.
Declared declare(const syntax::LoadedFile& loaded, File& file);

}  // namespace onnxgen::schema
