// The names inside a generated class: those that every class has, those of nested types, and the accessors.
#pragma once

#include "plan/cpp_options.h"
#include "plan/name_scope.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Reports names that two elements of `message` would share.
NameScope make_class_scope(const schema::Message& message, Profile profile, source::Diagnostics& diagnostics);

// Whether a type called `name` outside the class called `home` must be qualified inside it.
bool hides(const NameScope& class_scope, const Identifier& home, const Identifier& name);

}  // namespace onnxgen::plan
