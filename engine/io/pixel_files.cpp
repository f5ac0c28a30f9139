// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pixel_files.h"

#include "engine/encodings/encoding.h"
#include "engine/io/pattern_files.h"
#include "engine/model/error.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// `numberOf` each sample of the one plane that a field has.
template <class Number>
Asset pixelsOf(const Hologram& field, const std::filesystem::path& path, Number numberOf) {
    if (field.planes.size() != 1)
        throw badInput(FRINGE_MARK("{0} has {1} planes; give a file with one, such as a grey "
                                   "picture."),
                       path.string(), field.planes.size());
    std::vector<float> values;
    values.reserve(field.planes.front().size());
    for (const Complex sample : field.planes.front().samples())
        values.push_back(numberOf(sample));
    return pictureAsset(path.filename().string(), field.shape(), std::move(values));
}

Hologram fieldOf(FieldOrLevels read, const char* encoding) {
    auto* levels = std::get_if<LevelPattern>(&read);
    if (!levels)
        return std::get<Hologram>(std::move(read));
    if (encoding)
        levels->encoding = encoding;
    return fieldOfPattern(*levels);
}

} // namespace

Asset readBeamPicture(const std::filesystem::path& path, const JobControl* control) {
    return pixelsOf(fieldOf(readFieldOrLevels(path, {}, 0, false, control), "amplitude"), path,
                    [](Complex sample) { return std::abs(sample); });
}

Asset readStartPattern(const std::filesystem::path& path, const JobControl* control, int levels) {
    PatternHints hints{.setting = called(FRINGE_MARK("Levels"), "--start-gray-levels")};
    hints.sampling.levels = levels;
    return pixelsOf(
        fieldOf(readPattern(path, hints, 0, false, control).content, nullptr), path,
        [](Complex sample) { return std::arg(sample) / (2 * std::numbers::pi_v<float>); });
}

} // namespace fringe
