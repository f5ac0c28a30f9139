// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_passes.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/tile_plan.h"

#include <numeric>

namespace fringe::gpu {
namespace {

constexpr plan::TileSize sizes[]{{64, 64}, {32, 32}, {16, 16}};

/// Reading and writing a pixel of the field takes a GPU as long as some thirty products.
constexpr std::size_t fewestPoints = 64;

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

/// Collects the passes of a call.
class Passes {
  public:
    explicit Passes(const PointSourcesArgs& args) : args_(args), windows_(windowsOf(args)) {}

    void add(PointKernel kernel, const std::vector<std::uint32_t>& points) {
        if (points.empty())
            return;
        PointPass& pass = passes_.emplace_back(PointPass{kernel, {}});
        pass.points.reserve(points.size());
        for (const std::uint32_t i : points)
            pass.points.push_back(pointRecord(args_.points[i], windows_[i], args_.wavelength));
    }

    void addTiles() {
        const plan::TilePlan tiles = plan::planTiles(windows_, {sizes, fewestPoints}, args_);
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
    std::vector<PixelWindow> windows_;
    std::vector<PointPass> passes_;
};

} // namespace

std::vector<PointPass> pointPasses(const PointSourcesArgs& args) {
    Passes passes(args);
    if (args.model == WaveModel::Fresnel)
        passes.addAll(PointKernel::Fresnel);
    else if (args.sum == PointSum::Direct)
        passes.addAll(PointKernel::Exact);
    else
        passes.addTiles();
    return passes.take();
}

} // namespace fringe::gpu
