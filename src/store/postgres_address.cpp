#include "store/postgres_address.hpp"

#include <libpq-fe.h>

#include <memory>
#include <string_view>

namespace naqala::postgres {

namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

Options options_of(const std::string& text) {
  // What libpq finds wrong is not asked for: its words quote the address, and with it the password.
  return {PQconninfoParse(text.c_str(), nullptr), PQconninfoFree};
}

std::string option(const Options& options, std::string_view keyword) {
  for (const PQconninfoOption* each = options.get(); each->keyword != nullptr; ++each)
    if (keyword == each->keyword && each->val != nullptr) return each->val;
  return {};
}

std::string label_of(const Options& options) {
  const std::string port = option(options, "port");
  return "postgresql://" + option(options, "host") + (port.empty() ? "" : ":" + port) + "/" +
         option(options, "dbname");
}

bool has_scheme(const std::string& text) {
  return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

}  // namespace

Result<Address> Address::parse(const std::string& text) {
  const Error error{"the address of a database looks like postgresql://user:password@host:port/name"};
  // A text with a zero byte would be read as a shorter one.
  if (!has_scheme(text) || text.find('\0') != std::string::npos) return error;
  const Options options = options_of(text);
  if (!options) return Error{error.message + "; this one cannot be read"};
  Address address;
  if (option(options, "host").find('@') != std::string::npos)
    return Error{error.message + "; an @ within the password is written %40"};
  address.text_ = text;
  address.label_ = label_of(options);
  address.password_ = option(options, "password");
  return address;
}

std::string Address::clean(std::string message) const {
  while (!message.empty() && message.back() == '\n') message.pop_back();
  for (char& letter : message)
    if (letter == '\n' || letter == '\t') letter = ' ';
  if (password_.empty()) return message;
  for (auto at = message.find(password_); at != std::string::npos; at = message.find(password_, at + 3))
    message.replace(at, password_.size(), "***");
  return message;
}

}  // namespace naqala::postgres
