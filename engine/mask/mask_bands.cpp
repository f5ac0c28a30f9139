// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_bands.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fringe {
namespace {

constexpr std::int64_t bandPixels = 1 << 20;
constexpr std::int64_t leastBandRows = 64;
constexpr std::int64_t mostBandsAtOnce = 16;

/// Levels of some rows.
struct LevelBand {
    std::int64_t row;
    Shape shape;
    std::vector<std::uint16_t> levels;
};

/// Rectangles of a layer that reach the end of a band and may go on in the next.
class OpenRects {
  public:
    /// Takes away what stays open, and puts in what does not go on; `rects` are by row and column.
    void stitch(std::vector<PixelRect>& rects, std::int64_t top, std::int64_t bottom) {
        std::vector<PixelRect> closed, still;
        auto open = open_.begin();
        for (PixelRect& rect : rects) {
            if (rect.row == top) {
                for (; open != open_.end() && open->col < rect.col; ++open)
                    closed.push_back(*open);
                if (open != open_.end() && open->col == rect.col && open->cols == rect.cols) {
                    rect.row = open->row;
                    rect.rows += (open++)->rows;
                }
            }
            (rect.row + rect.rows == bottom ? still : closed).push_back(rect);
        }
        closed.insert(closed.end(), open, open_.end());
        std::ranges::sort(still, {}, &PixelRect::col);
        open_ = std::move(still);
        rects = std::move(closed);
    }
    void close(std::vector<PixelRect>& rects) {
        std::ranges::move(open_, std::back_inserter(rects));
    }

  private:
    std::vector<PixelRect> open_; ///< by column
};

class LayerBands {
  public:
    LayerBands(const Plane<std::uint16_t>& levels, const MaskPlan& plan, const LayoutFormat& format)
        : reader_(levels.open()), plan_(plan), format_(format), open_(plan.layout.layers()) {}

    template <class Take> void run(const JobControl* control, const Take& take) {
        const auto layers = static_cast<std::int64_t>(open_.size());
        const std::int64_t atOnce =
            std::clamp<std::int64_t>(threadsToUse() / layers, 1, mostBandsAtOnce);
        for (std::int64_t row = 0; row < plan_.part().rows;) {
            const std::vector<LevelBand> bands = read(row, atOnce);
            std::vector<LayerBytes> all(bands.size() * open_.size());
            const auto each = [&](const auto& body) {
                if (control != nullptr)
                    control->checkpoint();
                parallelFor(static_cast<std::int64_t>(all.size()), 1,
                            [&](std::int64_t begin, std::int64_t end) {
                                for (; begin < end; ++begin)
                                    body(all[static_cast<std::size_t>(begin)],
                                         bands[static_cast<std::size_t>(begin / layers)],
                                         static_cast<std::uint32_t>(begin % layers));
                            });
            };
            each([&](LayerBytes& to, const LevelBand& band, std::uint32_t layer) {
                to.shapes = shapesOf(band, layer);
            });
            for (std::size_t i = 0; i < all.size(); ++i)
                stitch(all[i].shapes.rects, bands[i / open_.size()], i % open_.size());
            each([&](LayerBytes& to, const LevelBand&, std::uint32_t) {
                to.bytes = format_.shapes(plan_, to.shapes);
            });
            std::ranges::for_each(all, take);
        }
    }

  private:
    std::vector<LevelBand> read(std::int64_t& row, std::int64_t atOnce) const {
        const auto [rows, cols] = plan_.part();
        std::vector<LevelBand> bands;
        for (; row < rows && static_cast<std::int64_t>(bands.size()) < atOnce;
             row += bands.back().shape.rows) {
            const Shape shape{std::min(bandRows(cols), rows - row), cols};
            bands.push_back(
                {row, shape, std::vector<std::uint16_t>(static_cast<std::size_t>(shape.count()))});
            reader_->read({plan_.origin.row + row, plan_.origin.col, shape},
                          bands.back().levels.data(), cols);
        }
        return bands;
    }

    void requireLevels(const LevelBand& band) const {
        const auto most = std::ranges::max_element(band.levels);
        if (*most < plan_.layout.levels)
            return;
        const std::int64_t at = most - band.levels.begin();
        throw badInput(FRINGE_MARK("The pixel in row {0}, column {1} has the level {2}, beyond the "
                                   "{3} levels of the masks; give their number."),
                       plan_.origin.row + band.row + at / band.shape.cols,
                       plan_.origin.col + at % band.shape.cols, *most, plan_.layout.levels);
    }

    LayerShapes shapesOf(const LevelBand& band, std::uint32_t index) const {
        if (index == 0)
            requireLevels(band);
        LayerShapes shapes{.layer = index + 1};
        std::vector<std::uint8_t> mask(band.levels.size());
        const bool isMask = plan_.layout.layerPer == LayerPer::Mask;
        std::ranges::transform(band.levels, mask.begin(), [&](std::uint16_t level) {
            return static_cast<std::uint8_t>(isMask ? level >> index & 1 : level == index + 1);
        });
        shapes.pixels = static_cast<std::uint64_t>(std::ranges::count(mask, isSet));
        addShapes(shapes, mask, band.shape);
        for (PixelRect& rect : shapes.rects)
            rect.row += static_cast<std::int32_t>(band.row);
        for (PixelCorner& corner : shapes.polygons.corners)
            corner.row += static_cast<std::int32_t>(band.row);
        return shapes;
    }

    void addShapes(LayerShapes& to, std::vector<std::uint8_t>& mask, Shape shape) const {
        if (plan_.layout.aperture)
            to.rects = singlePixels(mask, shape);
        else if (plan_.shapes == MaskShapes::Polygons)
            to.polygons = polygonsOf(mask, shape, plan_.layout.corners - 1);
        else if (plan_.shapes == MaskShapes::Fewest)
            to.rects = fewestRectangles(mask, shape);
        else
            to.rects = mergedRuns(mask, shape);
    }

    static std::vector<PixelRect> singlePixels(const std::vector<std::uint8_t>& mask, Shape shape) {
        std::vector<PixelRect> pixels;
        std::size_t at = 0;
        for (std::int32_t row = 0; row < shape.rows; ++row)
            for (std::int32_t col = 0; col < shape.cols; ++col)
                if (mask[at++] != 0)
                    pixels.push_back({row, col, 1, 1});
        return pixels;
    }

    void stitch(std::vector<PixelRect>& rects, const LevelBand& band, std::size_t layer) {
        if (plan_.layout.aperture)
            return;
        const std::int64_t bottom = band.row + band.shape.rows;
        open_[layer].stitch(rects, band.row, bottom);
        if (bottom == plan_.part().rows)
            open_[layer].close(rects);
    }

    std::unique_ptr<PlaneReader<std::uint16_t>> reader_;
    const MaskPlan& plan_;
    const LayoutFormat& format_;
    std::vector<OpenRects> open_; ///< of each layer
};

} // namespace

std::int64_t bandRows(std::int64_t cols) {
    return std::max(leastBandRows, bandPixels / cols);
}

void eachRow(const Plane<std::uint16_t>& levels, const JobControl* control,
             const std::function<bool(std::span<const std::uint16_t>)>& use) {
    const auto [rows, cols] = levels.shape();
    const auto reader = levels.open();
    std::vector<std::uint16_t> band(static_cast<std::size_t>(bandRows(cols) * cols));
    for (std::int64_t row = 0; row < rows;) {
        if (control != nullptr)
            control->checkpoint();
        const std::int64_t count = std::min(bandRows(cols), rows - row);
        reader->read({row, 0, {count, cols}}, band.data(), cols);
        for (std::int64_t i = 0; i < count; ++i)
            if (!use(std::span(band).subspan(static_cast<std::size_t>(i * cols),
                                             static_cast<std::size_t>(cols))))
                return;
        row += count;
    }
}

void inLayerBands(const Plane<std::uint16_t>& levels, const MaskPlan& plan,
                  const LayoutFormat& format, const JobControl* control,
                  const std::function<void(const LayerBytes&)>& take) {
    LayerBands(levels, plan, format).run(control, take);
}

} // namespace fringe
