// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/model/choice.h"

#include <map>
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
    /// For slots some of which take samples; else nothing is offered.
    ArrayOptions(CLI::App& app, const std::vector<AssetSlot>& slots);

    /// What was given. Throws `Error` (BadInput) where none of the files is of arrays, or of
    /// several, nor lists others.
    ArrayChoice of(const std::vector<std::string>& files) const;
    ArrayChoice ofSlots(const std::map<std::string, std::string>& files) const;

  private:
    void declare(CLI::App& app);

    ArrayChoice given_;
};

} // namespace fringe
