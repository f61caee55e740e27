// Reads a record and prints what each seat has at its end:
//
//   read_record game.txt
#include <fstream>
#include <iostream>
#include <sstream>

#include "notation/record.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace {

// The name of a seat that has one, or its number.
std::string called(const naqala::Record& record, std::size_t seat) {
  return record.names[seat].empty() ? "seat " + std::to_string(seat + 1) : record.names[seat];
}

void print_scores(const naqala::Record& record) {
  // Reading has replayed the game, so every action in it is known to be legal; this gives all states again.
  const std::vector<naqala::State> states = naqala::replay(record);
  const naqala::State& last = states.back();
  std::cout << record.actions.size() << " actions, "
            << (naqala::actor(last) == naqala::nobody ? "over" : "still running") << "\n";
  const auto scores = naqala::score(last);
  for (std::size_t seat = 0; seat < record.options.seats; ++seat)
    std::cout << called(record, seat) << ": " << scores[seat].total() << " points, "
              << scores[seat][naqala::Category::coins] << " of them coins\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "Usage: read_record FILE\n";
    return 2;
  }
  std::ifstream file(argv[1]);
  std::ostringstream text;
  if (!(text << file.rdbuf())) {
    std::cerr << "read_record: " << argv[1] << " cannot be read\n";
    return 1;
  }
  // Both forms of a record are read, text and JSON. What is wrong with it is told with its place.
  const naqala::Result<naqala::Record> record = naqala::parse_record(text.str());
  if (!record) {
    std::cerr << "read_record: " << record.error() << "\n";
    return 1;
  }
  print_scores(*record);
}
