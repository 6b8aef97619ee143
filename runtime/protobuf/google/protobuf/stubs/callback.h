// Functions with bound arguments, to be called later. In new code use std::function.
//
//   Closure* done = NewCallback(&server, &Server::Finish, request);
//   done->Run();  // calls server.Finish(request)
//
// An object made by NewCallback() deletes itself in Run(), so Run() must be called exactly once. An object made by
// NewPermanentCallback() can run any number of times; the caller must delete it. Bound arguments are copied. Objects
// that they point to, such as `server`, must exist when Run() is called.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Closure {
 public:
  Closure() = default;
  Closure(const Closure&) = delete;
  Closure& operator=(const Closure&) = delete;
  virtual ~Closure() = default;

  virtual void Run() = 0;
};

// Callbacks that return a result. Run() has no, one or two arguments.
template <typename R>
class ResultCallback {
 public:
  ResultCallback() = default;
  ResultCallback(const ResultCallback&) = delete;
  ResultCallback& operator=(const ResultCallback&) = delete;
  virtual ~ResultCallback() = default;

  virtual R Run() = 0;
};

template <typename R, typename A1>
class ResultCallback1 {
 public:
  ResultCallback1() = default;
  ResultCallback1(const ResultCallback1&) = delete;
  ResultCallback1& operator=(const ResultCallback1&) = delete;
  virtual ~ResultCallback1() = default;

  virtual R Run(A1) = 0;
};

template <typename R, typename A1, typename A2>
class ResultCallback2 {
 public:
  ResultCallback2() = default;
  ResultCallback2(const ResultCallback2&) = delete;
  ResultCallback2& operator=(const ResultCallback2&) = delete;
  virtual ~ResultCallback2() = default;

  virtual R Run(A1, A2) = 0;
};

namespace internal {

// Implements one of the classes above by calling `function`.
template <class Base, class Function, class R, class... A>
class Callback final : public Base {
 public:
  Callback(Function function, bool once) : function_(std::move(function)), once_(once) {}

  R Run(A... arguments) override {
    const std::unique_ptr<Callback> owner(once_ ? this : nullptr);
    return function_(std::forward<A>(arguments)...);
  }

 private:
  Function function_;
  bool once_;
};

// The type of the first argument, which is otherwise unused, selects the class to implement.
template <class R, class... A, class Base, class Function>
Base* make_callback(Base*, Function function, bool once) {
  return new Callback<Base, Function, R, A...>(std::move(function), once);
}

template <class Function>
Closure* make_closure(Function function, bool once) {
  return make_callback<void>(static_cast<Closure*>(nullptr), std::move(function), once);
}
template <class R, class Function>
ResultCallback<R>* make_result(Function function, bool once) {
  return make_callback<R>(static_cast<ResultCallback<R>*>(nullptr), std::move(function), once);
}
template <class R, class A1, class Function>
ResultCallback1<R, A1>* make_result1(Function function, bool once) {
  return make_callback<R, A1>(static_cast<ResultCallback1<R, A1>*>(nullptr), std::move(function), once);
}

// Excludes bound arguments from template argument deduction: the function's signature alone determines their types.
template <class T>
struct Bound {
  using type = T;
};
template <class T>
using BoundType = typename Bound<T>::type;

template <class R>
using IfResult = std::enable_if_t<!std::is_void_v<R>>;

}  // namespace internal

// ---- Closures: all arguments are bound ------------------------------------------------------------------------------

template <typename... P>
Closure* NewCallback(void (*function)(P...), internal::BoundType<P>... bound) {
  return internal::make_closure([=] { function(bound...); }, true);
}
template <typename... P>
Closure* NewPermanentCallback(void (*function)(P...), internal::BoundType<P>... bound) {
  return internal::make_closure([=] { function(bound...); }, false);
}
template <typename Class, typename... P>
Closure* NewCallback(Class* object, void (Class::*method)(P...), internal::BoundType<P>... bound) {
  return internal::make_closure([=] { (object->*method)(bound...); }, true);
}
template <typename Class, typename... P>
Closure* NewPermanentCallback(Class* object, void (Class::*method)(P...), internal::BoundType<P>... bound) {
  return internal::make_closure([=] { (object->*method)(bound...); }, false);
}

// ---- Callbacks with a result or an argument -------------------------------------------------------------------------

template <typename R, typename = internal::IfResult<R>>
ResultCallback<R>* NewCallback(R (*function)()) {
  return internal::make_result<R>(function, true);
}
template <typename R, typename = internal::IfResult<R>>
ResultCallback<R>* NewPermanentCallback(R (*function)()) {
  return internal::make_result<R>(function, false);
}
template <typename R, typename P1, typename = internal::IfResult<R>>
ResultCallback<R>* NewCallback(R (*function)(P1), internal::BoundType<P1> p1) {
  return internal::make_result<R>([=] { return function(p1); }, true);
}
template <typename R, typename P1, typename = internal::IfResult<R>>
ResultCallback<R>* NewPermanentCallback(R (*function)(P1), internal::BoundType<P1> p1) {
  return internal::make_result<R>([=] { return function(p1); }, false);
}
template <typename R, typename T1, typename T2, typename = internal::IfResult<R>>
ResultCallback<R>* NewPermanentCallback(T1* object, R (T2::*method)()) {
  return internal::make_result<R>([=] { return (object->*method)(); }, false);
}

template <typename R, typename A1>
ResultCallback1<R, A1>* NewCallback(R (*function)(A1)) {
  return internal::make_result1<R, A1>(function, true);
}
template <typename R, typename A1>
ResultCallback1<R, A1>* NewPermanentCallback(R (*function)(A1)) {
  return internal::make_result1<R, A1>(function, false);
}
template <typename R, typename P1, typename A1>
ResultCallback1<R, A1>* NewCallback(R (*function)(P1, A1), internal::BoundType<P1> p1) {
  return internal::make_result1<R, A1>([=](A1 a1) { return function(p1, std::forward<A1>(a1)); }, true);
}
template <typename R, typename P1, typename A1>
ResultCallback1<R, A1>* NewPermanentCallback(R (*function)(P1, A1), internal::BoundType<P1> p1) {
  return internal::make_result1<R, A1>([=](A1 a1) { return function(p1, std::forward<A1>(a1)); }, false);
}

template <typename R, typename T, typename P1, typename P2, typename P3, typename P4, typename P5, typename P6,
          typename A1, typename A2>
ResultCallback2<R, A1, A2>* NewPermanentCallback(T* object, R (T::*method)(P1, P2, P3, P4, P5, P6, A1, A2),
                                                 internal::BoundType<P1> p1, internal::BoundType<P2> p2,
                                                 internal::BoundType<P3> p3, internal::BoundType<P4> p4,
                                                 internal::BoundType<P5> p5, internal::BoundType<P6> p6) {
  const auto call = [=](A1 a1, A2 a2) {
    return (object->*method)(p1, p2, p3, p4, p5, p6, std::forward<A1>(a1), std::forward<A2>(a2));
  };
  return internal::make_callback<R, A1, A2>(static_cast<ResultCallback2<R, A1, A2>*>(nullptr), call, false);
}

// Does nothing. For closures whose caller requires a function.
inline void DoNothing() {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
