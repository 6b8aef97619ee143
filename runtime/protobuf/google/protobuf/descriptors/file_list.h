// List of the files whose complete classes are in this program or shared library.
//
// The linker creates the list, so no code has to run before main(). Only DescriptorPool, functions that return other
// descriptors and Any read it. If a program uses none of them, a linker that removes unused data (--gc-sections)
// removes the list and the classes that only the list refers to.
#pragma once

#include <cstddef>
#include <string_view>

#include "onnxgen/message/visibility.h"
#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/reflection/file_descriptor.h"
#include "onnxgen/wire/compiler.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Returns the types of a file, or null if the classes are in another shared library.
const onnxgen::FileTypes* types_of(const onnxgen::FileDescriptor& file) noexcept;

// Finds a complete class of this program or shared library by the full name of its message. Returns null if there is
// none. The classes of files that use Any refer to this function, so a program with such classes keeps the list.
const onnxgen::MessageDescriptor* find_linked_type(std::string_view full_name) noexcept;

// Entry of a list that is built before main(), for systems on which the linker cannot collect it.
struct ListedFile {
  explicit ListedFile(const onnxgen::FileTypes& listed) noexcept;

  const onnxgen::FileTypes& types;
  const ListedFile* next;
};

// Position in the list.
class FileListPosition {
 public:
  // Returns the types of the current file and moves to the next file. Returns null at the end of the list.
  const onnxgen::FileTypes* next() noexcept;

#if ONNXGEN_LINKER_LISTS
 private:
  std::size_t index_ = 0;
#else
  FileListPosition() noexcept;

 private:
  const ListedFile* file_;
#endif
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

// Adds a FileTypes to the list. Defines a variable called `name`.
#if ONNXGEN_LINKER_LISTS
#define ONNXGEN_LIST_FILE(types, name) ONNXGEN_LISTED(onnxgen_files) const onnxgen::FileTypes* const name = &types
#else
#define ONNXGEN_LIST_FILE(types, name) const ::google::protobuf::internal::ListedFile name(types)
#endif
