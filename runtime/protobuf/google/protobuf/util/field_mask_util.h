// Functions for google.protobuf.FieldMask, a list of paths of fields such as "graph.name". Part of the library
// onnxgen::well_known_protobuf, which has its class.
//
// A path selects a field and everything in it. Set operations return paths in ascending order, without those that a
// shorter path includes. Functions that set `out` replace its contents, unless a comment says otherwise.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/field_mask.pb.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

class FieldMaskUtil {
  using FieldMask = google::protobuf::FieldMask;

 public:
  class MergeOptions;
  class TrimOptions;

  // Convert to and from a text with the paths separated by commas. Paths are not checked.
  static std::string ToString(const FieldMask& mask);
  static void FromString(std::string_view text, FieldMask* out);
  // Convert to and from the JSON form, with names such as floatData. Return false if a name cannot be converted; `out`
  // is then incomplete.
  static bool ToJsonString(const FieldMask& mask, std::string* out);
  static bool FromJsonString(std::string_view text, FieldMask* out);

  // Sets `field_descriptors`, unless null, to the fields of the path. Returns false if the path is invalid: a name does
  // not exist, or a field before the last one is not a singular message.
  static bool GetFieldDescriptors(const Descriptor* descriptor, std::string_view path,
                                  std::vector<const FieldDescriptor*>* field_descriptors);
  // Return whether all paths are valid for the message class T.
  template <typename T>
  static bool IsValidPath(std::string_view path) {
    return GetFieldDescriptors(T::descriptor(), path, nullptr);
  }
  template <typename T>
  static bool IsValidFieldMask(const FieldMask& mask) {
    for (const std::string& path : mask.paths()) {
      if (!IsValidPath<T>(path)) return false;
    }
    return true;
  }
  // Adds a path. It is a fatal error if the path is invalid.
  template <typename T>
  static void AddPathToFieldMask(std::string_view path, FieldMask* mask) {
    if (!IsValidPath<T>(path)) fail("IsValidPath<T>(path): " + std::string(path));
    mask->add_paths(std::string(path));
  }
  // Adds the fields with these numbers. It is a fatal error if T does not have one of them.
  template <typename T>
  static void FromFieldNumbers(const std::vector<int64>& field_numbers, FieldMask* out) {
    for (const int64 number : field_numbers) {
      const FieldDescriptor* const field = T::descriptor()->FindFieldByNumber(static_cast<int>(number));
      if (field == nullptr) {
        fail("field != nullptr: Invalid field number for " + std::string(T::descriptor()->full_name()) + ": " +
             std::to_string(number));
      }
      AddPathToFieldMask<T>(field->lowercase_name(), out);
    }
  }

  // Return a mask with all fields of the message type, or add them to `out`.
  template <typename T>
  static FieldMask GetFieldMaskForAllFields() {
    FieldMask mask;
    GetFieldMaskForAllFields(T::descriptor(), &mask);
    return mask;
  }
  template <typename T>
  static void GetFieldMaskForAllFields(FieldMask* out) {
    GetFieldMaskForAllFields(T::descriptor(), out);
  }
  static void GetFieldMaskForAllFields(const Descriptor* descriptor, FieldMask* out);

  // Set operations. `out` may be one of the arguments. Subtract() ignores paths of `mask2` that are invalid.
  static void ToCanonicalForm(const FieldMask& mask, FieldMask* out);
  static void Union(const FieldMask& mask1, const FieldMask& mask2, FieldMask* out);
  static void Intersect(const FieldMask& mask1, const FieldMask& mask2, FieldMask* out);
  template <typename T>
  static void Subtract(const FieldMask& mask1, const FieldMask& mask2, FieldMask* out) {
    Subtract(T::descriptor(), mask1, mask2, out);
  }
  static void Subtract(const Descriptor* descriptor, const FieldMask& mask1, const FieldMask& mask2, FieldMask* out);
  // Returns whether the mask selects the whole field that the path names.
  static bool IsPathInFieldMask(std::string_view path, const FieldMask& mask);

  // Copies the selected fields to `destination`, a message of the same class. A selected field that is not set in
  // `source` is cleared in `destination`. Repeated fields are appended to, and messages merged, unless the options say
  // that they are replaced.
  static void MergeMessageTo(const Message& source, const FieldMask& mask, const MergeOptions& options,
                             Message* destination);

  // Clear all fields that the mask does not select. An empty mask clears nothing. Return whether the message has
  // changed.
  static bool TrimMessage(const FieldMask& mask, Message* message);
  static bool TrimMessage(const FieldMask& mask, Message* message, const TrimOptions& options);

 private:
  static void fail(const std::string& check) {
    (protobuf::internal::LogMessage(LOGLEVEL_FATAL, __FILE__, __LINE__) << "CHECK failed: " << check).Finish();
  }
};

// Options of MergeMessageTo().
class FieldMaskUtil::MergeOptions {
 public:
  void set_replace_message_fields(bool value) { replace_message_fields_ = value; }
  bool replace_message_fields() const { return replace_message_fields_; }
  void set_replace_repeated_fields(bool value) { replace_repeated_fields_ = value; }
  bool replace_repeated_fields() const { return replace_repeated_fields_; }

 private:
  bool replace_message_fields_ = false;
  bool replace_repeated_fields_ = false;
};

// Options of TrimMessage().
class FieldMaskUtil::TrimOptions {
 public:
  void set_keep_required_fields(bool value) { keep_required_fields_ = value; }
  bool keep_required_fields() const { return keep_required_fields_; }

 private:
  bool keep_required_fields_ = false;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
