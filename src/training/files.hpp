#pragma once

#include <optional>
#include <string>
#include <string_view>

// The files of a training campaign. What the system refuses is thrown as std::runtime_error, "<file>: <why>".

namespace naqala {

// The content of a file; nothing if there is none.
std::optional<std::string> read_if_there(const std::string& path);

// All of it or nothing: it is written beside the file, which is then replaced.
void replace_file(const std::string& path, std::string_view content);

void remove_if_there(const std::string& path);

// Makes the folder, and those it is in, if they are not there.
void make_folder(const std::string& path);

// A file that grows. What comes after `keep` bytes of it is cut off first.
class GrowingFile {
 public:
  GrowingFile(const std::string& path, std::size_t keep);
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  void append(std::string_view bytes);

 private:
  std::string path_;
  int file_;
};

// As long as it lives, nobody else can have one of the same path.
class LockFile {
 public:
  explicit LockFile(const std::string& path);
  ~LockFile();
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;

 private:
  int file_;
};

}  // namespace naqala
