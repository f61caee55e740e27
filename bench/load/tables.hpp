// Tables by plain HTTP, one request after the other.
#pragma once

#include <string>
#include <vector>

#include "players.hpp"

namespace naqala::load {

struct Seat {
  std::string table, token;
};

// Makes and starts a table for each game; the seats of all of them. Throws std::runtime_error if the
// server does not want to.
std::vector<Seat> make_tables(const Plan& plan);

// One request; the body of the answer. Throws if the status is not as good as 2xx.
std::string request(const Plan& plan, const std::string& method, const std::string& target,
                    const std::string& body, const std::string& token = "", const std::string& address = "");

}  // namespace naqala::load
