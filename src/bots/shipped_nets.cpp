#include "bots/built_in_nets.hpp"
#include "bots/net.hpp"

namespace naqala {

namespace {

Nets load() {
  Nets nets{};
  for (const BuiltInNet& file : built_in_nets())
    for (std::size_t i = 0; i < nets.size(); ++i)
      if (file.name == net_names[i])
        if (const auto net = net_from_bytes(file.bytes)) nets[i] = *net;
  return nets;
}

}  // namespace

const Nets& shipped_nets() {
  static const Nets nets = load();
  return nets;
}

}  // namespace naqala
