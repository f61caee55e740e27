#include "training/selfplay.hpp"

#include <algorithm>
#include <stdexcept>

#include "bots/features.hpp"
#include "rules/setup.hpp"

namespace naqala {

namespace {

// Plays, and notes what the seats saw on the way.
class Recorder {
 public:
  Recorder(const SelfPlay& plan, std::uint32_t number)
      : plan_(plan),
        number_(number),
        rng_("self-play " + plan.seed + " " + std::to_string(number)),
        state_(dealt(plan.options[number % plan.options.size()], rng_)),
        layout_(state_),
        bot_(plan.make()) {}

  SampledGame play() {
    for (Seat who = actor(state_); who != nobody; who = actor(state_)) {
      const Action action = who == chance ? draw(state_, rng_) : ask(who);
      apply(layout_, state_, action);
      if (action.kind() == Action::Kind::end && state_.step != Step::over) note();
    }
    return finished();
  }

 private:
  static State dealt(const Options& options, Rng& rng) { return initial(options, deal(options, rng)); }

  Action ask(Seat who) {
    legal_actions(layout_, state_, legal_);
    const Action action = bot_->choose(layout_, observe(state_, eyes_of(who)), rng_);
    if (std::find(legal_.begin(), legal_.end(), action) == legal_.end())
      throw std::logic_error("the bot " + std::string(bot_->name()) + " did what is not legal, in game " +
                             std::to_string(number_) + " of " + plan_.seed);
    return action;
  }

  void note() {
    const Totals5 now = totals(state_);
    Features features;
    for (Seat seat : first<Seat>(seats_of(state_))) {
      find_features(layout_, state_, now, seat, features);
      Sample& sample = samples_.emplace_back();
      std::transform(features.begin(), features.end(), sample.features.begin(),
                     [](std::int16_t x) { return static_cast<std::int8_t>(x); });
      sample.lead = static_cast<std::int16_t>(lead_of(state_, now, seat));
    }
  }

  SampledGame finished() {
    const Totals5 end = totals(state_);
    const auto seats = static_cast<std::size_t>(seats_of(state_));
    for (std::size_t i = 0; i < samples_.size(); ++i)
      samples_[i].final_lead = static_cast<std::int16_t>(lead_of(state_, end, static_cast<Seat>(i % seats)));
    return {number_, state_.options.seats, std::move(samples_)};
  }

  const SelfPlay& plan_;
  std::uint32_t number_;
  Rng rng_;
  State state_;
  Layout layout_;
  ActionList legal_;
  std::unique_ptr<Bot> bot_;  // for all seats: what it finds out about an auction serves them all
  std::vector<Sample> samples_;
};

}  // namespace

SampledGame play_sampled(const SelfPlay& plan, std::uint32_t number) { return Recorder(plan, number).play(); }

}  // namespace naqala
