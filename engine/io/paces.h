// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <filesystem>
#include <map>
#include <string>

namespace fringe {

/// What designs have in common that take times alike: "points nufft", "image gs".
std::string paceKey(const Design& design);

/// How long work takes on this machine over what is estimated, as runs told. A text file, a line
/// for each machine, device and work with its number; lines that say nothing are left out. One
/// thread.
class Paces {
  public:
    /// The file may not be there, and its folder neither.
    explicit Paces(std::filesystem::path file);

    double of(const std::string& device, const std::string& work) const; ///< 1: nothing is known
    /// Kept in the file, if that can be written.
    void learn(const std::string& device, const std::string& work, double pace);

  private:
    std::filesystem::path file_;
    std::map<std::string, double> all_;
};

/// Where the studio keeps what it learns, beside its preferences.
std::filesystem::path usualPaces();

} // namespace fringe
