#pragma once

#include "store/postgres.hpp"

// What the keeper asks the database for. For postgres_keeper.cpp.

namespace naqala::postgres::keeper_sql {

// So many duties are taken over at once.
inline constexpr int many = 100;

inline const Statement enter{"enter", R"(
    INSERT INTO nodes (node, beat, program) VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (node) DO UPDATE SET beat = excluded.beat)"};
inline const Statement show_life{"show_life",
                                 "UPDATE nodes SET beat = clock_timestamp() WHERE node = $1 RETURNING true"};
inline const Statement what_time{"what_time",
                                 "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint"};

// Who was not heard of for some time is presumed dead; but when the database has only just
// started, nobody could be.
inline const std::string of_the_dead = R"(beat < now() - $2::bigint * interval '1 millisecond'
        AND pg_postmaster_start_time() < now() - $2::bigint * interval '1 millisecond')";

// Duties that were given away, and those of the dead. What another server takes at this moment is left to it.
// If one has just done so, the row is looked at again as it is now: with NOT IN that asks anew whether its
// server lives; what NOT EXISTS has joined would be taken as it was.
inline const Statement adopt_duties{"adopt_duties", R"(
    WITH orphans AS (
      SELECT game FROM duties
      WHERE due <= (extract(epoch FROM now()) * 1000)::bigint AND node <> $1
        AND node NOT IN (SELECT nodes.node FROM nodes WHERE NOT ()" +
                                                        of_the_dead + R"())
      ORDER BY due LIMIT )" + std::to_string(many) +
                                                        R"( FOR UPDATE SKIP LOCKED)
    UPDATE duties SET node = $1 FROM orphans, tables WHERE duties.game = orphans.game AND key = orphans.game
    RETURNING id)"};

// Duties that are this server's and have been due for some time.
inline const Statement late_duties{"late_duties", R"(
    SELECT id FROM duties, tables
    WHERE due <= (extract(epoch FROM now()) * 1000)::bigint - $2::bigint AND node = $1 AND key = game
    ORDER BY due LIMIT 1000)"};

inline const Statement forget_nodes{"forget_nodes", R"(
    WITH dead AS (
      SELECT node FROM nodes WHERE node <> $1 AND )" + of_the_dead +
                                                        R"(
      FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM company USING dead WHERE company.node = dead.node RETURNING id),
    forgotten AS (DELETE FROM nodes USING dead WHERE nodes.node = dead.node)
    SELECT DISTINCT id FROM gone)"};

inline const Statement put_company{"put_company", R"(
    WITH changed AS (
      INSERT INTO company (id, node, seats, watchers) VALUES ($1, $2, $3, $4)
      ON CONFLICT (id, node) DO UPDATE SET seats = excluded.seats, watchers = excluded.watchers
        WHERE (company.seats, company.watchers) <> (excluded.seats, excluded.watchers)
      RETURNING id)
    SELECT pg_notify('naqala', $5::text) FROM changed)"};
inline const Statement drop_company{"drop_company", R"(
    WITH changed AS (DELETE FROM company WHERE id = $1 AND node = $2 RETURNING id)
    SELECT pg_notify('naqala', $3::text) FROM changed)"};

inline const Statement notify{"notify", "SELECT pg_notify('naqala', $1::text)"};
inline const Statement begin{"begin", "BEGIN"};
inline const Statement commit{"commit", "COMMIT"};
inline const Statement leave_company{"leave_company", "DELETE FROM company WHERE node = $1 RETURNING id"};
inline const Statement leave_duties{"leave_duties", R"(
    WITH mine AS (SELECT game FROM duties WHERE node = $1 ORDER BY game FOR UPDATE)
    UPDATE duties SET node = '' FROM mine WHERE duties.game = mine.game)"};
inline const Statement leave{"leave", "DELETE FROM nodes WHERE node = $1"};

inline const Statement all[] = {enter,        show_life,     what_time,    adopt_duties, late_duties,
                                forget_nodes, put_company,   drop_company, notify,       begin,
                                commit,       leave_company, leave_duties, leave};

}  // namespace naqala::postgres::keeper_sql
