#include "support/postgres.hpp"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

#include "support/words.hpp"

namespace naqala::test {

namespace {

const std::string user = "naqala", password = "sesame";

// The newest one that is there.
std::string find_tools() {
  int newest = 0;
  const std::filesystem::path root = "/usr/lib/postgresql";
  if (std::filesystem::exists(root))
    for (const auto& entry : std::filesystem::directory_iterator(root))
      newest = std::max(newest, std::atoi(entry.path().filename().c_str()));
  if (newest == 0)
    throw std::runtime_error("the tests need PostgreSQL, and there is none in " + root.string());
  return (root / std::to_string(newest) / "bin/").string();
}

// PostgreSQL refuses to run as root.
const passwd* somebody_else() {
  if (::geteuid() != 0) return nullptr;
  const passwd* found = ::getpwnam("postgres");
  return found ? found : ::getpwnam("nobody");
}

// In the child: becomes somebody else if need be, and runs the program with its output in that file.
// Nothing here needs memory.
[[noreturn]] void become(const Words& words, const char* log, const passwd* other) {
  const int output = ::open(log, O_WRONLY | O_CREAT | O_APPEND, 0644);
  ::dup2(output, 1);
  ::dup2(output, 2);
  if (other && (::setgroups(0, nullptr) != 0 || ::setgid(other->pw_gid) != 0 || ::setuid(other->pw_uid) != 0))
    ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // it does not outlive the tests
  ::execv(words.program(), words.all());
  ::_exit(127);
}

pid_t run(const std::vector<std::string>& line, const std::string& log) {
  const passwd* const other = somebody_else();
  const Words words(line);
  const pid_t child = ::fork();
  if (child == 0) become(words, log.c_str(), other);
  return child;
}

int ended(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

std::string content(const std::string& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<pid_t> children_of(pid_t process) {
  const std::string name = std::to_string(process);
  std::ifstream list("/proc/" + name + "/task/" + name + "/children");
  std::vector<pid_t> children;
  for (pid_t child = 0; list >> child;) children.push_back(child);
  return children;
}

}  // namespace

Postgres::Postgres(bool durable) : tools_(find_tools()), durable_(durable) {
  make();
  start();
}

Postgres::~Postgres() {
  if (is_running()) stop_hard();
}

Postgres& Postgres::shared() {
  static Postgres one;
  return one;
}

void Postgres::make() {
  const std::string secret = folder_.path("password");
  std::ofstream(secret) << password << "\n";
  if (const passwd* other = somebody_else())
    if (::chown(folder_.path().c_str(), other->pw_uid, other->pw_gid) != 0)
      throw std::runtime_error("the folder of the database cannot be given away");
  const int status =
      ended(run({tools_ + "initdb", "-D", folder_.path("data"), "--no-sync", "--wal-segsize=1", "--no-locale",
                 "-E", "UTF8", "-U", user, "--auth=scram-sha-256", "--pwfile=" + secret},
                folder_.path("initdb.log")));
  if (status != 0) throw std::runtime_error("initdb: " + content(folder_.path("initdb.log")));
}

void Postgres::start() {
  const std::string port = std::to_string(port_.number());
  process_ = run({tools_ + "postgres", "-D", folder_.path("data"), "-p", port, "-k", folder_.path(), "-c",
                  "listen_addresses=127.0.0.1", "-c", std::string("fsync=") + (durable_ ? "on" : "off"), "-c",
                  "shared_buffers=64MB", "-c", "max_connections=60", "-c", "autovacuum_naptime=10min"},
                 folder_.path("log"));
  wait_until_ready();
}

void Postgres::wait_until_ready() {
  using namespace std::chrono;
  for (const auto end = steady_clock::now() + minutes(5); steady_clock::now() < end;) {
    // The file of the process before this one may still be there.
    const std::string state = content(folder_.path("data/postmaster.pid"));
    if (state.starts_with(std::to_string(process_) + "\n") && state.find("ready") != std::string::npos)
      return;
    if (::waitpid(process_, nullptr, WNOHANG) == process_) break;
    std::this_thread::sleep_for(milliseconds(5));
  }
  process_ = 0;
  throw std::runtime_error("the database does not start: " + content(folder_.path("log")));
}

void Postgres::end_with(int signal) {
  ::kill(process_, signal);
  ended(process_);
  process_ = 0;
}

void Postgres::stop() { end_with(SIGINT); }
void Postgres::stop_hard() { end_with(SIGQUIT); }

void Postgres::kill() {
  ::kill(process_, SIGSTOP);  // so that it does not begin new ones meanwhile
  const std::vector<pid_t> children = children_of(process_);
  for (const pid_t child : children) ::kill(child, SIGKILL);
  end_with(SIGKILL);
  // They are somebody else's children now, and the next one cannot start before they are gone.
  for (const pid_t child : children)
    while (::kill(child, 0) == 0 &&
           content("/proc/" + std::to_string(child) + "/stat").find(") Z") == std::string::npos)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

std::string Postgres::new_database() {
  const std::string name = "games_" + std::to_string(++databases_);
  query("postgres", "CREATE DATABASE " + name);
  return address(name);
}

std::string Postgres::address(const std::string& database, int port) const {
  return "postgresql://" + user + ":" + password + "@127.0.0.1:" + std::to_string(port) + "/" + database;
}

std::string Postgres::address(const std::string& name, const std::string& secret,
                              const std::string& database) const {
  return "postgresql://" + name + ":" + secret + "@127.0.0.1:" + std::to_string(port_.number()) + "/" +
         database;
}

std::string Postgres::query(const std::string& database, const std::string& sql) const {
  const std::string output = folder_.path("query");
  std::filesystem::remove(output);
  const int status = ended(run(
      {tools_ + "psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-d", address(database), "-c", sql},
      output));
  if (status != 0) throw std::runtime_error("psql: " + content(output));
  std::string text = content(output);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

}  // namespace naqala::test
