#include "training/trainer.hpp"

#include <algorithm>
#include <cmath>

#include "training/learner.hpp"

namespace naqala {

namespace {

// ---- What is learned, and what it is measured on ----------------------------------------------------------

struct Split {
  Lessons learned, held_out;
};

Split split(const std::vector<SampledGame>& games, const Net* start, float trace) {
  Split split;
  for (const SampledGame& game : games) {
    const bool held_out = is_held_out(game.number);
    const std::vector<float> targets = targets_of(game, held_out ? nullptr : start, trace);
    Lessons& lessons = held_out ? split.held_out : split.learned;
    for (std::size_t i = 0; i < targets.size(); ++i) lessons.push_back({&game.samples[i], targets[i]});
  }
  return split;
}

// All lessons once, in the order they have; gives the root mean square error.
double learn_all(Learner& learner, const Lessons& lessons, const TrainSettings& settings, int epoch) {
  const auto n = static_cast<Eigen::Index>(lessons.size());
  double squares = 0;
  for (Eigen::Index at = 0; at < n; at += settings.batch) {
    const double done = (epoch + static_cast<double>(at) / static_cast<double>(n)) / settings.epochs;
    const Eigen::Index size = std::min<Eigen::Index>(settings.batch, n - at);
    squares += learner.learn(&lessons[static_cast<std::size_t>(at)], size,
                             settings.rate * static_cast<float>(1 - done));
  }
  return n == 0 ? 0 : std::sqrt(squares / static_cast<double>(n));
}

// Units that are not heard, as the net is from a file with fewer of them, begin with random
// inputs, still unheard.
RealNet with_new_units(RealNet net, const RealNet& random) {
  for (Eigen::Index h = 0; h < net.second.size(); ++h)
    if (net.second[h] == 0) {
      net.first.row(h) = random.first.row(h);
      net.bias[h] = random.bias[h];
    }
  return net;
}

// ---- Measuring --------------------------------------------------------------------------------------------

template <class Evaluate>
double error_of(const Lessons& lessons, const Evaluate& evaluate) {
  double squares = 0;
  for (const Lesson& lesson : lessons) {
    const double wrong = evaluate(*lesson.sample) - double{lesson.target};
    squares += wrong * wrong;
  }
  return lessons.empty() ? 0 : std::sqrt(squares / static_cast<double>(lessons.size()));
}

double error_of(const Lessons& lessons, const Net& net) {
  return error_of(lessons, [&](const Sample& s) { return double(net.evaluate(features_of(s))) / point; });
}

double spread_of(const Lessons& lessons) {
  double sum = 0;
  for (const Lesson& lesson : lessons) sum += double{lesson.target};
  const double mean = sum / std::max(1.0, static_cast<double>(lessons.size()));
  return error_of(lessons, [&](const Sample&) { return mean; });
}

}  // namespace

// From the end of the game back.
std::vector<float> targets_of(const SampledGame& game, const Net* net, float trace) {
  std::vector<float> targets;
  for (const Sample& sample : game.samples) targets.push_back(static_cast<float>(sample.growth()));
  if (net == nullptr || trace >= 1) return targets;
  for (std::size_t next = game.samples.size(); next-- > game.seats;) {
    const std::size_t now = next - game.seats;
    const float thought = static_cast<float>(net->evaluate(features_of(game.samples[next]))) / point;
    const int gained = game.samples[next].lead - game.samples[now].lead;
    targets[now] = static_cast<float>(gained) + trace * targets[next] + (1 - trace) * thought;
  }
  return targets;
}

bool is_held_out(std::uint32_t game) { return (game * 2654435761u >> 8) % 10 == 3; }

Trained train(const std::vector<SampledGame>& games, const Net* start, const TrainSettings& settings,
              const TrainWatch& watch) {
  Split lessons = split(games, start, settings.trace);
  Rng rng(settings.seed);
  const Scale scale(lessons.learned);
  RealNet begin = scale.random_net(rng);
  if (start != nullptr) begin = with_new_units(scale.inward(real_from(*start)), begin);
  Learner learner(begin, scale);
  TrainReport report{.samples = lessons.learned.size(), .held_out = lessons.held_out.size()};
  for (int epoch = 0; epoch < settings.epochs; ++epoch) {
    rng.shuffle(lessons.learned);
    report.error_learned = learn_all(learner, lessons.learned, settings, epoch);
    if (watch) watch(epoch + 1, report.error_learned);
  }
  const RealNet real = learner.net();
  const Net net = quantised(real);
  report.spread = spread_of(lessons.held_out);
  if (start != nullptr) report.error_before = error_of(lessons.held_out, *start);
  report.error = error_of(lessons.held_out, [&](const Sample& s) { return double{real.evaluate(s)}; });
  report.error_quantised = error_of(lessons.held_out, net);
  return {net, report};
}

}  // namespace naqala
