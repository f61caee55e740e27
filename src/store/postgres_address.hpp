#pragma once

#include <string>

#include "base/result.hpp"

// Where a database is, and what may be said about it. For the .cpp files of this layer.

namespace naqala::postgres {

class Address {
 public:
  // "postgresql://user:password@host:port/name", with all that libpq allows there, such as several hosts.
  static Result<Address> parse(const std::string& text);

  const std::string& text() const { return text_; }
  // The database in messages: "postgresql://host:port/name".
  const std::string& label() const { return label_; }
  // A message in one line and without the password, whoever wrote it.
  std::string clean(std::string message) const;

 private:
  std::string text_;
  std::string label_;
  std::string password_;
};

}  // namespace naqala::postgres
