// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/target_picture.h"

#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>

namespace fringe {

GreyPicture readTargetPicture(const std::filesystem::path& path, const FileReading& reading,
                              RasterUse use) {
    SamplingHints hints;
    hints.array = reading.array;
    const FieldOrLevels content =
        readFieldOrLevels(path, hints, reading.memory, false, reading.control);
    requireReal(content, path);
    Raster read = rasterOf(content);
    if (read.planes != 1 && read.planes != luminanceWeights.size())
        throw badInput(
            FRINGE_MARK("{0} has {1} planes; give a picture with one, or with red, green "
                        "and blue."),
            path.string(), read.planes);
    if (use == RasterUse::Light)
        clipLight(read, path, reading);
    return read.intensity(0);
}

GreyPicture readMask(const std::filesystem::path& path, const JobControl* control) {
    GreyPicture mask = readTargetPicture(path, {.control = control});
    const float brightest = mask.intensity.empty() ? 0 : std::ranges::max(mask.intensity);
    if (!(brightest > 0))
        throw badInput(FRINGE_MARK("{0} is black everywhere; give a mask that is bright where the "
                                   "picture counts."),
                       path.string());
    for (float& value : mask.intensity)
        value = value >= brightest / 2 ? 1.0F : 0.0F;
    return mask;
}

} // namespace fringe
