#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/hub.hpp"

namespace boost::json {
class object;
}

namespace naqala::server {

// Somebody at the other end of a WebSocket: what he says and what he is told (docs/protocol.md).
// Knows nothing of sockets.
class Visit : public Listener, public std::enable_shared_from_this<Visit> {
 public:
  struct Line {
    std::function<void(std::shared_ptr<const std::string>)> send;
    // For good, for good because the client speaks another protocol, or to be tried again after a while.
    enum class Close { rejected, other_protocol, try_again };
    std::function<void(Close, std::string_view why)> close;
  };

  Visit(Hub& hub, Line line) : hub_(hub), line_(std::move(line)) {}
  ~Visit() override;

  // Whether it has been said which table this is about.
  bool has_said_hello() const { return room_ != nullptr; }
  void hear(std::string_view text);
  void send(std::shared_ptr<const std::string> message) override;
  void dismiss(std::string_view why) override;

 private:
  bool is_too_much();
  void reject(std::string_view why);
  void hello(const boost::json::object& said);
  void refuse_protocol(int version);
  void sit(const TableDoc& doc, const std::string& key);
  void enter(Viewer viewer, std::string key);
  void command(const boost::json::object& said);
  Room::Done reply_to(std::int64_t id);
  void refuse(std::int64_t id, std::string_view why);

  Hub& hub_;
  Line line_;
  std::shared_ptr<Room> room_;
  Viewer viewer_ = Viewer::spectator;
  std::int64_t allowance_ = 0;  // messages that may still come, in thousandths
  std::int64_t counted_ = 0;    // ticks
};

}  // namespace naqala::server
