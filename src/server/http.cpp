// The only file that knows of sockets: HTTP and WebSocket with Boost.Beast, one coroutine for each connection.
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
#include <deque>
#include <unordered_set>

#include "server/api.hpp"
#include "server/bot_pool.hpp"
#include "server/hub.hpp"
#include "server/server.hpp"
#include "server/static_files.hpp"
#include "server/visit.hpp"

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
constexpr std::size_t most_frame = 16 * 1024;
constexpr std::size_t most_waiting = 4 * 1024 * 1024;  // bytes that a slow listener may lag behind
constexpr auto patience_with_store = 20s;
constexpr auto patience_with_handshake = 5s;  // of WebSockets, at the beginning and at the end
constexpr auto farewell = 2s;

constexpr const char* policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";
// The page of the client brings the rest itself, with the hash of the one script that stands in it. A browser does only
// what both allow.
constexpr const char* policy_of_files =
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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

using Ask = http::request<http::string_body>;
using Reply = http::response<http::string_body>;

Reply reply_to(const Ask& ask, int status, std::string_view type, std::string body) {
  Reply reply(static_cast<http::status>(status), ask.version());
  reply.set(http::field::content_type, type);
  reply.set("X-Content-Type-Options", "nosniff");
  reply.set("Referrer-Policy", "no-referrer");
  reply.set("X-Frame-Options", "DENY");
  reply.set("Content-Security-Policy", policy);
  reply.keep_alive(ask.keep_alive());
  reply.body() = std::move(body);
  reply.prepare_payload();
  return reply;
}

std::string bearer_of(const Ask& ask) {
  const std::string_view value = ask[http::field::authorization];
  constexpr std::string_view word = "Bearer ";
  return value.starts_with(word) ? std::string(value.substr(word.size())) : std::string();
}

Reply file_reply(const StaticFiles& files, const Ask& ask) {
  const std::string_view target = ask.target();
  const StaticFiles::File* file = files.find(target.substr(0, target.find('?')));
  if (!file) return reply_to(ask, 404, "text/plain; charset=utf-8", "There is nothing here.\n");
  const StaticFiles::Form& form = StaticFiles::form_of(*file, ask[http::field::accept_encoding]);
  const bool known = ask[http::field::if_none_match] == form.tag;
  Reply reply = reply_to(ask, known ? 304 : 200, file->type, known ? "" : form.body);
  reply.set("Content-Security-Policy", policy_of_files);
  reply.set(http::field::etag, form.tag);
  reply.set(http::field::vary, "Accept-Encoding");
  reply.set(http::field::cache_control, file->for_ever ? "public, max-age=31536000, immutable" : "no-cache");
  if (!form.coding.empty() && !known) reply.set(http::field::content_encoding, form.coding);
  return reply;
}

}  // namespace

// One WebSocket. What is to be said waits in a queue, as only one message can be under way.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Metrics& metrics) : stream_(std::move(stream)), metrics_(metrics) {
    ++metrics_.connections;
  }
  ~Socket() { --metrics_.connections; }

  asio::awaitable<void> run(Ask ask, Hub& hub) {
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
    auto visit = std::make_shared<Visit>(
        hub, Visit::Line{[weak = weak_from_this()](std::shared_ptr<const std::string> text) {
                           if (const auto self = weak.lock()) self->send(std::move(text));
                         },
                         [weak = weak_from_this()](std::string_view why) {
                           if (const auto self = weak.lock())
                             self->close(websocket::close_code::policy_error, why);
                         }});
    beast::flat_buffer buffer;
    while (open_) {
      co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      if (!stream_.got_text()) {
        close(websocket::close_code::bad_payload, "only text");
        break;
      }
      visit->hear({static_cast<const char*>(buffer.data().data()), buffer.size()});
      buffer.clear();
      buffer.shrink_to_fit();
    }
    open_ = false;
    visit.reset();
  }

  void send(std::shared_ptr<const std::string> text) {
    if (!open_) return;
    waiting_ += text->size();
    if (waiting_ > most_waiting) return cut();
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

  // Says goodbye when what was said before is sent.
  void close(websocket::close_code code, std::string_view why) {
    if (!open_) return;
    open_ = false;
    farewell_ = {code, beast::string_view(why.data(), std::min<std::size_t>(why.size(), 120))};
    if (queue_.empty()) say_goodbye();
  }

 private:
  void write() {
    stream_.text(true);
    stream_.async_write(
        asio::buffer(*queue_.front()),
        [self = shared_from_this()](const error_code& error, std::size_t) { self->wrote(error); });
  }

  void wrote(const error_code& error) {
    if (error) return cut();
    waiting_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty())
      write();
    else if (farewell_)
      say_goodbye();
  }

  void say_goodbye() {
    stream_.async_close(*farewell_, [self = shared_from_this()](const error_code&) {});
  }

  void cut() {
    open_ = false;
    beast::get_lowest_layer(stream_).cancel();
  }

  websocket::stream<beast::tcp_stream> stream_;
  Metrics& metrics_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t waiting_ = 0;
  bool open_ = false;
  std::optional<websocket::close_reason> farewell_;
};

struct Server::Inside {
  Inside(const Settings& wanted, Store& store, Log& log_to)
      : settings(wanted),
        log(log_to),
        bots(std::make_unique<BotPool>(wanted.bot_threads)),
        hub(std::make_unique<Hub>(Around{loop, store, *bots, metrics, log_to, wanted.messages_a_second},
                                  std::chrono::seconds(wanted.patience))),
        api(*hub) {}

  asio::awaitable<void> accept();
  asio::awaitable<void> serve(beast::tcp_stream stream);
  asio::awaitable<Reply> answer(const Ask& ask, const tcp::endpoint& from);
  asio::awaitable<Reply> ask_api(const Ask& ask, const tcp::endpoint& from);
  bool may_connect(const Ask& ask) const;
  std::string address_of(const Ask& ask, const tcp::endpoint& from) const;
  void begin_to_stop();

  Settings settings;
  Log& log;
  StaticFiles files;
  Metrics metrics;
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
    if (open >= settings.most_connections) continue;
    socket.set_option(tcp::no_delay(true), error);
    ++open;
    asio::co_spawn(io, serve(beast::tcp_stream(std::move(socket))), [this](const std::exception_ptr& thrown) {
      --open;
      if (thrown) log.error("connection failed");
      if (stops && open == 0) io.stop();
    });
  }
}

asio::awaitable<void> Server::Inside::serve(beast::tcp_stream stream) {
  error_code error;
  const tcp::endpoint from = stream.socket().remote_endpoint(error);
  beast::flat_buffer buffer;
  while (!stops) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(most_body);
    parser.header_limit(most_header);
    stream.expires_after(std::chrono::seconds(settings.request_seconds));
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
    if (error == http::error::body_limit || error == http::error::header_limit) {
      Reply reply = reply_to(parser.get(), error == http::error::body_limit ? 413 : 431, "text/plain",
                             "That is too large.\n");
      reply.keep_alive(false);
      co_await http::async_write(stream, reply, asio::redirect_error(asio::use_awaitable, error));
      break;
    }
    if (error) break;
    ++metrics.requests;
    Ask ask = parser.release();
    if (websocket::is_upgrade(ask) && ask.target() == "/api/live" && may_connect(ask)) {
      stream.expires_never();
      const auto socket = std::make_shared<Socket>(std::move(stream), metrics);
      sockets.insert(socket);
      co_await socket->run(std::move(ask), *hub);
      sockets.erase(socket);
      co_return;
    }
    Reply reply = co_await answer(ask, from);
    stream.expires_after(std::chrono::seconds(settings.request_seconds));
    co_await http::async_write(stream, reply, asio::redirect_error(asio::use_awaitable, error));
    if (error || !reply.keep_alive()) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
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

std::string Server::Inside::address_of(const Ask& ask, const tcp::endpoint& from) const {
  if (settings.address_header.empty()) return from.address().to_string();
  const std::string_view named = ask[settings.address_header];
  return std::string(named.substr(0, named.find(',')));
}

asio::awaitable<Reply> Server::Inside::answer(const Ask& ask, const tcp::endpoint& from) {
  const std::string_view target = ask.target();
  const bool reads = ask.method() == http::verb::get || ask.method() == http::verb::head;
  if (target == "/healthz" && reads) co_return reply_to(ask, 200, "text/plain; charset=utf-8", "well\n");
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
  Reply reply = file_reply(files, ask);
  if (ask.method() == http::verb::head) reply.body().clear();
  co_return reply;
}

asio::awaitable<Reply> Server::Inside::ask_api(const Ask& ask, const tcp::endpoint& from) {
  // The answer may come later: until then this waits at a timer that the answer cancels.
  const auto answered = std::make_shared<std::optional<Response>>();
  const auto bell = std::make_shared<asio::steady_timer>(io, patience_with_store);
  api.handle({std::string(ask.method_string()), std::string(ask.target()), ask.body(), bearer_of(ask),
              address_of(ask, from)},
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
  // Nobody calls back any more once these have ended.
  inside_->bots.reset();
}

Result<int> Server::listen() {
  Result<StaticFiles> files = StaticFiles::read(inside_->settings.client);
  if (!files) return Error{files.error()};
  inside_->files = std::move(*files);
  error_code error;
  const Settings& settings = inside_->settings;
  const auto address = asio::ip::make_address(settings.host, error);
  if (error) return Error{"host: " + settings.host + " is not an address"};
  tcp::acceptor& acceptor = inside_->acceptor;
  for (int port = settings.port; port < settings.port + settings.ports; ++port) {
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(port));
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
