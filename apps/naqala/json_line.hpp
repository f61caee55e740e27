#pragma once

#include <boost/json/fwd.hpp>
#include <string>

namespace naqala::command {

// JSON on one line, with a line feed behind it. For what is measured: fractions are plain decimals of at most
// six digits, where the library would print 12.5 as 1.25E1. What is no number is null.
std::string json_line(const boost::json::value& value);

}  // namespace naqala::command
