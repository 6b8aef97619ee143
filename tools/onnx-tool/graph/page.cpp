#include "graph/page.h"

#include <string_view>

#include "graph/page_data.h"
#include "output/activity.h"

namespace onnx_tool {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::string make_page(const onnx::ModelProto& model, const std::string& title, bool has_values) {
  const Activity activity("drawing the page");
  constexpr std::string_view kTitle = "$title$";
  constexpr std::string_view kData = "$data$";
  const std::string text = page_template();
  std::string page;
  for (std::string_view rest = text; !rest.empty();) {
    if (rest.substr(0, kTitle.size()) == kTitle) {
      page += escaped(title);
      rest.remove_prefix(kTitle.size());
    } else if (rest.substr(0, kData.size()) == kData) {
      page += page_data(model, has_values);
      rest.remove_prefix(kData.size());
    } else {  // up to the next '$'
      const std::size_t end = std::min(rest.find('$', 1), rest.size());
      page += rest.substr(0, end);
      rest.remove_prefix(end);
    }
  }
  return page;
}

}  // namespace onnx_tool
