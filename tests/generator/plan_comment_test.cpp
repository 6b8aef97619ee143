#include <gtest/gtest.h>

#include "plan/doc_comment.h"

namespace onnxgen::plan {
namespace {

using Lines = DocComment;

TEST(DocComment, LinesLoseTheCommonIndentationOnly) {
  EXPECT_EQ(comment_lines(" First.\n   - indented\n Last.\n"), (Lines{"First.", "  - indented", "Last."}));
}

TEST(DocComment, BlankLinesInsideStay) {
  EXPECT_EQ(comment_lines("\n a\n\n b\n\n"), (Lines{"a", "", "b"}));
}

TEST(DocComment, NothingContinuesIntoTheNextLine) {
  EXPECT_EQ(comment_lines(" C:\\dir\\"), (Lines{"C:\\dir\\ //"}));
  EXPECT_EQ(comment_lines(" what\\  "), (Lines{"what\\ //"})) << "compilers ignore blanks after a backslash";
  EXPECT_EQ(comment_lines(" what?"
                          "?/"),
            (Lines{"what?"
                   "?/ //"}));
}

TEST(DocComment, ControlCharactersAndDirectionMarksAreRemoved) {
  EXPECT_EQ(comment_lines("a\rb\x0B"), (Lines{"a b"}));
  EXPECT_EQ(comment_lines("a\xE2\x80\xAE"
                          "b\xE2\x81\xA6"
                          "c"),
            (Lines{"abc"}));
  EXPECT_EQ(comment_lines("\xE2\x82\xAC"), (Lines{"\xE2\x82\xAC"})) << "other characters stay";
}

TEST(DocComment, TrailingCommentsReplaceMissingLeadingOnes) {
  schema::Comments comments;
  comments.trailing = " After.\n";
  EXPECT_EQ(make_doc(comments), (Lines{"After."}));
  comments.leading = " Before.\n";
  EXPECT_EQ(make_doc(comments), (Lines{"Before."}));
}

TEST(DocComment, DeprecationIsMentioned) {
  EXPECT_EQ(make_doc({}, true), (Lines{"Deprecated."}));
  EXPECT_EQ(make_doc({" Old.", "", {}}, true), (Lines{"Old.", "", "Deprecated."}));
}

}  // namespace
}  // namespace onnxgen::plan
