#include "common.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "notation/json_text.hpp"

namespace naqala::command {

namespace {

namespace fs = std::filesystem;

// Names of files may be in any language, but not move the cursor.
std::string without_controls(std::string text) {
  for (char& c : text)
    if ((c >= 0 && c < ' ') || c == 127) c = '?';
  return text;
}

[[noreturn]] void fail(const std::string& name, int error) {
  throw Failure(without_controls(name) + ": " + std::strerror(error));
}

// A file descriptor that is closed whatever happens.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int get() const { return fd_; }
  // 0, or the error that closing reports: some file systems only then find that the disk is full.
  int close() {
    const int fd = std::exchange(fd_, -1);
    return fd <= STDERR_FILENO || ::close(fd) == 0 ? 0 : errno;
  }

 private:
  int fd_;
};

std::string read_all(int fd, const std::string& name) {
  std::string text;
  char buffer[1 << 16];
  while (text.size() <= longest_text) {
    const ssize_t n = ::read(fd, buffer, sizeof buffer);
    if (n == 0) break;
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(name, errno);
    text.append(buffer, static_cast<std::size_t>(n));
  }
  return text;
}

void write_all(int fd, std::string_view text, const std::string& name) {
  while (!text.empty()) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(name, errno);
    text.remove_prefix(static_cast<std::size_t>(n));
  }
}

// Removes the file it names unless told that it has been put in its place.
class Draft {
 public:
  explicit Draft(std::string path) : path_(std::move(path)) {}
  ~Draft() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  void put_in_place_of(const std::string& target) {
    if (::rename(path_.c_str(), target.c_str()) != 0) fail(target, errno);
    path_.clear();
  }

 private:
  std::string path_;
};

// The permissions a new file gets, as if it had been opened in the plain way.
mode_t usual_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return static_cast<mode_t>(0666) & ~mask;
}

void replace(const std::string& name, const std::string& target, mode_t mode, std::string_view text) {
  std::string pattern = (fs::path(target).parent_path() / ".naqala-XXXXXX").string();
  Descriptor file(::mkstemp(pattern.data()));
  if (file.get() < 0) fail(name, errno);
  Draft draft(pattern);
  write_all(file.get(), text, name);
  if (::fchmod(file.get(), mode) != 0 || ::fsync(file.get()) != 0) fail(name, errno);
  if (const int error = file.close(); error != 0) fail(name, error);
  draft.put_in_place_of(target);
}

void write_directly(const std::string& name, std::string_view text) {
  Descriptor file(::open(name.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.get() < 0) fail(name, errno);
  write_all(file.get(), text, name);
  if (const int error = file.close(); error != 0) fail(name, error);
}

}  // namespace

std::string called(const std::string& name) {
  return name == "-" ? "standard input" : without_controls(name);
}

std::string read_input(const std::string& name) {
  if (name == "-") return read_all(STDIN_FILENO, called(name));
  Descriptor file(::open(name.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) fail(name, errno);
  return read_all(file.get(), name);
}

void write_output(std::string_view text) { write_all(STDOUT_FILENO, text, "standard output"); }

void write_file(const std::string& name, std::string_view text) {
  if (name == "-") return write_output(text);
  struct stat status {};
  if (::stat(name.c_str(), &status) != 0) {
    if (errno != ENOENT) fail(name, errno);
    return replace(name, name, usual_mode(), text);
  }
  if (S_ISDIR(status.st_mode)) fail(name, EISDIR);
  if (!S_ISREG(status.st_mode)) return write_directly(name, text);
  if (::access(name.c_str(), W_OK) != 0) fail(name, errno);
  // Through links, so that it is the file itself that is replaced.
  replace(name, fs::canonical(name).string(), status.st_mode & static_cast<mode_t>(07777), text);
}

}  // namespace naqala::command
