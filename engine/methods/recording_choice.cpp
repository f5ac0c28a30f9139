// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/recording_choice.h"

#include "engine/methods/zone_sum.h"
#include "engine/model/units.h"

namespace fringe {
namespace {

/// Of one thread [s]: a sample of a zone, and one of the plane through all its transforms.
constexpr double zoneSeconds = 1.1e-9, planeSeconds = 8e-8;

/// Whether every window holds the whole plate.
bool isUncut(const SideFigures& side, const WaveSetting& setting) {
    return !setting.window
           || (side.slopeX <= sampledSlope(setting.grid.pitchX, setting.wavelength)
               && side.slopeY <= sampledSlope(setting.grid.pitchY, setting.wavelength));
}

/// The cheapest plane for the points of a side, if there is any.
std::optional<SidePlane> cheapestPlane(const SideFigures& side, const CloudFigures& cloud,
                                       const RecordingWish& wish, bool isBehind) {
    std::optional<SidePlane> best;
    if (!isUncut(side, wish.setting))
        return best;
    for (RecordingPlane plane : recordingPlanes(side, wish)) {
        if (isBehind)
            plane.depth = -plane.depth;
        const double drawing =
            static_cast<double>(cloud.count()) * meanZone(cloud, plane, wish.setting) * zoneSeconds;
        const double seconds = drawing + static_cast<double>(plane.period.count()) * planeSeconds;
        if (!best || seconds < best->seconds)
            best = {plane, seconds, drawing};
    }
    return best;
}

/// Why there is no plane for a side.
Message refusalOf(const SideFigures& side, const RecordingWish& wish) {
    if (!isUncut(side, wish.setting))
        return message(
            FRINGE_MARK("The sampling windows of some points end on the plate, and a recording "
                        "plane would blur their edges; move the object away from the plate, or "
                        "choose another method."));
    if (wish.distance > 0)
        return message(FRINGE_MARK("A recording plane {0} from the nearest point does not keep a "
                                   "tolerance of {1} here; give 0 mm for the distance that does."),
                       formatLength(Length(wish.distance)), formatRounded(wish.tolerance));
    return message(
        FRINGE_MARK("No recording plane between the points and the plate keeps a tolerance "
                    "of {0}; give a larger one, or choose another method."),
        formatRounded(wish.tolerance));
}

} // namespace

SidePlanes sidePlanes(const CloudSides& sides, const CloudFigures& cloud,
                      const RecordingWish& wish) {
    SidePlanes found;
    for (const bool isBehind : {false, true}) {
        const SideFigures& side = isBehind ? sides.behind : sides.front;
        if (side.isEmpty())
            continue;
        if (const auto plane = cheapestPlane(side, cloud, wish, isBehind))
            found.planes.push_back(*plane);
        else
            found.refusal = refusalOf(side, wish);
    }
    return found;
}

} // namespace fringe
