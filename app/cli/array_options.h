// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

/// --array and --transpose of a command that reads fields or pictures.
class ArrayOptions {
  public:
    explicit ArrayOptions(CLI::App& app);

    /// What was given. Throws `Error` (BadInput) where none of the files is of arrays, or of
    /// several, nor lists others.
    ArrayChoice of(const std::vector<std::string>& files) const;

  private:
    ArrayChoice given_;
};

} // namespace fringe
