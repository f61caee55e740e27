#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace naqala::server {

// The built client, read once: plain files, and beside them their compressed forms.
class StaticFiles {
 public:
  struct Form {
    std::string coding;  // "br", "gzip" or none
    std::string body;
    std::string tag;  // changes when the file does
  };
  struct File {
    std::string type;
    bool for_ever;  // its name changes with its content
    std::map<std::string, Form> forms;
  };

  // What is in the folder; without a folder, nothing.
  static Result<StaticFiles> read(const std::string& folder);

  // The file at a path like "/assets/app.js"; null if there is none. "/" is "/index.html".
  const File* find(std::string_view path) const;

  // The smallest form that the browser takes.
  static const Form& form_of(const File& file, std::string_view accepted);

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace naqala::server
