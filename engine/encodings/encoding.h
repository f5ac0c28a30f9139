// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"
#include "kernels/values.h"

#include <functional>
#include <limits>

namespace fringe {

struct Encoding;

/// What an encoding is given of one plane of a hologram.
struct EncodingInput {
    const Encoding& encoding;
    const Field& field; ///< in the band that is kept of it
    PlaneSampling sampling;
    int levels = 256; ///< of the device
    const ParameterValues& values;
    const Hologram& of; ///< the hologram of the field
};

/// Wave exp(i2π(x fx + y fy)).
struct Carrier {
    double x = 0, y = 0; ///< frequencies [cycles per pixel]
};

/// The frequencies to either side of a picture's own that make it, apart from other light [1/m].
struct Passband {
    double x = std::numeric_limits<double>::infinity();
    double y = std::numeric_limits<double>::infinity();
};

/// Makes levels of whole rows of a field, all samples finite, from the row `first` on. Any thread.
using LevelsOfRows =
    std::function<void(std::int64_t first, std::span<const Complex> rows, std::uint16_t* levels)>;

/// What a device does to light at a level l of L.
enum class Modulation {
    Phase,     ///< exp(i2π l/L)
    Amplitude, ///< l/(L - 1)
};

/// A way to turn a field into the levels of a device, found by its file `NAME_encoding.cpp`, which
/// defines `extern const Encoding NAME_encoding`. Its key is NAME, with hyphens for underscores.
struct Encoding {
    ChoiceInfo info; ///< without the row of `levelsParameter` the device has two levels
    Modulation modulation = Modulation::Phase;
    LevelForm form = LevelForm::Phase; ///< how a sample becomes a level, unless `encode` says it
    /// The wave that the picture goes with, aside; null: none, it lies on the axis. A field is
    /// multiplied by it before it becomes `form`, but not for `encode`.
    Carrier (*reference)(const EncodingInput& input) = nullptr;
    /// About the reference wave, or the axis where there is none; null: all.
    Passband (*passband)(const EncodingInput& input) = nullptr;
    bool isUpperHalf = false;   ///< of the passband alone, fy > 0
    bool isWithoutZero = false; ///< the light of frequency 0 is not the picture's
    /// Band about the axis that is kept of a field before, unless a row "limit" says another; null:
    /// all.
    Passband (*limit)(const EncodingInput& input) = nullptr;
    /// What `DoublePhase` shows as the largest amplitude and `Real` as the largest to either side
    /// of 0, in place of the field's own; larger ones are cut. 0, null: the field's own.
    double (*scale)(const EncodingInput& input) = nullptr;
    /// What makes levels, 0 … levels - 1, in place of `form`, wherever the field lies. It reads the
    /// field for what all samples have in common, to the same bits however bands are cut.
    LevelsOfRows (*rows)(const EncodingInput& input) = nullptr;
    /// The level of every sample at once, likewise, of a field that lies in memory; all samples are
    /// finite. Deterministic, any thread.
    std::vector<std::uint16_t> (*encode)(const EncodingInput& input) = nullptr;
    /// Memory that this takes of each sample beside the field in its band and its levels [bytes].
    double working = 0;
    bool readsRealPartOnly = false; ///< of the field
    /// A field of nothing but the phases of the levels becomes these levels, so that a solver may
    /// choose among them.
    bool offersPhases = false;
    /// See `findingsOnEncoding`; null: nothing.
    Findings (*findings)(const Encoding& encoding, const ParameterValues& values,
                         const Sampling& sampling) = nullptr;
};

/// In the order of their files' names.
const std::vector<const Encoding*>& allEncodings();

/// Throws `Error` (BadInput) that lists the keys that exist.
const Encoding& encodingOf(std::string_view key);

/// The row "levels" of the number that a device has.
ParameterInfo levelsParameter();

/// The number of levels that a device has by the encoding's row; 2 without one. Throws `Error`
/// (BadInput) for an unknown encoding.
std::int64_t deviceLevels(const Choice& encoding);

/// The number of levels that a pattern is designed for, 0 for any phase. Throws `Error` (BadInput)
/// for an unknown encoding.
std::int64_t levelsOf(const Choice& encoding);

/// The figures of a field that hold for its levels, too, since it was designed for these.
std::optional<SolvedFigures> solvedOnLevels(const Hologram& hologram, const Choice& encoding);

/// What is to be known of an encoding for a hologram that is so sampled, each finding with the key
/// of its row.
Findings findingsOnEncoding(const Choice& encoding, const Sampling& sampling);

/// Planes that are to be encoded.
struct EncodedPlanes {
    Shape shape;
    Sampling sampling;
};

/// Whether all samples of a plane have to lie in memory to be encoded; others may lie on the disk.
bool wantsWholePlane(const Choice& encoding, const EncodedPlanes& planes);
/// Memory that encoding a plane takes beside the field and its levels [bytes].
double encodingBytes(const Choice& encoding, const EncodedPlanes& planes);
/// What encoding planes on the disk takes, where each is read into memory; 0: they are not [bytes].
std::uint64_t bytesToEncode(const Choice& encoding, const EncodedPlanes& planes);
/// What is wrong where that is more than `budget` [bytes], or of 0 than is free; nothing if it
/// fits.
std::optional<Message> encodingRefusal(const Choice& encoding, const EncodedPlanes& planes,
                                       std::uint64_t budget);

/// The levels of every plane, by the chosen encoding, made and left where the field lies. memory:
/// as for `encodingRefusal`. Throws `Error`: Failed for a field with non-finite samples, BadInput
/// for an unknown encoding, and before any work for too little memory; `DeviceError`.
LevelPattern encode(const Hologram& hologram, const Choice& encoding, std::uint64_t memory = 0);

/// What a device shows for `pattern`, by the modulation of its encoding, in the light of its beam
/// and aperture; made where the pattern lies, unless the light is uneven. Throws `Error` (BadInput)
/// for an unknown encoding, and as `lightOn`.
Hologram fieldOfPattern(const LevelPattern& pattern);

} // namespace fringe
