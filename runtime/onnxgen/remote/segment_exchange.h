// Asking for segments of an object, none of which is used before it was found right.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/range_exchange.h"
#include "onnxgen/remote/range_plan.h"

namespace onnxgen::remote {

// Whole segments that one request asks for, and the pieces of the content that are in them.
struct SegmentRun {
  JoinedRange range;  // of the object as it stands on the server
  std::vector<Piece> wanted;
};

std::vector<SegmentRun> join_segments(std::vector<Piece> pieces, const Segmentation& segments, const Ranges& options);

class SegmentExchange : public RangeExchange {
 public:
  SegmentExchange(Object& object, SegmentRun run)
      : RangeExchange(object, {run.range.begin, run.range.end, {}}), object_(object), run_(std::move(run)) {}
  ~SegmentExchange() override;

  // Does without asking, where all is known already.
  Status take_known(bool& is_known);

  Status accept(const Answer& answer) override;
  Status finish(bool& is_complete) override;

 private:
  Status make_room();
  void give_room_back();
  // What was received, one by one: of a segment that is not right no piece gets anything.
  Status open_segments();

  Object& object_;
  SegmentRun run_;
  std::shared_ptr<io::Buffer> room_;
};

}  // namespace onnxgen::remote
