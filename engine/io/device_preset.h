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
///     {"name": "X13138", "panel": {"columns": 1272, "rows": 1024, "pitch": "12.5 um"}, "bits": 8,
///      "fill": 0.96, "levels": [{"wavelength": "1064 nm", "levels": 217}], "note": "…"}
///
/// "pitch" is one length or those along x and y; "fill", "levels" and "note" may be left out. Other
/// keys are kept as they are.
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
    std::string note{};
    std::string text{}; ///< of the file, whose other keys are kept; empty: there is none
};

/// Throws `Error` (BadInput) that names `file` and the key that is wrong.
DevicePreset parsePreset(const std::string& text, const std::string& file);
DevicePreset readPreset(const std::filesystem::path& path);
std::string presetText(const DevicePreset& preset);

/// Whether a file says that it is one, as far as a look tells. Never throws.
bool saysPreset(const std::filesystem::path& path) noexcept;

/// Presets that come with the program, by their names.
const std::vector<DevicePreset>& shippedPresets();

/// A shipped one by its name, else that of a file. Throws `Error` (BadInput) that lists the names.
DevicePreset presetOf(const std::string& nameOrFile);

/// Levels per 2π at a wavelength: of the table, linear between its rows and in proportion to the
/// wavelength beyond them.
std::int64_t levelsAt(const DevicePreset& preset, Length wavelength);

/// Plate and levels are the panel's, and the wavelength is this one; none: that of the design,
/// which may have several. Encodings without a number of levels keep theirs.
Design withPreset(Design design, const DevicePreset& preset,
                  const std::optional<Length>& wavelength = {});

/// Whether the design has the panel's plate and, of one wavelength, its levels.
bool isAsPreset(const Design& design, const DevicePreset& preset);

/// With the plate of the design, and at its wavelength its levels.
DevicePreset presetLike(const Design& design, DevicePreset preset);

} // namespace fringe
