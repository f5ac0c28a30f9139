// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/io/metadata.h"
#include "engine/model/called.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

/// Files of holograms: what light meets, not what people look at.
namespace fringe {

/// Where the number of levels of a pattern is known from.
enum class LevelsFrom {
    Option,   ///< the user
    Metadata, ///< the file's, its side-car's or its sheet's
    Class,    ///< of what the file holds: a bit, a truth value, a sample of 10 bits
    Panel,    ///< that it is for
    Values,   ///< black and white
    Type,     ///< all that a sample can hold, which need not be meant
};

/// What is known of a pattern apart from its file.
struct PatternHints {
    SamplingHints sampling{};
    Message setting = grayLevels(); ///< that says how many levels there are
    bool isPicture = false; ///< it is looked at: levels are numbers, of which none are guessed
    int panelLevels = 0;    ///< that the values of its panel have; 0: they say nothing of the file
};

struct PatternRead {
    FieldOrLevels content{};
    std::optional<FileMetadata> metadata{}; ///< of this program
    LevelsFrom levelsFrom = LevelsFrom::Type;
};

/// Reads a hologram as `readFieldOrLevels` reads it. How many levels there are is found once, by
/// `LevelsFrom` in that order; what is guessed is told, and what seems to be of other levels than
/// its type has. Of a mask's relief the phases are those of the light that is asked for.
PatternRead readPattern(const std::filesystem::path& path, const PatternHints& hints,
                        std::uint64_t memory = 0, bool mayStay = false,
                        const JobControl* control = nullptr);

/// Finds the number of levels of a pattern whose file does not say it. control: is told (null:
/// nobody).
LevelsFrom judgeLevels(LevelPattern& levels, const PatternHints& hints, const std::string& name,
                       const JobControl* control);

/// The phases of light behind a relief, of which a file has numbers; nothing where these are the
/// grays of a writer, or levels of the wavelength that the relief is made for.
std::optional<LevelPattern> phasesOfRelief(const FieldOrLevels& numbers,
                                           const FileMetadata& metadata);

} // namespace fringe
