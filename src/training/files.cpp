#include "training/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>

namespace naqala {

namespace {

[[noreturn]] void fail(const std::string& path, int error) {
  throw std::runtime_error(path + ": " + std::strerror(error));
}

int opened(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  if (file < 0) fail(path, errno);
  return file;
}

void write_all(int file, std::string_view bytes, const std::string& path) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(file, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(path, errno);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

// A descriptor that is closed in the end, whatever happens.
struct Open {
  int file;
  ~Open() { ::close(file); }
};

std::string read_all(int file, const std::string& path) {
  std::string content;
  std::string part(1 << 16, '\0');
  for (;;) {
    const ssize_t n = ::read(file, part.data(), part.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(path, errno);
    if (n == 0) return content;
    content.append(part, 0, static_cast<std::size_t>(n));
  }
}

}  // namespace

std::optional<std::string> read_if_there(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0 && errno == ENOENT) return std::nullopt;
  if (file < 0) fail(path, errno);
  const Open open{file};
  return read_all(file, path);
}

void replace_file(const std::string& path, std::string_view content) {
  const std::string draft = path + ".draft";
  {
    const Open open{opened(draft, O_WRONLY | O_CREAT | O_TRUNC)};
    write_all(open.file, content, draft);
    if (::fsync(open.file) != 0) fail(draft, errno);
  }
  if (std::rename(draft.c_str(), path.c_str()) != 0) fail(path, errno);
}

void remove_if_there(const std::string& path) {
  if (::unlink(path.c_str()) != 0 && errno != ENOENT) fail(path, errno);
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) throw std::runtime_error(path + ": " + error.message());
}

GrowingFile::GrowingFile(const std::string& path, std::size_t keep)
    : path_(path), file_(opened(path, O_WRONLY | O_CREAT)) {
  if (::ftruncate(file_, static_cast<off_t>(keep)) != 0 || ::lseek(file_, 0, SEEK_END) < 0) {
    const int error = errno;
    ::close(file_);
    fail(path_, error);
  }
}

GrowingFile::~GrowingFile() { ::close(file_); }

void GrowingFile::append(std::string_view bytes) { write_all(file_, bytes, path_); }

LockFile::LockFile(const std::string& path) : file_(opened(path, O_RDWR | O_CREAT)) {
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int error = errno;
  ::close(file_);
  if (error == EWOULDBLOCK) throw std::runtime_error(path + ": another training is at work there");
  fail(path, error);
}

LockFile::~LockFile() { ::close(file_); }

}  // namespace naqala
