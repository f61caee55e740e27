// The same number of connections against a server that does nothing but send back what it hears:
// what sockets alone cost.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <thread>

#include "players.hpp"

namespace naqala::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

namespace {

using Socket = websocket::stream<beast::tcp_stream>;

asio::awaitable<void> send_back(tcp::socket accepted) {
  error_code error;
  accepted.set_option(tcp::no_delay(true), error);
  Socket socket(std::move(accepted));
  co_await socket.async_accept(asio::redirect_error(asio::use_awaitable, error));
  beast::flat_buffer buffer;
  while (!error) {
    co_await socket.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) break;
    socket.text(true);
    co_await socket.async_write(buffer.data(), asio::redirect_error(asio::use_awaitable, error));
    buffer.clear();
  }
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor) {
  while (true) {
    error_code error;
    tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    asio::co_spawn(acceptor.get_executor(), send_back(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> call(tcp::endpoint place, const std::string& text, Clock::time_point end,
                           Result& result) {
  error_code error;
  Socket socket(co_await asio::this_coro::executor);
  co_await beast::get_lowest_layer(socket).async_connect(place,
                                                         asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true), error);
  co_await socket.async_handshake("localhost", "/", asio::redirect_error(asio::use_awaitable, error));
  beast::flat_buffer buffer;
  while (!error && Clock::now() < end) {
    co_await socket.async_write(asio::buffer(text), asio::redirect_error(asio::use_awaitable, error));
    if (!error) co_await socket.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    buffer.clear();
    if (!error) ++result.received;
  }
}

}  // namespace

Result echo(int connections, double seconds, std::size_t bytes) {
  asio::io_context server(1);
  tcp::acceptor acceptor(server, {asio::ip::make_address("127.0.0.1"), 0});
  asio::co_spawn(server, accept_all(acceptor), asio::detached);
  std::thread thread([&] { server.run(); });

  Result result;
  result.seconds = seconds;
  asio::io_context io(1);
  const std::string text(bytes, 'x');
  const auto end = Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6));
  for (int i = 0; i < connections; ++i)
    asio::co_spawn(io, call(acceptor.local_endpoint(), text, end, result), asio::detached);
  io.run();
  server.stop();
  thread.join();
  return result;
}

}  // namespace naqala::load
