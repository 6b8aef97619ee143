// Shows that work is in progress whose total amount is unknown.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace onnx_tool {

// After one second and as long as the object exists, shows a text such as "comparing a.onnx and b.onnx ... 3 s" on
// standard error. Shows nothing if standard error is not a terminal. The destructor erases the line.
class Activity {
 public:
  // `what` describes the work: "checking model.onnx".
  explicit Activity(std::string what);
  Activity(const Activity&) = delete;
  Activity& operator=(const Activity&) = delete;
  ~Activity();

 private:
  void show_until_stopped();

  std::string what_;
  std::mutex mutex_;
  std::condition_variable stopping_;
  bool is_stopping_ = false;
  std::thread thread_;  // exists only on a terminal
};

}  // namespace onnx_tool
