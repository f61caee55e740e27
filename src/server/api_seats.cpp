// Who sits at a table before its game.
#include <boost/json.hpp>

#include "server/api_parts.hpp"
#include "server/lobby.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

// A change by whoever has the token of a seat.
template <class Use>
auto as_seat(const Request& request, Use use) {
  return [token = request.token, use](const TableDoc& doc, int& status) -> Result<TableDoc> {
    const auto seat = seat_of(doc, token);
    if (seat) return use(doc, *seat, status);
    status = 403;
    return Error{std::string(needs_token)};
  };
}

Error wrong(int& status, const std::string& why) {
  status = 400;
  return Error{why};
}

}  // namespace

void Api::change(const std::string& id, Change change, const Respond& respond,
                 const std::function<json::object()>& reply) {
  const auto status = std::make_shared<int>(500);
  hub_.room(id)->change(
      [change = std::move(change), status](const TableDoc& doc) {
        *status = 409;  // unless the change says otherwise
        return change(doc, *status);
      },
      [respond, status, reply](const Result<int>& done) {
        respond(done ? json_response(200, json::serialize(reply())) : refusal(done.error(), *status));
      });
}

void Api::change(const std::string& id, Change change, const Respond& respond) {
  this->change(id, std::move(change), respond, [] { return json::object{}; });
}

void Api::join_table(const std::string& id, const Request& request, const Respond& respond) {
  Loop& loop = hub_.around().loop;
  if (joined_.is_exceeded(request.address, loop.ticks()))
    return respond(error_response(429, "too many seats taken; wait a minute"));
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  const auto reply = std::make_shared<json::object>();
  change(
      id,
      [wish = *wish, reply, now = loop.now()](const TableDoc& doc, int& status) -> Result<TableDoc> {
        const Result<JoinWish> read = read_join(wish, doc.options.seats);
        if (!read) return wrong(status, read.error());
        Result<Taken> taken = join(doc, *read, now);
        if (!taken) return Error{taken.error()};
        *reply = {{"table", doc.id}, {"seat", static_cast<int>(taken->seat) + 1}, {"token", taken->token}};
        return std::move(taken->doc);
      },
      respond, [reply] { return *reply; });
}

void Api::leave_table(const std::string& id, const Request& request, const Respond& respond) {
  change(id,
         as_seat(request, [now = hub_.around().loop.now()](const TableDoc& doc, Seat seat,
                                                           int&) { return leave(doc, seat, now); }),
         respond);
}

void Api::free_chair(const std::string& id, const Request& request, const Respond& respond) {
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  change(id,
         as_seat(request,
                 [wish = *wish, now = hub_.around().loop.now()](const TableDoc& doc, Seat by,
                                                                int& status) -> Result<TableDoc> {
                   const Result<Seat> seat = read_free(wish, doc.options.seats);
                   if (!seat) return wrong(status, seat.error());
                   return free_seat(doc, by, *seat, now);
                 }),
         respond);
}

void Api::start_game(const std::string& id, const Request& request, const Respond& respond) {
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  const Result<StartWish> read = read_start(*wish);
  if (!read) return respond(error_response(400, read.error()));
  change(id,
         as_seat(request, [wish = *read, now = hub_.around().loop.now()](
                              const TableDoc& doc, Seat seat, int&) { return begin(doc, seat, wish, now); }),
         respond);
}

}  // namespace naqala::server
