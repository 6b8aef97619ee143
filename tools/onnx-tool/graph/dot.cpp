#include "graph/dot.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <iterator>
#include <memory>
#include <string_view>
#include <system_error>

#include "failure.h"
#include "output/names.h"

extern char** environ;

namespace onnx_tool {
namespace {

struct Style {
  const char* shape;
  const char* fill;
  const char* line;
};

Style style_of(BoxKind kind) {
  switch (kind) {
    case BoxKind::kNode:
      return {"box", "#eef3fb", "#5b7db1"};
    case BoxKind::kGroup:
      return {"folder", "#fdf3dc", "#b98a1f"};
    case BoxKind::kInput:
      return {"ellipse", "#e4f5e6", "#4a9157"};
    case BoxKind::kOutput:
      return {"ellipse", "#fbe6e6", "#b15b5b"};
  }
  return {"box", "#ffffff", "#000000"};
}

// Shortens a long name at its start, because names usually differ at the end.
std::string shortened(std::string_view name) {
  constexpr std::size_t kLongest = 40;
  if (name.size() <= kLongest) return shown(name);
  std::size_t begin = name.size() - kLongest;
  while ((static_cast<unsigned char>(name[begin]) & 0xC0) == 0x80) ++begin;  // do not split a character
  return "..." + shown(name.substr(begin));
}

// Appends text for a quoted string, in which Graphviz interprets backslashes and character references.
void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
}

using FilePointer = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// Opens an unnamed temporary file, which is deleted when it is closed.
FilePointer open_temporary() {
  FilePointer file(std::tmpfile(), &std::fclose);
  if (file == nullptr) {
    throw Failure("a temporary file cannot be made: " + std::generic_category().message(errno));
  }
  return file;
}

std::string read_all(std::FILE* file) {
  std::string text;
  char block[1 << 16];
  std::rewind(file);
  while (const std::size_t got = std::fread(block, 1, sizeof block, file)) text.append(block, got);
  return text;
}

int wait_for(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

std::string dot_text(const Picture& picture, const Arrows& arrows) {
  std::string out =
      "digraph model {\n"
      "  graph [rankdir=TB, nodesep=0.25, ranksep=0.4, splines=polyline, outputorder=edgesfirst]\n"
      "  node [fontname=\"Helvetica,Arial,sans-serif\", fontsize=11, style=\"filled,rounded\", margin=\"0.12,0.06\"]\n"
      "  edge [color=\"#888888\", arrowsize=0.6]\n";
  for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
    const Box& box = picture.boxes[i];
    const Style style = style_of(box.kind);
    fmt::format_to(std::back_inserter(out),
                   "  b{0} [id=\"b{0}\", shape={1}, fillcolor=\"{2}\", color=\"{3}\", label=\"", i, style.shape,
                   style.fill, style.line);
    append_escaped(out, shortened(box.title));
    if (!box.subtitle.empty()) {
      out += "\\n";
      append_escaped(out, shortened(box.subtitle));
    }
    out += "\", tooltip=\"";
    append_escaped(out, shown(box.subtitle.empty() || box.kind == BoxKind::kGroup ? box.title : box.subtitle));
    out += "\"]\n";
  }
  for (const auto& [from, to] : arrows) {
    fmt::format_to(std::back_inserter(out), "  b{} -> b{}\n", from, to);
  }
  return out + "}\n";
}

std::string run_dot(const std::vector<std::string>& options, const std::string& text) {
  const FilePointer input = open_temporary();
  const FilePointer output = open_temporary();
  const FilePointer errors = open_temporary();
  if (std::fwrite(text.data(), 1, text.size(), input.get()) != text.size() || std::fflush(input.get()) != 0) {
    throw Failure("a temporary file cannot be written: " + std::generic_category().message(errno));
  }
  std::rewind(input.get());
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(input.get()), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(output.get()), STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(errors.get()), STDERR_FILENO);
  std::vector<std::string> words = {"dot"};
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int error = ::posix_spawnp(&child, "dot", &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    throw Failure("pictures are laid out by Graphviz, and there is no program 'dot': install the package graphviz");
  }
  if (wait_for(child) != 0) throw Failure("Graphviz failed: " + shown(read_all(errors.get())));
  return read_all(output.get());
}

}  // namespace onnx_tool
