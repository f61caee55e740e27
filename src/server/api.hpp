#pragma once

#include <functional>
#include <string>

#include "server/hub.hpp"
#include "server/quota.hpp"

namespace naqala::server {

struct Request {
  std::string method;  // "GET", "POST"
  std::string target;  // "/api/tables?phase=open"
  std::string body;
  std::string token;    // of the header Authorization: Bearer
  std::string address;  // of the one who asks
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
};
using Respond = std::function<void(Response)>;

// What can be asked for by HTTP (docs/protocol.md). Knows nothing of sockets. On the thread of the loop.
class Api {
 public:
  explicit Api(Hub& hub) : hub_(hub) {}

  // Answers now or later, once.
  void handle(const Request& request, Respond respond);

 private:
  // The document after a change, or why not; then the status tells in what way it was wrong.
  using Change = std::function<Result<TableDoc>(const TableDoc&, int& status)>;

  // ---- Tables (api.cpp)
  void make_table(const Request& request, const Respond& respond);
  void list_tables(const Request& request, const Respond& respond);
  void show_table(const std::string& id, const Respond& respond);

  // ---- Seats (api_seats.cpp)
  void join_table(const std::string& id, const Request& request, const Respond& respond);
  void leave_table(const std::string& id, const Request& request, const Respond& respond);
  void free_chair(const std::string& id, const Request& request, const Respond& respond);
  void start_game(const std::string& id, const Request& request, const Respond& respond);
  void change(const std::string& id, Change change, const Respond& respond,
              const std::function<boost::json::object()>& reply);
  void change(const std::string& id, Change change, const Respond& respond);

  // ---- Games (api_games.cpp)
  void look_whether_over(const std::string& id, const Room::Look& look);
  void rematch(const std::string& id, const Request& request, const Respond& respond);
  void make_rematch(const std::string& id, const TableDoc& next);
  void link_rematch(const std::string& id, const std::string& next);
  void answer_rematch(const std::string& id, Response response);
  void record(const std::string& id, const Request& request, const Respond& respond);
  void proof(const std::string& id, const Respond& respond);

  Hub& hub_;
  // Of one address in a minute: tables made, seats taken, questions asked.
  Quota made_{30}, joined_{60}, asked_{1200};
  std::unordered_map<std::string, std::vector<Respond>> rematches_;  // those who wait, by the old table
};

Response json_response(int status, std::string body);
Response error_response(int status, std::string_view why);

}  // namespace naqala::server
