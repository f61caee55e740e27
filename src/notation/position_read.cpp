#include <algorithm>
#include <boost/json.hpp>

#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/position_expansions.hpp"
#include "rules/check.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr int most_coins = 9999;  // far beyond any game, and far from where the numbers end

// Reads one document into `state`. The order of the parts matters: options first, decks last, as a deck that
// is left out is what is nowhere else.
class Reader {
 public:
  Reader(const Node& root, Trouble& trouble)
      : root_(root), options_(read_options(root, trouble)), box_(trouble.any() ? Options{} : options_) {
    state = blank_state(options_);
  }

  void read(Viewer sight) {
    state.sight = sight;
    read_tents();
    read_tiles();
    read_seats();
    read_decision();
    read_tracks();
    read_rows();
    read_decks();
  }

  State state;

 private:
  int seats() const { return options_.seats; }

  // Before the tiles, which tell whether camels or tents stand on them.
  void read_tents() {
    if (!root_["seats"].present()) return;
    const std::vector<Node> nodes = root_["seats"].elements(count_of<Seat>);
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (nodes[i]["tent"].present())
        state.tents[i] = static_cast<std::uint8_t>(index(read_place(nodes[i]["tent"])) + 1);
  }

  void read_tiles() {
    check_places(root_["tiles"], options_);
    for (Tile tile : all<Tile>)
      if (on_board(options_, tile)) read_tile(tile, root_["tiles"][word(tile)]);
  }

  void read_tile(Tile tile, const Node& node) {
    if (!node.present()) return node.fail("is missing");
    node.allow_only({"kind", "meeples", "owner", "palms", "palaces", "whim"});
    const std::size_t i = index(tile);
    const TileKind kind = node["kind"].word<TileKind>("a kind of tile");
    state.kinds[i] = kind;
    state.meeples[i] = box_.meeples(node["meeples"]);
    if (node["owner"].present()) state.owned[index(read_owner(tile, node["owner"]))].add(tile);
    state.buildings[i] =
        static_cast<std::uint8_t>(box_.palms(node["palms"]) + 16 * box_.palaces(node["palaces"]));
    if (node["whim"].present()) read_whim_on(tile, node["whim"], box_, state);
  }

  // Where the tent stands no camel is used up.
  Seat read_owner(Tile tile, const Node& node) {
    const Seat seat = node.seat(seats());
    return tent_of(state, seat) == tile ? seat : box_.owner(node);
  }

  void read_seats() {
    const std::vector<Node> nodes = root_["seats"].elements(count_of<Seat>);
    if (nodes.size() != static_cast<std::size_t>(seats()))
      return root_["seats"].fail("there must be one entry for each of the " + std::to_string(seats()) +
                                 " players");
    for (std::size_t i = 0; i < nodes.size(); ++i) read_seat(i, nodes[i]);
  }

  void read_seat(std::size_t i, const Node& node) {
    node.allow_only({"coins", "viziers", "elders", "artisans", "djinns", "cards", "unseen", "unseen_earlier",
                     "tent", "items", "unseen_items", "whims", "fulfilled"});
    if (node["coins"].present())
      state.coins[i] = static_cast<std::uint16_t>(node["coins"].number(0, most_coins));
    state.viziers[i] = static_cast<std::uint8_t>(box_.meeples(Tribe::vizier, node["viziers"]));
    state.elders[i] = static_cast<std::uint8_t>(box_.meeples(Tribe::elder, node["elders"]));
    state.djinns[i] = box_.djinns(node["djinns"]);
    state.open[i] = box_.cards(node["cards"]);
    state.fresh[i] = read_unseen(static_cast<Seat>(i), node["unseen"]);
    state.stale[i] = read_unseen(static_cast<Seat>(i), node["unseen_earlier"]);
    read_expansions_of_seat(static_cast<Seat>(i), node, box_, state);
  }

  std::uint32_t read_unseen(Seat seat, const Node& node) {
    return state.sees(seat) ? box_.cards(node).word() : static_cast<std::uint32_t>(Box::unseen_cards(node));
  }

  void read_tracks() {
    read_turn_order();
    if (root_["bid_order"].present())
      read_bid_order();
    else
      fill_bid_order();
  }

  void read_turn_order() {
    const Node node = root_["turn_order"];
    if (!node.present()) return;
    const std::size_t spaces = prices_of(options_).size();
    const std::vector<Node> nodes = node.elements(spaces);
    if (nodes.size() != spaces) node.fail("the track has " + std::to_string(spaces) + " spaces");
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (!nodes[i].is_null()) state.turn_track[i] = box_.marker(nodes[i]);
  }

  void read_bid_order() {
    std::size_t i = 0;
    for (const Node& node : root_["bid_order"].elements(state.bid_track.size()))
      state.bid_track[i++] = box_.marker(node);
  }

  // Every marker that is not on the turn order track, seat by seat in turn; the one whose turn it
  // is comes last (R10).
  void fill_bid_order() {
    std::size_t next = 0;
    for (int round = markers_for(seats()) / seats(); round > 0; --round)
      for (int i = 0; i < seats(); ++i)
        if (box_.markers_left(static_cast<Seat>(i)) >= round) state.bid_track[next++] = static_cast<Seat>(i);
    const auto end = state.bid_track.begin() + static_cast<std::ptrdiff_t>(next);
    const auto playing = std::find(state.bid_track.begin(), end, state.active);
    if (playing != end) std::rotate(playing, playing + 1, end);
  }

  void read_rows() {
    if (root_["card_row"].present())
      for (const Node& node : root_["card_row"].elements(state.card_row.size()))
        state.card_row[state.card_row_size++] = box_.card(node);
    if (root_["djinn_row"].present())
      for (const Node& node : root_["djinn_row"].elements(state.djinn_row.size()))
        state.djinn_row[state.djinn_row_size++] = box_.djinn(node);
  }

  void read_decks() {
    if (state.sight == Viewer::everything && root_["unseen_earlier"].present())
      root_["unseen_earlier"].fail("only an observation has this field");
    state.stale_pool = box_.cards(root_["unseen_earlier"]);
    state.deck = root_["deck"].present() ? box_.cards(root_["deck"]) : box_.cards_left();
    state.djinn_deck = root_["djinn_deck"].present() ? box_.djinns(root_["djinn_deck"]) : box_.djinns_left();
    state.item_stack = root_["item_stack"].present() ? box_.items(root_["item_stack"]) : box_.items_left();
  }

  // ---- the decision due

  void read_decision() {
    const Node turn = root_["turn"];
    if (turn.present()) state.active = turn.seat(seats());
    state.step = turn.present() ? Step::take : Step::bid;
    read_step("step", state.step);
    read_step("resume", state.resume);
    state.hand = box_.meeples(root_["hand"]);
    read_place("at", state.at);
    read_place("from", state.from);
    read_place("place", state.place);
    if (state.step == Step::collect || root_["dropped"].present())
      state.dropped = root_["dropped"].word<Tribe>("a tribe");
    if (root_["victim"].present()) state.victim = root_["victim"].seat(seats());
    read_count("left", state.left);
    read_count("kills", state.kills);
    read_flag("double_kill", state.double_kill);
    read_flag("double_coins", state.double_coins);
    if (root_["built"].present())
      state.built = static_cast<std::uint16_t>(root_["built"].number(0, most_coins));
    read_last_round();
    state.djinns_drawn = box_.djinns(root_["drawn"]);
    read_used();
    read_expansions_of_decision(root_, box_, state);
  }

  void read_step(std::string_view name, Step& step) {
    if (root_[name].present()) step = root_[name].word<Step>("a step");
  }

  void read_place(std::string_view name, Tile& place) {
    if (root_[name].present()) place = read_place(root_[name]);
  }

  Tile read_place(const Node& node) {
    const Tile tile = node.word<Tile>("a tile");
    if (!on_board(options_, tile)) node.fail(word(tile) + " is not on this board");
    return tile;
  }

  void read_count(std::string_view name, std::uint8_t& count) {
    if (root_[name].present()) count = static_cast<std::uint8_t>(root_[name].number(0, 15));
  }

  void read_flag(std::string_view name, bool& flag) {
    if (root_[name].present()) flag = root_[name].flag();
  }

  // Left out, it follows from the camels and tents (R70).
  void read_last_round() {
    if (root_["last_round"].present()) return read_flag("last_round", state.last_round);
    state.last_round = state.step == Step::over;
    for (int i = 0; i < seats(); ++i) state.last_round |= !can_claim(state, static_cast<Seat>(i));
  }

  // These lie in front of a seat too, so they are not taken out of the box.
  void read_used() {
    if (!root_["used"].present()) return;
    for (const Node& node : root_["used"].elements(static_cast<std::size_t>(count_of<Djinn>)))
      state.djinns_used.add(node.word<Djinn>("a djinn"));
  }

  Node root_;
  Options options_;
  Box box_;
};

Viewer read_viewer(const Node& root) {
  const Node node = root["viewer"];
  if (!node.is_text()) return eyes_of(node.seat(count_of<Seat>));
  if (node.text() != "spectator") node.fail(quoted(node.text()) + " is not a seat or \"spectator\"");
  return Viewer::spectator;
}

Result<State> read(const json::value& value, std::string_view what, bool by_viewer) {
  const auto wrong = [&](const std::string& why) { return Error{std::string(what) + ": " + why}; };
  Trouble trouble;
  const Node root(&value, "", trouble);
  if (root["no_position"].present())
    root["no_position"].fail("coins and cards are left out here, so it cannot be read as a position");
  root.allow_only({"viewer",         "players",     "sets",
                   "djinn_use",      "nekir",       "artisan_ties",
                   "totals",         "step",        "turn",
                   "hand",           "at",          "from",
                   "place",          "dropped",     "victim",
                   "left",           "kills",       "double_kill",
                   "double_coins",   "resume",      "drawn",
                   "used",           "last_round",  "tiles",
                   "seats",          "bid_order",   "turn_order",
                   "card_row",       "djinn_row",   "deck",
                   "unseen_earlier", "djinn_deck",  "item_stack",
                   "drawn_items",    "item_in_use", "item_used",
                   "deeds",          "built",       "whim_after_build"});
  if (!by_viewer && root["viewer"].present())
    root["viewer"].fail("a position has no viewer, this is an observation");
  const Viewer sight = by_viewer ? read_viewer(root) : Viewer::everything;
  Reader reader(root, trouble);
  if (trouble.any()) return wrong(trouble.message);
  reader.read(sight);
  if (trouble.any()) return wrong(trouble.message);
  if (const std::string problem = problem_with(reader.state); !problem.empty()) return wrong(problem);
  return reader.state;
}

}  // namespace

Result<State> read_position(const json::value& value) { return read(value, "position", false); }

Result<Observation> read_observation(const json::value& value) {
  const Result<State> view = read(value, "observation", true);
  if (!view) return Error{view.error()};
  return Observation::from_view(*view);
}

Result<State> parse_position(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"position: " + value.error()};
  return read_position(*value);
}

Result<Observation> parse_observation(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"observation: " + value.error()};
  return read_observation(*value);
}

}  // namespace naqala
