// The names inside a generated class: names that every class has, nested types, and accessors.
#pragma once

#include "plan/cpp_options.h"
#include "plan/name_scope.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Collects the names of the class of `message`. Reports names that two elements would share.
NameScope make_class_scope(const schema::Message& message, Profile profile, source::Diagnostics& diagnostics);

// Returns whether a type named `name`, declared outside the class `home`, must be qualified inside that class.
bool hides(const NameScope& class_scope, const Identifier& home, const Identifier& name);

}  // namespace onnxgen::plan
