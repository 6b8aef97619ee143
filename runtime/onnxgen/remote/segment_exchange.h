// Requests segments of an object and verifies each before using it.
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

// Whole segments read with one request, and the fragments of content that they contain.
struct SegmentRun {
  JoinedRange range;  // of the object as stored on the server
  std::vector<Fragment> wanted;
};

std::vector<SegmentRun> join_segments(std::vector<Fragment> fragments, const Segmentation& segments,
                                      const Ranges& options);

class SegmentExchange : public RangeExchange {
 public:
  SegmentExchange(Object& object, SegmentRun run)
      : RangeExchange(object, {run.range.begin, run.range.end, {}}), object_(object), run_(std::move(run)) {}
  ~SegmentExchange() override;

  // Completes the exchange without a request if all its bytes are known and valid.
  Status take_known(bool& is_known);

  Status accept(const Response& response) override;
  Status finish(bool& is_complete) override;

 private:
  Status allocate_buffer();
  void release_buffer();
  // Opens the received segments one by one. Fragments receive no bytes of an invalid segment.
  Status open_segments();

  Object& object_;
  SegmentRun run_;
  std::shared_ptr<io::Buffer> buffer_;
};

}  // namespace onnxgen::remote
