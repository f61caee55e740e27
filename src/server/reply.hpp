#pragma once

#include <boost/beast/http.hpp>
#include <string>
#include <string_view>

#include "server/static_files.hpp"

// Answers to HTTP requests, with the headers that all of them have.

namespace naqala::server {

using Ask = boost::beast::http::request<boost::beast::http::string_body>;
using Reply = boost::beast::http::response<boost::beast::http::string_body>;

Reply reply_to(const Ask& ask, int status, std::string_view type, std::string body);

// A file of the client, or that there is none.
Reply file_reply(const StaticFiles& files, const Ask& ask);

// What to say to a request that could not be read; 0 if the connection is gone, so that there is
// nobody to say it to.
int status_for_unreadable(const boost::system::error_code& error);
Reply unreadable_reply(const Ask& ask, int status);

// What a connection is told that there is no room for: all of the answer, as it is sent.
std::string no_room_text(int status, std::string_view why);

// The token of a seat; empty if there is none.
std::string bearer_of(const Ask& ask);

// Addresses that belong to the same person, as far as can be told, are one: what IPv6 gives a
// household is counted as a whole.
std::string plain_address(std::string_view text);
// The last in a list like that of X-Forwarded-For: what stands before it came from the visitor.
std::string_view last_of(std::string_view list);

}  // namespace naqala::server
