#pragma once

#include <string>

// What servers tell each other through the database's channel "naqala": who speaks, and about which table.
// For the .cpp files of this layer.

namespace naqala::postgres {

struct Message {
  std::string node;
  std::string id;  // empty: there are duties that nobody has
};

// A channel takes texts, ids are any bytes: both parts in hexadecimal digits.
std::string written(const Message& message);
// Something else that came over the channel is read as a message from nobody.
Message read_message(const std::string& text);

}  // namespace naqala::postgres
