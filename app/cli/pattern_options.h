// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <cstdint>
#include <map>
#include <string>

namespace CLI {
class App;
}

namespace fringe {

/// The options of commands that design a phase pattern: how its light gets to the target, and what
/// light falls on it. All readers throw `Error` (BadInput) that names the option.
class PatternOptions {
  public:
    /// `geometryHelp` says from where distances count.
    PatternOptions(CLI::App& app, const std::string& geometryHelp);

    bool isLens() const;

    /// What the options and the given design say of the plate and its light.
    template <class Pattern> void apply(const Design& given, Pattern& wanted) const {
        wanted.plate = given.plate;
        wanted.wavelength = wavelengthOf(given);
        wanted.focalLength = focalLength();
        wanted.levels = given.encoding.levels;
        wanted.beam = beam();
        wanted.beam.aperture = aperture();
    }

  private:
    static Length wavelengthOf(const Design& given);
    Length focalLength() const; ///< of the lens; where there is none it must not be given
    Beam beam() const;
    Aperture aperture() const;

    std::string geometry_, focalLength_, beam_ = "uniform", aperture_ = "none";
};

/// The phases of a file of a field or of levels: `--start FILE`. Throws `Error` (BadInput).
GivenPixels givenStart(const std::string& path);

/// What `--start` asks for: a kind by its name, or else the pattern of a file. Throws `Error`
/// (BadInput).
template <class Start>
Start startOf(const std::string& text, std::int64_t seed,
              const std::map<std::string, typename Start::Kind>& kinds) {
    Start start;
    start.seed = seed;
    const auto named = kinds.find(text);
    start.kind = named != kinds.end() ? named->second : Start::Kind::Given;
    if (named == kinds.end())
        start.given = givenStart(text);
    return start;
}

} // namespace fringe
