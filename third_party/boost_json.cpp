// The code of Boost.JSON, compiled once for everybody: other files include only <boost/json.hpp>.
#include <boost/json/src.hpp>
