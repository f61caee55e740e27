// The code of Boost.Asio and Boost.Beast that is not a template, compiled once for everybody.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
