// <charconv> and the C library must give the same numbers and digits.
#include "onnxgen/text/real_chars.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "../tier.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {
namespace {

template <class Real>
std::string by_standard(Real value, int digits) {
  char text[32];
  return std::string(text, write_real(text, value, digits));
}

std::string by_c(double value, int digits) {
  char text[32];
  return std::string(text, c_library::write_real(text, value, digits));
}

template <class Real>
void expect_same(Real value, int short_digits, int long_digits) {
  for (const int digits : {short_digits, long_digits}) {
    const std::string text = by_standard(value, digits);
    ASSERT_EQ(by_c(value, digits), text);
    ASSERT_EQ(c_library::reads_back(value, digits), reads_back(value, digits)) << text;
    Real read = 1;
    Real read_by_c = 2;
    const bool is_read = read_real(text, read);
    ASSERT_EQ(c_library::read_real(text, read_by_c), is_read) << text;
    if (is_read) {
      ASSERT_EQ(read_by_c, read) << text;
    }
    if (digits == long_digits) {
      ASSERT_EQ(read, value) << text;
    }
  }
}

template <class Real, class Bits>
void expect_same_of_all_kinds(int short_digits, int long_digits) {
  using Limits = std::numeric_limits<Real>;
  std::vector<Real> values{0, 1, Real(-1), Real(0.1), Real(1e15), Limits::max(), Limits::min(), Limits::denorm_min()};
  std::mt19937_64 random(7);
  while (values.size() < tests::by_tier(std::size_t{2000}, std::size_t{20000})) {
    const Real value = wire::bit_cast<Real>(static_cast<Bits>(random()));
    if (std::isfinite(value)) values.push_back(value);
    values.push_back(static_cast<Real>(static_cast<std::int32_t>(random()) % 100000) / 100);
    values.push_back(Limits::denorm_min() * static_cast<Real>(random() % 1000));
  }
  for (const Real value : values) ASSERT_NO_FATAL_FAILURE(expect_same(value, short_digits, long_digits));
}

TEST(RealChars, MatchTheCLibrary) {
  expect_same_of_all_kinds<double, std::uint64_t>(15, 17);
  expect_same_of_all_kinds<float, std::uint32_t>(6, 9);
}

TEST(RealChars, NumbersThatAreTooLargeAreNotRead) {
  double value = 0;
  float narrow = 0;
  for (const char* text : {"1e400", "-1e400"}) {
    EXPECT_FALSE(read_real(text, value)) << text;
    EXPECT_FALSE(c_library::read_real(text, value)) << text;
    EXPECT_FALSE(c_library::read_real(text, narrow)) << text;
  }
  EXPECT_FALSE(read_real("1e39", narrow));
  EXPECT_FALSE(c_library::read_real("1e39", narrow));
}

// The test creates a locale, because a machine may have none with a different decimal point. The locale contains only
// number formats, so localedef prints a warning and exits with status 1.
TEST(RealChars, TheLocaleHasNoEffect) {
  const io::tests::TemporaryFolder folder;
  const std::string source = folder.write("source",
                                          "comment_char %\nescape_char /\nLC_NUMERIC\ndecimal_point \"<U002C>\"\n"
                                          "thousands_sep \"<U002E>\"\ngrouping 3;3\nEND LC_NUMERIC\n");
  const std::string make = "localedef -c -i " + source + " -f ISO-8859-1 " + folder / "comma" + " >/dev/null 2>&1";
  const bool is_run = std::system(make.c_str()) != -1;
  if (!is_run || !std::filesystem::exists(folder / "comma")) {
    GTEST_SKIP() << "no localedef: install the package locales";
  }
  ASSERT_EQ(::setenv("LOCPATH", folder.path().c_str(), 1), 0);
  ASSERT_NE(std::setlocale(LC_NUMERIC, "comma"), nullptr);
  const std::string text = by_c(2.5, 15);
  double value = 0;
  const bool is_read = c_library::read_real("2.5", value);
  std::setlocale(LC_NUMERIC, "C");
  EXPECT_EQ(text, "2.5");
  EXPECT_TRUE(is_read);
  EXPECT_EQ(value, 2.5);
}

}  // namespace
}  // namespace onnxgen::text
