// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What a panel is, in a file of its own:
///
///     {"name": "X13138", "panel": {"columns": 1272, "rows": 1024, "pitch": "12.5 um"},
///      "mode": {"columns": 1280, "rows": 1024}, "offset": {"column": 4, "row": 0},
///      "bits": 8, "packing": "gray", "fill": 0.96, "sign": 1, "flip": {"x": false, "y": false},
///      "levels": [{"wavelength": "1064 nm", "levels": 217}], "beyond": "nearest",
///      "drive": [0, 1, …] or "slm.lut", "applied by": "host", "phases": [0, 0.01, …],
///      "phases at": "633 nm",
///      "correction": {"file": "CAL_1064nm.bmp", "wavelength": "1064 nm"}, "stop": "centre",
///      "note": "…"}
///
/// "pitch" is one length or those along x and y. Mode and offset are in pixels of the picture that
/// is sent; "packing" is one of `allPackings`. "drive" gives the value of each level, "phases" the
/// phase of each value in cycles, of light of the wavelength "phases at", and of other light in
/// proportion to 1/wavelength. "stop" is that in the focal plane behind the panel, "none" or
/// "centre". What stands between "rows" and "bits" and all but "bits" after it
/// may be left out. Files are named from the folder of the preset's own; of a
/// correction in floats "unit" says "waves" or "rad". Other keys are kept as
/// they are.
namespace fringe {

/// A panel as read, and the text that it was read from.
struct DevicePreset {
    struct Levels {
        Length wavelength;
        std::int64_t count = 0; ///< that go around 2π
        friend bool operator==(const Levels&, const Levels&) = default;
    };
    std::string name;
    Plate plate;
    std::int64_t bits = 8;
    std::optional<double> fill{}; ///< share of a pixel's area that modulates
    std::vector<Levels> levels{}; ///< by rising wavelength; none: all that the bits tell apart
    Choice device{"panel"};       ///< with its tables, but without the bits
    FocalStop stop = FocalStop::NotSaid;
    std::string note{};
    std::string text{}; ///< of the file, whose other keys are kept; empty: there is none
};

/// Throws `Error` (BadInput) that names `file` and the key that is wrong; files that it names are
/// looked for beside that.
DevicePreset parsePreset(const std::string& text, const std::string& file);
DevicePreset readPreset(const std::filesystem::path& path);
/// correction: the file, beside that of the preset, with the phases of its correction in cycles;
/// empty: that where they came from.
std::string presetText(const DevicePreset& preset, const std::string& correction = {});

/// Whether a file says that it is one, as far as a look tells. Never throws.
bool saysPreset(const std::filesystem::path& path) noexcept;

/// Presets that come with the program, by their names.
const std::vector<DevicePreset>& shippedPresets();

/// A shipped one by its name, else that of a file. Throws `Error` (BadInput) that lists the names.
DevicePreset presetOf(const std::string& nameOrFile);

/// Levels per 2π at a wavelength: of the table, linear between its rows and in proportion to the
/// wavelength beyond them. They may be more than the bits tell apart, so that less than 2π is at
/// hand.
std::int64_t levelsAt(const DevicePreset& preset, Length wavelength);

/// What is to be said of levels at a wavelength beyond those of the table, which are an estimate;
/// nothing of others.
std::optional<Message> estimateText(const DevicePreset& preset, Length wavelength);

/// Plate, levels and device are the panel's, and the wavelength is this one; none: that of the
/// design, which may have several. Encodings without a number of levels keep theirs.
Design withPreset(Design design, const DevicePreset& preset,
                  const std::optional<Length>& wavelength = {});

/// Whether the design has the panel's plate, its device and, of one wavelength, its levels.
bool isAsPreset(const Design& design, const DevicePreset& preset);

/// With the plate and the device of the design, and at its wavelength its levels. A correction is
/// named by the file that it came from.
DevicePreset presetLike(const Design& design, DevicePreset preset);

} // namespace fringe
