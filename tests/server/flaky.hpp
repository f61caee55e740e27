// A store that fails when it is told to.
#pragma once

#include "store/store.hpp"

namespace naqala::server::test {

class FlakyStore : public Store {
 public:
  explicit FlakyStore(std::unique_ptr<Store> real) : real_(std::move(real)) {}

  void write(Change change, WriteCallback done) override {
    if (writes_until_failure == 0) return done(Outcome::failed, "the disk is full");
    if (writes_until_failure > 0) --writes_until_failure;
    real_->write(std::move(change), std::move(done));
  }
  void load(std::string id, int from, LoadCallback done) override {
    if (!reads) return done(Error{"the disk is gone"});
    real_->load(std::move(id), from, std::move(done));
  }
  void list(Query query, ListCallback done) override {
    if (!reads) return done(Error{"the disk is gone"});
    real_->list(std::move(query), std::move(done));
  }
  void stop() override { real_->stop(); }

  int writes_until_failure = -1;  // never
  bool reads = true;

 private:
  std::unique_ptr<Store> real_;
};

}  // namespace naqala::server::test
