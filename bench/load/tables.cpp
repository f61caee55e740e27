#include "tables.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <deque>
#include <stdexcept>

namespace naqala::load {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using tcp = boost::asio::ip::tcp;

namespace {

// A connection that is kept for many requests.
class Line {
 public:
  Line(const Plan& plan, int port) : stream_(io_) {
    stream_.connect({boost::asio::ip::make_address(plan.host), static_cast<unsigned short>(port)});
  }

  std::string ask(const std::string& method, const std::string& target, const std::string& body,
                  const std::string& token, const std::string& address) {
    http::request<http::string_body> request(http::string_to_verb(method), target, 11);
    request.set(http::field::host, "localhost");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    if (!address.empty()) request.set("X-Forwarded-For", address);
    request.body() = body;
    request.prepare_payload();
    http::write(stream_, request);
    http::response<http::string_body> response;
    http::read(stream_, buffer_, response);
    if (response.result_int() >= 300)
      throw std::runtime_error(method + " " + target + ": " + std::to_string(response.result_int()) + " " +
                               response.body());
    return response.body();
  }

 private:
  boost::asio::io_context io_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
};

json::object wish_of(const Plan& plan) {
  json::object wish{{"players", plan.seats + plan.bots}, {"listed", false}};
  json::array sets;
  for (const char* set : {"artisans", "whims"})
    if (plan.sets.find(set) != plan.sets.npos) sets.emplace_back(set);
  wish["sets"] = sets;
  return wish;
}

}  // namespace

std::string request(const Plan& plan, const std::string& method, const std::string& target,
                    const std::string& body, const std::string& token, const std::string& address) {
  return Line(plan, plan.ports[0]).ask(method, target, body, token, address);
}

std::vector<Seat> make_tables(const Plan& plan) {
  // Each request to the next server.
  std::deque<Line> lines;
  for (int port : plan.ports) lines.emplace_back(plan, port);
  std::size_t requests = 0;
  const auto next = [&]() -> Line& { return lines[requests++ % lines.size()]; };
  std::vector<Seat> seats;
  const std::string wish = json::serialize(wish_of(plan));
  for (int game = 0; game < plan.games; ++game) {
    // Each from an address of its own: one person does not make a thousand tables.
    const std::string address = "10.0." + std::to_string(game / 250) + "." + std::to_string(game % 250);
    const json::value made = json::parse(next().ask("POST", "/api/tables", wish, "", address));
    const std::string table(made.at("table").as_string()), host(made.at("token").as_string());
    seats.push_back({table, host});
    for (int seat = 1; seat < plan.seats; ++seat) {
      const json::value joined =
          json::parse(next().ask("POST", "/api/tables/" + table + "/join", "{}", "", address));
      seats.push_back({table, std::string(joined.at("token").as_string())});
    }
    next().ask("POST", "/api/tables/" + table + "/start", R"({"bots": 1})", host, address);
  }
  return seats;
}

}  // namespace naqala::load
