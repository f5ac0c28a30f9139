// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input_file.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

class JobControl;

/// The lines of a Wavefront OBJ or MTL file; one that ends in a backslash goes on in the next.
class ObjLines {
  public:
    /// Keeps the reference. Throws as `InputFile`.
    ObjLines(const std::filesystem::path& path, const JobControl& control)
        : file_(path), control_(control) {}

    const InputFile& file() const { return file_; } ///< its line number is that of the last part
    const std::vector<std::string_view>& words() const { return words_; } ///< before a comment
    /// All that stands behind the first `count` words, names with blanks and # included.
    std::string textBehind(std::size_t count) const;

    /// Goes to the next line with words, false at the end. Words are valid until the next call.
    /// Throws `Error` (BadInput) that names file and line; `Cancelled`.
    bool next();

  private:
    std::string_view joined(std::string_view start);
    void noteComment(std::string_view comment) const;

    InputFile file_;
    const JobControl& control_;
    std::string joined_; ///< of several lines
    std::string_view text_;
    std::vector<std::string_view> words_;
};

} // namespace fringe
