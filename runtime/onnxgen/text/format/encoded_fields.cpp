#include "onnxgen/text/format/encoded_fields.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "onnxgen/wire/append.h"

namespace onnxgen::text {

void EncodedFields::add(const FieldDescriptor& row, std::size_t begin) {
  if (out_.size() == begin) return;
  if (!pieces_.empty() && pieces_.back().row == &row) {
    pieces_.back().end = out_.size();
    return;
  }
  if (row.oneof != 0) ++in_oneofs_;
  const bool follows = pieces_.empty() || pieces_.back().row < &row;
  is_arranged_ = is_arranged_ && follows && in_oneofs_ < 2 && !is_packed(row);
  pieces_.push_back({&row, begin, out_.size()});
}

void EncodedFields::arrange() {
  if (is_arranged_) return;
  if (in_oneofs_ > 1) drop_replaced();
  // Rows stand in the order of their numbers.
  std::stable_sort(pieces_.begin(), pieces_.end(), [](const Piece& a, const Piece& b) { return a.row < b.row; });
  std::string arranged;
  for (auto piece = pieces_.begin(); piece != pieces_.end();) {
    const FieldDescriptor& row = *piece->row;
    const auto next = std::find_if(piece, pieces_.end(), [&](const Piece& other) { return other.row != &row; });
    if (is_packed(row)) {
      std::size_t length = 0;
      for (auto part = piece; part != next; ++part) length += part->end - part->begin;
      wire::append_tag(arranged, static_cast<std::uint32_t>(row.number), wire::WireType::kLengthDelimited);
      wire::append_varint(arranged, length);
    }
    for (; piece != next; ++piece) arranged.append(out_, piece->begin, piece->end - piece->begin);
  }
  out_.replace(begin_, std::string::npos, arranged);
}

// Of a oneof stays what was written last: the pieces of one field, back to where another member stands.
void EncodedFields::drop_replaced() {
  struct Member {
    const FieldDescriptor* last = nullptr;
    bool is_complete = false;
  };
  std::vector<Member> members;
  for (auto piece = pieces_.rbegin(); piece != pieces_.rend(); ++piece) {
    const std::size_t oneof = piece->row->oneof;
    if (oneof == 0) continue;
    if (members.size() <= oneof) members.resize(oneof + 1);
    Member& member = members[oneof];
    if (member.last == nullptr) member.last = piece->row;
    member.is_complete = member.is_complete || member.last != piece->row;
    if (member.is_complete) piece->begin = piece->end;
  }
  pieces_.erase(std::remove_if(pieces_.begin(), pieces_.end(), [](const Piece& p) { return p.begin == p.end; }),
                pieces_.end());
}

}  // namespace onnxgen::text
