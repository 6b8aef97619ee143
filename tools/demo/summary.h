// A model's summary for people.
#pragma once

#include <iosfwd>

#include "onnx/onnx-ml.pb.h"

// Producer, versions, operators by frequency, inputs, outputs and initializers.
void print_summary(std::ostream& out, const onnx::ModelProto& model);
