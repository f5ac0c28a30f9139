// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/design.h"
#include "engine/model/field.h"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// A hologram from a file, as the rows of its source say it. Immutable: any thread.
struct FileWave {
    bool isThere() const { return wave && wave->count() > 0; }
    bool isOfLevels() const { return wave->white > 1; }
    bool isComplex() const { return wave->planes > 1; }
    bool isRelief() const { return meaning.starts_with("relief-"); }
    bool isPhase() const { return meaning == "phase" || isRelief(); }
    std::string encoding() const { return isRelief() ? "phase" : meaning; } ///< of levels
    std::int64_t levelOf(float sample) const { return std::lround(sample * wave->white); }
    std::int64_t levels() const {
        return saidLevels > 0 || !wave ? saidLevels : static_cast<std::int64_t>(wave->white) + 1;
    }

    /// A rectangle of it, in light of a wavelength.
    Field read(const Region& region, Length light) const;

    std::shared_ptr<const Raster> wave; ///< null: none yet
    std::string meaning = "phase";
    std::int64_t saidLevels = 0;       ///< 0: all that the file can hold
    Length pitchX, pitchY, wavelength; ///< 0: not known
};

/// The rows of the source.
std::vector<ParameterInfo> fileWaveRows();

FileWave asFileWave(const Source& source);
void store(const FileWave& file, Source& source);

} // namespace fringe
