// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/thumbnail.h"

#include "engine/run/outcome.h"
#include "engine/sources/source_kind.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>

namespace fringe {
namespace {

constexpr std::int64_t longestSide = 192; ///< pixels
constexpr double shareShown = 0.999;      ///< of the pixels are not white

/// The brightest sample of each block, row by row.
std::vector<float> highestOf(const Preview& picture, std::int64_t step, QSize size) {
    std::vector<float> highest(static_cast<std::size_t>(size.width()) * size.height(), 0.F);
    for (std::int64_t row = 0; row < picture.rows; ++row)
        for (std::int64_t col = 0; col < picture.cols; ++col) {
            float& block =
                highest[static_cast<std::size_t>(row / step * size.width() + col / step)];
            block =
                std::max(block, picture.values[static_cast<std::size_t>(row * picture.cols + col)]);
        }
    return highest;
}

/// Amplitudes from 0 to 255.
std::vector<int> greysOf(const std::vector<float>& intensities) {
    std::vector<float> sorted = intensities;
    const auto white =
        sorted.begin()
        + static_cast<std::ptrdiff_t>(shareShown * static_cast<double>(sorted.size() - 1));
    std::ranges::nth_element(sorted, white);
    const float scale = *white > 0 ? 1 / *white : 0;
    std::vector<int> greys(intensities.size());
    std::ranges::transform(intensities, greys.begin(), [&](float intensity) {
        return static_cast<int>(255 * std::sqrt(std::clamp(intensity * scale, 0.F, 1.F)));
    });
    return greys;
}

} // namespace

std::vector<std::byte> thumbnailOf(const Previews& pictures) {
    if (pictures.empty() || pictures.front().values.empty())
        return {};
    std::vector<const Preview*> colours;
    for (const Preview& picture : pictures)
        colours.push_back(&picture);
    std::ranges::sort(colours, std::greater(), [](const Preview* p) { return p->wavelength; });
    const Preview& first = *colours.front();
    const std::int64_t step = (std::max(first.rows, first.cols) + longestSide - 1) / longestSide;
    const QSize size(static_cast<int>((first.cols + step - 1) / step),
                     static_cast<int>((first.rows + step - 1) / step));
    std::vector<std::vector<int>> greys;
    for (const Preview* picture : colours)
        greys.push_back(greysOf(highestOf(*picture, step, size)));
    const std::array<std::size_t, 3> planes{0, greys.size() / 2, greys.size() - 1};
    QImage image(size, QImage::Format_RGB32);
    for (int row = 0; row < size.height(); ++row)
        for (int col = 0; col < size.width(); ++col) {
            const auto i = static_cast<std::size_t>(row) * size.width() + col;
            image.setPixel(col, row,
                           qRgb(greys[planes[0]][i], greys[planes[1]][i], greys[planes[2]][i]));
        }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const auto bytes = std::as_bytes(std::span(buffer.data().constData(), buffer.data().size()));
    return {bytes.begin(), bytes.end()};
}

std::shared_ptr<const Raster> smallPhotographOf(Design design) {
    const auto number = firstCamera(design);
    if (!number)
        return nullptr;
    Plate& plate = design.setup.plate;
    const double coarser = static_cast<double>(plate.size.cols) / longestSide;
    plate = {{std::llround(static_cast<double>(plate.size.rows) / coarser), longestSide},
             coarser * plate.pitchX,
             coarser * plate.pitchY};
    const Source& camera = design.sources[*number];
    const auto frozen = outcomeOf([&] {
        return sourceKindOf(camera.kind.key).frozen({design, camera, {}});
    });
    return frozen.finished()
               ? sourceKindOf(frozen.value->kind.key).depthPicture(*frozen.value).colour
               : nullptr;
}

} // namespace fringe
