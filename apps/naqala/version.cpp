#include "version.hpp"

#include <fmt/format.h>

#include "notation/digest.hpp"
#include "notation/record.hpp"
#include "server/messages.hpp"
#include "store/store.hpp"

namespace naqala::command {

std::string_view version() { return NAQALA_VERSION; }

std::string version_text() {
  return fmt::format(
      "naqala {} (commit {})\n"
      "record form {}\n"
      "protocol {}\n"
      "store {} in SQLite, {} in PostgreSQL\n"
      "tables of the game {}",
      version(), commit(), record_version, server::protocol_version, sqlite_version, postgres_version,
      tables_digest());
}

}  // namespace naqala::command
