#include "server/static_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/hash.hpp"

namespace naqala::server {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string type_of(const std::string& path) {
  for (const auto& [ending, type] : types)
    if (path.size() > ending.size() && path.ends_with(ending)) return std::string(type);
  return "application/octet-stream";
}

std::string content_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::string tag_of(std::string_view body, std::string_view coding) {
  std::uint64_t hash = body.size();
  for (char c : body) hash = mix(hash ^ static_cast<unsigned char>(c));
  std::ostringstream out;
  out << '"' << std::hex << hash << (coding.empty() ? "" : "-") << coding << '"';
  return out.str();
}

// Whether this coding is among those that the browser names, and not with "q=0".
bool accepts(std::string_view accepted, std::string_view coding) {
  std::size_t at = 0;
  while (at < accepted.size()) {
    const std::size_t end = std::min(accepted.find(',', at), accepted.size());
    std::string_view part = accepted.substr(at, end - at);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    const std::size_t mark = std::min(part.find(';'), part.size());
    if (part.substr(0, mark) == coding)
      return part.find("q=0", mark) == part.npos || part.find("q=0.", mark) != part.npos;
    at = end + 1;
  }
  return false;
}

}  // namespace

Result<StaticFiles> StaticFiles::read(const std::string& folder) {
  StaticFiles files;
  if (folder.empty()) return files;
  std::error_code error;
  if (!fs::exists(fs::path(folder) / "index.html", error))
    return Error{folder + " has no client: there is no index.html in it"};
  for (const auto& entry : fs::recursive_directory_iterator(folder, error)) {
    if (!entry.is_regular_file()) continue;
    std::string path = "/" + fs::relative(entry.path(), folder).generic_string(), coding;
    if (path.ends_with(".br")) coding = "br";
    if (path.ends_with(".gz")) coding = "gzip";
    if (!coding.empty()) path = path.substr(0, path.rfind('.'));
    File& file = files.files_[path];
    file.type = type_of(path);
    file.for_ever = path.starts_with("/assets/");
    Form form{coding, content_of(entry.path()), {}};
    form.tag = tag_of(form.body, coding);
    file.forms[coding] = std::move(form);
  }
  if (error) return Error{folder + ": " + error.message()};
  std::erase_if(files.files_, [](const auto& item) { return !item.second.forms.contains(""); });
  return files;
}

const StaticFiles::File* StaticFiles::find(std::string_view path) const {
  const auto found = files_.find(path == "/" ? "/index.html" : path);
  return found == files_.end() ? nullptr : &found->second;
}

const StaticFiles::Form& StaticFiles::form_of(const File& file, std::string_view accepted) {
  for (const char* coding : {"br", "gzip"})
    if (const auto form = file.forms.find(coding); form != file.forms.end() && accepts(accepted, coding))
      return form->second;
  return file.forms.at("");
}

}  // namespace naqala::server
