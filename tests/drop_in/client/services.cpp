// A service whose client and server are in one process.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <google/protobuf/service.h>

#include <memory>
#include <ostream>

#include "described.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::Closure;
using google::protobuf::Message;
using google::protobuf::MethodDescriptor;
using google::protobuf::RpcChannel;
using google::protobuf::RpcController;
using google::protobuf::Service;

class Controller : public RpcController {
 public:
  void Reset() override { error_.clear(); }
  bool Failed() const override { return !error_.empty(); }
  std::string ErrorText() const override { return error_; }
  void StartCancel() override {}
  void SetFailed(const std::string& reason) override { error_ = reason; }
  bool IsCanceled() const override { return false; }
  void NotifyOnCancel(Closure* callback) override { callback->Run(); }

 private:
  std::string error_;
};

class Server : public described::Searching {
 public:
  void Search(RpcController* controller, const described::Everything* request, described3::Plain* response,
              Closure* done) override {
    if (request->text().empty()) controller->SetFailed("nothing to search for");
    response->set_text("found " + request->text());
    done->Run();
  }
};

// Sends each message to the service in its encoded form.
class Channel : public RpcChannel {
 public:
  Channel(Service* service, std::ostream* out) : service_(service), out_(out) {}
  ~Channel() override { *out_ << "the channel is closed\n"; }

  void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request, Message* response,
                  Closure* done) override {
    *out_ << method->full_name() << " " << method->index() << " " << request->ShortDebugString() << "\n";
    const MethodDescriptor* const own = service_->GetDescriptor()->FindMethodByName(method->name());
    std::unique_ptr<Message> received(service_->GetRequestPrototype(own).New());
    std::unique_ptr<Message> answer(service_->GetResponsePrototype(own).New());
    received->ParsePartialFromString(request->SerializePartialAsString());
    service_->CallMethod(own, controller, received.get(), answer.get(), done);
    response->CopyFrom(*answer);
  }

 private:
  Service* service_;
  std::ostream* out_;
};

void count(int* calls) {
  ++*calls;
}

}  // namespace

void use_services(std::ostream& out) {
  Server server;
  Controller controller;
  int calls = 0;
  {
    described::Searching::Stub stub(new Channel(&server, &out), Service::STUB_OWNS_CHANNEL);
    described::Everything request;
    described3::Plain response;
    request.set_text("it");
    stub.Search(&controller, &request, &response, google::protobuf::NewCallback(count, &calls));
    out << response.ShortDebugString() << controller.Failed() << calls << "\n";
    request.clear_text();
    stub.Search(&controller, &request, &response, google::protobuf::NewCallback(count, &calls));
    out << response.ShortDebugString() << controller.ErrorText() << calls << "\n";
    described::Note note;
    described::Empty empty;
    stub.Watch(&controller, &note, &empty, google::protobuf::NewCallback(count, &calls));
    out << controller.ErrorText() << calls << "\n";
    described::Everything_Nested_Deeper deeper;
    stub.Stop(&controller, &empty, &deeper, google::protobuf::NewCallback(count, &calls));
    out << controller.ErrorText() << calls << "\n";
    out << (stub.channel() != nullptr) << (stub.GetDescriptor() == described::Searching::descriptor()) << "\n";
  }
  Channel channel(&server, &out);
  described::Idle_Stub idle(&channel);
  out << idle.GetDescriptor()->full_name() << " " << idle.GetDescriptor()->method_count() << "\n";
  out << server.GetRequestPrototype(server.GetDescriptor()->method(1)).GetTypeName() << " "
      << server.GetResponsePrototype(server.GetDescriptor()->method(1)).GetTypeName() << "\n";
}

}  // namespace client
