#pragma once

#include <functional>
#include <string>

#include "server/hub.hpp"

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
  void make_table(const Request& request, const Respond& respond);
  void list_tables(const Request& request, const Respond& respond);
  void show_table(const std::string& id, const Respond& respond);
  void join_table(const std::string& id, const Request& request, const Respond& respond);
  void change_as_seat(const std::string& id, const Request& request, const Respond& respond,
                      std::function<Result<TableDoc>(const TableDoc&, Seat)> change);
  void rematch(const std::string& id, const Request& request, const Respond& respond);
  void record(const std::string& id, const Request& request, const Respond& respond);
  void proof(const std::string& id, const Respond& respond);
  bool makes_too_many(const std::string& address);

  Hub& hub_;
  std::unordered_map<std::string, int> made_;  // tables by address, in this minute
  std::int64_t minute_ = 0;
};

Response json_response(int status, std::string body);
Response error_response(int status, std::string_view why);

}  // namespace naqala::server
