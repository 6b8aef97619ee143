// Functions with bound arguments, as in programs with asynchronous calls.
#include <google/protobuf/stubs/callback.h>

#include <memory>
#include <ostream>
#include <string>

#include "passes.h"

namespace client {
namespace {

using google::protobuf::Closure;
using google::protobuf::NewCallback;
using google::protobuf::NewPermanentCallback;

std::string called;

void call() {
  called += "call ";
}
void call_with(int number) {
  called += "with " + std::to_string(number) + " ";
}
void call_with_two(std::string text, const int* number) {
  called += text + std::to_string(*number) + " ";
}
int result() {
  return 7;
}
int square(int number) {
  return number * number;
}
std::string joined(std::string a, const std::string& b) {
  return a + b;
}

struct Receiver {
  void receive() { called += "receive "; }
  void receive_one(int number) { called += "one " + std::to_string(number + base) + " "; }
  void receive_two(std::string text, int number) { called += text + std::to_string(number + base) + " "; }
  int next() { return ++base; }
  int sum(int a, int b, int c, int d, int e, int f, int g, int h) { return base + a + b + c + d + e + f + g * h; }
  int base = 10;
};

class Counted : public Closure {
 public:
  explicit Counted(int* count) : count_(count) {}
  ~Counted() override { *count_ += 100; }
  void Run() override { ++*count_; }

 private:
  int* count_;
};

void run_often(Closure* permanent) {
  const std::unique_ptr<Closure> owner(permanent);
  owner->Run();
  owner->Run();
}

}  // namespace

void use_callbacks(std::ostream& out) {
  int number = 3;
  Receiver receiver;
  NewCallback(&call)->Run();
  NewCallback(&call_with, 4)->Run();
  NewCallback(&call_with_two, std::string("two"), static_cast<const int*>(&number))->Run();
  NewCallback(&receiver, &Receiver::receive)->Run();
  NewCallback(&receiver, &Receiver::receive_one, 1)->Run();
  NewCallback(&receiver, &Receiver::receive_two, std::string("text"), 2)->Run();
  NewCallback(&google::protobuf::DoNothing)->Run();
  run_often(NewPermanentCallback(&call));
  run_often(NewPermanentCallback(&call_with, 5));
  run_often(NewPermanentCallback(&receiver, &Receiver::receive));
  run_often(NewPermanentCallback(&receiver, &Receiver::receive_one, 6));
  run_often(NewPermanentCallback(&receiver, &Receiver::receive_two, std::string("again"), 7));
  out << called << "\n";

  out << NewCallback(&result)->Run() << NewCallback(&square, 5)->Run() << " " << NewCallback(&square)->Run(6)
      << NewCallback(&joined, std::string("a"))->Run("b") << "\n";
  const std::unique_ptr<google::protobuf::ResultCallback<int>> next(NewPermanentCallback(&receiver, &Receiver::next));
  out << next->Run() << next->Run();
  const std::unique_ptr<google::protobuf::ResultCallback1<int, int>> squares(NewPermanentCallback(&square));
  out << " " << squares->Run(7) << squares->Run(8);
  const std::unique_ptr<google::protobuf::ResultCallback2<int, int, int>> sums(
      NewPermanentCallback(&receiver, &Receiver::sum, 1, 2, 3, 4, 5, 6));
  out << " " << sums->Run(7, 8) << "\n";

  int count = 0;
  std::unique_ptr<Closure>(new Counted(&count))->Run();
  out << count << "\n";
}

}  // namespace client
