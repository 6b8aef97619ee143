// Descriptors of messages as all modules of a process have them together.
//
// Each module brings descriptors of its own as constant data, also of the messages that its files import from another
// module's. Here these are one: a message has one descriptor, whichever module it comes through, and the descriptor has
// the extensions that any imported module declares.
#pragma once

#include "onnxgen/python/module.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::python {

// What describes the same message, whose fields lead to linked descriptors only. It is that of the first module that
// has the message; a class of the same name that is laid out otherwise gets one of its own. It stays for as long as the
// process lives, and so do its fields: those that an extension comes to are new ones.
const MessageDescriptor& linked(const MessageDescriptor& descriptor);

// Makes an extension that another file declares than that of the message a field of the linked descriptor, unless it is
// one. False where the message has another field of the number.
bool link_extension(const Extension& extension);

// Makes a linked descriptor, or that which is linked to it, one without the field. What has been found of the field
// stays valid.
void remove_linked_field(const MessageDescriptor& descriptor, const FieldDescriptor& field);

}  // namespace onnxgen::python
