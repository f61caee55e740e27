// Connections with Boost.Beast, one coroutine for each. Only this, socket.cpp and reply.cpp know
// of such things.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <unordered_set>

#include "server/api.hpp"
#include "server/bot_pool.hpp"
#include "server/crowd.hpp"
#include "server/hub.hpp"
#include "server/reply.hpp"
#include "server/server.hpp"
#include "server/socket.hpp"
#include "server/static_files.hpp"

namespace naqala::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t most_body = 64 * 1024;
constexpr std::uint32_t most_header = 8 * 1024;
constexpr auto patience_with_store = 20s;
constexpr auto patience_with_hello = 10s;
constexpr auto farewell = 2s;
constexpr std::string_view too_many_from_here = "too many connections from this address";
constexpr std::size_t most_unread = 1024 * 1024;  // bytes that are taken in vain, so that an answer arrives

class AsioLoop : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io) {}

  void post(std::function<void()> work) override { asio::post(io_, std::move(work)); }

  Alarm after(std::chrono::milliseconds time, std::function<void()> work) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, time);
    timer->async_wait([work = std::move(work)](const error_code& error) {
      if (!error) work();
    });
    return timer;
  }

  std::int64_t now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }
  std::int64_t ticks() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

 private:
  asio::io_context& io_;
};

}  // namespace

struct Server::Inside {
  Inside(const Settings& wanted, Store& store, Log& log_to)
      : settings(wanted),
        log(log_to),
        crowd(wanted.most_connections_each),
        bots(std::make_unique<BotPool>(wanted.bot_threads)),
        hub(std::make_unique<Hub>(Around{loop, store, *bots, metrics, log_to, wanted.messages_a_second},
                                  std::chrono::seconds(wanted.patience))),
        api(*hub) {}

  asio::awaitable<void> accept();
  void take(tcp::socket socket);
  asio::awaitable<void> serve(beast::tcp_stream stream, std::shared_ptr<void> ticket);
  asio::awaitable<void> refuse_unreadable(beast::tcp_stream& stream, const Ask& ask, int status);
  asio::awaitable<void> run_socket(beast::tcp_stream stream, Ask ask);
  asio::awaitable<Reply> answer(const Ask& ask, const std::string& from);
  asio::awaitable<Reply> ask_api(const Ask& ask, const std::string& from);
  bool may_connect(const Ask& ask) const;
  static std::string address_of(const tcp::socket& socket);
  std::string address_of(const Ask& ask, const std::string& from) const;
  void begin_to_stop();

  Settings settings;
  Log& log;
  StaticFiles files;
  Metrics metrics;
  Crowd crowd;
  asio::io_context io{1};
  AsioLoop loop{io};
  std::unique_ptr<BotPool> bots;
  std::unique_ptr<Hub> hub;
  Api api;
  tcp::acceptor acceptor{io};
  std::unordered_set<std::shared_ptr<Socket>> sockets;
  int open = 0;  // connections of any kind
  bool stops = false;
};

asio::awaitable<void> Server::Inside::accept() {
  while (!stops) {
    error_code error;
    tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (stops) break;
    if (error) {
      // Too many files are open, say: others may close theirs.
      log.error("accept failed", {{"problem", error.message()}});
      asio::steady_timer pause(io, 100ms);
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
      continue;
    }
    take(std::move(socket));
  }
}

namespace {

// Without waiting for anything: it is told if it can be.
void turn_away(tcp::socket& socket, int status, std::string_view why) {
  error_code error;
  socket.non_blocking(true, error);
  if (!error) socket.write_some(asio::buffer(no_room_text(status, why)), error);
  socket.shutdown(tcp::socket::shutdown_send, error);
}

}  // namespace

void Server::Inside::take(tcp::socket socket) {
  error_code error;
  // Those who come through a proxy have its address; they are told apart when they have asked for something.
  const bool direct = settings.address_header.empty(), full = open >= settings.most_connections;
  std::shared_ptr<void> ticket = direct ? crowd.admit(address_of(socket)) : nullptr;
  if (full || (direct && !ticket)) {
    ++metrics.connections_refused;
    return full ? turn_away(socket, 503, "too many connections") : turn_away(socket, 429, too_many_from_here);
  }
  socket.set_option(tcp::no_delay(true), error);
  ++open;
  asio::co_spawn(io, serve(beast::tcp_stream(std::move(socket)), std::move(ticket)),
                 [this](const std::exception_ptr& thrown) {
                   --open;
                   if (thrown) log.error("connection failed");
                   if (stops && open == 0) io.stop();
                 });
}

asio::awaitable<void> Server::Inside::serve(beast::tcp_stream stream, std::shared_ptr<void> ticket) {
  error_code error;
  const std::string from = address_of(stream.socket());
  beast::flat_buffer buffer;
  while (!stops) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(most_body);
    parser.header_limit(most_header);
    stream.expires_after(std::chrono::seconds(settings.request_seconds));
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    if (const int status = error ? status_for_unreadable(error) : 0)
      co_return co_await refuse_unreadable(stream, parser.get(), status);
    if (error) break;
    ++metrics.requests;
    Ask ask = parser.release();
    Reply reply;
    if (websocket::is_upgrade(ask) && ask.target() == "/api/live" && may_connect(ask)) {
      if (!settings.address_header.empty()) ticket = crowd.admit(address_of(ask, from));
      const bool elsewhere = hub->sends_elsewhere();
      if (ticket && !elsewhere) co_return co_await run_socket(std::move(stream), std::move(ask));
      ++metrics.connections_refused;
      const Response refusal =
          elsewhere ? error_response(503, store_is_away) : error_response(429, too_many_from_here);
      reply = reply_to(ask, refusal.status, refusal.type, refusal.body);
    } else {
      reply = co_await answer(ask, from);
    }
    if (ask.method() == http::verb::head) reply.body().clear();
    stream.expires_after(std::chrono::seconds(settings.request_seconds));
    co_await http::async_write(stream, reply, asio::redirect_error(asio::use_awaitable, error));
    if (error || !reply.keep_alive()) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> Server::Inside::run_socket(beast::tcp_stream stream, Ask ask) {
  stream.expires_never();
  const auto socket = std::make_shared<Socket>(std::move(stream), metrics);
  sockets.insert(socket);
  co_await socket->run(
      std::move(ask), *hub,
      std::min<std::chrono::seconds>(patience_with_hello, std::chrono::seconds(settings.request_seconds)));
  sockets.erase(socket);
}

// A connection that is closed with something unread is cut by the system, and the answer with it.
asio::awaitable<void> Server::Inside::refuse_unreadable(beast::tcp_stream& stream, const Ask& ask,
                                                        int status) {
  error_code error;
  const Reply reply = unreadable_reply(ask, status);
  stream.expires_after(farewell);
  co_await http::async_write(stream, reply, asio::redirect_error(asio::use_awaitable, error));
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  std::array<char, 4096> unread;
  for (std::size_t taken = 0; !error && taken < most_unread;)
    taken += co_await stream.async_read_some(asio::buffer(unread),
                                             asio::redirect_error(asio::use_awaitable, error));
}

// Browsers say which page a script comes from. Other programs say nothing, and may.
bool Server::Inside::may_connect(const Ask& ask) const {
  const std::string_view origin = ask[http::field::origin];
  if (origin.empty()) return true;
  const std::string_view host = ask[http::field::host];
  const std::size_t begin = origin.find("://");
  if (begin != origin.npos && origin.substr(begin + 3) == host) return true;
  return std::find(settings.origins.begin(), settings.origins.end(), origin) != settings.origins.end();
}

std::string Server::Inside::address_of(const tcp::socket& socket) {
  error_code error;
  const tcp::endpoint from = socket.remote_endpoint(error);
  return error ? std::string() : plain_address(from.address().to_string());
}

std::string Server::Inside::address_of(const Ask& ask, const std::string& from) const {
  if (settings.address_header.empty()) return from;
  const std::string_view named = last_of(ask[settings.address_header]);
  return named.empty() ? from : plain_address(named);
}

asio::awaitable<Reply> Server::Inside::answer(const Ask& ask, const std::string& from) {
  const std::string_view target = ask.target();
  const bool reads = ask.method() == http::verb::get || ask.method() == http::verb::head;
  if (target == "/healthz" && reads) {
    const bool well = hub->is_well();
    co_return reply_to(ask, well ? 200 : 503, "text/plain; charset=utf-8",
                       well ? "well\n" : std::string(store_is_away) + "\n");
  }
  if (target == "/metrics" && reads)
    co_return reply_to(ask, 200, "text/plain; version=0.0.4; charset=utf-8", metrics.text());
  if (target.starts_with("/api/")) {
    if (!may_connect(ask))
      co_return reply_to(ask, 403, "application/json", R"({"error":"not from that site"})");
    if (target == "/api/live")
      co_return reply_to(ask, 426, "application/json", R"({"error":"this is for WebSockets"})");
    co_return co_await ask_api(ask, from);
  }
  if (!reads) co_return reply_to(ask, 405, "text/plain; charset=utf-8", "Only GET and HEAD.\n");
  co_return file_reply(files, ask);
}

asio::awaitable<Reply> Server::Inside::ask_api(const Ask& ask, const std::string& from) {
  // The answer may come later: until then this waits at a timer that the answer cancels.
  const auto answered = std::make_shared<std::optional<Response>>();
  const auto bell = std::make_shared<asio::steady_timer>(io, patience_with_store);
  // Who asks with HEAD is told the same, without the body.
  const std::string method(ask.method() == http::verb::head ? "GET" : ask.method_string());
  api.handle({method, std::string(ask.target()), ask.body(), bearer_of(ask), address_of(ask, from)},
             [answered, bell](Response response) {
               *answered = std::move(response);
               bell->cancel();
             });
  error_code error;
  if (!*answered) co_await bell->async_wait(asio::redirect_error(asio::use_awaitable, error));
  if (!*answered) *answered = error_response(503, "the store does not answer");
  Reply reply = reply_to(ask, (*answered)->status, (*answered)->type, std::move((*answered)->body));
  reply.set(http::field::cache_control, "no-store");
  co_return reply;
}

void Server::Inside::begin_to_stop() {
  if (stops) return;
  stops = true;
  error_code error;
  acceptor.close(error);
  for (const auto& socket : sockets) socket->close(websocket::close_code::going_away, "the server stops");
  if (open == 0) return io.stop();
  const auto timer = std::make_shared<asio::steady_timer>(io, farewell);
  timer->async_wait([this, timer](const error_code&) { io.stop(); });
}

Server::Server(const Settings& settings, Store& store, Log& log)
    : inside_(std::make_unique<Inside>(settings, store, log)) {}

Server::~Server() {
  // Connections that have not said goodbye are dropped with the loop, which is after the tables:
  // they must have left those.
  for (const auto& socket : inside_->sockets) socket->end();
  // Nobody calls back any more once these have ended.
  inside_->bots.reset();
}

namespace {

// An address as it is, or that of a name; of several, one that everything can connect to.
Result<asio::ip::address> address_of_host(const std::string& host) {
  error_code error;
  const auto address = asio::ip::make_address(host, error);
  if (!error) return address;
  asio::io_context io;
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(host, "", error);
  if (error || found.empty()) return Error{"host: " + host + " is not an address, and no name of one"};
  for (const auto& entry : found)
    if (entry.endpoint().address().is_v4()) return entry.endpoint().address();
  return found.begin()->endpoint().address();
}

}  // namespace

Result<int> Server::listen() {
  Result<StaticFiles> files = StaticFiles::read(inside_->settings.client);
  if (!files) return Error{files.error()};
  inside_->files = std::move(*files);
  error_code error;
  const Settings& settings = inside_->settings;
  const Result<asio::ip::address> address = address_of_host(settings.host);
  if (!address) return Error{address.error()};
  tcp::acceptor& acceptor = inside_->acceptor;
  for (int port = settings.port; port < settings.port + settings.ports; ++port) {
    const tcp::endpoint endpoint(*address, static_cast<unsigned short>(port));
    error_code ignored;
    acceptor.close(ignored);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error != asio::error::address_in_use) break;
  }
  if (error) return Error{settings.host + " port " + std::to_string(settings.port) + ": " + error.message()};
  return static_cast<int>(acceptor.local_endpoint().port());
}

void Server::run() {
  asio::co_spawn(inside_->io, inside_->accept(), asio::detached);
  inside_->io.run();
}

void Server::stop() {
  asio::post(inside_->io, [this] { inside_->begin_to_stop(); });
}

}  // namespace naqala::server
