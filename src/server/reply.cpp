#include "server/reply.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "server/api.hpp"

namespace naqala::server {

namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

constexpr std::size_t longest_address = 64;

constexpr const char* policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";
// The page of the client brings the rest itself, with the hash of the one script that stands in it. A browser
// does only what both allow.
constexpr const char* policy_of_files =
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

}  // namespace

Reply reply_to(const Ask& ask, int status, std::string_view type, std::string body) {
  Reply reply(static_cast<http::status>(status), ask.version());
  reply.set(http::field::content_type, type);
  reply.set("X-Content-Type-Options", "nosniff");
  reply.set("Referrer-Policy", "no-referrer");
  reply.set("X-Frame-Options", "DENY");
  reply.set("Content-Security-Policy", policy);
  reply.keep_alive(ask.keep_alive());
  reply.body() = std::move(body);
  reply.prepare_payload();
  return reply;
}

Reply file_reply(const StaticFiles& files, const Ask& ask) {
  const std::string_view target = ask.target();
  const StaticFiles::File* file = files.find(target.substr(0, target.find('?')));
  if (!file) return reply_to(ask, 404, "text/plain; charset=utf-8", "There is nothing here.\n");
  const StaticFiles::Form& form = StaticFiles::form_of(*file, ask[http::field::accept_encoding]);
  const bool known = ask[http::field::if_none_match] == form.tag;
  Reply reply = reply_to(ask, known ? 304 : 200, file->type, known ? "" : form.body);
  reply.set("Content-Security-Policy", policy_of_files);
  reply.set(http::field::etag, form.tag);
  reply.set(http::field::vary, "Accept-Encoding");
  reply.set(http::field::cache_control, file->for_ever ? "public, max-age=31536000, immutable" : "no-cache");
  if (!form.coding.empty() && !known) reply.set(http::field::content_encoding, form.coding);
  return reply;
}

int status_for_unreadable(const error_code& error) {
  if (error == http::error::body_limit) return 413;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

Reply unreadable_reply(const Ask& ask, int status) {
  const std::string why = status == 400   ? "this is no HTTP request"
                          : status == 413 ? "the body is too large"
                                          : "the header is too large";
  Reply reply = reply_to(ask, status, "application/json", error_response(status, why).body);
  reply.version(11);
  reply.keep_alive(false);
  return reply;
}

std::string no_room_text(int status, std::string_view why) {
  const std::string body = error_response(status, why).body;
  return "HTTP/1.1 " + std::to_string(status) + ' ' +
         std::string(http::obsolete_reason(static_cast<http::status>(status))) +
         "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string bearer_of(const Ask& ask) {
  const std::string_view value = ask[http::field::authorization];
  constexpr std::string_view word = "Bearer ";
  return value.starts_with(word) ? std::string(value.substr(word.size())) : std::string();
}

std::string plain_address(std::string_view text) {
  error_code error;
  const auto address = boost::asio::ip::make_address(std::string(text.substr(0, longest_address)), error);
  if (error) return std::string(text.substr(0, longest_address));
  if (address.is_v4()) return address.to_string();
  const boost::asio::ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped())
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, six).to_string();
  auto bytes = six.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return boost::asio::ip::address_v6(bytes).to_string();
}

std::string_view last_of(std::string_view list) {
  const std::size_t comma = list.rfind(',');
  if (comma != list.npos) list.remove_prefix(comma + 1);
  while (!list.empty() && list.front() == ' ') list.remove_prefix(1);
  while (!list.empty() && list.back() == ' ') list.remove_suffix(1);
  return list;
}

}  // namespace naqala::server
