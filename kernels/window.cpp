// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/window.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// One axis with the point's place on it; pixels are counted from the axis' origin along its
/// positive direction.
struct WindowAxis {
    double pitch;
    double place;
    double z;
    double wavelength;
    WaveModel model;

    bool contains(std::int64_t k) const {
        const double offset = static_cast<double>(k) * pitch - place;
        if (model == WaveModel::Fresnel)
            return std::abs(offset) <= wavelength * std::abs(z) / (2 * pitch);
        return std::abs(offset) / std::sqrt(offset * offset + z * z) <= wavelength / (2 * pitch);
    }

    double estimatedHalfWidth() const {
        const double sine = wavelength / (2 * pitch);
        if (model == WaveModel::Fresnel)
            return sine * std::abs(z);
        return sine < 1 ? sine * std::abs(z) / std::sqrt(1 - sine * sine) : HUGE_VAL;
    }
};

/// The pixels of [all.begin, all.end) that the axis' window contains. The estimate is good to a
/// rounding error, so a margin of one pixel and few steps inwards find the exact ends.
IndexRange windowAlong(const WindowAxis& axis, IndexRange all) {
    const auto pixel = [&](double position) {
        const double margin = 2;
        return static_cast<std::int64_t>(std::clamp(position / axis.pitch,
                                                    static_cast<double>(all.begin) - margin,
                                                    static_cast<double>(all.end) + margin));
    };
    const double half = axis.estimatedHalfWidth();
    IndexRange range{std::max(all.begin, pixel(axis.place - half) - 2),
                     std::min(all.end, pixel(axis.place + half) + 3)};
    while (range.begin < range.end && !axis.contains(range.begin))
        ++range.begin;
    while (range.begin < range.end && !axis.contains(range.end - 1))
        --range.end;
    return range;
}

} // namespace

PixelWindow windowOf(const PointSource& point, const PointSourcesArgs& args) {
    const std::int64_t cols = args.grid.shape.cols;
    const IndexRange wantedRows{args.firstRow, args.firstRow + args.rowCount};
    if (!args.window)
        return {wantedRows, {0, cols}};
    const WindowAxis x{args.grid.pitchX, point.x, point.z, args.wavelength, args.model};
    const WindowAxis y{args.grid.pitchY, point.y, point.z, args.wavelength, args.model};
    const std::int64_t left = args.grid.centreCol();
    const std::int64_t top = args.grid.centreRow();
    const IndexRange across = windowAlong(x, {-left, cols - left});
    const IndexRange up = windowAlong(y, {top + 1 - wantedRows.end, top + 1 - wantedRows.begin});
    return {{top + 1 - up.end, top + 1 - up.begin}, {across.begin + left, across.end + left}};
}

} // namespace fringe
