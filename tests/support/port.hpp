// A port of this machine that is kept for somebody who will listen there, perhaps more than once.
#pragma once

namespace naqala::test {

// The kernel gives the port to nobody else while this lives, for a socket is bound to it. That one never
// listens, so whoever names the port and allows its reuse, as servers do, can listen there.
class Port {
 public:
  Port();
  ~Port();
  Port(const Port&) = delete;
  Port& operator=(const Port&) = delete;

  int number() const { return number_; }

 private:
  int socket_;
  int number_ = 0;
};

}  // namespace naqala::test
