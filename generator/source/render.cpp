#include "source/render.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "source/source_file.h"
#include "source/utf8.h"

namespace onnxgen::source {
namespace {

constexpr std::size_t kTabWidth = 8;
constexpr std::size_t kMaxExcerptWidth = 100;
constexpr std::size_t kMaxMessageBytes = 1000;
constexpr std::size_t kMaxExcerptBytes = 4096;  // limit of the examined part of a line; far more than fits the width

// Part of a source line that is printed as a unit: a character, the spaces of a tab, or '?' for an unprintable byte.
struct Glyph {
  std::string text;
  std::size_t offset = 0;  // in the line
  std::size_t cell = 0;    // column in the terminal
  std::size_t width = 0;
};

std::vector<Glyph> glyphs_of(std::string_view line) {
  std::vector<Glyph> glyphs;
  std::size_t cell = 0;
  for (std::size_t i = 0; i < line.size();) {
    const Character character = decode_utf8(line.substr(i));
    Glyph glyph{"?", i, cell, 1};
    if (line[i] == '\t') {
      glyph.width = kTabWidth - cell % kTabWidth;
      glyph.text.assign(glyph.width, ' ');
    } else if (character.length != 0 && character.code_point >= ' ' && character.code_point != 0x7F) {
      glyph.width = terminal_width(character.code_point);
      glyph.text = line.substr(i, character.length);
    }
    cell += glyph.width;
    i += std::max<std::size_t>(character.length, 1);
    glyphs.push_back(std::move(glyph));
  }
  return glyphs;
}

// Returns the line and, below it, a caret line that marks [begin, end), given as offsets in the line. Long lines are
// cut to a window around the caret.
std::string excerpt(std::string_view line, std::size_t begin, std::size_t end) {
  const std::vector<Glyph> glyphs = glyphs_of(line);
  const std::size_t total = glyphs.empty() ? 0 : glyphs.back().cell + glyphs.back().width;
  const auto cell_at = [&](std::size_t offset) {
    const auto at = std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph& g) { return g.offset >= offset; });
    return at == glyphs.end() ? total : at->cell;
  };
  const std::size_t caret = cell_at(begin);
  std::size_t first = 0;
  if (total > kMaxExcerptWidth && caret > kMaxExcerptWidth / 2) first = caret - kMaxExcerptWidth / 2;
  const std::size_t last = std::min(total, first + kMaxExcerptWidth);

  std::string text = first > 0 ? "..." : "";
  std::string marks(text.size(), ' ');
  for (const Glyph& glyph : glyphs) {
    if (glyph.cell >= first && glyph.cell + glyph.width <= last) text += glyph.text;
  }
  if (last < total) text += "...";
  const std::size_t marked = std::max<std::size_t>(std::min(cell_at(end), last), caret + 1) - caret;
  marks.append(caret - first, ' ');
  marks += '^';
  marks.append(marked - 1, '~');
  return text + '\n' + marks + '\n';
}

// Like excerpt(), but first cuts very long lines to kMaxExcerptBytes.
std::string excerpt_of_long_line(std::string_view line, std::size_t begin, std::size_t end) {
  const std::size_t first = begin > kMaxExcerptBytes / 2 ? begin - kMaxExcerptBytes / 2 : 0;
  return excerpt(line.substr(first, kMaxExcerptBytes), begin - first, std::min(end - first, kMaxExcerptBytes));
}

// Limits the length of a message, because the names that it quotes can have any length.
std::string_view clipped(std::string_view text) {
  if (text.size() <= kMaxMessageBytes) return text;
  std::size_t length = kMaxMessageBytes;
  while ((static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) --length;  // do not split a character
  return text.substr(0, length);
}

void render_one(std::string& out, const Span& span, std::string_view kind, std::string_view whole_text,
                ErrorFormat format) {
  const std::string text = std::string(clipped(whole_text)) + (whole_text.size() > kMaxMessageBytes ? "..." : "");
  if (span.file == nullptr) {
    out += fmt::format("onnxgen: {}: {}\n", kind, text);
    return;
  }
  const SourceFile& file = *span.file;
  const std::size_t line = file.line_of(span.begin);
  const std::string_view content = file.line(line);
  const std::size_t begin = std::min<std::size_t>(span.begin - file.line_begin(line), content.size());
  const std::size_t end = std::min<std::size_t>(span.end - file.line_begin(line), content.size());
  std::size_t column = 1;
  for (std::size_t i = 0; i < begin; ++column) i += std::max<std::size_t>(decode_utf8(content.substr(i)).length, 1);
  switch (format) {
    case ErrorFormat::kGcc:
      out += fmt::format("{}:{}:{}: {}: {}\n", file.path(), line + 1, column, kind, text);
      break;
    case ErrorFormat::kMsvs:
      out += fmt::format("{}({}) : {} in column={}: {}\n", file.path(), line + 1, kind, column, text);
      break;
  }
  if (!content.empty()) out += excerpt_of_long_line(content, begin, end);
}

std::string_view path_of(const Diagnostic& diagnostic) {
  return diagnostic.span.file == nullptr ? std::string_view() : diagnostic.span.file->path();
}

bool comes_before(const Diagnostic* a, const Diagnostic* b) {
  return std::make_tuple(path_of(*a), a->span.begin) < std::make_tuple(path_of(*b), b->span.begin);
}

bool is_duplicate(const Diagnostic& a, const Diagnostic& b) {
  return a.severity == b.severity && a.span.file == b.span.file && a.span.begin == b.span.begin && a.text == b.text;
}

std::vector<const Diagnostic*> sorted(const Diagnostics& diagnostics) {
  std::vector<const Diagnostic*> order;
  for (const Diagnostic& diagnostic : diagnostics.entries()) order.push_back(&diagnostic);
  std::stable_sort(order.begin(), order.end(), comes_before);
  return order;
}

std::string_view name_of(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return "error";
    case Severity::kWarning:
      return "warning";
    case Severity::kNote:
      return "note";
  }
  return "";
}

// Formats the diagnostics of one file, which must be sorted.
std::string render_file(const std::vector<const Diagnostic*>& diagnostics, ErrorFormat format) {
  std::string out;
  std::vector<const Diagnostic*> shown;
  std::map<Severity, std::size_t> counts;
  for (const Diagnostic* diagnostic : diagnostics) {
    const bool repeated = std::any_of(shown.begin(), shown.end(),
                                      [&](const Diagnostic* other) { return is_duplicate(*other, *diagnostic); });
    if (repeated) continue;
    if (++counts[diagnostic->severity] > kMaxErrorsPerFile) continue;
    shown.push_back(diagnostic);
    render_one(out, diagnostic->span, name_of(diagnostic->severity), diagnostic->text, format);
    for (const Note& note : diagnostic->notes) render_one(out, note.span, "note", note.text, format);
  }
  for (const auto& [severity, count] : counts) {
    if (count <= kMaxErrorsPerFile) continue;
    out += fmt::format("{}: note: {} more {}s are not shown\n", path_of(*diagnostics.front()),
                       count - kMaxErrorsPerFile, name_of(severity));
  }
  return out;
}

}  // namespace

std::string render(const Diagnostics& diagnostics, ErrorFormat format) {
  std::string out;
  std::vector<const Diagnostic*> file;
  for (const Diagnostic* diagnostic : sorted(diagnostics)) {
    if (!file.empty() && path_of(*file.front()) != path_of(*diagnostic)) {
      out += render_file(file, format);
      file.clear();
    }
    file.push_back(diagnostic);
  }
  if (!file.empty()) out += render_file(file, format);
  return out;
}

}  // namespace onnxgen::source
