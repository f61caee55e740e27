#include "analysis/win_chance.hpp"

#include <algorithm>
#include <cmath>

namespace naqala {

namespace {

// The share of a normal distribution below x, to three digits; with nothing but plain arithmetic, so that it
// is the same in every build (Abramowitz and Stegun, 26.2.18).
double normal_share(double x) {
  const double z = std::abs(x);
  const double p = 1 + z * (0.196854 + z * (0.115194 + z * (0.000344 + z * 0.019527)));
  const double above = 0.5 / (p * p * p * p);
  return x < 0 ? above : 1 - above;
}

}  // namespace

double share_to_come(const State& s) {
  const int seats = seats_of(s);
  int camels = camels_for(seats);
  for (Seat seat : first<Seat>(seats)) camels = std::min(camels, camels_left(s, seat));
  int meeples = 0;
  for (Meeples stack : s.meeples) meeples += stack.total();
  return std::min(static_cast<double>(camels) / camels_for(seats),
                  static_cast<double>(meeples) / all_meeples(s.options).total());
}

double win_chance(Value margin, const State& s) {
  if (s.step == Step::over) return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
  const double points = static_cast<double>(margin) / point;
  const double variance =
      spread_of_last_turns * spread_of_last_turns + spread_of_game * spread_of_game * share_to_come(s);
  return normal_share(points / std::sqrt(variance));
}

}  // namespace naqala
