#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/bot.hpp"
#include "bots/search.hpp"

namespace naqala {

// Thinks at the beginning of a turn, then does what it has thought out as long as things go as assumed. What
// it cannot see is taken to be one of the ways it can be.
class SearchBot : public Bot {
 public:
  // The evaluation must outlive the bot.
  SearchBot(std::string name, const Evaluation& evaluation, const SearchSettings& settings,
            const Budget& budget = {})
      : name_(std::move(name)), evaluation_(evaluation), settings_(settings), budget_(budget) {}

  std::string_view name() const override { return name_; }
  Budget budget() const override { return budget_; }
  Action think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) override;

 private:
  std::optional<Action> as_planned(const Layout& layout, const Observation& o);
  void catch_up(const Layout& layout, const Observation& o);
  void advance(const Layout& layout);
  static Budget share_of(const Budget& budget, Step step);

  std::string name_;
  const Evaluation& evaluation_;
  SearchSettings settings_;
  Budget budget_;
  AuctionMemory memory_;
  Line plan_;
  std::size_t next_ = 0;                 // of the plan
  std::optional<Observation> expected_;  // when that is due
};

// For self-play: fast, and no two games alike.
SearchSettings self_play_settings();

std::unique_ptr<Bot> make_search_bot(std::string_view name, const Evaluation& evaluation,
                                     const SearchSettings& settings);

}  // namespace naqala
