// Message descriptors shared by all modules of a process.
//
// Each module contains its own descriptors as constant data, including those of messages imported from files of other
// modules. Linking merges them: each message has one linked descriptor, regardless of the module it comes from. The
// linked descriptor includes the extensions declared by all imported modules.
#pragma once

#include "onnxgen/python/module.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::python {

// Returns the linked descriptor of a message. Its fields refer only to linked descriptors. It is created from the first
// module that contains the message; a class with the same name but another layout gets its own linked descriptor.
// Descriptors and their fields are never destroyed. Adding an extension creates a new array of fields.
const MessageDescriptor& linked(const MessageDescriptor& descriptor);

// Adds an extension to the linked descriptor of the message that it extends, unless it is already present. Used if the
// extension and the message are declared in different files. Returns false if the number belongs to another field.
bool link_extension(const Extension& extension);

// Removes a field from the linked descriptor of a message. Existing pointers to the field remain valid.
void remove_linked_field(const MessageDescriptor& descriptor, const FieldDescriptor& field);

}  // namespace onnxgen::python
