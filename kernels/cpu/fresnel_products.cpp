// SPDX-License-Identifier: GPL-3.0-or-later
// U(row, col) = Σ_p y(p, row)·x(p, col): a matrix product, in blocks that stay in the processor's
// caches and skip what the windows leave out. It is our own because OpenBLAS 0.3.21 falls back to
// SSE3 on processors that are newer than itself, which is several times slower.
#include "kernels/cpu/depth_tables.h"
#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/product_tiles.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <numbers>

namespace fringe::cpu {
namespace {

/// What a thread sums at a time: the tables of its rows stay in the second cache, while those of
/// its columns pass through it block by block. Twice the rows or columns made no difference beyond
/// 4 % on a Xeon with 2 MiB of that cache a core.
constexpr plan::TileSize largestPiece{128, 480};

/// -s dx²/(2λ|z|) at the columns, numbered from 0.
simd::QuadraticPhase alongX(const PointSource& point, const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchX;
    const auto centre = static_cast<double>(args.grid.centreCol());
    return {-1 / (2 * args.wavelength * point.z), 0, 0, -centre * pitch - point.x, pitch};
}

/// φ - s(|z| + dy²/(2|z|))/λ at the rows, numbered from 0.
simd::QuadraticPhase alongY(const PointSource& point, const PointSourcesArgs& args) {
    const double pitch = args.grid.pitchY;
    const auto centre = static_cast<double>(args.grid.centreRow());
    const double constant = point.phase / (2 * std::numbers::pi) - point.z / args.wavelength;
    return {-1 / (2 * args.wavelength * point.z), 0, constant, centre * pitch - point.y, -pitch};
}

/// The points whose windows meet a rectangle.
struct Reaching {
    std::vector<std::int32_t> points;
    bool isWhole = true; ///< no window ends within it
};

/// Points that are summed together, with the tables of their waves on a part of the field.
class Batch {
  public:
    Batch(std::span<const PointSource> points, const PixelWindow& part,
          const PointSourcesArgs& args, ProductRooms& rooms)
        : points_(points), part_(part), args_(args),
          x_(part.cols.end - part.cols.begin, simd::waveCols, planesFor(args), points.size(),
             rooms.x),
          y_(part.rows.end - part.rows.begin, simd::waveRows, planesFor(args), points.size(),
             rooms.y) {
        for (const PointSource& point : points)
            windows_.push_back(windowOf(point, args));
    }

    /// Fills the tables of the points from `begin` to `end`.
    void fillTables(std::size_t begin, std::size_t end) const {
        if (args_.onPixels)
            return copyTables(begin, end);
        const auto fill = simd::bestKernels().quadraticWaves;
        for (std::size_t p = begin; p < end; ++p) {
            fill(alongX(points_[p], args_), 1, x_.of(p, part_.cols, windows_[p].cols));
            fill(alongY(points_[p], args_), points_[p].amplitude,
                 y_.of(p, part_.rows, windows_[p].rows));
        }
    }

    /// Once all tables are filled.
    void addTo(const Field& field, const PixelWindow& piece) const {
        const Reaching reaching = pointsReaching(piece);
        if (reaching.isWhole)
            return add(field, reaching, piece);
        for (std::int64_t left = piece.cols.begin; left < piece.cols.end; left += simd::waveCols) {
            const PixelWindow block{piece.rows, overlap(piece.cols, {left, left + simd::waveCols})};
            add(field, pointsReaching(block), block);
        }
    }

  private:
    /// From those of each depth.
    void copyTables(std::size_t begin, std::size_t end) const {
        while (begin < end) {
            const std::span some = points_.subspan(begin, end - begin);
            const auto other = std::ranges::find_if(
                some, [&](const PointSource& point) { return point.z != some.front().z; });
            const std::span same(some.begin(), other);
            const DepthTables tables(same, part_, args_);
            for (const PointSource& point : same) {
                tables.fill(point, x_.of(begin, part_.cols, windows_[begin].cols),
                            y_.of(begin, part_.rows, windows_[begin].rows));
                ++begin;
            }
        }
    }

    Reaching pointsReaching(const PixelWindow& area) const {
        Reaching reaching;
        for (std::size_t p = 0; p < windows_.size(); ++p) {
            const PixelWindow& window = windows_[p];
            if (!meet(window, area))
                continue;
            reaching.points.push_back(static_cast<std::int32_t>(p));
            reaching.isWhole = reaching.isWhole && holds(window, area);
        }
        return reaching;
    }

    void add(const Field& field, const Reaching& reaching, const PixelWindow& area) const {
        const std::size_t count = reaching.points.size();
        const auto* named = count == points_.size() ? nullptr : reaching.points.data();
        addWaveProducts(field, {x_, y_, part_, count, named, planesFor(args_)}, area);
    }

    std::span<const PointSource> points_;
    PixelWindow part_;
    const PointSourcesArgs& args_;
    std::vector<PixelWindow> windows_;
    WaveTables x_;
    WaveTables y_;
};

void addBatch(const Field& field, std::span<const PointSource> points, const PixelWindow& part,
              const PointSourcesArgs& args, ProductRooms& rooms) {
    const Batch batch(points, part, args, rooms);
    const std::int64_t pointsPerPiece = args.onPixels ? 64 : 8;
    parallelFor(static_cast<std::int64_t>(points.size()), pointsPerPiece,
                [&](std::int64_t begin, std::int64_t end) {
                    batch.fillTables(static_cast<std::size_t>(begin),
                                     static_cast<std::size_t>(end));
                });
    const TileGrid pieces(largestPiece, part, simd::waveRows);
    parallelFor(pieces.count(), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t index = begin; index < end; ++index)
            batch.addTo(field, pieces.at(index));
    });
}

} // namespace

void addFresnelProducts(const Field& field, const PointSourcesArgs& args, ProductRooms& rooms) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const TileGrid parts(separablePart, rowsOfCall(args), simd::waveRows);
    const std::size_t most = evenBatch(args.points.size(), separableBatch);
    for (std::size_t first = 0; first < args.points.size(); first += most)
        for (std::int64_t index = 0; index < parts.count(); ++index)
            addBatch(field, args.points.subspan(first, std::min(most, args.points.size() - first)),
                     parts.at(index), args, rooms);
}

} // namespace fringe::cpu
