#include "rules/context.hpp"

namespace naqala {

void Context::append(const Effect& effect) { effects->push_back(effect); }

void Context::append_each(Meeples meeples, Place from, Place to, Cause by) {
  for (Tribe tribe : all<Tribe>) moved(tribe, meeples[tribe], from, to, by);
}
void Context::append_each(Cards cards, Place from, Place to, Cause by) {
  for (Card card : all<Card>) moved(card, cards[card], from, to, by);
}
void Context::append_each(Items items, Place from, Place to, Cause by) {
  for (Item item : all<Item>) moved(item, items[item], from, to, by);
}
void Context::append_each(DjinnSet djinns, Place from, Place to, Cause by) {
  for (Djinn djinn : all<Djinn>)
    if (djinns.has(djinn)) moved(djinn, from, to, by);
}

}  // namespace naqala
