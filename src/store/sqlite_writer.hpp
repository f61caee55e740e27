#pragma once

#include <vector>

#include "store/sqlite.hpp"
#include "store/verdict.hpp"

// The writing half of a file. Duties are not kept: where a store is not shared, whoever has it can work them
// out. For the .cpp files of this layer.

namespace naqala::sqlite {

class Writer {
 public:
  explicit Writer(Connection& connection);

  // Carries out all of these changes with one commit, which costs as much for many as for one. A change that
  // is refused does no harm to the others. The verdicts are in the order of the changes.
  std::vector<Verdict> write(const std::vector<const Change*>& changes);

 private:
  // What there is of a table; version 0 if there is none.
  struct Standing {
    std::int64_t key = 0;
    std::int64_t version = 0;
    std::int64_t events = 0;
  };
  Standing standing_of(const std::string& id);

  std::vector<Verdict> one_by_one(const std::vector<const Change*>& changes);
  Verdict carry_out(const Change& change);
  void keep(const StoredTable& table);

  Connection& connection_;
  Statement find_table_;
  Statement count_events_;
  Statement put_table_;
  Statement put_event_;
};

}  // namespace naqala::sqlite
