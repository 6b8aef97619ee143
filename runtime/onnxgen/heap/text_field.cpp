#include "onnxgen/heap/text_field.h"

#include "onnxgen/heap/element_run.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::heap {
namespace {

bool try_assign(std::string& to, std::string_view value) noexcept {
#if defined(__cpp_exceptions)
  try {
    to.assign(value);
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  to.assign(value);
#endif
  return true;
}

}  // namespace

const char* read_text(std::string& to, const char* p, const char* end, bool check_utf8,
                      ParseContext& context) noexcept {
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  const std::string_view value(p, length);
  if (check_utf8 && !wire::is_valid_utf8(value)) return context.fail(ErrorCode::kInvalidUtf8, p);
  return try_assign(to, value) ? p + length : context.fail_allocation(p);
}

const char* read_texts(RepeatedText& field, const char* p, const char* end, std::uint32_t tag, bool check_utf8,
                       ParseContext& context) noexcept {
  ElementRun<std::string> run(context);
  auto& array = ArrayAccess::array(field);
  do {
    auto* const text = new (std::nothrow) std::string;
    if (!run.push(text)) return context.fail_allocation(p);
    p = read_text(*text, p, end, check_utf8, context);
    if (p == nullptr) {
      const std::size_t index = array.size() + run.size() - 1;
      return context.fail_element(context.stack().size(), index);
    }
  } while (parse::accept_tag(p, end, tag));
  return run.move_to(array) ? p : context.fail_allocation(p);
}

std::uint64_t texts_size(const RepeatedText& field) noexcept {
  std::uint64_t size = 0;
  for (const std::string& text : field) size += delimited_size(text.size());
  return size;
}

char* write_texts(char* p, std::uint32_t tag, const RepeatedText& field, Writer& writer) noexcept {
  for (int i = field.size(); i != 0; --i) p = write::text(p, tag, std::string_view(field[i - 1]), writer);
  return p;
}

bool equal_texts(const RepeatedText& a, const RepeatedText& b) noexcept {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace onnxgen::heap
