// A proof: refused with a message of one line, or read, and then the same when it is written and read again.
// What it proves is looked at too.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>

#include "fair/verify.hpp"
#include "require.hpp"

using namespace naqala;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Proof> proof = parse_proof({reinterpret_cast<const char*>(data), size});
  if (!proof) {
    require(proof.error().find('\n') == std::string::npos, "a message of several lines");
    return 0;
  }
  const Result<Proof> again = parse_proof(boost::json::serialize(json_of(*proof)));
  require(again.ok(), again.ok() ? "" : again.error());
  require(*again == *proof, "not the same when read again");
  const Result<Verified> verified = verify(*proof);
  require(verified.ok() || !verified.error().empty(), "refused without a word");
  return 0;
}
