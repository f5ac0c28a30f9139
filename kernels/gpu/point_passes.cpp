// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_passes.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/tile_plan.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace fringe::gpu {
namespace {

constexpr std::array<plan::TileSize, 3> sizes{{{64, 64}, {32, 32}, {16, 16}}};

/// Those that lie in tiles of a side.
std::span<const plan::TileSize> sizesUpTo(int side) {
    const auto first = std::ranges::find_if(
        sizes, [side](const plan::TileSize& size) { return size.rows <= side; });
    return {first, sizes.end()};
}

/// Reading and writing a pixel of the field takes a GPU as long as some thirty products.
constexpr std::size_t fewestPoints = 64;

/// Windows cut tiles far from their points, where products are worse than on the average.
constexpr double toleranceOfCuts = 0.7;

/// Native sines of the devices that have the worst of them err by some 5e-4.
constexpr double nativeError = 1e-3;

PointKernel fresnelKernel(const PointSourcesArgs& args) {
    if (args.sum == PointSum::Products)
        return PointKernel::Fresnel;
    return args.tolerance < nativeError ? PointKernel::FresnelPairs
                                        : PointKernel::FresnelRecurrence;
}

PointKernel tileKernel(const plan::TileSize& size) {
    switch (size.rows) {
    case 64:
        return PointKernel::Tiles64;
    case 32:
        return PointKernel::Tiles32;
    default:
        return PointKernel::Tiles16;
    }
}

/// On all rows of the plane: what becomes of a point does not depend on the rows of a call.
std::vector<PixelWindow> windowsOf(PointSourcesArgs args) {
    args.firstRow = 0;
    args.rowCount = args.grid.shape.rows;
    std::vector<PixelWindow> windows;
    windows.reserve(args.points.size());
    for (const PointSource& point : args.points)
        windows.push_back(windowOf(point, args));
    return windows;
}

bool isWhole(const PixelWindow& window, Shape plane) {
    return window.rows.begin <= 0 && window.rows.end >= plane.rows && window.cols.begin <= 0
           && window.cols.end >= plane.cols;
}

/// Collects the passes of a call.
class Passes {
  public:
    /// cutSide: as in `PointPass`.
    explicit Passes(const PointSourcesArgs& args, int cutSide = 0)
        : args_(args), cutSide_(cutSide), windows_(windowsOf(args)) {}

    void add(PointKernel kernel, const std::vector<std::uint32_t>& points) {
        if (points.empty())
            return;
        PointPass& pass = passes_.emplace_back(PointPass{kernel, cutSide_, {}});
        pass.points.reserve(points.size());
        for (const std::uint32_t i : points)
            pass.points.push_back(pointRecord(args_.points[i], windows_[i], args_.wavelength));
    }

    void addTiles(std::span<const plan::TileSize> tileSizes) {
        const plan::TilePlan tiles = plan::planTiles(windows_, {tileSizes, fewestPoints}, args_);
        for (const plan::TileGroup& group : tiles.groups)
            add(tileKernel(group.size), group.points);
        add(PointKernel::Exact, tiles.others);
    }

    void addAll(PointKernel kernel) {
        std::vector<std::uint32_t> all(args_.points.size());
        std::iota(all.begin(), all.end(), 0);
        add(kernel, all);
    }

    std::vector<PointPass> take() { return std::move(passes_); }

  private:
    const PointSourcesArgs& args_;
    int cutSide_;
    std::vector<PixelWindow> windows_;
    std::vector<PointPass> passes_;
};

} // namespace

std::vector<PointPass> pointPasses(const PointSourcesArgs& args) {
    Passes passes(args);
    if (args.model == WaveModel::Fresnel)
        passes.addAll(fresnelKernel(args));
    else if (args.sum == PointSum::Direct)
        passes.addAll(PointKernel::Exact);
    else
        passes.addTiles(sizes);
    return passes.take();
}

std::vector<PointPass> cutPasses(const PointSourcesArgs& args, int side) {
    std::vector<PointSource> cut;
    const std::vector<PixelWindow> windows = windowsOf(args);
    for (std::size_t i = 0; i < windows.size(); ++i)
        if (!isWhole(windows[i], args.grid.shape))
            cut.push_back(args.points[i]);
    PointSourcesArgs rest = args;
    rest.points = cut;
    rest.tolerance *= toleranceOfCuts;
    Passes passes(rest, side);
    passes.addTiles(sizesUpTo(side));
    return passes.take();
}

} // namespace fringe::gpu
