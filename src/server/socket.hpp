#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/metrics.hpp"
#include "server/reply.hpp"
#include "server/visit.hpp"

namespace naqala::server {

// One WebSocket. What is to be said waits in a queue, as only one message can be under way.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  using Code = boost::beast::websocket::close_code;

  Socket(boost::beast::tcp_stream stream, Metrics& metrics);
  ~Socket();

  // Until it is closed. Whoever has not said within this time which table it is about is sent away.
  boost::asio::awaitable<void> run(Ask ask, Hub& hub, std::chrono::seconds patience);

  void send(std::shared_ptr<const std::string> text);
  // Says goodbye when what was said before is sent.
  void close(Code code, std::string_view why);
  // At once, and the visit is over. Not while a table speaks to it.
  void end();

 private:
  boost::asio::awaitable<void> listen();
  void greet(Hub& hub);
  void expect_hello(std::chrono::seconds patience);
  void write();
  void wrote(const boost::system::error_code& error);
  void say_goodbye();
  void cut();

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  Metrics& metrics_;
  std::shared_ptr<Visit> visit_;
  boost::asio::steady_timer deadline_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t waiting_ = 0;
  bool open_ = false;
  std::optional<boost::beast::websocket::close_reason> farewell_;
};

}  // namespace naqala::server
