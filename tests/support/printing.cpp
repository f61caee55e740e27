#include "support/printing.hpp"

#include <string>
#include <string_view>

#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "rules/cards.hpp"

namespace naqala {

namespace {

// "2 elder, 1 vizier"; nothing for nothing.
template <class Counts>
void print_counts(Counts counts, std::ostream& out) {
  std::string_view separator;
  for (int i = 0; i < Counts::size; ++i) {
    const auto key = static_cast<typename Counts::Key>(i);
    if (!counts.has(key)) continue;
    out << separator << counts[key] << ' ' << name(key);
    separator = ", ";
  }
}

void print_tile(const State& s, Tile tile, std::ostream& out) {
  out << "  ";
  PrintTo(tile, &out);
  out << ' ' << name(s.kind(tile)) << ": ";
  print_counts(s.meeples[index(tile)], out);
  if (s.palms(tile) > 0) out << "; palms " << s.palms(tile);
  if (s.palaces(tile) > 0) out << "; palaces " << s.palaces(tile);
  if (owner_of(s, tile) != nobody) {
    out << "; camel of ";
    PrintTo(owner_of(s, tile), &out);
  }
  out << '\n';
}

void print_seat(const State& s, Seat seat, std::ostream& out) {
  const std::size_t i = index(seat);
  out << "  ";
  PrintTo(seat, &out);
  out << ": coins " << s.coins[i] << ", viziers " << int{s.viziers[i]} << ", elders " << int{s.elders[i]}
      << ", camels left " << camels_left(s, seat) << "; cards: ";
  print_counts(cards_of(s, seat), out);
  out << "; djinns: ";
  PrintTo(s.djinns[i], &out);
  out << '\n';
}

void print_track(std::string_view title, const Seat* track, int size, std::ostream& out) {
  out << "  " << title << ':';
  for (int i = 0; i < size; ++i) {
    if (track[i] == nobody) {
      out << " -";
    } else {
      out << ' ' << static_cast<int>(track[i]) + 1;
    }
  }
  out << '\n';
}

}  // namespace

void PrintTo(Tile tile, std::ostream* out) { *out << (tile == no_tile ? "no tile" : word(tile)); }

void PrintTo(Seat seat, std::ostream* out) {
  if (seat == chance) {
    *out << "chance";
  } else if (seat == nobody) {
    *out << "nobody";
  } else {
    *out << "seat " << static_cast<int>(seat) + 1;
  }
}

void PrintTo(TileKind kind, std::ostream* out) { *out << name(kind); }
void PrintTo(Tribe tribe, std::ostream* out) { *out << name(tribe); }
void PrintTo(Card card, std::ostream* out) { *out << name(card); }
void PrintTo(Djinn djinn, std::ostream* out) { *out << name(djinn); }
void PrintTo(Step step, std::ostream* out) { *out << word(step); }
void PrintTo(Action action, std::ostream* out) { *out << to_text(action); }

void PrintTo(Meeples meeples, std::ostream* out) {
  *out << '{';
  print_counts(meeples, *out);
  *out << '}';
}

void PrintTo(Cards cards, std::ostream* out) {
  *out << '{';
  print_counts(cards, *out);
  *out << '}';
}

void PrintTo(TileSet tiles, std::ostream* out) {
  std::string_view separator = "{";
  for (Tile tile : tiles) {
    *out << separator;
    PrintTo(tile, out);
    separator = " ";
  }
  *out << (tiles.empty() ? "{}" : "}");
}

void PrintTo(DjinnSet djinns, std::ostream* out) {
  std::string_view separator = "{";
  for (Djinn djinn : all<Djinn>) {
    if (!djinns.has(djinn)) continue;
    *out << separator << name(djinn);
    separator = " ";
  }
  *out << (djinns.empty() ? "{}" : "}");
}

void PrintTo(const State& s, std::ostream* out) {
  *out << "step ";
  PrintTo(s.step, out);
  *out << ", turn of ";
  PrintTo(s.active, out);
  *out << ", at ";
  PrintTo(s.at, out);
  *out << ", hand ";
  PrintTo(s.hand, out);
  *out << (s.last_round ? ", last round\n" : "\n");
  for (Tile tile : all<Tile>) {
    const bool bare = s.meeples[index(tile)].empty() && s.buildings[index(tile)] == 0;
    if (!bare || owner_of(s, tile) != nobody) print_tile(s, tile, *out);
  }
  for (int i = 0; i < seats_of(s); ++i) print_seat(s, static_cast<Seat>(i), *out);
  print_track("bid track", s.bid_track.data(), most_markers, *out);
  print_track("turn track", s.turn_track.data(), static_cast<int>(prices_of(s.options).size()), *out);
  *out << "  row:";
  for (int i = 0; i < s.card_row_size; ++i) *out << ' ' << name(s.card_row[i]);
  *out << "\n  djinn row:";
  for (int i = 0; i < s.djinn_row_size; ++i) *out << ' ' << name(s.djinn_row[i]);
  *out << '\n';
}

}  // namespace naqala
