#include <vector>

#include "board_view.hpp"
#include "characters.hpp"

namespace naqala::command {

namespace {

struct Entry {
  std::string sign;
  std::string meaning;
  Look look;
};

std::vector<Entry> tribes(const Options& options, bool brief) {
  std::vector<Entry> list;
  for (Tribe tribe : all<Tribe>) {
    if (!options.plays(tribe_table[index(tribe)].set)) continue;
    const std::string name(naqala::name(tribe));
    const bool is_its_letter = brief && tribe != Tribe::artisan;
    list.push_back({std::string(1, letter(tribe)),
                    is_its_letter ? name.substr(1) : " " + name,
                    {Ink::ink, ink_of(tribe), true}});
  }
  return list;
}

std::vector<Entry> pieces(const Options& options, const ViewStyle& style, bool brief) {
  const Signs& signs = signs_for(style.terminal);
  const bool closed = !style.terminal.unicode && !brief;
  std::vector<Entry> list;
  const auto add = [&](std::string_view sign, const std::string& meaning, Ink ink) {
    list.push_back({std::string(sign), (brief ? "" : " ") + meaning, {ink, Ink::plain, true}});
  };
  add(std::string(signs.red) + (closed ? ")" : ""), "red", Ink::red);
  add(std::string(signs.blue) + (closed ? "]" : ""), "blue", Ink::blue);
  add(signs.palm, "palm", Ink::palm);
  add(signs.palace, "palace", Ink::palace);
  add(signs.camel, "camel", Ink::plain);
  if (!options.plays(Set::artisans)) return list;
  list.push_back({std::string(signs.tent), " tent", {Ink::plain, Ink::plain, true}});
  add(std::string(signs.mountains[0]) + std::string(signs.mountains[1]), "mountains", Ink::mountain);
  return list;
}

}  // namespace

Canvas draw_legend(const Options& options, const ViewStyle& style, int width, bool brief) {
  std::vector<Entry> entries = tribes(options, brief);
  for (Entry& entry : pieces(options, style, brief)) entries.push_back(std::move(entry));
  Canvas page(width);
  const int gap = brief ? 1 : 2;
  int x = 0, y = 0;
  for (const Entry& entry : entries) {
    if (x + width_of(entry.sign + entry.meaning) > width) {
      x = 0;
      ++y;
    }
    x = page.put(x, y, entry.sign, entry.look);
    x = page.put(x, y, entry.meaning, {Ink::grey}) + gap;
  }
  return page;
}

}  // namespace naqala::command
