#include "server/socket.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace naqala::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t most_frame = 16 * 1024;
constexpr std::size_t most_waiting = 4 * 1024 * 1024;  // bytes that a slow listener may lag behind
constexpr auto patience_with_handshake = 5s;           // at the beginning and at the end

websocket::close_code code_for(Visit::Line::Close how) {
  switch (how) {
    case Visit::Line::Close::rejected:
      return websocket::close_code::policy_error;
    case Visit::Line::Close::other_protocol:
      return static_cast<websocket::close_code>(4000);  // one of those that are free for programs
    case Visit::Line::Close::try_again:
      break;
  }
  return websocket::close_code::try_again_later;
}

}  // namespace

Socket::Socket(beast::tcp_stream stream, Metrics& metrics)
    : stream_(std::move(stream)), metrics_(metrics), deadline_(stream_.get_executor()) {
  ++metrics_.connections;
}

Socket::~Socket() { --metrics_.connections; }

asio::awaitable<void> Socket::run(Ask ask, Hub& hub, std::chrono::seconds patience) {
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.handshake_timeout = patience_with_handshake;
  timeout.idle_timeout = 60s;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(most_frame);
  error_code error;
  co_await stream_.async_accept(ask, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  open_ = true;
  greet(hub);
  expect_hello(patience);
  co_await listen();
  open_ = false;
  deadline_.cancel();
  visit_.reset();
}

void Socket::greet(Hub& hub) {
  visit_ = std::make_shared<Visit>(
      hub, Visit::Line{[weak = weak_from_this()](std::shared_ptr<const std::string> text) {
                         if (const auto self = weak.lock()) self->send(std::move(text));
                       },
                       [weak = weak_from_this()](Visit::Line::Close how, std::string_view why) {
                         if (const auto self = weak.lock()) self->close(code_for(how), why);
                       }});
}

void Socket::expect_hello(std::chrono::seconds patience) {
  deadline_.expires_after(patience);
  deadline_.async_wait([weak = weak_from_this()](const error_code& error) {
    const auto self = weak.lock();
    if (!error && self && self->visit_ && !self->visit_->has_said_hello())
      self->close(Code::policy_error, "no hello has come");
  });
}

asio::awaitable<void> Socket::listen() {
  error_code error;
  beast::flat_buffer buffer;
  while (open_) {
    co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error || !visit_) break;
    if (!stream_.got_text()) {
      close(Code::bad_payload, "only text");
      break;
    }
    visit_->hear({static_cast<const char*>(buffer.data().data()), buffer.size()});
    buffer.clear();
    buffer.shrink_to_fit();
  }
}

void Socket::send(std::shared_ptr<const std::string> text) {
  if (!open_) return;
  waiting_ += text->size();
  if (waiting_ > most_waiting) return cut();
  queue_.push_back(std::move(text));
  if (queue_.size() == 1) write();
}

void Socket::close(Code code, std::string_view why) {
  if (!open_) return;
  open_ = false;
  farewell_ = {code, beast::string_view(why.data(), std::min<std::size_t>(why.size(), 120))};
  if (queue_.empty()) say_goodbye();
}

void Socket::end() {
  cut();
  visit_.reset();
}

void Socket::write() {
  stream_.text(true);
  stream_.async_write(
      asio::buffer(*queue_.front()),
      [self = shared_from_this()](const error_code& error, std::size_t) { self->wrote(error); });
}

void Socket::wrote(const error_code& error) {
  if (error) return cut();
  waiting_ -= queue_.front()->size();
  queue_.pop_front();
  if (!queue_.empty())
    write();
  else if (farewell_)
    say_goodbye();
}

void Socket::say_goodbye() {
  stream_.async_close(*farewell_, [self = shared_from_this()](const error_code&) {});
}

void Socket::cut() {
  open_ = false;
  beast::get_lowest_layer(stream_).cancel();
}

}  // namespace naqala::server
