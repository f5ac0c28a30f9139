// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/unmeasured.h"

#include "engine/io/field_files.h"
#include "engine/model/mapped_plane.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

constexpr float unmeasured = std::numeric_limits<float>::quiet_NaN();

/// Whether numbers of 16 bits are of millimetres rather than shares of all that they can be.
bool areLengths(const Raster& raster, float none) {
    constexpr float farthest = 20'000;
    float most = 0;
    for (const float sample : raster.samples)
        if (sample != none)
            most = std::max(most, sample * raster.white);
    return raster.white > 255 && most <= farthest;
}

} // namespace

void markUnmeasured(Raster& raster, double none, bool isLight) {
    const float own = static_cast<float>(none) / raster.white;
    if (std::ranges::find(raster.samples, own) == raster.samples.end())
        return;
    const bool isZero = isLight || areLengths(raster, own);
    std::ranges::replace(raster.samples, own, isZero ? 0.0F : unmeasured);
    if (!isZero)
        raster.white = 1; // whole numbers have no NaN
}

void markUsualUnmeasured(Raster& depths, const std::string& name, const FileReading& reading) {
    constexpr float largest = 1e30F;
    if (depths.white != 1)
        return;
    std::size_t count = 0;
    for (float& depth : depths.samples)
        if (depth == -9999 || depth == -32768 || depth == 1e10F || std::abs(depth) >= largest) {
            depth = unmeasured;
            ++count;
        }
    if (count > 0)
        reading.note(message(FRINGE_MARK("{0}: {1} of the depths are such as programs write where "
                                         "nothing was measured (-9999, -32768, 1e10, -3.4e38); "
                                         "they are no measurement."),
                             name, count));
}

void clearUnmeasured(StoredData& stored, const std::string& name) {
    auto* field = std::get_if<Hologram>(&stored.content);
    if (!stored.none || !field)
        return;
    const Complex none(static_cast<float>(*stored.none));
    for (Field& plane : field->planes)
        plane = mapped(plane, [none](Complex u) { return u == none ? Complex() : u; });
    stored.notes.push_back(message(FRINGE_MARK("{0}: samples that are {1}, which it says is no "
                                               "measurement, are taken as 0."),
                                   name, *stored.none));
}

} // namespace fringe
