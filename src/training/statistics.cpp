#include "training/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace naqala {

namespace {

constexpr double z = 1.96;  // 95 %, two-sided
constexpr double error = 0.05;

// The variance of few sets is uncertain, and a test that believes a small one by chance decides too
// early. So there are sets that nobody played, two games each with even chances, and a fewest
// number of those that were.
constexpr double fewest_sets = 20;
constexpr double imagined_sets = 4;
constexpr double imagined_variance = 0.125;

using Matrix = std::vector<std::vector<double>>;

// Of a symmetric, positive definite matrix, so that no pivot is 0.
Matrix inverse_of(Matrix m) {
  const std::size_t n = m.size();
  Matrix inverse(n, std::vector<double>(n, 0));
  for (std::size_t i = 0; i < n; ++i) inverse[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = m[i][i];
    for (std::size_t k = 0; k < n; ++k) m[i][k] /= pivot, inverse[i][k] /= pivot;
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double factor = m[j][i];
      for (std::size_t k = 0; k < n; ++k)
        m[j][k] -= factor * m[i][k], inverse[j][k] -= factor * inverse[i][k];
    }
  }
  return inverse;
}

// How the likelihood of all results changes with the strengths (natural logarithms of odds against an average
// player): its slope, and its curvature with the sign turned.
struct Likelihood {
  std::vector<double> slope;
  Matrix information;
};

Likelihood likelihood_at(const std::vector<double>& strength, const Matrix& won) {
  const std::size_t n = won.size();
  Likelihood at{std::vector<double>(n), Matrix(n, std::vector<double>(n, 0))};
  for (std::size_t i = 0; i < n; ++i) {
    const double even = 1 / (1 + std::exp(-strength[i]));
    at.slope[i] = 0.5 - even;
    at.information[i][i] = even * (1 - even);
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double games = won[i][j] + won[j][i];
      const double p = 1 / (1 + std::exp(strength[j] - strength[i]));
      at.slope[i] += won[i][j] - games * p;
      at.information[i][i] += games * p * (1 - p);
      at.information[i][j] = -games * p * (1 - p);
    }
  }
  return at;
}

// Newton's method. The likelihood has one top; short steps keep it from overshooting where it is flat.
std::vector<double> likeliest_strengths(const Matrix& won) {
  const std::size_t n = won.size();
  std::vector<double> strength(n, 0);
  for (int round = 0; round < 200; ++round) {
    const Likelihood at = likelihood_at(strength, won);
    const Matrix inverse = inverse_of(at.information);
    for (std::size_t i = 0; i < n; ++i) {
      double step = 0;
      for (std::size_t j = 0; j < n; ++j) step += inverse[i][j] * at.slope[j];
      strength[i] += std::clamp(step, -0.5, 0.5);
    }
  }
  return strength;
}

// The variance of player i's distance from the mean of all.
double variance_from_mean(const Matrix& covariance, std::size_t i) {
  const auto n = static_cast<double>(covariance.size());
  double row = 0, all = 0;
  for (std::size_t j = 0; j < covariance.size(); ++j) {
    row += covariance[i][j];
    for (double value : covariance[j]) all += value;
  }
  return std::max(0.0, covariance[i][i] - 2 * row / n + all / (n * n));
}

}  // namespace

Share share_of(double wins, double games) {
  if (games <= 0) return {};
  const double p = wins / games;
  const double weight = z * z / games;
  const double centre = (p + weight / 2) / (1 + weight);
  const double spread = z * std::sqrt(p * (1 - p) / games + weight / (4 * games)) / (1 + weight);
  return {p, p <= 0 ? 0 : centre - spread, p >= 1 ? 1 : centre + spread};
}

// As many independent games as would leave the mean just as uncertain are put in place of the sets.
Share share_of_sets(const std::vector<double>& sets, double games_in_set) {
  const auto n = static_cast<double>(sets.size());
  double sum = 0, squares = 0;
  for (double share : sets) {
    sum += share;
    squares += share * share;
  }
  const double mean = n > 0 ? sum / n : 0;
  const double single = mean * (1 - mean);
  if (single <= 0) return share_of(sum * games_in_set, n * games_in_set);
  constexpr double imagined = 2;
  const double spread = std::max(0.0, squares - n * mean * mean);
  const double variance = (spread + imagined * single / games_in_set) / (n - 1 + imagined);
  const double games = n * single / variance;
  return share_of(mean * games, games);
}

double elo_of(double share) {
  const double p = std::clamp(share, 1e-6, 1 - 1e-6);
  return 400 * std::log10(p / (1 - p));
}

double share_of_elo(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

void Sprt::add(double share) {
  sets_ += 1;
  sum_ += share;
  squares_ += share * share;
}

double Sprt::ratio() const {
  if (sets_ < fewest_sets) return 0;
  const double mean = sum_ / sets_;
  const double spread = std::max(0.0, squares_ - sets_ * mean * mean);
  const double variance = (spread + imagined_sets * imagined_variance) / (sets_ - 1 + imagined_sets);
  return sets_ * (share_yes_ - share_no_) * (2 * mean - share_no_ - share_yes_) / (2 * variance);
}

double Sprt::bound() { return std::log((1 - error) / error); }

Sprt::Verdict Sprt::verdict() const {
  if (ratio() >= bound()) return Verdict::yes;
  return ratio() <= -bound() ? Verdict::no : Verdict::undecided;
}

std::vector<Rating> elo_ladder(const std::vector<std::vector<double>>& won) {
  const std::size_t n = won.size();
  const std::vector<double> strength = likeliest_strengths(won);
  const Matrix covariance = inverse_of(likelihood_at(strength, won).information);
  const double elo_each = 400 / std::log(10.0);
  double mean = 0;
  for (double value : strength) mean += value / static_cast<double>(n);
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < n; ++i)
    ratings.push_back(
        {elo_each * (strength[i] - mean), elo_each * z * std::sqrt(variance_from_mean(covariance, i))});
  return ratings;
}

std::string_view word_for(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::yes:
      return "yes";
    case Sprt::Verdict::no:
      return "no";
    default:
      return "undecided";
  }
}

}  // namespace naqala
