// A connection that sends whatever it is told to, byte for byte.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

namespace naqala::server::test {

class Raw {
 public:
  explicit Raw(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    open_ = ::connect(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0;
  }
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;
  Raw(Raw&& other) noexcept : socket_(other.socket_), open_(other.open_) { other.socket_ = -1; }
  ~Raw() {
    if (socket_ >= 0) ::close(socket_);
  }

  bool is_open() const { return open_; }
  void send(const std::string& bytes) { (void)::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }

  // Sends nothing more, but listens.
  void finish() { ::shutdown(socket_, SHUT_WR); }

  // What comes until the other end closes, or until `enough` is in it.
  std::string hear(const std::string& enough = "", int patience_ms = 30'000) {
    std::string heard;
    char buffer[65536];
    while (enough.empty() || heard.find(enough) == heard.npos) {
      pollfd wait{socket_, POLLIN, 0};
      if (::poll(&wait, 1, patience_ms) <= 0) return heard + " [nothing more comes]";
      const ssize_t n = ::recv(socket_, buffer, sizeof buffer, 0);
      if (n <= 0) break;
      heard.append(buffer, static_cast<std::size_t>(n));
    }
    return heard;
  }

  // A WebSocket: the greeting, then frames.
  std::string upgrade(const std::string& more = "") {
    send("GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + more +
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    return hear("\r\n\r\n");
  }
  // Masked with zeros, which is a mask like any other.
  void frame(const std::string& text, unsigned char first = 0x81) {
    std::string bytes(1, static_cast<char>(first));
    if (text.size() < 126) {
      bytes += static_cast<char>(0x80 | text.size());
    } else {
      bytes += static_cast<char>(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(text.size() >> shift & 0xff);
    }
    send(bytes + std::string(4, '\0') + text);
  }

 private:
  int socket_;
  bool open_ = false;
};

}  // namespace naqala::server::test
