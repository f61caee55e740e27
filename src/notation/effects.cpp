#include "notation/effects.hpp"

#include <array>
#include <boost/json.hpp>

#include "notation/json_pieces.hpp"
#include "notation/names.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, count_of<EffectKind>> effect_words{
    "coins",      "card",           "meeple",      "djinn",          "item",
    "whim",       "camel",          "tent",        "palm",           "palace",
    "marker",     "auction-begins", "turn-begins", "turn-ends",      "clean-up-begins",
    "last-round", "game-over",      "djinn-used",  "djinn-refreshed"};
constexpr std::array<std::string_view, count_of<PlaceKind>> place_words{
    "nowhere", "bank", "bag",    "supply",    "deck",  "discards", "row", "tile",
    "hand",    "seat", "unseen", "fulfilled", "drawn", "in-use",   "bid", "turn"};
constexpr std::array<std::string_view, count_of<CauseKind>> cause_words{"step", "tribe", "tile",      "djinn",
                                                                        "item", "whim",  "empty-deck"};

template <std::size_t N, class E>
std::string_view word_in(const std::array<std::string_view, N>& words, E value) {
  return index(value) < N ? words[index(value)] : "?";
}

// Whether a place is one of several of its kind, which its index tells apart.
bool is_numbered(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::row:
    case PlaceKind::seat:
    case PlaceKind::unseen:
    case PlaceKind::fulfilled:
    case PlaceKind::bid_track:
    case PlaceKind::turn_track:
      return true;
    default:
      return false;
  }
}

// What an effect is about besides its kind: a name, a seat, or null for what the viewer does not see; nothing
// where its kind says all.
struct Subject {
  bool is_there = false;
  json::value name;
};

Subject subject_of(const Effect& effect) {
  switch (effect.kind) {
    case EffectKind::card:
      return {true, effect.is_known() ? json::value(word(effect.card())) : json::value()};
    case EffectKind::item:
      return {true, effect.is_known() ? json::value(word(effect.item())) : json::value()};
    case EffectKind::meeple:
      return {true, json::value(word(effect.tribe()))};
    case EffectKind::djinn:
    case EffectKind::djinn_used:
    case EffectKind::djinn_refreshed:
      return {true, json::value(word(effect.djinn()))};
    case EffectKind::whim:
      return {true, json::value(word(effect.whim()))};
    case EffectKind::camel:
    case EffectKind::tent:
    case EffectKind::marker:
    case EffectKind::turn_begins:
    case EffectKind::turn_ends:
      return {true, number_of(effect.seat())};
    default:
      return {};
  }
}

// " fish", " of seat 2", " unseen"
std::string text_of(const Subject& subject) {
  if (!subject.is_there) return {};
  if (subject.name.is_null()) return " unseen";
  if (subject.name.is_string()) return " " + std::string(subject.name.as_string());
  return " of seat " + std::to_string(subject.name.as_int64());
}

std::string_view named_by(const Cause& cause) {
  switch (cause.kind) {
    case CauseKind::step:
      return word(cause.step());
    case CauseKind::tribe:
      return word(cause.tribe());
    case CauseKind::tile:
      return word(cause.tile());
    case CauseKind::djinn:
      return word(cause.djinn());
    case CauseKind::item:
      return word(cause.item());
    case CauseKind::whim:
      return word(cause.whim());
    case CauseKind::empty_deck:
      return {};
  }
  return {};
}

std::string text_of(const Factors& factors) {
  if (factors == Factors{}) return {};
  std::string text = ", " + std::to_string(factors.n);
  if (factors.fakirs > 0)
    text = ", (" + std::to_string(factors.n) + " + " + std::to_string(factors.fakirs) + " fakirs)";
  if (factors.each > 0) text += " x " + std::to_string(factors.each);
  if (factors.times != 1) text += " x " + std::to_string(factors.times);
  return text;
}

std::string text_of(const Cause& cause) {
  std::string text = ", by " + std::string(word(cause.kind));
  if (const std::string_view name = named_by(cause); !name.empty()) text += " " + std::string(name);
  if (cause.at != Place()) text += " on " + word(cause.at);
  return text + text_of(cause.factors);
}

}  // namespace

std::string_view word(EffectKind kind) { return word_in(effect_words, kind); }
std::string_view word(PlaceKind kind) { return word_in(place_words, kind); }
std::string_view word(CauseKind kind) { return word_in(cause_words, kind); }

std::string word(Place place) {
  if (place.kind == PlaceKind::tile) return word(place.tile());
  std::string text(word(place.kind));
  return is_numbered(place.kind) ? text + "-" + std::to_string(place.index + 1) : text;
}

std::string to_text(const Effect& effect) {
  const std::string what = std::string(word(effect.kind)) + text_of(subject_of(effect));
  if (!is_move(effect.kind)) return what + text_of(effect.cause);
  return std::to_string(effect.n) + " " + what + ", " + word(effect.from) + " to " + word(effect.to) +
         text_of(effect.cause);
}

json::object json_of(const Cause& cause) {
  json::object object;
  if (cause.kind == CauseKind::empty_deck)
    object["empty_deck"] = true;
  else
    object[word(cause.kind)] = named_by(cause);
  if (cause.at != Place()) object["at"] = word(cause.at);
  const Factors& factors = cause.factors;
  if (factors.n != 0) object["n"] = factors.n;
  if (factors.fakirs != 0) object["fakirs"] = factors.fakirs;
  if (factors.each != 0) object["each"] = factors.each;
  if (factors.times != 1) object["times"] = factors.times;
  return object;
}

json::value json_of(const Effect& effect) {
  json::object object{{"effect", word(effect.kind)}};
  if (Subject subject = subject_of(effect); subject.is_there) object["what"] = std::move(subject.name);
  if (is_move(effect.kind)) {
    object["n"] = effect.n;
    object["from"] = word(effect.from);
    object["to"] = word(effect.to);
  }
  object["by"] = json_of(effect.cause);
  return object;
}

json::array json_of(const EffectList& effects) { return json_of({effects.begin(), effects.size()}); }

json::array json_of(std::span<const Effect> effects) {
  json::array array;
  for (const Effect& effect : effects) array.push_back(json_of(effect));
  return array;
}

}  // namespace naqala
