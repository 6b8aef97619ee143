// For every accepted archive, Python's zipfile sees the same members with the same contents.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "odd_archives.h"
#include "onnxgen/archive/open_archive.h"
#include "onnxgen/archive/zip_format.h"
#include "temporary_folder.h"
#include "tier.h"
#include "zip_tools.h"

namespace onnxgen::archive::tests {
namespace {

const std::size_t kArchives = onnxgen::tests::by_tier(3'000u, 20'000u);

// One Python process reads all archives. Each archive is preceded by its size. The script prints a line for each
// archive, then one for each member: its name, the numbers of its entry, and its content, or a dash if it cannot be
// read.
constexpr const char* kScript = R"(
import io, struct, sys, zipfile
data = open(sys.argv[1], 'rb').read()
at = 0
while at < len(data):
  size, = struct.unpack_from('<I', data, at)
  try:
    z = zipfile.ZipFile(io.BytesIO(data[at + 4:at + 4 + size]))
    print('archive', len(z.infolist()))
    for m in z.infolist():
      try:
        content = z.read(m).hex()
      except Exception:
        content = '-'
      print('.' + m.filename.encode().hex(), m.flag_bits, m.compress_type, m.CRC, m.compress_size, m.file_size,
            m.header_offset, '.' + content)
  except Exception as error:
    print('archive', str(error).replace('\n', ' '))
  at += 4 + size
)";

std::string hex(std::string_view bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string result;
  for (const char c : bytes) {
    result += kDigits[static_cast<unsigned char>(c) >> 4];
    result += kDigits[static_cast<unsigned char>(c) & 0xF];
  }
  return result;
}

std::string from_hex(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    result += static_cast<char>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16));
  }
  return result;
}

// Returns the line that Python must print for a member, without its content.
std::string line_of(const Member& member) {
  std::ostringstream line;
  line << '.' << hex(member.key) << ' ' << member.flags << ' ' << member.method << ' ' << member.crc << ' '
       << member.stored_size << ' ' << member.size << ' ' << member.header_offset << " .";
  return line.str();
}

void compare_content(const OpenArchive& ours, const Member& member, const std::string& content) {
  if (member.method != kStored && member.method != kDeflated) return;
  const bool python_reads_it = content != "-";
  bool is_same = false;
  const bool is_read = ours.compare(member, {python_reads_it ? from_hex(content) : std::string()}, is_same).ok();
  if (is_read && python_reads_it) {
    EXPECT_TRUE(is_same) << "another content";
  }
  // The CRC-32 of a stored member is checked when it is loaded.
  if (member.method == kDeflated) {
    EXPECT_TRUE(!is_read || python_reads_it);
  }
}

TEST(PythonMembers, AreTheSameInEveryArchiveThatIsAccepted) {
  if (!is_installed("python3")) GTEST_SKIP() << "python3 is not installed";
  std::mt19937 random(7);
  std::vector<std::string> archives;
  std::vector<OpenArchive> accepted;
  std::string all;
  archives.reserve(kArchives);  // accepted members point into it
  for (std::size_t i = 0; i < kArchives; ++i) {
    archives.push_back(OddArchive([&] { return static_cast<std::uint32_t>(random()); }).make());
    OpenArchive archive;
    const bool is_accepted = OpenArchive::open(nullptr, archives.back(), archive).ok();
    // Other programs need not be able to read the state of an interrupted replace_model().
    if (!is_accepted || archive.directory().end().end != archives.back().size()) continue;
    put(all, archives.back().size(), 4);
    all += archives.back();
    accepted.push_back(std::move(archive));
  }
  ASSERT_GT(accepted.size(), kArchives / 10);
  ASSERT_LT(accepted.size(), kArchives / 4 * 3);
  const io::tests::TemporaryFolder folder;
  const Ran python = run("python3 " + folder.write("list.py", kScript) + " " + folder.write("all", all));
  ASSERT_EQ(python.status, 0) << python.output;
  std::istringstream lines(python.output);
  for (const OpenArchive& ours : accepted) {
    const std::vector<Member>& members = ours.directory().members();
    std::string line;
    std::getline(lines, line);
    ASSERT_EQ(line, "archive " + std::to_string(members.size()));
    for (const Member& member : members) {
      std::getline(lines, line);
      const std::string expected = line_of(member);
      ASSERT_EQ(line.substr(0, expected.size()), expected);
      compare_content(ours, member, line.substr(expected.size()));
    }
  }
}

}  // namespace
}  // namespace onnxgen::archive::tests
