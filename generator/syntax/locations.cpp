#include "syntax/locations.h"

#include <cstddef>
#include <initializer_list>
#include <map>
#include <string_view>
#include <utility>

#include "syntax/location_recorder.h"
#include "syntax/scalars.h"

namespace onnxgen::syntax {
namespace {

// The field numbers below are those of descriptor.proto.
constexpr std::int32_t kName = 1;  // the same number in every element

Path below(Path path, std::initializer_list<std::int32_t> rest) {
  path.insert(path.end(), rest);
  return path;
}

// An element that contains other elements.
struct Scope {
  Path path;
  std::map<std::int32_t, std::int32_t> counts;  // elements so far, by the number of their field

  Path next(std::int32_t number) { return below(path, {number, counts[number]++}); }
};

// Numbers of the fields that list the declarations in a file or message.
struct Lists {
  std::int32_t messages;
  std::int32_t enums;
  std::int32_t extensions;
};
constexpr Lists kOfFile{4, 5, 7};
constexpr Lists kOfMessage{3, 4, 6};

struct Reserved {
  std::int32_t ranges;
  std::int32_t names;
};

// Walks the tokens of a file as the grammar prescribes, and records the locations.
class Walker : private LocationRecorder {
 public:
  Walker(const source::SourceFile& file, Edition edition) : LocationRecorder(file, edition) {}

  std::vector<Location> run() {
    Scope file;
    {
      const Place root(*this, {});
      if (is("syntax") || is("edition")) statement({12});
      while (!at_end()) file_element(file);
    }
    return take_locations();
  }

 private:
  void name(const Path& owner) {
    const Place place(*this, below(owner, {kName}));
    next();
  }

  // Records a statement whose parts have no locations.
  void statement(const Path& path) {
    const Place place(*this, path);
    skip_to(";");
    end_declaration(&place);
  }

  void file_element(Scope& file) {
    if (take_end(";")) return;
    if (type_declaration(file, kOfFile)) return;
    if (is("service")) {
      service(file.next(6));
    } else if (is("import")) {
      import(file);
    } else if (is("package")) {
      statement({2});
    } else {
      option_statement({8});
    }
  }

  // Records a message, an enum or extensions. Returns false if the current token begins none of these.
  bool type_declaration(Scope& scope, const Lists& lists) {
    const bool has_keyword = edition_ >= Edition::k2024 && (is("export") || is("local"));
    if (has_keyword && (is_followed_by("message") || is_followed_by("enum"))) next();
    if (is("message")) {
      Scope inner{scope.next(lists.messages), {}};
      const Place place(*this, inner.path);
      next();
      name(inner.path);
      message_body(inner, place);
    } else if (is("enum")) {
      enumeration(scope.next(lists.enums));
    } else if (is("extend")) {
      extend(scope, lists);
    } else {
      return false;
    }
    return true;
  }

  void import(Scope& file) {
    const Token& keyword = token();
    next();
    const Place place(*this, file.next(is("option") ? 15 : 3));
    place.begin_at(keyword);
    if (is("public") || is("weak")) {
      const Place modifier(*this, file.next(is("public") ? 10 : 11));
      next();
    }
    skip_to(";");
    end_declaration(&place);
  }

  void message_body(Scope& message, const Place& place) {
    end_declaration(&place);
    while (in_block()) message_element(message);
  }

  void message_element(Scope& message) {
    if (take_end(";")) return;
    if (type_declaration(message, kOfMessage)) return;
    if (is("extensions")) {
      extensions(message);
    } else if (is("reserved")) {
      reserved(message, {9, 10});
    } else if (is("option")) {
      option_statement(below(message.path, {7}));
    } else if (is("oneof")) {
      oneof(message);
    } else {
      const Path path = message.next(2);
      Place place(*this, path);
      field(message, kOfMessage, place, path);
    }
  }

  void oneof(Scope& message) {
    named_block(message.next(8), 2, [&](Scope&) {
      const Path member = message.next(2);
      Place place(*this, member);
      field(message, kOfMessage, place, member);
    });
  }

  void extend(Scope& scope, const Lists& lists) {
    const Place place(*this, below(scope.path, {lists.extensions}));
    next();
    const Token& extendee = token();
    type_name();
    const Token& extendee_end = previous();
    end_declaration(&place);
    while (in_block()) {
      const Path path = scope.next(lists.extensions);
      Place extension(*this, path);
      {
        Place extendee_place(*this, below(path, {2}));
        extendee_place.begin_at(extendee);
        extendee_place.end_at(extendee_end);
      }
      field(scope, lists, extension, path);
    }
  }

  // Records a field. If it is a group or map, its message counts as declared in `scope`.
  void field(Scope& scope, const Lists& lists, Place& place, const Path& path) {
    if (is("optional") || is("required") || is("repeated")) {
      const Place label(*this, below(path, {4}));
      next();
    }
    const bool is_group = is("group");
    const bool is_map = is("map") && is_followed_by("<");
    field_type(path, is_map);
    const Token& name_token = token();
    name(path);
    take("=");
    {
      const Place number(*this, below(path, {3}));
      next();
    }
    field_options(path);
    if (is_group) return group(scope, lists, place, path, name_token);
    end_declaration(&place);
    if (is_map) scope.next(lists.messages);
  }

  void field_type(const Path& field, bool is_map) {
    const bool has_name = is_map || (!scalar_type(token().text, edition_) && !is("group"));
    const Place place(*this, below(field, {has_name ? 6 : 5}));
    if (!is_map) return type_name();
    skip_to(">");
    next();
  }

  void group(Scope& scope, const Lists& lists, const Place& field_place, const Path& field, const Token& name_token) {
    Scope message{scope.next(lists.messages), {}};
    const Place place(*this, message.path);
    place.location().line = field_place.location().line;
    place.location().column = field_place.location().column;
    for (const Path& path : {below(message.path, {kName}), below(field, {6})}) {
      Place name_place(*this, path);
      name_place.begin_at(name_token);
      name_place.end_at(name_token);
    }
    message_body(message, place);
  }

  void type_name() {
    take(".");
    do {
      next();
    } while (take("."));
  }

  void field_options(const Path& field) {
    if (!is("[")) return;
    const Place place(*this, below(field, {8}));
    next();
    do {
      if (is("default")) {
        skip_to("=");
        next();
        const Place value_place(*this, below(field, {7}));
        value();
      } else if (is("json_name")) {
        json_name(below(field, {10}));
      } else {
        option(below(field, {8}));
      }
    } while (take(","));
    next();  // ']'
  }

  // Records two locations with the same path: the option and its value.
  void json_name(const Path& path) {
    const Place place(*this, path);
    skip_to("=");
    next();
    const Place value_place(*this, path);
    value();
  }

  void option_statement(const Path& options) {
    const Place place(*this, options);
    const Place option_place(*this, options);
    next();
    option_place.location().option = token().begin;
    setting();
    end_declaration(&option_place);
  }

  void option(const Path& options) {
    const Place place(*this, options);
    place.location().option = token().begin;
    setting();
  }

  void setting() {
    skip_to("=");
    next();
    value();
  }

  void value() {
    take("-");
    if (is("{")) return skip_aggregate();
    const TokenKind kind = token().kind;
    do {
      next();
    } while (kind == TokenKind::kString && token().kind == kind);
  }

  void skip_aggregate() {
    std::size_t depth = 0;
    do {
      if (is("{")) ++depth;
      if (is("}")) --depth;
      next();
    } while (depth > 0 && !at_end());
  }

  void compact_options(const Path& options) {
    if (!is("[")) return;
    const Place place(*this, options);
    do {
      next();  // '[' or ','
      option(options);
    } while (is(","));
    next();  // ']'
  }

  void extensions(Scope& message) {
    const Place place(*this, below(message.path, {5}));
    next();
    std::vector<Path> ranges;
    do {
      ranges.push_back(message.next(5));
      range(ranges.back());
    } while (take(","));
    // The options apply to all ranges: repeat their locations for each.
    const std::size_t begin = location_count();
    compact_options(below(ranges.front(), {3}));
    const std::size_t end = location_count();
    for (std::size_t i = 1; i < ranges.size(); ++i) {
      repeat_locations(begin, end, ranges[i].size() - 1, ranges[i].back());
    }
    end_declaration(&place);
  }

  void range(const Path& path) {
    const Place place(*this, path);
    const Token& first = token();
    {
      const Place begin(*this, below(path, {1}));
      value();
    }
    const bool has_end = take("to");
    Place end(*this, below(path, {2}));
    if (has_end) return value();
    end.begin_at(first);
    end.end_at(first);
  }

  void reserved(Scope& scope, const Reserved& lists) {
    const Token& keyword = token();
    next();
    const bool is_range = token().kind == TokenKind::kNumber || is("-");
    const std::int32_t list = is_range ? lists.ranges : lists.names;
    const Place place(*this, below(scope.path, {list}));
    place.begin_at(keyword);
    do {
      const Path path = scope.next(list);
      if (is_range) {
        range(path);
      } else {
        const Place reserved_name(*this, path);
        value();
      }
    } while (take(","));
    end_declaration(&place);
  }

  // Records a declaration with a name and a block. `options` is the number of its field for options. Calls
  // element(Scope&) for each other declaration in the block.
  template <class Element>
  void named_block(Path path, std::int32_t options, const Element& element) {
    Scope scope{std::move(path), {}};
    const Place place(*this, scope.path);
    next();  // the keyword
    name(scope.path);
    end_declaration(&place);
    while (in_block()) {
      if (take_end(";")) continue;
      if (is("option")) {
        option_statement(below(scope.path, {options}));
      } else {
        element(scope);
      }
    }
  }

  void enumeration(Path path) {
    named_block(std::move(path), 3, [this](Scope& scope) {
      is("reserved") ? reserved(scope, {4, 5}) : enum_value(scope.next(2));
    });
  }

  void enum_value(const Path& path) {
    const Place place(*this, path);
    name(path);
    take("=");
    {
      const Place number(*this, below(path, {2}));
      value();
    }
    compact_options(below(path, {3}));
    end_declaration(&place);
  }

  void service(Path path) {
    named_block(std::move(path), 3, [this](Scope& scope) { method(scope.next(2)); });
  }

  void method(const Path& path) {
    const Place place(*this, path);
    next();
    name(path);
    method_type(below(path, {5}), below(path, {2}));
    next();  // "returns"
    method_type(below(path, {6}), below(path, {3}));
    const bool has_options = is("{");
    end_declaration(&place);
    while (has_options && in_block()) {
      if (!take_end(";")) option_statement(below(path, {4}));
    }
  }

  void method_type(const Path& stream, const Path& type) {
    next();  // '('
    if (is("stream")) {
      const Place place(*this, stream);
      next();
    }
    {
      const Place place(*this, type);
      type_name();
    }
    next();  // ')'
  }
};

}  // namespace

std::vector<Location> locations(const source::SourceFile& file, Edition edition) {
  return Walker(file, edition).run();
}

}  // namespace onnxgen::syntax
