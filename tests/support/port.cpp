#include "support/port.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>

namespace naqala::test {

Port::Port() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const int on = 1;
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof here;
  if (::setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
      ::bind(socket_, reinterpret_cast<sockaddr*>(&here), size) != 0 ||
      ::getsockname(socket_, reinterpret_cast<sockaddr*>(&here), &size) != 0)
    throw std::runtime_error("there is no free port");
  number_ = ntohs(here.sin_port);
}

Port::~Port() { ::close(socket_); }

}  // namespace naqala::test
