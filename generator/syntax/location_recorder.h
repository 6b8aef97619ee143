// Moves through the tokens of a file and records locations with their comments.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "syntax/comments.h"
#include "syntax/locations.h"
#include "syntax/scan.h"

namespace onnxgen::syntax {

// Base of the class that knows the grammar.
class LocationRecorder {
 protected:
  LocationRecorder(const source::SourceFile& file, Edition edition)
      : edition_(edition), text_(file.bytes()), tokens_(scan(file)) {
    upcoming_ = comments(file.text_begin(), token(), false);
  }

  // Records a location that begins at the current token. The destructor ends it at the last token passed, unless
  // end_at() was called.
  class Place {
   public:
    Place(LocationRecorder& recorder, Path path) : recorder_(recorder), index_(recorder.locations_.size()) {
      recorder.locations_.emplace_back().path = std::move(path);
      begin_at(recorder.token());
    }
    ~Place() {
      if (!is_ended_) end_at(recorder_.previous());
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    Location& location() const { return recorder_.locations_[index_]; }
    void begin_at(const Token& token) const {
      location().line = token.line;
      location().column = token.column;
    }
    void end_at(const Token& token) {
      location().end_line = token.line;
      location().end_column = token.end_column;
      is_ended_ = true;
    }

   private:
    LocationRecorder& recorder_;
    std::size_t index_;
    bool is_ended_ = false;
  };

  const Token& token() const { return tokens_[position_]; }
  const Token& previous() const { return position_ == 0 ? start_ : tokens_[position_ - 1]; }
  bool at_end() const { return token().kind == TokenKind::kEnd; }
  bool is(std::string_view text) const { return token().text == text && !at_end(); }
  bool is_followed_by(std::string_view text) const {
    return position_ + 1 < tokens_.size() && tokens_[position_ + 1].text == text;
  }
  void next() {
    if (!at_end()) ++position_;
  }
  bool take(std::string_view text) {
    if (!is(text)) return false;
    next();
    return true;
  }
  void skip_to(std::string_view text) {
    while (!is(text) && !at_end()) next();
  }

  GapComments comments(std::uint32_t gap_begin, const Token& after, bool after_declaration) const {
    const bool closes = after.kind == TokenKind::kEnd || after.text == "}";
    return assign_comments(text_.substr(gap_begin, after.begin - gap_begin), after_declaration, !closes, edition_);
  }

  // Moves past the ';', '{' or '}' that ends a declaration or its head. `place` receives the comments before the
  // declaration and after this token. It is null for an empty statement and for the end of a block.
  void end_declaration(const Place* place) {
    const bool closes = is("}");
    const std::uint32_t end = token().end();
    next();
    GapComments gap = comments(end, token(), true);
    if (place != nullptr) {
      place->location().comments = {std::move(upcoming_.leading), std::move(gap.trailing),
                                    std::move(upcoming_.detached)};
      upcoming_.detached.clear();
    } else if (closes) {
      upcoming_.detached.clear();
    }
    upcoming_.leading = std::move(gap.leading);
    std::move(gap.detached.begin(), gap.detached.end(), std::back_inserter(upcoming_.detached));
  }

  bool take_end(std::string_view text) {
    if (!is(text)) return false;
    end_declaration(nullptr);
    return true;
  }

  // Returns whether the block continues. At its end, moves past the '}'.
  bool in_block() { return !at_end() && !take_end("}"); }

  std::size_t location_count() const { return locations_.size(); }

  // Records copies of the locations with indexes from `begin` to `end` - 1, with `number` at `position` in their paths.
  void repeat_locations(std::size_t begin, std::size_t end, std::size_t position, std::int32_t number) {
    for (std::size_t i = begin; i < end; ++i) {
      Location copy = locations_[i];
      copy.path[position] = number;
      locations_.push_back(std::move(copy));
    }
  }

  std::vector<Location> take_locations() { return std::move(locations_); }

  const Edition edition_;

 private:
  const std::string_view text_;
  const std::vector<Token> tokens_;
  const Token start_;  // stands for the token before the first one
  std::size_t position_ = 0;
  GapComments upcoming_;  // comments before the next declaration
  std::vector<Location> locations_;
};

}  // namespace onnxgen::syntax
