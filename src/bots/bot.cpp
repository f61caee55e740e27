#include "bots/bot.hpp"

#include "bots/greedy.hpp"
#include "bots/random.hpp"

namespace naqala {

namespace {

struct BotRow {
  std::string_view name;
  std::unique_ptr<Bot> (*make)();
};
template <class B>
std::unique_ptr<Bot> make() {
  return std::make_unique<B>();
}
constexpr BotRow bot_table[] = {
    {"random", make<RandomBot>},
    {"greedy", make<GreedyBot>},
};

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view name) {
  for (const BotRow& row : bot_table)
    if (row.name == name) return row.make();
  return nullptr;
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names;
  for (const BotRow& row : bot_table) names.push_back(row.name);
  return names;
}

}  // namespace naqala
