#pragma once

#include <vector>

#include "store/postgres_line.hpp"
#include "store/verdict.hpp"

// The writing half of a database. For the .cpp files of this layer.

namespace naqala::postgres {

class Writer {
 public:
  Writer(const Site& site, Durability durability);

  // Carries out all of these changes with one commit, which costs as much for many as for one. A change that
  // is refused does no harm to the others. The verdicts are in the order of the changes.
  //
  // If the connection breaks before the commit, all of it is tried again. If it breaks while the commit is on
  // its way, the database is asked what became of it, so that nothing is done twice and nothing that was done
  // is called failed, unless the database stays away.
  std::vector<Verdict> write(const std::vector<const Change*>& changes, Clock::time_point asked);

 private:
  using Verdicts = std::vector<Verdict>;

  void set_up(Connection& connection, Durability durability);
  // All but the commit.
  Verdicts carry_out(Connection& connection, const std::vector<const Change*>& changes);
  void commit(Connection& connection);
  // Whether the commit that was on its way has arrived.
  bool was_kept(Connection& connection);
  void roll_back();
  Verdicts one_by_one(const std::vector<const Change*>& changes, Clock::time_point asked);
  Question change_question(const Change& change) const;

  const Site& site_;
  std::int64_t batch_ = 0;  // the number of the transaction that was begun last
  Line line_;
};

}  // namespace naqala::postgres
