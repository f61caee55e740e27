// Runs a fuzz target without libFuzzer: over the files and folders given as arguments, then over a
// fixed number of made-up inputs, the same in every run. Half of those are noise, half are known
// inputs with a few bytes changed. An input that crashes is left in the file crash-replay_<name>.
//
//   replay_<name> [--random N] FILE_OR_FOLDER...
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;
using Input = std::vector<std::uint8_t>;

constexpr std::size_t longest_noise = 512;

// SplitMix64; kept here so that a fault in our own libraries cannot change the inputs.
class Random {
 public:
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }
  std::uint8_t byte() { return static_cast<std::uint8_t>(next() >> 56); }

 private:
  std::uint64_t state_ = 0;
};

std::string crash_file;
const Input* running = nullptr;

extern "C" void save_input_and_die(int signal) {
  const int file = ::open(crash_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0 && running != nullptr) {
    [[maybe_unused]] const auto written = ::write(file, running->data(), running->size());
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void run(const Input& input) {
  running = &input;
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

Input read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The files of a folder in the order of their names, or the one file.
std::vector<fs::path> files_of(const fs::path& path) {
  if (!fs::exists(path)) throw std::runtime_error(path.string() + " does not exist");
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(path)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Input noise(Random& random) {
  Input input(random.below(longest_noise + 1));
  for (auto& byte : input) byte = random.byte();
  return input;
}

Input damaged(Input input, Random& random) {
  if (input.empty()) return input;
  for (std::size_t change = random.below(8) + 1; change > 0; --change) {
    input[random.below(input.size())] = random.byte();
  }
  if (random.below(4) == 0) input.resize(random.below(input.size() + 1));
  return input;
}

int default_made_up_inputs() {
  if (std::getenv("NAQALA_REDUCED") != nullptr) return 200;
  if (std::getenv("NAQALA_LONG") != nullptr) return 100'000;
  return 2'000;
}

void replay(const std::vector<std::string_view>& arguments) {
  int made_up = default_made_up_inputs();
  std::vector<Input> known;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--random" && i + 1 < arguments.size()) {
      made_up = std::stoi(std::string(arguments[++i]));
    } else {
      for (const auto& file : files_of(arguments[i])) known.push_back(read(file));
    }
  }

  for (const auto& input : known) run(input);
  Random random;
  for (int i = 0; i < made_up; ++i) {
    const bool damage = i % 2 == 1 && !known.empty();
    run(damage ? damaged(known[random.below(known.size())], random) : noise(random));
  }
  std::printf("%zu known and %d made-up inputs: good\n", known.size(), made_up);
}

}  // namespace

int main(int argc, char** argv) {
  crash_file = "crash-" + fs::path(argv[0]).filename().string();
  for (const int signal : {SIGABRT, SIGSEGV, SIGILL, SIGFPE}) {
    std::signal(signal, save_input_and_die);
  }
  try {
    replay({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
