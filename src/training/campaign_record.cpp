#include "training/campaign_record.hpp"

#include <boost/json.hpp>
#include <cmath>
#include <exception>

namespace naqala {

namespace json = boost::json;

namespace {

double rounded(double value, double unit) { return std::round(value / unit) * unit; }

json::object object_of(const TrainReport& report) {
  return {{"samples", report.samples},
          {"held_out", report.held_out},
          {"spread", report.spread},
          {"error_before", report.error_before},
          {"error_learned", report.error_learned},
          {"error", report.error},
          {"error_quantised", report.error_quantised}};
}

TrainReport report_from(const json::object& object) {
  TrainReport report;
  report.samples = object.at("samples").to_number<std::size_t>();
  report.held_out = object.at("held_out").to_number<std::size_t>();
  report.spread = object.at("spread").to_number<double>();
  report.error_before = object.at("error_before").to_number<double>();
  report.error_learned = object.at("error_learned").to_number<double>();
  report.error = object.at("error").to_number<double>();
  report.error_quantised = object.at("error_quantised").to_number<double>();
  return report;
}

json::object object_of(const Trial& trial) {
  return {{"deals", trial.sets},
          {"games", trial.games},
          {"share", trial.share},
          {"ratio", trial.ratio},
          {"verdict", word_for(trial.verdict)}};
}

Sprt::Verdict verdict_from(const json::string& word) {
  for (const auto verdict : {Sprt::Verdict::yes, Sprt::Verdict::no})
    if (word == word_for(verdict)) return verdict;
  return Sprt::Verdict::undecided;
}

Trial trial_from(const json::object& object) {
  Trial trial;
  trial.sets = object.at("deals").to_number<int>();
  trial.games = object.at("games").to_number<int>();
  trial.share = object.at("share").to_number<double>();
  trial.ratio = object.at("ratio").to_number<double>();
  trial.verdict = verdict_from(object.at("verdict").as_string());
  return trial;
}

json::object object_of(const GenerationRecord& generation) {
  return {{"generation", generation.number},
          {"games", generation.games},
          {"games_per_second", rounded(generation.games_per_second, 0.01)},
          {"training", object_of(generation.training)},
          {"trial", object_of(generation.trial)},
          {"kept", generation.kept},
          {"seconds", rounded(generation.seconds, 0.1)}};
}

GenerationRecord generation_from(const json::object& object) {
  GenerationRecord generation;
  generation.number = object.at("generation").to_number<int>();
  generation.games = object.at("games").to_number<int>();
  generation.games_per_second = object.at("games_per_second").to_number<double>();
  generation.training = report_from(object.at("training").as_object());
  generation.trial = trial_from(object.at("trial").as_object());
  generation.kept = object.at("kept").as_bool();
  generation.seconds = object.at("seconds").to_number<double>();
  return generation;
}

CampaignRecord record_from(const json::object& object) {
  CampaignRecord record;
  record.net = object.at("net").as_string();
  record.seed = object.at("seed").to_number<std::uint64_t>();
  if (!object.at("best").is_null()) record.best = object.at("best").to_number<int>();
  for (const json::value& value : object.at("generations").as_array())
    record.generations.push_back(generation_from(value.as_object()));
  return record;
}

}  // namespace

std::string to_json(const GenerationRecord& generation, const std::string& net) {
  json::object object{{"net", net}};
  for (const auto& field : object_of(generation)) object.insert(field);
  return json::serialize(object);
}

std::string to_json(const CampaignRecord& record) {
  json::array generations;
  for (const GenerationRecord& generation : record.generations) generations.push_back(object_of(generation));
  json::object object{{"net", record.net}, {"seed", record.seed}};
  object["best"] = record.best ? json::value(*record.best) : json::value(nullptr);
  object["generations"] = std::move(generations);
  return json::serialize(object) + "\n";
}

Result<CampaignRecord> record_from_json(const std::string& text) {
  try {
    CampaignRecord record = record_from(json::parse(text).as_object());
    for (std::size_t i = 0; i < record.generations.size(); ++i)
      if (record.generations[i].number != static_cast<int>(i))
        return Error{"its generations are not in order"};
    return record;
  } catch (const std::exception& error) {
    return Error{std::string("this is no record of a training: ") + error.what()};
  }
}

}  // namespace naqala
