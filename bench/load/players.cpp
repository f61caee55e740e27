#include "players.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <csignal>
#include <fstream>
#include <thread>

#include "base/rng.hpp"
#include "tables.hpp"

namespace naqala::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

using Socket = websocket::stream<beast::tcp_stream>;
constexpr auto patience = 200ms;  // before a lost server is tried again

std::int64_t microseconds(Clock::duration time) {
  return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

// Lists of initializers within co_await are more than g++ 12 can take.
std::string hello_of(const Seat& seat) {
  return json::serialize(json::object{{"hello", {{"table", seat.table}, {"token", seat.token}}}});
}
std::string act_of(const json::value& state, const json::value& action) {
  return json::serialize(
      json::object{{"id", 1}, {"number", state.at("number")}, {"act", json::array{action}}});
}

// All players, and what comes of it.
class Crowd {
 public:
  Crowd(const Plan& plan, std::vector<Seat> seats, std::function<void()> ready)
      : plan_(plan), seats_(std::move(seats)), ready_(std::move(ready)), rng_(plan.seed) {
    if (!plan.journal.empty()) journal_.open(plan.journal, std::ios::app);
  }

  Result run() {
    hurry_.async_wait([this](const error_code& error, int) {
      if (!error) plan_.rate = 0;
    });
    std::size_t server = 0;
    for (const Seat& seat : seats_)
      asio::co_spawn(io_, sit(seat, server++), [this](const std::exception_ptr&) {
        if (++gone_ == seats_.size()) hurry_.cancel();
      });
    io_.run();
    result_.seconds = static_cast<double>(microseconds(std::min(Clock::now(), end_) - begin_)) / 1e6;
    return std::move(result_);
  }

 private:
  // Each time at the next server.
  asio::awaitable<void> sit(Seat seat, std::size_t server) {
    while (!ends()) {
      error_code error;
      Socket socket(io_);
      co_await connect(socket, plan_.ports[server++ % plan_.ports.size()], error);
      if (!error) co_await play(socket, seat);
      if (ends()) break;
      ++result_.broken;
      if (!plan_.keep_trying) break;
      asio::steady_timer pause(io_, patience);
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }

  asio::awaitable<void> connect(Socket& socket, int port, error_code& error) {
    const tcp::endpoint place(asio::ip::make_address(plan_.host), static_cast<unsigned short>(port));
    auto& stream = beast::get_lowest_layer(socket);
    co_await stream.async_connect(place, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    stream.socket().set_option(tcp::no_delay(true), error);
    // Each from an address of its own: one person does not play a thousand games.
    const std::string address =
        "10.1." + std::to_string(connections_ / 250 % 250) + "." + std::to_string(connections_ % 250);
    ++connections_;
    socket.set_option(websocket::stream_base::decorator(
        [address](websocket::request_type& request) { request.set("X-Forwarded-For", address); }));
    co_await socket.async_handshake("localhost", "/api/live",
                                    asio::redirect_error(asio::use_awaitable, error));
  }

  asio::awaitable<bool> say(Socket& socket, std::string text) {
    error_code error;
    co_await socket.async_write(asio::buffer(text), asio::redirect_error(asio::use_awaitable, error));
    co_return !error;
  }

  // One message; null if the connection is lost or time is up.
  asio::awaitable<json::value> hear(Socket& socket) {
    error_code error;
    beast::flat_buffer buffer;
    if (started_) beast::get_lowest_layer(socket).expires_at(end_);
    co_await socket.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return nullptr;
    ++result_.received;
    co_return json::parse({static_cast<const char*>(buffer.data().data()), buffer.size()}, error);
  }

  asio::awaitable<void> play(Socket& socket, const Seat& seat) {
    std::string hello = hello_of(seat);
    if (!co_await say(socket, std::move(hello))) co_return;
    Clock::time_point asked{};
    json::value state, waiting;
    bool here = false;
    while (!ends()) {
      const json::value heard = co_await hear(socket);
      if (!heard.is_object()) co_return;
      const json::object& message = heard.get_object();
      if (!here) {
        here = true;
        arrived();
      }
      if (const json::value* now = state_in(message)) state = *now;
      if (const json::value* refused = message.if_contains("refused")) {
        ++result_.refused;
        if (result_.problem.empty()) result_.problem = json::serialize(*refused);
        co_return;
      }
      if (message.contains("done")) {
        result_.latencies.push_back(microseconds(Clock::now() - asked));
        ++result_.acted;
        if (journal_.is_open()) journal_ << seat.table << ' ' << waiting.as_string().c_str() << std::endl;
        waiting = nullptr;
      }
      if (state.is_object() && state.at("actor") == "nobody") {
        all_over_ = ++result_.over == static_cast<std::int64_t>(seats_.size());
        if (all_over_) over_.cancel();
        co_return co_await rest();
      }
      if (!waiting.is_null() || !state.is_object() || !state.as_object().contains("legal")) continue;
      co_await all_here();
      co_await think();
      const json::array& legal = state.at("legal").as_array();
      const json::value action = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
      waiting = json::serialize(state.at("number")) + " " + action.as_string().c_str();
      asked = Clock::now();
      std::string text = act_of(state, action);
      if (!co_await say(socket, std::move(text))) co_return;
    }
  }

  static const json::value* state_in(const json::object& message) {
    if (const json::value* snapshot = message.if_contains("snapshot"))
      return snapshot->as_object().if_contains("state");
    return message.if_contains("state");
  }

  asio::awaitable<void> think() {
    if (plan_.rate <= 0) co_return;
    // About the wanted rate, not in step with the others.
    const double share = 0.5 + static_cast<double>(rng_.below(1000)) / 1000;
    asio::steady_timer pause(io_,
                             std::chrono::microseconds(static_cast<std::int64_t>(share * 1e6 / plan_.rate)));
    error_code error;
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
  }

  // Until the last game is over, or time is.
  asio::awaitable<void> rest() {
    error_code error;
    if (!ends()) co_await over_.async_wait(asio::redirect_error(asio::use_awaitable, error));
  }

  // Nobody plays before all are here, and time is counted from then.
  asio::awaitable<void> all_here() {
    error_code error;
    if (!started_) co_await bell_.async_wait(asio::redirect_error(asio::use_awaitable, error));
  }

  void arrived() {
    if (++here_ < static_cast<int>(seats_.size()) || started_) return;
    started_ = true;
    begin_ = Clock::now();
    end_ = begin_ + std::chrono::microseconds(static_cast<std::int64_t>(plan_.seconds * 1e6));
    over_.expires_at(end_);
    if (ready_) ready_();
    bell_.cancel();
  }

  bool ends() const { return all_over_ || (started_ && Clock::now() >= end_); }

  Plan plan_;
  std::vector<Seat> seats_;
  std::function<void()> ready_;
  Rng rng_;
  asio::io_context io_{1};
  asio::steady_timer bell_{io_, Clock::time_point::max()};
  asio::steady_timer over_{io_, Clock::time_point::max()};
  asio::signal_set hurry_{io_, SIGUSR1};
  std::ofstream journal_;
  Result result_;
  int connections_ = 0;
  int here_ = 0;
  std::size_t gone_ = 0;
  bool started_ = false;
  bool all_over_ = false;
  Clock::time_point begin_, end_;
};

}  // namespace

Result play(const Plan& plan, const std::function<void()>& ready) {
  return Crowd(plan, make_tables(plan), ready).run();
}

}  // namespace naqala::load
