#include "onnxgen/file/system/windows/native.h"

#include <winternl.h>

#include <cstddef>
#include <cstring>
#include <memory>

// Documented, but declared only in the driver headers.
extern "C" NTSTATUS NTAPI NtSetInformationFile(HANDLE file, PIO_STATUS_BLOCK answer, PVOID information, ULONG length,
                                               FILE_INFORMATION_CLASS what);

namespace onnxgen::io::system {
namespace {

constexpr ULONG kSynchronous = 0x20;
constexpr ULONG kOpenReparsePoint = 0x200000;
constexpr ULONG kCaseInsensitive = 0x40;

// Values of FILE_INFORMATION_CLASS.
constexpr int kRename = 10;
constexpr int kLink = 11;
constexpr int kRenameEx = 65;
constexpr ULONG kReplaceIfExists = 0x1;
constexpr ULONG kPosixSemantics = 0x2;

// Common layout of FILE_RENAME_INFORMATION, FILE_RENAME_INFORMATION_EX and FILE_LINK_INFORMATION.
struct NameInformation {
  ULONG flags;  // FILE_RENAME_INFORMATION and FILE_LINK_INFORMATION have a byte here: whether to replace a file
  HANDLE folder;
  ULONG name_bytes;
  wchar_t name[1];
};

bool succeeded(NTSTATUS status) {
  if (status >= 0) return true;
  ::SetLastError(::RtlNtStatusToDosError(status));
  return false;
}

}  // namespace

HANDLE open_beneath(Descriptor folder, std::string_view name, const Opening& opening, bool follows_links) {
  std::wstring wide;
  if (!to_wide(name, wide)) return nullptr;
  if (wide.size() > 0x7FFF) {
    ::SetLastError(ERROR_FILENAME_EXCED_RANGE);
    return nullptr;
  }
  UNICODE_STRING text;
  text.Buffer = wide.data();
  text.Length = static_cast<USHORT>(wide.size() * sizeof(wchar_t));
  text.MaximumLength = text.Length;
  OBJECT_ATTRIBUTES object = {};
  object.Length = sizeof object;
  object.RootDirectory = handle_of(folder);
  object.ObjectName = &text;
  object.Attributes = kCaseInsensitive;
  IO_STATUS_BLOCK answer;
  HANDLE handle = nullptr;
  const ULONG options = opening.options | kSynchronous | (follows_links ? 0 : kOpenReparsePoint);
  const NTSTATUS status =
      ::NtCreateFile(&handle, opening.access | SYNCHRONIZE | FILE_READ_ATTRIBUTES, &object, &answer, nullptr,
                     FILE_ATTRIBUTE_NORMAL, kShareAll, opening.disposition, options, nullptr, 0);
  return succeeded(status) ? handle : nullptr;
}

bool rename_to(HANDLE file, Descriptor folder, std::string_view name, Renaming renaming) {
  std::wstring wide;
  if (!to_wide(name, wide)) return false;
  const std::size_t name_bytes = wide.size() * sizeof(wchar_t);
  const std::size_t size = sizeof(NameInformation) + name_bytes;
  const auto memory = std::make_unique<unsigned char[]>(size);
  auto* const information = reinterpret_cast<NameInformation*>(memory.get());
  information->folder = handle_of(folder);
  information->name_bytes = static_cast<ULONG>(name_bytes);
  std::memcpy(memory.get() + offsetof(NameInformation, name), wide.data(), name_bytes);
  IO_STATUS_BLOCK answer;
  const auto set = [&](int what) {
    return ::NtSetInformationFile(file, &answer, information, static_cast<ULONG>(size),
                                  static_cast<FILE_INFORMATION_CLASS>(what));
  };
  switch (renaming) {
    case Renaming::kNew:
      return succeeded(set(kRename));
    case Renaming::kLinking:
      return succeeded(set(kLink));
    case Renaming::kReplacing:
      break;
  }
  // The first form requires Windows 10 and NTFS.
  information->flags = kReplaceIfExists | kPosixSemantics;
  if (set(kRenameEx) >= 0) return true;
  information->flags = TRUE;
  return succeeded(set(kRename));
}

}  // namespace onnxgen::io::system
