#include <algorithm>

#include "characters.hpp"
#include "play_choices.hpp"

namespace naqala::command {

namespace {

constexpr Look number_look{Ink::coin, Ink::plain, true};
constexpr Look title_look{Ink::plain, Ink::plain, true};
constexpr Look heading_look{Ink::grey};

int title_width(const std::vector<Offer>& offers) {
  int width = 0;
  for (const Offer& offer : offers)
    if (!offer.title.empty()) width = std::max(width, width_of(offer.title) + 2);
  return width;
}

int picks_width(const Offer& offer) {
  int width = -2;
  for (const auto& [number, label] : offer.picks)
    width += static_cast<int>(std::to_string(number).size()) + 1 + width_of(label) + 2;
  return width;
}

void draw_offer(Canvas& page, int x, int y, const Offer& offer, int title_columns) {
  page.put(x, y, offer.title, title_look);
  if (!offer.title.empty()) x += title_columns;
  for (const auto& [number, label] : offer.picks) {
    x = page.put(x, y, std::to_string(number), number_look) + 1;
    x = page.put(x, y, label) + 2;
  }
}

// A text too long for the page goes on below.
int draw_long(Canvas& page, int y, const Offer& offer) {
  const auto& [number, label] = offer.picks[0];
  const int x = page.put(0, y, std::to_string(number), number_look) + 1;
  return page.put_wrapped(x, y, page.width() - x, label);
}

int draw_offers(Canvas& page, int y, const std::vector<Offer>& offers) {
  constexpr int gap = 3;
  const int titles = title_width(offers);
  const auto width_of = [&](const Offer& offer) {
    return (offer.title.empty() ? 0 : titles) + picks_width(offer);
  };
  int widest = 0;
  for (const Offer& offer : offers) widest = std::max(widest, width_of(offer));
  const int per_line = std::max(1, (page.width() + gap) / (widest + gap));
  int at = 0;
  for (const Offer& offer : offers) {
    if (width_of(offer) > page.width() && offer.picks.size() == 1) {
      y = draw_long(page, y, offer);
      continue;
    }
    draw_offer(page, at * (widest + gap), y, offer, titles);
    at = (at + 1) % per_line;
    if (at == 0) ++y;
  }
  return at == 0 ? y : y + 1;
}

}  // namespace

Canvas draw_choices(const std::vector<OfferGroup>& groups, int width) {
  Canvas page(width);
  int y = 0;
  for (const OfferGroup& group : groups) {
    if (!group.heading.empty()) y = page.put_wrapped(0, y, width, group.heading, heading_look);
    y = draw_offers(page, y, group.offers);
  }
  return page;
}

}  // namespace naqala::command
