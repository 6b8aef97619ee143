// Random zip files, most of them irregular, for comparing how different programs interpret them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "zip_builder.h"

namespace onnxgen::archive::tests {

class OddArchive {
 public:
  // `dice` returns random 32-bit numbers. Each feature is irregular once in `rarity` times, so a larger `rarity`
  // produces more valid archives.
  explicit OddArchive(std::function<std::uint32_t()> dice, std::uint32_t rarity = 40)
      : dice_(std::move(dice)), rarity_(rarity) {}

  std::string make() {
    std::string file =
        is_odd() ? pick<std::string>({"x", std::string(1, '\0'), "PK\3\4", "#!/bin/sh\n"}) : std::string();
    const std::uint64_t prefix = is_odd() ? file.size() : 0;  // not included in offsets
    std::vector<std::string> entries;
    const std::uint32_t count = 1 + dice_() % 3;
    for (std::uint32_t i = 0; i < count; ++i) entries.push_back(add_member(file, i, prefix));
    if (is_odd()) std::swap(entries.front(), entries.back());
    if (is_odd()) entries.push_back(entries.front());
    if (is_odd()) entries.pop_back();
    if (is_odd()) file += "gap";
    const std::uint64_t begin = file.size() - prefix;
    for (const std::string& entry : entries) file += entry;
    std::string end = end_of(entries.size(), begin, file.size() - prefix - begin);
    if (is_odd()) file += file + end;  // two concatenated archives
    file += end;
    if (is_odd()) file += pick<std::string>({"x", std::string(1, '\0'), std::string(30, '\0'), end, "PK\5\6", file});
    if (is_odd()) file[dice_() % file.size()] = static_cast<char>(dice_());
    return file;
  }

 private:
  bool is_odd() { return dice_() % rarity_ == 0; }

  template <class T>
  T pick(const std::vector<T>& from) {
    return from[dice_() % from.size()];
  }

  // Returns the number, or occasionally a wrong one.
  std::uint64_t odd(std::uint64_t number) {
    if (!is_odd()) return number;
    return pick<std::uint64_t>({0, 1, number + 1, number - 1, 2 * number, 8, 0xFFFF, 0xFFFFFFFF, dice_()});
  }

  std::string name_of(std::uint32_t i) {
    static const std::array<std::string, 3> kUsual = {"__MODEL_PROTO", "w", "4.weight"};
    if (!is_odd()) return kUsual[i];
    return pick<std::string>({"__MODEL_PROTO", "w", "W", "__model_proto", std::string("w\0", 2), "a/b", "./w", "w/",
                              "/w", std::string("__MODEL_PROTO\0x", 15), "", "x\\y", "\xC3\xA9", "\xE9", "a\nb", "..",
                              "PK\5\6"});
  }

  std::string extra_fields(const std::string& zip64) {
    std::string fields = dice_() % 4 == 0 ? std::string("UT\5\0\3abcd", 9) : std::string();
    if (!zip64.empty() && !is_odd()) fields += field(1, zip64);
    if (is_odd()) fields += field(1, zip64 + std::string(8, '\5'));
    if (is_odd()) fields += field(0x7075, std::string("\1abcd", 5) + "other");
    if (is_odd()) fields += pick<std::string>({"x", "xyz", std::string("AB\xFF\0", 4), field(0xD935, "\1\2")});
    return fields;
  }

  std::string field(std::uint64_t id, const std::string& content) {
    std::string result;
    put(result, id, 2);
    put(result, odd(content.size()), 2);
    return result + content;
  }

  // Values that header and entry share, unless one of them is made irregular.
  struct HeaderFields {
    std::uint64_t version, flags, method, crc, stored, size;
  };
  void spoil(HeaderFields& fields) {
    for (std::uint64_t* const fact :
         {&fields.version, &fields.flags, &fields.method, &fields.crc, &fields.stored, &fields.size}) {
      *fact = odd(*fact);
    }
  }
  void put_fields(std::string& to, const HeaderFields& fields, const std::string& name, std::size_t extra_size) {
    put(to, fields.version, 2);
    put(to, fields.flags, 2);
    put(to, fields.method, 2);
    put(to, 0x21'0000, 4);
    put(to, fields.crc, 4);
    put(to, fields.stored, 4);
    put(to, fields.size, 4);
    put(to, odd(name.size()), 2);
    put(to, odd(extra_size), 2);
  }
  static std::string moved_to_zip64(HeaderFields& fields) {
    std::string moved;
    put(moved, std::exchange(fields.size, 0xFFFFFFFF), 8);
    put(moved, std::exchange(fields.stored, 0xFFFFFFFF), 8);
    return moved;
  }

  // Appends the header and data to the file, and returns the entry.
  std::string add_member(std::string& file, std::uint32_t number, std::uint64_t prefix) {
    const std::string content(dice_() % 200, 'c');
    const bool is_deflated = dice_() % 2 == 0;
    const std::string data = is_deflated ? deflated(content) : content;
    const std::string name = name_of(number);
    const bool is_streamed = dice_() % 4 == 0;
    const auto crc = ::crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
    HeaderFields fields = {20, is_streamed ? 8U : 0U, is_deflated ? 8U : 0U, crc, data.size(), content.size()};
    for (const char c : name) fields.flags |= (c & 0x80) != 0 ? 0x800 : 0;
    if (is_odd()) fields.flags ^= std::uint64_t{1} << dice_() % 16;
    spoil(fields);
    const std::uint64_t offset = file.size() - prefix;

    HeaderFields local = fields;
    spoil(local);
    std::string descriptor;
    if (is_streamed) {
      if (dice_() % 2 == 0) descriptor = "PK\7\10";
      put(descriptor, odd(local.crc), 4);
      put(descriptor, odd(local.stored), 4);
      put(descriptor, odd(local.size), 4);
      local.crc = local.stored = local.size = 0;
    }
    const std::string local_large = dice_() % 8 == 0 ? moved_to_zip64(local) : std::string();
    const std::string local_extra = extra_fields(local_large);
    file += "PK\3\4";
    put_fields(file, local, name, local_extra.size());
    file += (is_odd() ? name_of(number) : name) + local_extra + data + descriptor;
    if (is_odd()) file += "gap";

    std::string central_large = dice_() % 8 == 0 ? moved_to_zip64(fields) : std::string();
    const bool has_large_offset = dice_() % 8 == 0;
    if (has_large_offset) put(central_large, odd(offset), 8);
    const std::string extra = extra_fields(central_large);
    const std::string comment = dice_() % 8 == 0 ? "comment" : "";
    std::string entry = "PK\1\2";
    put(entry, odd(0x0314), 2);
    put_fields(entry, fields, name, extra.size());
    put(entry, odd(comment.size()), 2);
    put(entry, odd(0), 2);  // disk number
    put(entry, 0, 2);
    put(entry, is_odd() ? pick<std::uint64_t>({0120777U << 16, 040755U << 16, 0x10, dice_()}) : 0100644U << 16, 4);
    put(entry, has_large_offset ? 0xFFFFFFFF : odd(offset), 4);
    return entry + name + extra + comment;
  }

  std::string end_of(std::uint64_t entries, std::uint64_t begin, std::uint64_t size) {
    std::string end;
    const bool has_zip64 = dice_() % 4 == 0;
    if (has_zip64) {
      end = "PK\6\6";
      put(end, odd(44), 8);
      put(end, 0x002D'032D, 4);
      put(end, odd(0), 4);
      put(end, odd(0), 4);
      for (const std::uint64_t number : {entries, entries, size, begin}) put(end, odd(number), 8);
      if (is_odd()) end += "more";
      end += "PK\6\7";
      put(end, odd(0), 4);
      put(end, odd(begin + size), 8);
      put(end, odd(1), 4);
    }
    const bool is_marked = has_zip64 && dice_() % 2 == 0;
    std::string comment = dice_() % 8 == 0 ? "comment" : "";
    if (is_odd()) comment = pick<std::string>({"PK\5\6", std::string("PK\5\6", 4) + std::string(18, '\0'), "PK\6\7"});
    end += "PK\5\6";
    put(end, odd(0), 2);
    put(end, odd(0), 2);
    put(end, is_marked ? 0xFFFF : odd(entries), 2);
    put(end, is_marked ? 0xFFFF : odd(entries), 2);
    put(end, is_marked ? 0xFFFFFFFF : odd(size), 4);
    put(end, is_marked ? 0xFFFFFFFF : odd(begin), 4);
    put(end, odd(comment.size()), 2);
    return end + comment;
  }

  std::function<std::uint32_t()> dice_;
  std::uint32_t rarity_;
};

}  // namespace onnxgen::archive::tests
