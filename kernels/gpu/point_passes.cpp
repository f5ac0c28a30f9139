// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_passes.h"

#include "kernels/formulas/exact_patch.h"
#include "kernels/gpu/point_records.h"
#include "kernels/parallel.h"
#include "kernels/plan/exact_errors.h"
#include "kernels/plan/tile_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace fringe::gpu {
namespace {

constexpr std::array<plan::TileSize, 3> sizes{{{64, 64}, {32, 32}, {16, 16}}};

/// Sizes of tiles that lie in tiles of a side.
std::span<const plan::TileSize> sizesUpTo(int side) {
    const auto first = std::ranges::find_if(
        sizes, [side](const plan::TileSize& size) { return size.rows <= side; });
    return {first, sizes.end()};
}

/// Reading and writing a pixel of the field takes a GPU as long as some thirty products.
constexpr std::size_t fewestPoints = 64;

/// Windows cut tiles far from their points, where products are worse than on the average.
constexpr double toleranceOfCorners = 0.7;

/// Native sines of the devices that have the worst of them err by some 5e-4.
constexpr double nativeError = 1e-3;

/// What one thread prepares at once.
constexpr std::int64_t pointsPerThread = 512;

Kernel fresnelKernel(const PointSourcesArgs& args) {
    if (args.sum == PointSum::Products)
        return Kernel::addFresnelPoints;
    return args.tolerance < nativeError ? Kernel::addFresnelPairs : Kernel::addFresnelRecurrence;
}

Kernel tileKernel(const plan::TileSize& size) {
    switch (size.rows) {
    case 64:
        return Kernel::addPointsOnTiles64;
    case 32:
        return Kernel::addPointsOnTiles32;
    default:
        return Kernel::addPointsOnTiles16;
    }
}

bool isDark(const PixelWindow& window) {
    return window.rows.begin >= window.rows.end || window.cols.begin >= window.cols.end;
}

/// Kernel of an exact wave that is summed directly.
Kernel directKernel(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args) {
    const auto keeps = [&](int side) {
        return plan::patchError(point, window, args, side) < plan::modelShare * args.tolerance;
    };
    if (isDark(window) || keeps(8))
        return Kernel::addExactPatches8;
    return keeps(4) ? Kernel::addExactPatches4 : Kernel::addExactPoints;
}

/// On all rows of the plane: what becomes of a point does not depend on the rows of a call.
std::vector<PixelWindow> windowsOf(PointSourcesArgs args) {
    args.firstRow = 0;
    args.rowCount = args.grid.shape.rows;
    std::vector<PixelWindow> windows(args.points.size());
    parallelFor(std::ssize(windows), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            windows[i] = windowOf(args.points[i], args);
    });
    return windows;
}

bool hasCorner(const PixelWindow& window, Shape plane) {
    return !isDark(window) && (window.rows.begin > 0 || window.rows.end < plane.rows)
           && (window.cols.begin > 0 || window.cols.end < plane.cols);
}

/// Collects the passes of a call.
class Passes {
  public:
    /// cornerSide: as in `PointPass`.
    explicit Passes(const PointSourcesArgs& args, int cornerSide = 0)
        : args_(args), cornerSide_(cornerSide), windows_(windowsOf(args)) {}

    void add(Kernel kernel, const std::vector<std::uint32_t>& points) {
        if (points.empty())
            return;
        std::vector<formulas::PointRecord> records(points.size());
        parallelFor(std::ssize(points), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                records[i] =
                    pointRecord(args_.points[points[i]], windows_[points[i]], args_.wavelength);
        });
        passes_.push_back({kernel, cornerSide_, std::move(records)});
    }

    void addTiles(std::span<const plan::TileSize> allowed) {
        const plan::TilePlan tiles = plan::planTiles(windows_, {allowed, fewestPoints}, args_);
        for (const plan::TileGroup& group : tiles.groups)
            add(tileKernel(group.size), group.points);
        addDirect(tiles.others);
    }

    /// Exact waves.
    void addDirect(std::span<const std::uint32_t> points) {
        const std::vector<Kernel> kernels = directKernels(points);
        for (const Kernel kernel :
             {Kernel::addExactPatches8, Kernel::addExactPatches4, Kernel::addExactPoints}) {
            std::vector<std::uint32_t> chosen;
            for (std::size_t i = 0; i < points.size(); ++i)
                if (kernels[i] == kernel)
                    chosen.push_back(points[i]);
            add(kernel, chosen);
        }
    }

    std::vector<std::uint32_t> all() const {
        std::vector<std::uint32_t> all(args_.points.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }

    std::vector<PointPass> take() { return std::move(passes_); }

  private:
    /// The fastest for each of the points that keeps the tolerance.
    std::vector<Kernel> directKernels(std::span<const std::uint32_t> points) const {
        std::vector<Kernel> kernels(points.size(), Kernel::addExactPoints);
        if (cornerSide_ % FRINGE_PATCH_TILE != 0)
            return kernels;
        parallelFor(std::ssize(points), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                kernels[i] = directKernel(args_.points[points[i]], windows_[points[i]], args_);
        });
        return kernels;
    }

    const PointSourcesArgs& args_;
    int cornerSide_;
    std::vector<PixelWindow> windows_;
    std::vector<PointPass> passes_;
};

} // namespace

std::vector<PointPass> pointPasses(const PointSourcesArgs& args) {
    Passes passes(args);
    if (args.model == WaveModel::Fresnel)
        passes.add(fresnelKernel(args), passes.all());
    else if (args.sum == PointSum::Direct)
        passes.addDirect(passes.all());
    else
        passes.addTiles(sizes);
    return passes.take();
}

std::vector<PointPass> cornerPasses(const PointSourcesArgs& args, int side) {
    std::vector<PointSource> corners;
    const std::vector<PixelWindow> windows = windowsOf(args);
    for (std::size_t i = 0; i < windows.size(); ++i)
        if (hasCorner(windows[i], args.grid.shape))
            corners.push_back(args.points[i]);
    PointSourcesArgs rest = args;
    rest.points = corners;
    rest.tolerance *= toleranceOfCorners;
    Passes passes(rest, side);
    passes.addTiles(sizesUpTo(side));
    return passes.take();
}

} // namespace fringe::gpu
