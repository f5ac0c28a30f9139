// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_place.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>

namespace fringe {
namespace {

/// The part of a source line that a sample covers: `weights[i]` of source sample `first + i`.
struct Cover {
    std::int64_t first = 0;
    std::vector<double> weights;
};

/// What each of `count` samples covers of a source of `sourceCount` samples over [start, end), in
/// units of samples.
std::vector<Cover> coversOf(std::int64_t count, std::int64_t sourceCount, double start,
                            double end) {
    const double scale = static_cast<double>(sourceCount) / (end - start);
    std::vector<Cover> covers(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const double from = std::max(0.0, (static_cast<double>(i) - start) * scale);
        const double to = std::min(static_cast<double>(sourceCount),
                                   (static_cast<double>(i + 1) - start) * scale);
        Cover& cover = covers[static_cast<std::size_t>(i)];
        cover.first = static_cast<std::int64_t>(from);
        for (std::int64_t s = cover.first; static_cast<double>(s) < to; ++s) {
            const double low = std::max(from, static_cast<double>(s));
            const double high = std::min(to, static_cast<double>(s + 1));
            cover.weights.push_back((high - low) / scale);
        }
    }
    return covers;
}

SampleRange samplesOf(double centre, double size, std::int64_t count, double pitch) {
    const double middle = static_cast<double>(count / 2) + 0.5 + centre / pitch;
    return {middle - size / (2 * pitch), middle + size / (2 * pitch)};
}

bool isWithin(const SampleRange& range, std::int64_t count) {
    constexpr double slack = 0.501; ///< the middle sample of an even count is off the middle
    return range.end > range.start && range.start >= -slack
           && range.end <= static_cast<double>(count) + slack;
}

std::string sizeText(std::int64_t count, double pitch) {
    return formatRounded(static_cast<double>(count) * pitch * 1e3) + " mm";
}

} // namespace

SampleBox boxOf(const PlaneGrid& grid, const PicturePlace& place) {
    return {samplesOf(-place.y.si(), place.height.si(), grid.shape.rows, grid.pitchY),
            samplesOf(place.x.si(), place.width.si(), grid.shape.cols, grid.pitchX)};
}

PicturePlace middlePlace(Shape picture, const PlaneGrid& grid) {
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX / 2;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY / 2;
    const double pixel = std::min(width / static_cast<double>(picture.cols),
                                  height / static_cast<double>(picture.rows));
    return {Length(pixel * static_cast<double>(picture.cols)),
            Length(pixel * static_cast<double>(picture.rows))};
}

bool liesWithin(const PicturePlace& place, const PlaneGrid& grid) {
    const SampleBox box = boxOf(grid, place);
    return isWithin(box.rows, grid.shape.rows) && isWithin(box.cols, grid.shape.cols);
}

std::string planeWidth(const PlaneGrid& grid) {
    return sizeText(grid.shape.cols, grid.pitchX);
}

std::string planeHeight(const PlaneGrid& grid) {
    return sizeText(grid.shape.rows, grid.pitchY);
}

std::vector<float> placedPicture(const GreyPicture& picture, const PlaneGrid& grid,
                                 const PicturePlace& place) {
    if (!liesWithin(place, grid))
        throw badInput(FRINGE_MARK("The picture goes beyond its plane, which is {0} wide and {1} "
                                   "high; make it smaller or move it."),
                       planeWidth(grid), planeHeight(grid));
    const SampleBox box = boxOf(grid, place);
    const auto rows = coversOf(grid.shape.rows, picture.shape.rows, box.rows.start, box.rows.end);
    const auto cols = coversOf(grid.shape.cols, picture.shape.cols, box.cols.start, box.cols.end);
    std::vector<float> placed;
    placed.reserve(static_cast<std::size_t>(grid.shape.count()));
    for (const Cover& row : rows)
        for (const Cover& col : cols) {
            double sum = 0;
            for (std::size_t r = 0; r < row.weights.size(); ++r)
                for (std::size_t c = 0; c < col.weights.size(); ++c) {
                    const std::int64_t from =
                        (row.first + static_cast<std::int64_t>(r)) * picture.shape.cols + col.first
                        + static_cast<std::int64_t>(c);
                    sum += row.weights[r] * col.weights[c]
                           * static_cast<double>(picture.intensity[static_cast<std::size_t>(from)]);
                }
            placed.push_back(static_cast<float>(sum));
        }
    return placed;
}

std::vector<std::uint8_t> rectangleMask(const PlaneGrid& grid, const PicturePlace& place,
                                        double margin) {
    const SampleBox box = boxOf(grid, place);
    const auto contains = [margin](const SampleRange& range, std::int64_t sample) {
        const double wider = margin * (range.end - range.start);
        return static_cast<double>(sample + 1) > range.start - wider
               && static_cast<double>(sample) < range.end + wider;
    };
    std::vector<std::uint8_t> mask;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col)
            mask.push_back(contains(box.rows, row) && contains(box.cols, col) ? 1 : 0);
    return mask;
}

} // namespace fringe
