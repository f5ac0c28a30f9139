// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/target_picture.h"

#include "engine/io/field_files.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fringe {
namespace {

constexpr std::array luminance{0.2126F, 0.7152F, 0.0722F};

std::vector<std::vector<float>> intensitiesOf(const FieldOrLevels& read) {
    std::vector<std::vector<float>> planes;
    if (const auto* levels = std::get_if<LevelPattern>(&read)) {
        const auto white = static_cast<float>(levels->count - 1);
        for (const std::vector<std::uint16_t>& plane : levels->planes)
            for (auto& values = planes.emplace_back(); const std::uint16_t level : plane)
                values.push_back(static_cast<float>(level) / white);
        return planes;
    }
    for (const Field& field : std::get<Hologram>(read).planes)
        for (auto& values = planes.emplace_back(); const Complex sample : field.samples)
            values.push_back(sample.real());
    return planes;
}

Shape shapeOf(const FieldOrLevels& read) {
    const auto* levels = std::get_if<LevelPattern>(&read);
    return levels ? levels->shape : std::get<Hologram>(read).shape();
}

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

/// [start, end) of the rectangle in samples of the plane.
struct SampleRange {
    double start, end;
};
SampleRange samplesOf(double centre, double size, std::int64_t count, double pitch) {
    const double middle = static_cast<double>(count / 2) + 0.5 + centre / pitch;
    return {middle - size / (2 * pitch), middle + size / (2 * pitch)};
}

struct SampleBox {
    SampleRange rows, cols;
};
SampleBox boxOf(const PlaneGrid& grid, const PicturePlace& place) {
    return {samplesOf(-place.y.si(), place.height.si(), grid.shape.rows, grid.pitchY),
            samplesOf(place.x.si(), place.width.si(), grid.shape.cols, grid.pitchX)};
}

bool isWithin(const SampleRange& range, std::int64_t count) {
    constexpr double slack = 0.501; ///< the middle sample of an even count is off the middle
    return range.end > range.start && range.start >= -slack
           && range.end <= static_cast<double>(count) + slack;
}

void requireWithin(const SampleBox& box, const PlaneGrid& grid) {
    if (isWithin(box.rows, grid.shape.rows) && isWithin(box.cols, grid.shape.cols))
        return;
    const auto size = [](std::int64_t count, double pitch) {
        return formatRounded(static_cast<double>(count) * pitch * 1e3) + " mm";
    };
    throw badInput(FRINGE_MARK("The picture goes beyond its plane, which is {0} wide and {1} high; "
                               "make it smaller or move it."),
                   size(grid.shape.cols, grid.pitchX), size(grid.shape.rows, grid.pitchY));
}

} // namespace

Picture readTargetPicture(const std::filesystem::path& path) {
    const FieldOrLevels read = readFieldOrLevels(path, {});
    std::vector<std::vector<float>> planes = intensitiesOf(read);
    if (planes.size() != 1 && planes.size() != luminance.size())
        throw badInput(
            FRINGE_MARK("{0} has {1} planes; give a picture with one, or with red, green "
                        "and blue."),
            path.string(), planes.size());
    if (planes.size() > 1)
        for (std::size_t i = 0; i < planes[0].size(); ++i)
            planes[0][i] = luminance[0] * planes[0][i] + luminance[1] * planes[1][i]
                           + luminance[2] * planes[2][i];
    planes.resize(1);
    return {shapeOf(read), std::move(planes), {}};
}

PicturePlace middlePlace(Shape picture, const PlaneGrid& grid) {
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX / 2;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY / 2;
    const double pixel = std::min(width / static_cast<double>(picture.cols),
                                  height / static_cast<double>(picture.rows));
    return {Length(pixel * static_cast<double>(picture.cols)),
            Length(pixel * static_cast<double>(picture.rows))};
}

std::vector<float> placedPicture(const Picture& picture, const PlaneGrid& grid,
                                 const PicturePlace& place) {
    const SampleBox box = boxOf(grid, place);
    requireWithin(box, grid);
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
                           * static_cast<double>(
                               picture.planes.front()[static_cast<std::size_t>(from)]);
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
