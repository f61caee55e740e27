#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <thread>

#include "commands.hpp"
#include "common.hpp"
#include "health.hpp"
#include "server/server.hpp"
#include "stores.hpp"

namespace naqala::command {

namespace {

constexpr int ports_tried = 50;

struct ServeWish {
  server::Settings settings;
  std::string db = "sqlite:games.db";
  bool relaxed = false;
  bool quiet = false;
  bool open = false;
  std::string check;
};

// The client that was installed together with this program, ../share/naqala/web seen from its folder; empty
// if there is none, or if the system does not tell where the program is.
std::string installed_client() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  const std::filesystem::path folder = program.parent_path().parent_path() / "share/naqala/web";
  return std::filesystem::exists(folder / "index.html", error) ? folder.string() : std::string();
}

// Each connection is a file to the system; as many as it lets us have.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

sigset_t ending_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  return signals;
}

// No thread is interrupted by these any more: one waits for them.
void hold_signals() {
  const sigset_t signals = ending_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

// Where it is found: by this machine, then, if it listens to all, by others in the network.
std::vector<std::string> places(const std::string& host, int port) {
  const auto place = [&](const std::string& name) { return fmt::format("http://{}:{}/", name, port); };
  if (host != "0.0.0.0") return {place(host.find(':') == host.npos ? host : "[" + host + "]")};
  std::vector<std::string> all{place("localhost")};
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return all;
  for (const ifaddrs* one = list; one; one = one->ifa_next) {
    char text[INET_ADDRSTRLEN] = "";
    if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK)) continue;
    sockaddr_in address;
    std::memcpy(&address, one->ifa_addr, sizeof address);
    if (inet_ntop(AF_INET, &address.sin_addr, text, sizeof text)) all.push_back(place(text));
  }
  freeifaddrs(list);
  return all;
}

// In the browser that this machine uses; where there is none, the address is on the screen.
void open_browser(const std::string& address) {
  if (fork() != 0) return;
  std::freopen("/dev/null", "w", stdout);
  std::freopen("/dev/null", "w", stderr);
  execlp("xdg-open", "xdg-open", address.c_str(), nullptr);
  execlp("open", "open", address.c_str(), nullptr);
  _exit(0);
}

void run_server(const ServeWish& wish) {
  hold_signals();
  allow_many_files();
  const std::unique_ptr<Store> store =
      open_store(wish.db, wish.relaxed ? Durability::relaxed : Durability::durable);
  server::Log log([](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); },
                  wish.quiet ? server::Log::Least::error : server::Log::Least::info);
  server::Server server(wish.settings, *store, log);
  const int port = value_or_fail(server.listen(), "serve");
  const std::vector<std::string> found_at = places(wish.settings.host, port);
  write_output(fmt::format("Naqala is at {} (Ctrl-C ends it)\n", found_at[0]));
  for (std::size_t i = 1; i < found_at.size(); ++i)
    write_output(fmt::format("Others in the network find it at {}\n", found_at[i]));
  if (wish.open) open_browser(found_at[0]);
  log.info("listening", {{"host", wish.settings.host}, {"port", std::to_string(port)}});
  std::thread waiter([&server] {
    const sigset_t signals = ending_signals();
    int signal = 0;
    sigwait(&signals, &signal);
    server.stop();
  });
  server.run();
  store->stop();
  log.info("stopped");
  waiter.join();
}

}  // namespace

void add_serve(CLI::App& app) {
  auto wish = std::make_shared<ServeWish>();
  wish->settings.bot_threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency() / 2));
  CLI::App* command =
      app.add_subcommand("serve", "Let people play with each other and with bots, from their browsers");
  server::Settings& settings = wish->settings;
  const CLI::Option* port =
      command
          ->add_option("--port", settings.port,
                       "Where to listen; 0 is any that is free (8080, or the next free one)")
          ->type_name("N")
          ->check(CLI::Range(0, 65535));
  command
      ->add_option("--host", settings.host,
                   "The address or name to listen at; 0.0.0.0 lets others in (127.0.0.1)")
      ->type_name("ADDRESS");
  command
      ->add_option(
          "--db", wish->db,
          "Where games are kept: sqlite:FILE, or postgresql://USER@HOST/NAME for any number of servers "
          "(sqlite:games.db)")
      ->type_name("STORE");
  const CLI::Option* client =
      command
          ->add_option("--client", settings.client,
                       "The folder of the built client (the installed one, if there is one); with \"\" only "
                       "programs can connect")
          ->type_name("FOLDER");
  command->add_option("--bot-threads", settings.bot_threads, "Threads that bots think in (half the cores)")
      ->type_name("N")
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--origin", settings.origins,
                   "Another web site whose pages may connect, https://example.org")
      ->type_name("SITE");
  command
      ->add_option(
          "--address-header", settings.address_header,
          "Behind a proxy: the header that tells who asks, X-Forwarded-For; the last address in it counts")
      ->type_name("NAME");
  command
      ->add_option("--sleep-after", settings.patience,
                   "Seconds until a table that nobody uses leaves memory (60)")
      ->type_name("N")
      ->check(CLI::Range(1, 86400));
  command->add_option("--connections", settings.most_connections, "Most connections at once (20000)")
      ->type_name("N")
      ->check(CLI::Range(1, 1000000));
  command
      ->add_option(
          "--connections-each", settings.most_connections_each,
          "Most connections from one address (200); behind a proxy --address-header tells them apart")
      ->type_name("N")
      ->check(CLI::Range(1, 1000000));
  command
      ->add_option("--request-seconds", settings.request_seconds,
                   "Seconds in which a request must have arrived (20)")
      ->type_name("N")
      ->check(CLI::Range(1, 3600));
  command
      ->add_option("--messages", settings.messages_a_second,
                   "Most messages of one connection in a second, for long (20)")
      ->type_name("N")
      ->check(CLI::Range(1, 1000000));
  command->add_flag("--relaxed", wish->relaxed, "Faster, but a loss of power may lose the last seconds");
  command->add_flag("--quiet", wish->quiet, "Log errors only");
  command->add_flag("--open", wish->open, "Open it in the browser");
  command
      ->add_option("--check", wish->check,
                   "Start nothing: ask the server at this address whether it is healthy")
      ->type_name("URL");
  command->footer(
      "Games are kept in one file, or in a PostgreSQL database that any number of servers share, and go\n"
      "on after any stop. The log has one JSON object a line on\n"
      "standard error; /healthz tells whether the server is well and /metrics has numbers for Prometheus.\n"
      "SIGTERM and Ctrl-C stop it after what was asked for is stored.\n\n"
      "--check asks /healthz of a server over plain http and waits 4 seconds at most: exit code 0 if the\n"
      "server is healthy, otherwise 1 and a line that tells why.\n\n"
      "Examples:\n"
      "  naqala serve --client build/web\n"
      "  naqala serve --host 0.0.0.0 --port 80 --db sqlite:/var/lib/naqala/games.db --client build/web\n"
      "  naqala serve --check http://localhost:8080");
  command->callback([command, wish, port, client] {
    if (command->count("--check") > 0) return check_health(wish->check);
    if (port->count() == 0) wish->settings.ports = ports_tried;
    if (client->count() == 0) wish->settings.client = installed_client();
    run_server(*wish);
  });
}

}  // namespace naqala::command
